import { Navigate } from 'react-router-dom';
import { paths } from 'shared/model/paths';

function AdminIndex() {
  return <Navigate to={paths.admin('dashboard')} replace />;
}

export { AdminIndex as Component };
