import { OrderList } from './OrderList';

const CourseOrdersPage = () => <OrderList kind="course" />;

export { CourseOrdersPage as Component };
