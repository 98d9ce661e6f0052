import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ADMIN_ROWS_PER_PAGE } from 'shared/model/constants';
import type { DayRangeQuery, SortOrder } from 'shared/model/schemas';

export type FilterName =
  'name' | 'email' | 'search' | 'source' | 'status' | 'from_date' | 'to_date';
export type Filters = Partial<Record<FilterName, string>>;

/** The query of a report's request, with the names of the API. */
export type ReportQuery = Filters & { page: number; per_page: number; sort?: 'oldest' };

export interface FilterOption {
  value: string;
  label: string;
}

/** The filters of a list: a text or a day, or the options of a select. */
export type ReportFilters = Partial<Record<FilterName, 'text' | 'day' | readonly FilterOption[]>>;

/** Only filters in the request's schema: the API ignores other filters and would return every row. */
export type FiltersOf<Query> = Pick<ReportFilters, FilterName & keyof Query>;

export const dayFilters: FiltersOf<DayRangeQuery> = { from_date: 'day', to_date: 'day' };

export interface ReportView {
  filters: Filters;
  /** What can be entered for each filter. */
  kinds: ReportFilters;
  page: number;
  sort: SortOrder;
  query: ReportQuery;
  /** Shows page 1 of the rows that match; returns `false` if the address already shows that page. */
  search: (filters: Filters) => boolean;
  toPage: (page: number) => void;
  /** Reverses the order and shows its first page. */
  toggleSort: () => void;
}

/** Keeps filters, page and order of a report in the address, so a view can be shared and reloaded. */
export function useReportView(kinds: ReportFilters): ReportView {
  const [params, setParams] = useSearchParams();

  return useMemo(() => {
    const { filters, page, sort } = readView(params, kinds);
    return {
      filters,
      kinds,
      page,
      sort,
      query: {
        ...filters,
        page,
        per_page: ADMIN_ROWS_PER_PAGE,
        ...(sort === 'oldest' && { sort }),
      },
      search: (wanted) => {
        const next = writeView({ filters: wanted, sort });
        if (next.toString() === writeView({ filters, page, sort }).toString()) return false;
        setParams(next);
        return true;
      },
      toPage: (wanted) => setParams(writeView({ filters, page: wanted, sort })),
      toggleSort: () =>
        setParams(writeView({ filters, sort: sort === 'oldest' ? 'newest' : 'oldest' })),
    };
  }, [params, setParams, kinds]);
}

/** The longest text that the API accepts for a filter. */
const longest: Partial<Record<FilterName, number>> = { email: 254 };
const DEFAULT_LONGEST = 120;
export const longestText = (name: FilterName): number => longest[name] ?? DEFAULT_LONGEST;

/** The API refuses a higher page number. */
const LAST_PAGE = 10_000_000;

/** Reads the filters of a list from the address; a value that the list does not offer is ignored. */
export function readView(params: URLSearchParams, kinds: ReportFilters) {
  const filters: Filters = {};
  for (const name of namesOf(kinds)) {
    const value = params.get(name)?.trim() ?? '';
    filters[name] = isAllowed(name, kinds[name], value) ? value : '';
  }
  const page = Number(params.get('page') ?? 1);
  const sort: SortOrder = params.get('sort') === 'oldest' ? 'oldest' : 'newest';
  return { filters, page: isPage(page) ? page : 1, sort };
}

/** The filters in the order of their form. */
export const namesOf = (kinds: ReportFilters) =>
  // The type of `Object.keys` does not keep the names of the filters.
  Object.keys(kinds) as FilterName[];

function isAllowed(name: FilterName, kind: ReportFilters[FilterName], value: string): boolean {
  if (kind === 'day') return /^\d{4}-\d{2}-\d{2}$/.test(value);
  if (kind === 'text') return value.length <= longestText(name);
  return kind?.some((option) => option.value === value) ?? false;
}

const isPage = (page: number) => Number.isInteger(page) && page >= 1 && page <= LAST_PAGE;

interface WrittenView {
  filters: Filters;
  page?: number;
  sort?: SortOrder;
}

/** Empty filters, page 1 and the default order are left out of the address. */
export function writeView({ filters, page = 1, sort }: WrittenView): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value.trim()) params.set(name, value.trim());
  }
  if (sort === 'oldest') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params;
}
