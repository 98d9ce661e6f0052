import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ADMIN_ROWS_PER_PAGE } from 'shared/model/constants';
import type {
  ContactFilterQuery,
  DayRangeQuery,
  LeadFilterQuery,
  OrderFilterQuery,
  SortOrder,
} from 'shared/model/schemas';

export type FilterName =
  'name' | 'email' | 'search' | 'source' | 'status' | 'from_date' | 'to_date';
export type Filters = Partial<Record<FilterName, string>>;

/** The query of a report's request, with the names of the API. */
export type ReportQuery = Filters & { page: number; per_page: number; sort?: 'oldest' };

/** Only filters in the request's schema: the API ignores other filters and would return every row. */
type FiltersOf<Query> = readonly (FilterName & keyof Query)[];

export const ORDER_FILTERS: FiltersOf<OrderFilterQuery> = [
  'name',
  'email',
  'status',
  'from_date',
  'to_date',
];
export const DAY_FILTERS: FiltersOf<DayRangeQuery> = ['from_date', 'to_date'];
export const CONTACT_FILTERS: FiltersOf<ContactFilterQuery> = ['search', 'status', ...DAY_FILTERS];
export const LEAD_FILTERS: FiltersOf<LeadFilterQuery> = [
  'search',
  'source',
  'status',
  ...DAY_FILTERS,
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

/** Keeps filters, page and order of a report in the address, so a view can be shared and reloaded. */
export function useReportView(names: readonly FilterName[]): ReportView {
  const [params, setParams] = useSearchParams();

  return useMemo(() => {
    const { filters, page, sort } = readView(params, names);
    return {
      filters,
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
  }, [params, setParams, names]);
}

/** The valid format of each filter; any other value in the address is ignored. */
const allowed: Record<FilterName, RegExp> = {
  name: /^.{0,120}$/,
  email: /^.{0,254}$/,
  search: /^.{0,120}$/,
  source: /^(callback|demo|syllabus|newsletter|tutor)$/,
  // The statuses of an order, and those of a lead or message.
  status: /^(paid|pending|new|called|interested|enrolled|closed)$/,
  from_date: /^\d{4}-\d{2}-\d{2}$/,
  to_date: /^\d{4}-\d{2}-\d{2}$/,
};

/** The API refuses a higher page number. */
const LAST_PAGE = 10_000_000;

export function readView(params: URLSearchParams, names: readonly FilterName[]) {
  const filters: Filters = {};
  for (const name of names) {
    const value = params.get(name)?.trim() ?? '';
    filters[name] = allowed[name].test(value) ? value : '';
  }
  const page = Number(params.get('page') ?? 1);
  const sort: SortOrder = params.get('sort') === 'oldest' ? 'oldest' : 'newest';
  return { filters, page: isPage(page) ? page : 1, sort };
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
