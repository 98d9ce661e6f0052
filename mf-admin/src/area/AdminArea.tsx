import { matchRoutes, NavLink, Outlet, useLocation, Link } from 'react-router-dom';
import { useLogout } from 'shared/actions';
import { formatCount } from 'shared/model/format';
import { paths } from 'shared/model/paths';
import type { Right } from 'shared/model/rights';
import type { Desk } from 'shared/model/schemas';
import {
  Brand,
  Button,
  clsx,
  Icon,
  useDisclosure,
  useMenu,
  VisuallyHidden,
  buttonClass,
  PageHeading,
} from 'shared/ui';
import { hasUnpublished } from '../catalogue/draft/unpublished';
import { useAdminDeskQuery } from '../dashboard/desk-endpoint';
import { useAsk } from '../details/Ask';
import { pages } from '../pages';
import { useMay, firstPageOf } from '../use-may';
import { Search } from './Search';
import styles from './AdminArea.module.css';
import { EmptyState } from 'shared/ui/lists';
import { selectUser, useAppSelector } from 'shared/store';

const rights = pages.map(({ path, right }) => ({ path, right, index: path === undefined }));

/** The right that the page at an address of the area needs. */
function rightAt(pathname: string): Right {
  const [match] = matchRoutes(rights, pathname, '/admin') ?? [];
  return match?.route.right ?? 'operation';
}

/** How many things wait on a page, by its address. */
const waitingOn: Readonly<Record<string, (desk: Desk) => number>> = {
  [paths.admin('leads')]: ({ call_backs_total }) => call_backs_total,
  [paths.admin('review')]: ({ review_total, undelivered_total }) =>
    review_total + undelivered_total,
  [paths.admin('reviews')]: ({ reviews_total = 0 }) => reviews_total,
};

/** The layout of every admin page: the sidebar and the page. */
export function AdminArea() {
  const { pathname } = useLocation();
  const menu = useDisclosure<HTMLDivElement>(pathname);
  const logout = useLogout();
  const [ask, question] = useAsk();
  const may = useMay();
  const { data: desk } = useAdminDeskQuery(undefined, { skip: !may('desk') });
  const groups = [
    useMenu('admin-desk'),
    useMenu('admin-people'),
    useMenu('admin-content'),
    useMenu('admin-site'),
  ];
  const shownGroups = groups
    .map((links) => links.filter(({ right = 'operation' }) => may(right)))
    .filter((links) => links.length > 0);

  const leave = async () => {
    const isWanted =
      !hasUnpublished() ||
      (await ask({
        title: 'Log out with changes not on the site?',
        text: 'They wait in this tab, until it is closed or reloaded.',
        yes: 'Log out',
        no: 'Stay',
      }));
    if (isWanted) await logout();
  };

  return (
    <div className={styles.area}>
      <a className="skip-link" href="#admin-page">
        Skip the menu
      </a>
      <div data-surface="ink">
        <div ref={menu.area} className={styles.side}>
          <div className={styles.bar}>
            <Brand area="Admin" />
            <Button
              ref={menu.button}
              variant="icon"
              className={styles.toggle}
              aria-label="Menu"
              aria-expanded={menu.open}
              aria-controls="admin-menu"
              onClick={menu.toggle}
            >
              <Icon name={menu.open ? 'close' : 'menu'} />
            </Button>
          </div>
          {may('desk') && <Search />}
          {may('desk') && <FreshCounts key={pathname} />}
          <nav
            id="admin-menu"
            aria-label="Admin"
            className={clsx(styles.menu, menu.open && styles.open)}
          >
            {shownGroups.map((links) => (
              <ul key={links[0]?.menu} role="list" className={styles.group}>
                {links.map(({ path, label, icon }) => (
                  <li key={path}>
                    <NavLink to={path} className={styles.link}>
                      {icon && <Icon name={icon} size={18} />}
                      {label}
                      <Waiting count={(desk && waitingOn[path]?.(desk)) ?? 0} />
                    </NavLink>
                  </li>
                ))}
              </ul>
            ))}
            <button type="button" className={styles.link} onClick={() => void leave()}>
              <Icon name="logout" size={18} />
              Logout
            </button>
          </nav>
        </div>
      </div>
      <div id="admin-page" tabIndex={-1} className={styles.page}>
        {may(rightAt(pathname)) ? <Outlet /> : <NotAllowed />}
      </div>
      {question}
    </div>
  );
}

/** Mounted anew for each page, because the counts are those of the moment when it is opened. */
function FreshCounts() {
  useAdminDeskQuery();
  return null;
}

function Waiting({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      {formatCount(count)}
      <VisuallyHidden> waiting</VisuallyHidden>
    </span>
  );
}

/** In the place of a page that is not for the role of the signed-in admin. */
function NotAllowed() {
  const user = useAppSelector(selectUser);
  return (
    <>
      <PageHeading>Not for your role</PageHeading>
      <EmptyState
        title="Your role does not include this page"
        action={
          <Link to={firstPageOf(user)} className={buttonClass({ variant: 'secondary' })}>
            Go to your first page
          </Link>
        }
      >
        If you need it for your work, ask an owner of the site to change your role.
      </EmptyState>
    </>
  );
}

export { AdminArea as Component };
