import { Navigate } from 'react-router-dom';
import { paths } from 'shared/paths';

const AdminIndex = () => <Navigate to={paths.admin('dashboard')} replace />;

export { AdminIndex as Component };
