import { reportMessages } from 'shared/model/messages';
import { EmptyState, Loading, PageHeading, Skeleton } from 'shared/ui';
import { LoadFailed } from '../lists/LoadFailed';
import { useFailureToast } from '../lists/use-failure-toast';
import styles from './Dashboard.module.css';
import { useAdminDashboardSummaryQuery } from './dashboard-endpoints';
import { OverviewPanels } from './OverviewPanels';
import { RevenueChart } from './RevenueChart';
import { RevenueTable } from './RevenueTable';
import { SummaryCards } from './SummaryCards';

const texts = { failure: reportMessages.summaryFailure, refused: reportMessages.summaryRefused };

function DashboardPage() {
  const { data, error, isFetching, refetch } = useAdminDashboardSummaryQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  useFailureToast(error, texts);
  const months = data?.months ?? [];
  const hasFailed = Boolean(error) && !isFetching;

  return (
    <div className={styles.page} aria-busy={isFetching}>
      <PageHeading>Dashboard</PageHeading>
      {hasFailed ? (
        <LoadFailed what="The summary" onRetry={() => void refetch()} />
      ) : (
        <SummaryCards summary={data} />
      )}
      {!hasFailed && (
        <section className={styles.revenue} aria-labelledby="revenue-heading">
          <h2 id="revenue-heading">Monthly Revenue Breakdown</h2>
          {!data && (
            <Loading>
              <Skeleton className={styles.chartSkeleton} />
            </Loading>
          )}
          {months.length > 0 && (
            <>
              <RevenueChart months={months} />
              <RevenueTable months={months} />
            </>
          )}
          {data && months.length === 0 && (
            <EmptyState title="No paid orders yet">
              The chart will appear after the first payment.
            </EmptyState>
          )}
        </section>
      )}
      {data && !hasFailed && <OverviewPanels />}
    </div>
  );
}

export { DashboardPage as Component };
