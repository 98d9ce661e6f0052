// What the units use of the router. Only this module reaches the library itself, so that the rest
// of it is shaken off; the build fails when a unit imports a name that is missing here, and when no
// unit imports one that is.
export {
  createBrowserRouter,
  Link,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  RouterProvider,
  useBlocker,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from 'whole-react-router-dom';
