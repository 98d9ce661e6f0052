import { Navigate } from 'react-router-dom';
import { paths } from 'shared/model/paths';
import { useStudent } from './student';

function OverviewRedirect() {
  return <Navigate to={paths.dashboard(useStudent(), 'overview')} replace />;
}

export { OverviewRedirect as Component };
