import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ADMIN_ROWS_PER_PAGE } from 'shared/model/constants';
import type { DayRangeQuery, SortOrder } from 'shared/model/schemas';
import { readFilters, writeFilters, type FilterKinds, type FilterValues } from './address-filters';

export type FilterName =
  | 'admin'
  | 'name'
  | 'product'
  | 'email'
  | 'search'
  | 'source'
  | 'state'
  | 'status'
  | 'call_back'
  | 'from_date'
  | 'to_date'
  | 'day_of';
export type Filters = FilterValues<FilterName>;

/** The query of a report's request, with the names of the API. */
export type ReportQuery = Filters & { page: number; per_page: number; sort?: 'oldest' };

export type ReportFilterKinds = FilterKinds<FilterName>;

/** Only filters in the request's schema: the API ignores other filters and would return every row. */
export type FiltersOf<Query> = FilterKinds<FilterName & keyof Query>;

/** Filters that are folded away below the others. */
export interface MoreFilters {
  kinds: ReportFilterKinds;
  /** Called when they are unfolded. */
  onOpen: () => void;
}

export const dayFilters: FiltersOf<DayRangeQuery> = { from_date: 'day', to_date: 'day' };

export interface ReportView {
  filters: Filters;
  /** What can be entered for each filter. */
  kinds: ReportFilterKinds;
  page: number;
  sort: SortOrder;
  query: ReportQuery;
  /** Shows page 1 of the rows that match; returns `false` if the address already shows that page. */
  search: (filters: Filters) => boolean;
  toPage: (page: number) => void;
  /** Reverses the order and shows its first page. */
  toggleSort: () => void;
}

const none: ReportFilterKinds = {};

/** Keeps filters, page and order of a report in the address, so a view can be shared and reloaded. */
export function useReportView(
  kinds: ReportFilterKinds,
  more: ReportFilterKinds = none,
): ReportView {
  const [params, setParams] = useSearchParams();

  return useMemo(() => {
    const { filters, page, sort } = readView(params, { ...kinds, ...more });
    const asked = Object.entries(filters).filter(([name, value]) => name in kinds || value);
    return {
      filters,
      kinds,
      page,
      sort,
      query: {
        // The cast: these are some of the filters.
        ...(Object.fromEntries(asked) as Filters),
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
  }, [params, setParams, kinds, more]);
}

/** The API refuses a higher page number. */
const LAST_PAGE = 10_000_000;

export function readView(params: URLSearchParams, kinds: ReportFilterKinds) {
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
