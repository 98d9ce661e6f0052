import { reportMessages } from 'shared/model/messages';
import { PageHeading, Skeleton } from 'shared/ui';
import { EmptyState, Loaded, Table, type Column } from 'shared/ui/lists';
import { Panel } from '../details/Panel';
import { useFailureToast } from '../lists/use-failure-toast';
import { useMay } from '../use-may';
import styles from './Dashboard.module.css';
import { useAdminDashboardSummaryQuery, type Summary } from './dashboard-endpoints';
import { OverviewPanels } from './OverviewPanels';
import { RevenueChart } from './RevenueChart';
import { SummaryCards } from './SummaryCards';
import { ToDo } from './ToDo';
import { useState } from 'react';
import type { MonthlyTotals } from 'shared/model/schemas';
import { figureText, revenueSeries } from './revenue-series';

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

function Turnover() {
  const result = useAdminDashboardSummaryQuery();
  useFailureToast(result.error, texts);
  return (
    <div className={styles.page} aria-busy={result.isFetching}>
      <Loaded
        result={result}
        skeleton={<Figures />}
        failure="The summary could not be loaded."
        failureTone="info"
      >
        {(summary) => (
          <>
            <Figures summary={summary} />
            <OverviewPanels />
          </>
        )}
      </Loaded>
    </div>
  );
}

/** The totals and the chart; skeletons until the summary is loaded. */
function Figures({ summary }: { summary?: Summary }) {
  return (
    <div className={styles.page}>
      <SummaryCards summary={summary} />
      <Panel heading="Monthly Revenue Breakdown">
        {summary ? <Revenue {...summary} /> : <Skeleton className={styles.chartSkeleton} />}
      </Panel>
    </div>
  );
}

function Revenue({ months }: Pick<Summary, 'months'>) {
  if (months.length === 0) {
    return (
      <EmptyState title="No paid orders yet">
        The chart will appear after the first payment.
      </EmptyState>
    );
  }
  return (
    <>
      <RevenueChart months={months} />
      <RevenueTable months={months} />
    </>
  );
}

const columns: Column<MonthlyTotals>[] = [
  { heading: 'Month', cell: ({ month }) => month, namesRow: true },
  ...revenueSeries.map((series) => ({
    heading: series.name,
    numeric: true,
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
          caption="Monthly figures"
          columns={columns}
          rows={[...months].reverse()}
          rowKey={({ month }) => month}
        />
      )}
    </details>
  );
}

export { DashboardPage as Component };
