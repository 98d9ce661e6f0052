import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { useLogout } from 'shared/actions';
import { formatCount } from 'shared/model/format';
import { paths } from 'shared/model/paths';
import type { Desk } from 'shared/model/schemas';
import { Brand, Button, clsx, Icon, useDisclosure, VisuallyHidden, type IconName } from 'shared/ui';
import { useAdminDeskQuery } from '../dashboard/desk-endpoint';
import { Search } from './Search';
import styles from './AdminArea.module.css';

interface Section {
  to: string;
  label: string;
  icon: IconName;
  /** How many things wait on the page. */
  waiting?: (desk: Desk) => number;
}

/** The links of the sidebar, by group. */
const sectionGroups: readonly (readonly Section[])[] = [
  [{ to: paths.admin('dashboard'), label: 'Dashboard', icon: 'dashboard' }],
  [
    { to: paths.admin('users'), label: 'User Details', icon: 'users' },
    { to: paths.admin('courses'), label: 'Course Details', icon: 'book' },
    { to: paths.admin('webinar'), label: 'Webinar Details', icon: 'video' },
    { to: paths.admin('classes'), label: 'Classes', icon: 'calendar' },
    { to: paths.admin('receipts'), label: 'Receipts', icon: 'rupee' },
  ],
  [
    {
      to: paths.admin('leads'),
      label: 'Leads',
      icon: 'phone',
      waiting: ({ call_backs_total }) => call_backs_total,
    },
    { to: paths.admin('contacts'), label: 'Contact messages', icon: 'mail' },
    {
      to: paths.admin('review'),
      label: 'Needs review',
      icon: 'info',
      waiting: ({ review_total, undelivered_total }) => review_total + undelivered_total,
    },
    { to: paths.admin('audit'), label: 'Audit log', icon: 'clock' },
    { to: paths.admin('catalogue'), label: 'Published catalogues', icon: 'book' },
    { to: paths.admin('errors'), label: 'Errors in browsers', icon: 'warning' },
  ],
  [
    { to: paths.admin('addCourse'), label: 'Add Course', icon: 'plus' },
    { to: paths.admin('addWebinar'), label: 'Add Webinar', icon: 'plus' },
    { to: paths.admin('addTutor'), label: 'Add Tutor', icon: 'plus' },
    { to: paths.admin('materials'), label: 'Recordings and notes', icon: 'video' },
    { to: paths.admin('questions'), label: 'Questions', icon: 'edit' },
  ],
  [{ to: paths.admin('security'), label: 'Your sign-in', icon: 'lock' }],
];

/** The layout of every admin page: the sidebar and the page. */
export function AdminArea() {
  const { pathname } = useLocation();
  const menu = useDisclosure<HTMLDivElement>(pathname);
  const logout = useLogout();
  const { data: desk, isUninitialized, refetch } = useAdminDeskQuery();

  // The counts are those of the moment when a page is opened.
  const counted = useRef(pathname);
  useEffect(() => {
    if (counted.current === pathname || isUninitialized) return;
    counted.current = pathname;
    void refetch();
  }, [pathname, isUninitialized, refetch]);

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
          <Search />
          <nav
            id="admin-menu"
            aria-label="Admin"
            className={clsx(styles.menu, menu.open && styles.open)}
          >
            {sectionGroups.map((sections) => (
              <ul key={sections[0]?.to} role="list" className={styles.group}>
                {sections.map(({ to, label, icon, waiting }) => (
                  <li key={to}>
                    <NavLink to={to} className={styles.link}>
                      <Icon name={icon} size={18} />
                      {label}
                      <Waiting count={desk && waiting ? waiting(desk) : 0} />
                    </NavLink>
                  </li>
                ))}
              </ul>
            ))}
            <button type="button" className={styles.link} onClick={() => void logout()}>
              <Icon name="logout" size={18} />
              Logout
            </button>
          </nav>
        </div>
      </div>
      <div id="admin-page" tabIndex={-1} className={styles.page}>
        <Outlet />
      </div>
    </div>
  );
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

export { AdminArea as Component };
