import { reportMessages } from 'shared/model/messages';
import { PageHeading, Skeleton } from 'shared/ui';
import { EmptyState, Loaded, Table, type Column } from 'shared/ui/lists';
import { Panel, PanelTable } from '../details/Panel';
import { CsvExport } from '../lists/CsvExport';
import { PeriodChoice } from '../lists/PeriodChoice';
import { ReportFilters } from '../lists/ReportFilters';
import { dayFilters } from '../lists/report-query';
import { useAddressFilters } from '../lists/use-address-filters';
import { useFailureToast } from '../lists/use-failure-toast';
import { useMay } from '../use-may';
import styles from './Dashboard.module.css';
import {
  useAdminDashboardSummaryQuery,
  useAdminOverviewQuery,
  type Summary,
} from './dashboard-endpoints';
import { figureColumns, figures, OverviewLists } from './OverviewPanels';
import { SummaryCards } from './SummaryCards';
import { ToDo } from './ToDo';
import { lazy, Suspense, useState } from 'react';
import type { MonthlyTotals, Overview } from 'shared/model/schemas';
import { figureText, isDay, revenueSeries } from './revenue-series';

/** The chart library is most of what the page weighs, and comes after what waits and the figures. */
const RevenueChart = lazy(async () => ({
  default: (await import('./RevenueChart')).RevenueChart,
}));

const texts = { failure: reportMessages.summaryFailure, refused: reportMessages.summaryRefused };

function DashboardPage() {
  const may = useMay();
  return (
    <div className={styles.page}>
      <PageHeading>Dashboard</PageHeading>
      <ToDo />
      {may('figures') && <Turnover />}
    </div>
  );
}

const dayKinds = { from_date: 'day', to_date: 'day' } as const;

function Turnover() {
  const result = useAdminDashboardSummaryQuery();
  useFailureToast(result.error, texts);
  return (
    <div className={styles.page} aria-busy={result.isFetching}>
      <Loaded
        result={result}
        skeleton={
          <>
            <SummaryCards summary={undefined} />
            <Panel heading="Monthly Revenue Breakdown">
              <Skeleton className={styles.chartSkeleton} />
            </Panel>
          </>
        }
        failure="The summary could not be loaded."
        failureTone="info"
      >
        {(summary) => (
          <>
            <SummaryCards summary={summary} />
            <Numbers months={summary.months} />
          </>
        )}
      </Loaded>
    </div>
  );
}

/** The figures of the chosen period, or of the last seven days; the chart shows all months until one is chosen. */
function Numbers({ months }: Pick<Summary, 'months'>) {
  const [days, choose] = useAddressFilters(dayKinds);
  const result = useAdminOverviewQuery(days);
  // The figures of the period before stay until those of the next one are loaded.
  const data = result.isError ? undefined : result.data;
  const isChosen = Boolean(days.from_date || days.to_date);
  return (
    <>
      <Panel
        heading="Period"
        actions={
          <CsvExport
            path="/admin/overview.csv"
            filters={days}
            found={data && { total: linesOf(data), hasMore: false }}
            right="figures"
          />
        }
      >
        <PeriodChoice values={days} onSearch={choose} />
        <ReportFilters filters={dayFilters} values={days} onSearch={choose} />
        <Loaded
          result={{ ...result, currentData: data }}
          skeleton={<Skeleton shape="row" count={figures.length} />}
          failure="The figures of the period could not be loaded."
          failureTone="info"
          retry="Load them again"
        >
          {(overview) => (
            <PanelTable
              caption="The period and the one before"
              columns={figureColumns(overview)}
              rows={[...figures]}
              rowKey={(row) => row.name}
              empty=""
            />
          )}
        </Loaded>
      </Panel>
      <Panel heading="Monthly Revenue Breakdown">
        <Revenue months={isChosen && data ? data.parts : months} isChosen={isChosen} />
      </Panel>
      {data && <OverviewLists {...data} />}
    </>
  );
}

/** The lines of the file, for the progress of its download. */
const linesOf = ({ products, leads, parts }: Overview): number =>
  2 + products.length + leads.length + parts.length;

function Revenue({ months, isChosen }: Pick<Summary, 'months'> & { isChosen: boolean }) {
  if (months.length === 0) {
    return (
      <EmptyState title={isChosen ? 'No paid orders in this period' : 'No paid orders yet'}>
        {isChosen
          ? 'Another period may have some.'
          : 'The chart will appear after the first payment.'}
      </EmptyState>
    );
  }
  return (
    <>
      <Suspense fallback={<Skeleton className={styles.chartSkeleton} />}>
        <RevenueChart months={months} />
      </Suspense>
      <RevenueTable months={months} />
    </>
  );
}

const columnsFor = (months: readonly MonthlyTotals[]): Column<MonthlyTotals>[] => [
  {
    heading: months.some(isDay) ? 'Day' : 'Month',
    cell: ({ month }) => month,
    namesRow: true,
    brief: true,
  },
  ...revenueSeries.map((series) => ({
    heading: series.name,
    numeric: true,
    brief: true,
    cell: (month: MonthlyTotals) => figureText(month, series),
  })),
];

/** The chart's figures as a table for screen readers, checking and copying; latest month first. */
function RevenueTable({ months }: { months: readonly MonthlyTotals[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.figures} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Show as table</summary>
      {isOpen && (
        <Table
          dense
          caption={months.some(isDay) ? 'Daily figures' : 'Monthly figures'}
          columns={columnsFor(months)}
          rows={[...months].reverse()}
          rowKey={({ month }) => month}
        />
      )}
    </details>
  );
}

export { DashboardPage as Component };
