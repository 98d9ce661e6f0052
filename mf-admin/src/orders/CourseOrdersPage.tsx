import { reportMessages } from 'shared/model/messages';
import { Report } from '../lists/Report';
import { useAdminCourseOrdersQuery } from './order-endpoints';
import { useReportView } from '../lists/report-view';
import { orderFilters } from './order-filters';
import { orderColumns } from './order-columns';

const columns = orderColumns('Course ID', 'Course Name');

function CourseOrdersPage() {
  const view = useReportView(orderFilters);
  const result = useAdminCourseOrdersQuery(view.query, { refetchOnMountOrArgChange: true });
  return (
    <Report
      heading="Course Details"
      noun={['order', 'orders']}
      view={view}
      result={result}
      failure={reportMessages.ordersFailure}
      columns={columns}
      rowKey={(row) => row.id}
      csv="/admin/course-orders.csv"
    />
  );
}

export { CourseOrdersPage as Component };
