// What the units get as `react-router-dom`: the parts of React Router that they use, so that the build
// drops the rest, links without what its router with loaders needs, and two hooks that need the site's own
// navigation. Publishing is refused for a unit that imports a name missing here, and a test fails for a name
// listed here that no unit of this repository imports.
export {
  matchRoutes,
  Navigate,
  Outlet,
  useLocation,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
export { Link, NavLink } from './Link';
export { useBlocker } from './use-blocker';
export { useNavigate } from './use-navigate';
