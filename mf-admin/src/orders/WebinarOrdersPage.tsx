import { reportMessages } from 'shared/model/messages';
import { Report } from '../lists/Report';
import { useAdminWebinarOrdersQuery } from './order-endpoints';
import { orderFilters } from './order-filters';
import { orderColumns } from './order-columns';
import { useMoreOrderFilters } from './use-more-order-filters';

const columns = orderColumns('Webinar ID', 'Webinar Name');

function WebinarOrdersPage() {
  return (
    <Report
      heading="Webinar Details"
      noun={['order', 'orders']}
      filters={orderFilters}
      moreFilters={useMoreOrderFilters('webinar')}
      useList={useAdminWebinarOrdersQuery}
      failure={reportMessages.ordersFailure}
      columns={columns}
      csv="/admin/webinar-orders.csv"
      alwaysPaged
    />
  );
}

export { WebinarOrdersPage as Component };
