// What the units use of the router. Only this module reaches the library itself, so that the rest
// of it is shaken off. A publish is refused when its unit imports a name that is missing here, and a
// test fails when no unit of this repository imports one that is here.
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
