import { reportMessages } from 'shared/model/messages';
import { Report } from '../lists/Report';
import { useAdminCourseOrdersQuery } from './order-endpoints';
import { orderFilters } from './order-filters';
import { orderColumns } from './order-columns';
import { useMoreOrderFilters } from './use-more-order-filters';

const columns = orderColumns('Course ID', 'Course Name');

function CourseOrdersPage() {
  return (
    <Report
      heading="Course Details"
      noun={['order', 'orders']}
      filters={orderFilters}
      moreFilters={useMoreOrderFilters('course')}
      useList={useAdminCourseOrdersQuery}
      failure={reportMessages.ordersFailure}
      columns={columns}
      csv="/admin/course-orders.csv"
      alwaysPaged
    />
  );
}

export { CourseOrdersPage as Component };
