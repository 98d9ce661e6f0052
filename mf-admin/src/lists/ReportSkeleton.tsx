import { ADMIN_ROWS_PER_PAGE } from 'shared/model/constants';
import { Skeleton } from 'shared/ui';

/** As tall as a full page of rows, so that nothing moves when the rows are loaded. */
export function ReportSkeleton() {
  return <Skeleton shape="row" count={ADMIN_ROWS_PER_PAGE} />;
}
