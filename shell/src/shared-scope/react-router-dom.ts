// The parts of the router that the units use. Only this module imports the library itself, so that the
// build drops the rest. Publishing is refused for a unit that imports a name missing here, and a test
// fails for a name listed here that no unit of this repository imports.
export {
  Link,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  Router,
  useLocation,
  useParams,
  useRoutes,
  useSearchParams,
} from 'whole-react-router-dom';
export { useBlocker } from '../navigation/use-blocker';
export { useNavigate } from '../navigation/use-navigate';
