import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ADMIN_ROWS_PER_PAGE } from 'shared/model/constants';
import type { DayRangeQuery, SortOrder } from 'shared/model/schemas';
import {
  readFilters,
  writeFilters,
  type FilterKind,
  type FilterKinds,
  type FilterValues,
} from './address-filters';

/** A filter of a list: its name in the API and in the address, its label, and what can be entered. */
export interface Filter<Name extends string = string> {
  name: Name;
  label: string;
  kind: FilterKind;
}

/** The values of filters, by name. */
export type Filters = FilterValues<string>;

/** The query of a report's request, with the names of the API. */
export type ReportQuery = Readonly<Record<string, string | number | undefined>>;

/** Only filters in the request's schema: the API ignores other filters and would return every row. */
export type FiltersOf<Query> = readonly Filter<string & keyof Query>[];

/** Filters that are folded away below the others. */
export interface MoreFilters {
  filters: readonly Filter[];
  /** Called when they are unfolded. */
  onOpen: () => void;
}

export const dayFilters: FiltersOf<DayRangeQuery> = [
  { name: 'from_date', label: 'From Date', kind: 'day' },
  { name: 'to_date', label: 'To Date', kind: 'day' },
];

export interface ReportView {
  filters: Filters;
  page: number;
  sort: SortOrder;
  query: ReportQuery;
  /** Shows page 1 of the rows that match; returns `false` if the address already shows that page. */
  search: (filters: Filters) => boolean;
  toPage: (page: number) => void;
  /** Reverses the order and shows its first page. */
  toggleSort: () => void;
}

const none: readonly Filter[] = [];

/** Keeps filters, page and order of a report in the address, so a view can be shared and reloaded. */
export function useReportView(own: readonly Filter[], more: readonly Filter[] = none): ReportView {
  const [params, setParams] = useSearchParams();

  return useMemo(() => {
    const { filters, page, sort } = readView(params, [...own, ...more]);
    const isOwn = (name: string) => own.some((filter) => filter.name === name);
    const asked = Object.entries(filters).filter(([name, value]) => isOwn(name) || value);
    return {
      filters,
      page,
      sort,
      query: {
        ...Object.fromEntries(asked),
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
  }, [params, setParams, own, more]);
}

/** The API refuses a higher page number. */
const LAST_PAGE = 10_000_000;

export function readView(params: URLSearchParams, list: readonly Filter[]) {
  const kinds: FilterKinds<string> = Object.fromEntries(list.map(({ name, kind }) => [name, kind]));
  const page = Number(params.get('page') ?? 1);
  const sort: SortOrder = params.get('sort') === 'oldest' ? 'oldest' : 'newest';
  return { filters: readFilters(params, kinds), page: isPage(page) ? page : 1, sort };
}

const isPage = (page: number) => Number.isInteger(page) && page >= 1 && page <= LAST_PAGE;

interface WrittenView {
  filters: Filters;
  page?: number;
  sort?: SortOrder;
}

/** Empty filters, page 1 and the default order are left out of the address. */
export function writeView({ filters, page = 1, sort }: WrittenView): URLSearchParams {
  const params = writeFilters(filters);
  if (sort === 'oldest') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params;
}
