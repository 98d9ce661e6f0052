import { ADMIN_ROWS_PER_PAGE } from 'shared/model/constants';
import { formatCount } from 'shared/model/format';
import { PageHeading } from 'shared/ui';
import { Pager, Table, type Column } from 'shared/ui/lists';
import { CsvExport } from './CsvExport';
import styles from './Report.module.css';
import { ReportFilters } from './ReportFilters';
import { LoadFailed } from './LoadFailed';
import { NoRows } from './NoRows';
import { ReportSkeleton } from './ReportSkeleton';
import type { Rows } from './report-response';
import type { ReportView } from './report-view';
import { useFailureToast } from './use-failure-toast';

export interface ReportColumn<Row> extends Omit<Column<Row>, 'sort'> {
  /** The list can be sorted by this column, newest or oldest first. */
  sortable?: true;
}

interface ReportProps<Row> {
  heading: string;
  /** The word for one row and for several, for counts and empty states: `['order', 'orders']`. */
  noun: readonly [one: string, many: string];
  view: ReportView;
  /** The result of the request for `view.query`. */
  result: { data?: Rows<Row>; error?: unknown; isFetching: boolean; refetch: () => unknown };
  failure: string;
  columns: ReportColumn<Row>[];
  rowKey: (row: Row) => string | number;
  /** The path of the report as CSV, below the base URL of the API. */
  csv: string;
}

/** A list of the admin area with filters and pagination. */
export function Report<Row>(props: ReportProps<Row>) {
  const { heading, noun, view, result, failure, csv } = props;
  const { data, error, isFetching, refetch } = result;
  useFailureToast(error, { failure });

  return (
    <div className={styles.report}>
      <PageHeading>{heading}</PageHeading>
      <ReportFilters
        kinds={view.kinds}
        filters={view.filters}
        onSearch={(filters) => {
          if (!view.search(filters)) refetch();
        }}
      />
      <div className={styles.summary}>
        <p role="status" className={styles.count}>
          {data && !error && countText(data, noun)}
        </p>
        <CsvExport path={csv} filters={view.filters} found={data} />
      </div>
      <div className={styles.body} aria-busy={isFetching}>
        <ReportBody {...props} />
      </div>
      <Pager
        label={`${heading} pages`}
        page={view.page}
        hasNext={data !== undefined && view.page * ADMIN_ROWS_PER_PAGE < data.total}
        onPage={view.toPage}
      />
    </div>
  );
}

function ReportBody<Row>(props: ReportProps<Row>) {
  const { heading, noun, view, result, columns, rowKey } = props;
  const { data, error, isFetching, refetch } = result;

  if (error && !isFetching) return <LoadFailed what={heading} onRetry={() => refetch()} />;
  const isEmpty = data?.rows.length === 0;
  // While a view is loading, an empty list may still belong to the view before.
  if (!data || (isEmpty && isFetching)) return <ReportSkeleton />;
  if (isEmpty) return <NoRows noun={noun} view={view} total={data.total} />;
  const order = view.sort === 'oldest' ? 'ascending' : 'descending';
  return (
    <Table
      dense
      caption={heading}
      columns={columns.map(({ sortable, ...column }) => ({
        ...column,
        sort: sortable && { order, onToggle: view.toggleSort },
      }))}
      rows={data.rows}
      rowKey={rowKey}
    />
  );
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
