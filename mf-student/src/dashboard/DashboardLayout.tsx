import { lazy, Suspense, useId } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { paths } from 'shared/model/paths';
import { selectUser, useAppSelector } from 'shared/store';
import { Brand, Button, clsx, Icon, useChange, useDisclosure } from 'shared/ui';
import styles from './DashboardLayout.module.css';
import { Sidebar } from './Sidebar';
import { StudentContext } from './student';
import { texts } from './texts';

// The page does not wait for what is for other times.
const Offline = lazy(async () => ({
  default: (await import(/* webpackChunkName: "student-offline" */ '../offline/Offline')).Offline,
}));

/** On wide screens the sidebar is beside the page; on small ones it is a drawer with a button. */
function Dashboard() {
  const drawerId = useId();
  const contentId = useId();
  const { open, area, button, toggle } = useDisclosure<HTMLDivElement>(useLocation().pathname);
  useChange(open, () => {
    if (open) area.current?.querySelector<HTMLElement>('nav a')?.focus();
  });

  return (
    <div className={styles.dashboard}>
      <div ref={area} className={styles.side} data-surface="ink">
        <div className={styles.bar}>
          {/* The dashboard has no site header, so this logo links to the home page. */}
          <Link to={paths.home()} className={styles.brand}>
            <Brand />
          </Link>
          <Button
            ref={button}
            variant="icon"
            className={styles.opener}
            aria-label={texts.menu}
            aria-expanded={open}
            aria-controls={drawerId}
            onClick={toggle}
          >
            <Icon name={open ? 'close' : 'menu'} />
          </Button>
        </div>
        <a className="skip-link" href={`#${contentId}`}>
          {texts.skipMenu}
        </a>
        <div id={drawerId} className={clsx(styles.drawer, open && styles.open)}>
          <Sidebar />
        </div>
      </div>
      {open && <div className={styles.scrim} />}
      <div id={contentId} tabIndex={-1} className={styles.content}>
        <Suspense fallback={null}>
          <Offline />
        </Suspense>
        <Outlet />
      </div>
    </div>
  );
}

/** Right after a logout there is no user, so nothing is shown until the next page opens. */
function DashboardLayout() {
  const user = useAppSelector(selectUser);
  return (
    user && (
      <StudentContext value={user}>
        <Dashboard />
      </StudentContext>
    )
  );
}

export { DashboardLayout as Component };
