import type { OpenedWith } from 'shared/contract';
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

export const dayFilters: FiltersOf<DayRangeQuery> = [
  { name: 'from_date', label: 'From Date', kind: 'day' },
  { name: 'to_date', label: 'To Date', kind: 'day' },
];

/** What an address shows of a list: its rows are asked for with `query`. */
export interface Shown {
  filters: Filters;
  page: number;
  sort: SortOrder;
  query: ReportQuery;
}

const none: readonly Filter[] = [];

/** Reads the address of a list. The query has all of its own filters, and those of `more` that are set. */
export function readShown(
  params: URLSearchParams,
  own: readonly Filter[],
  more: readonly Filter[] = none,
): Shown {
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
  };
}

/** For `load` of a page with the list at this path of the API. */
export const firstRows =
  (url: string, own: readonly Filter[], more?: readonly Filter[]) =>
  ({ search }: OpenedWith) => ({ url, params: readShown(search, own, more).query });

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
