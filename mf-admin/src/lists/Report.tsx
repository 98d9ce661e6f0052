import type { ReactNode } from 'react';
import { ADMIN_ROWS_PER_PAGE } from 'shared/model/constants';
import { formatCount } from 'shared/model/format';
import type { Right } from 'shared/model/rights';
import { PageHeading, Skeleton } from 'shared/ui';
import { Loaded, Pager, Table, type Column, type LoadResult } from 'shared/ui/lists';
import { CsvExport } from './CsvExport';
import styles from './Report.module.css';
import { ReportFilters } from './ReportFilters';
import { NoRows } from './NoRows';
import { PeriodChoice } from './PeriodChoice';
import type { Rows } from './report-response';
import type { Filter, Filters, ReportQuery } from './report-query';
import { useReportView, type MoreFilters, type ReportView } from './report-view';
import { useFailureToast } from './use-failure-toast';

export interface ReportColumn<Row> extends Omit<Column<Row>, 'sort'> {
  /** The list can be sorted by this column, newest or oldest first. */
  sortable?: true;
}

/** The last rows that were loaded, also those of another view. */
interface ReportResult<Row> extends LoadResult<Rows<Row>> {
  data?: Rows<Row>;
}

interface ReportProps<Row extends { id: string | number }> {
  heading: string;
  /** A button beside the heading. */
  action?: ReactNode;
  /** The same, for the shown filters. */
  fileOf?: (filters: Filters) => ReactNode;
  /** The word for one row and for several, for counts and empty states: `['order', 'orders']`. */
  noun: readonly [one: string, many: string];
  filters: readonly Filter[];
  moreFilters?: MoreFilters;
  /** The hook that requests the rows. */
  useList: (query: ReportQuery) => ReportResult<Row>;
  failure: string;
  /** What an empty list says. */
  empty?: string;
  columns: ReportColumn<Row>[];
  /** The path of the report as CSV, below the base URL of the API; without it, there is no file. */
  csv?: string;
  csvRight?: Right;
  /** Whether the buttons to other pages are there even if all rows are on one page. */
  alwaysPaged?: boolean;
  /** Whether the days can be chosen by period. */
  byPeriod?: boolean;
  /** Shown above the list, for the same filters. */
  above?: (filters: Filters) => ReactNode;
  /** Shown below the list, for the same filters. */
  children?: (filters: Filters) => ReactNode;
}

/** A list of the admin area with filters and pagination. */
export function Report<Row extends { id: string | number }>({
  heading,
  action,
  fileOf,
  noun,
  filters,
  moreFilters,
  useList,
  failure,
  empty,
  columns,
  csv,
  csvRight,
  alwaysPaged = false,
  byPeriod = false,
  above,
  children,
}: ReportProps<Row>) {
  const view = useReportView(filters, moreFilters?.filters);
  // What was loaded before is shown at once, and always asked for again: lists are opened to see what is new.
  const result = useList(view.query);
  const { data, error, isFetching, refetch } = result;
  useFailureToast(error, { failure });
  const hasNext = data !== undefined && view.page * ADMIN_ROWS_PER_PAGE < data.total;
  const search = (given: Filters) => {
    if (!view.search(given)) refetch();
  };

  return (
    <div className={styles.report}>
      <div className={styles.header}>
        <PageHeading>{heading}</PageHeading>
        {action}
        {fileOf?.(view.filters)}
      </div>
      {byPeriod && <PeriodChoice values={view.filters} onSearch={search} />}
      <ReportFilters filters={filters} more={moreFilters} values={view.filters} onSearch={search} />
      {above?.(view.filters)}
      <div className={styles.summary}>
        <p role="status" className={styles.count}>
          {data && !error && countText(data, noun)}
        </p>
        {csv && <CsvExport path={csv} filters={view.filters} found={data} right={csvRight} />}
      </div>
      <div className={styles.body} aria-busy={isFetching}>
        <Loaded
          result={{ ...result, currentData: rowsToShow(result) }}
          // As tall as a full page of rows, so that nothing moves when the rows are loaded.
          skeleton={<Skeleton shape="row" count={ADMIN_ROWS_PER_PAGE} />}
          failure={`${heading} could not be loaded.`}
          failureTone="info"
        >
          {({ rows, total }) =>
            rows.length === 0 ? (
              <NoRows noun={noun} view={view} total={total} empty={empty} />
            ) : (
              <Table
                dense
                caption={heading}
                columns={columns.map((column) => sortedBy(column, view))}
                rows={rows}
                rowKey={({ id }) => id}
              />
            )
          }
        </Loaded>
      </div>
      {(alwaysPaged || view.page > 1 || hasNext) && (
        <Pager label={`${heading} pages`} page={view.page} hasNext={hasNext} onPage={view.toPage} />
      )}
      {children?.(view.filters)}
    </div>
  );
}

/**
 * The rows of the view before stay until those of the next one are loaded. An empty list does not,
 * because its text is about its own view; neither do rows after a search that failed.
 */
function rowsToShow<Row>({ data, error, isFetching }: ReportResult<Row>): Rows<Row> | undefined {
  const isOutdated = isFetching ? data?.rows.length === 0 : Boolean(error);
  return isOutdated ? undefined : data;
}

function sortedBy<Row>(
  { sortable, ...column }: ReportColumn<Row>,
  { sort, toggleSort }: ReportView,
): Column<Row> {
  const order = sort === 'oldest' ? 'ascending' : 'descending';
  return { ...column, sort: sortable && { order, onToggle: toggleSort } };
}

/** A text such as '23 orders on 3 pages' or '10,000+ orders on 1,000+ pages'. */
function countText(
  { total, hasMore }: Pick<Rows<unknown>, 'total' | 'hasMore'>,
  [one, many]: readonly [string, string],
): string {
  const counted = (count: number) => `${formatCount(count)}${hasMore ? '+' : ''}`;
  const pages = Math.ceil(total / ADMIN_ROWS_PER_PAGE);
  const rows = `${counted(total)} ${total === 1 ? one : many}`;
  return pages > 1 ? `${rows} on ${counted(pages)} pages` : rows;
}
