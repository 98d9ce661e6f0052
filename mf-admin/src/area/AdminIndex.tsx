import { Navigate } from 'react-router-dom';
import { selectUser, useAppSelector } from 'shared/store';
import { firstPageOf } from '../use-may';

function AdminIndex() {
  return <Navigate to={firstPageOf(useAppSelector(selectUser))} replace />;
}

export { AdminIndex as Component };
