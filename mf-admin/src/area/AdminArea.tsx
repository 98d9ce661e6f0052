import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { useLogout } from 'shared/actions';
import { formatCount } from 'shared/model/format';
import { Brand, Button, clsx, Icon, useDisclosure, VisuallyHidden } from 'shared/ui';
import { hasUnpublished } from '../catalogue/draft/unpublished';
import { useAdminDeskQuery } from '../dashboard/desk-endpoint';
import { useAsk } from '../details/Ask';
import { useMay } from '../rights/use-may';
import { NotAllowed } from './NotAllowed';
import { rightForPage, sectionGroups } from './pages';
import { Search } from './Search';
import styles from './AdminArea.module.css';

/** The layout of every admin page: the sidebar and the page. */
export function AdminArea() {
  const { pathname } = useLocation();
  const menu = useDisclosure<HTMLDivElement>(pathname);
  const logout = useLogout();
  const [ask, question] = useAsk();
  const may = useMay();
  const {
    data: desk,
    isUninitialized,
    refetch,
  } = useAdminDeskQuery(undefined, {
    skip: !may('desk'),
  });
  const right = rightForPage(pathname);
  const shownGroups = sectionGroups
    .map((sections) => sections.filter(({ to }) => mayOpen(may, to)))
    .filter((sections) => sections.length > 0);

  // The counts are those of the moment when a page is opened.
  const counted = useRef(pathname);
  useEffect(() => {
    if (counted.current === pathname || isUninitialized) return;
    counted.current = pathname;
    void refetch();
  }, [pathname, isUninitialized, refetch]);

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
          <nav
            id="admin-menu"
            aria-label="Admin"
            className={clsx(styles.menu, menu.open && styles.open)}
          >
            {shownGroups.map((sections) => (
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
            <button type="button" className={styles.link} onClick={() => void leave()}>
              <Icon name="logout" size={18} />
              Logout
            </button>
          </nav>
        </div>
      </div>
      <div id="admin-page" tabIndex={-1} className={styles.page}>
        {right === null || may(right) ? <Outlet /> : <NotAllowed />}
      </div>
      {question}
    </div>
  );
}

function mayOpen(may: ReturnType<typeof useMay>, address: string): boolean {
  const right = rightForPage(address);
  return right !== null && may(right);
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
