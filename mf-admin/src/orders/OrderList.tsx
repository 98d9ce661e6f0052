import { reportMessages } from 'shared/model/messages';
import { Report } from '../lists/Report';
import { orderColumns } from './order-columns';
import { useAdminCourseOrdersQuery, useAdminWebinarOrdersQuery } from './order-endpoints';
import { orderFilters } from './order-filters';
import { useMoreOrderFilters } from './use-more-order-filters';

const lists = {
  course: {
    heading: 'Course Details',
    useList: useAdminCourseOrdersQuery,
    columns: orderColumns('Course ID', 'Course Name'),
  },
  webinar: {
    heading: 'Webinar Details',
    useList: useAdminWebinarOrdersQuery,
    columns: orderColumns('Webinar ID', 'Webinar Name'),
  },
};

/** The orders of courses, or those of webinars. */
export function OrderList({ kind }: { kind: 'course' | 'webinar' }) {
  return (
    <Report
      {...lists[kind]}
      noun={['order', 'orders']}
      filters={orderFilters}
      moreFilters={useMoreOrderFilters(kind)}
      failure={reportMessages.ordersFailure}
      csv={`/admin/${kind}-orders.csv`}
      alwaysPaged
    />
  );
}
