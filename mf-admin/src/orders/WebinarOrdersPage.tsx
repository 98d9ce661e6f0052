import { reportMessages } from 'shared/model/messages';
import { Report } from '../lists/Report';
import { useAdminWebinarOrdersQuery } from './order-endpoints';
import { useReportView } from '../lists/report-view';
import { orderFilters } from './order-filters';
import { orderColumns } from './order-columns';

const columns = orderColumns('Webinar ID', 'Webinar Name');

function WebinarOrdersPage() {
  const view = useReportView(orderFilters);
  const result = useAdminWebinarOrdersQuery(view.query, { refetchOnMountOrArgChange: true });
  return (
    <Report
      heading="Webinar Details"
      noun={['order', 'orders']}
      view={view}
      result={result}
      failure={reportMessages.ordersFailure}
      columns={columns}
      rowKey={(row) => row.id}
      csv="/admin/webinar-orders.csv"
    />
  );
}

export { WebinarOrdersPage as Component };
