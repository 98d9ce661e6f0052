import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ADMIN_ROWS_PER_PAGE } from 'shared/constants';

export type FilterName = 'name' | 'email' | 'status' | 'from_date' | 'to_date';
export type Filters = Partial<Record<FilterName, string>>;

/** The query of a report's call, under the names of the API. */
export type ReportQuery = Filters & { page: number; per_page: number };

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
  query: ReportQuery;
  /** Shows other filters, from page 1; `false` where they are what is shown already. */
  search: (filters: Filters) => boolean;
  toPage: (page: number) => void;
}

/** Filters and page of a report: they live in the address, so a view can be shared and reloaded. */
export function useReportView(names: readonly FilterName[]): ReportView {
  const [params, setParams] = useSearchParams();

  return useMemo(() => {
    const { filters, page } = readView(params, names);
    return {
      filters,
      page,
      query: { ...filters, page, per_page: ADMIN_ROWS_PER_PAGE },
      search: (wanted) => {
        const next = writeView(wanted, 1);
        if (next.toString() === writeView(filters, page).toString()) return false;
        setParams(next);
        return true;
      },
      toPage: (wanted) => setParams(writeView(filters, wanted)),
    };
  }, [params, setParams, names]);
}

export function readView(params: URLSearchParams, names: readonly FilterName[]) {
  const filters: Filters = {};
  for (const name of names) filters[name] = params.get(name)?.trim() ?? '';
  const page = Number(params.get('page') ?? 1);
  return { filters, page: Number.isSafeInteger(page) && page >= 1 ? page : 1 };
}

/** Leaves out what is empty and page 1, so that the plain address is the plain list. */
export function writeView(filters: Filters, page: number): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value.trim()) params.set(name, value.trim());
  }
  if (page > 1) params.set('page', String(page));
  return params;
}
