import { OrderList } from './OrderList';

const WebinarOrdersPage = () => <OrderList kind="webinar" />;

export { WebinarOrdersPage as Component };
