import { ADMIN_ROWS_PER_PAGE } from 'shared/constants';
import { Loading, Skeleton } from 'shared/ui';

/** As tall as a full page of rows, so that nothing moves when they arrive. */
export function ReportSkeleton() {
  return (
    <Loading>
      <Skeleton shape="row" count={ADMIN_ROWS_PER_PAGE} />
    </Loading>
  );
}
