import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ADMIN_ROWS_PER_PAGE } from 'shared/constants';
import type { SortOrder } from 'shared/schemas';

export type FilterName = 'name' | 'email' | 'status' | 'from_date' | 'to_date';
export type Filters = Partial<Record<FilterName, string>>;

/** The query of a report's call, under the names of the API. */
export type ReportQuery = Filters & { page: number; per_page: number; sort?: 'oldest' };

export const ORDER_FILTERS: readonly FilterName[] = [
  'name',
  'email',
  'status',
  'from_date',
  'to_date',
];
export const DAY_FILTERS: readonly FilterName[] = ['from_date', 'to_date'];

export interface ReportView {
  filters: Filters;
  page: number;
  sort: SortOrder;
  query: ReportQuery;
  /** Shows other filters, from page 1; `false` where they are what is shown already. */
  search: (filters: Filters) => boolean;
  toPage: (page: number) => void;
  /** Turns the order round and shows its first page. */
  turn: () => void;
}

/** Filters, page and order of a report live in the address: a view can be shared and reloaded. */
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
      turn: () => setParams(writeView({ filters, sort: sort === 'oldest' ? 'newest' : 'oldest' })),
    };
  }, [params, setParams, names]);
}

/** What a filter can be; anything else in an address is as good as nothing. */
const possible: Record<FilterName, RegExp> = {
  name: /^.{0,120}$/,
  email: /^.{0,254}$/,
  status: /^(paid|pending)$/,
  from_date: /^\d{4}-\d{2}-\d{2}$/,
  to_date: /^\d{4}-\d{2}-\d{2}$/,
};

/** The API answers no later one. */
const LAST_PAGE = 10_000_000;

export function readView(params: URLSearchParams, names: readonly FilterName[]) {
  const filters: Filters = {};
  for (const name of names) {
    const value = params.get(name)?.trim() ?? '';
    filters[name] = possible[name].test(value) ? value : '';
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

/** Leaves out what is empty, page 1 and the usual order: the plain address is the plain list. */
export function writeView({ filters, page = 1, sort }: WrittenView): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value.trim()) params.set(name, value.trim());
  }
  if (sort === 'oldest') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params;
}
