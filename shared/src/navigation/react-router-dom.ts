// What the units get as `react-router-dom`: the parts of React Router that they use, so that the build
// drops the rest, and two hooks that need the site's own navigation. Publishing is refused for a unit that imports a name missing here, and a test
// fails for a name listed here that no unit of this repository imports.
export {
  Link,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  useLocation,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
export { useBlocker } from './use-blocker';
export { useNavigate } from './use-navigate';
