import { useId } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { paths } from 'shared/model/paths';
import { selectUser, useAppSelector } from 'shared/store';
import { Brand, Button, Icon, clsx } from 'shared/ui';
import styles from './DashboardLayout.module.css';
import { Sidebar } from './Sidebar';
import { StudentContext } from './student';
import { useDrawer } from './use-drawer';

/** On wide screens the sidebar is beside the page; on small ones it is a drawer with a button. */
function Dashboard() {
  const drawerId = useId();
  const contentId = useId();
  const drawer = useDrawer();
  return (
    <div className={styles.dashboard}>
      <div className={styles.side} data-surface="ink">
        <div className={styles.bar}>
          {/* The dashboard has no site header, so this logo links to the home page. */}
          <Link to={paths.home()} className={styles.brand}>
            <Brand />
          </Link>
          <Button
            ref={drawer.opener}
            variant="icon"
            className={styles.opener}
            aria-label="Menu"
            aria-expanded={drawer.open}
            aria-controls={drawerId}
            onClick={drawer.toggle}
          >
            <Icon name={drawer.open ? 'close' : 'menu'} />
          </Button>
        </div>
        <a className="skip-link" href={`#${contentId}`}>
          Skip the menu
        </a>
        <div
          ref={drawer.panel}
          id={drawerId}
          className={clsx(styles.drawer, drawer.open && styles.open)}
        >
          <Sidebar onFollow={drawer.close} />
        </div>
      </div>
      {/* For the pointer only: the keyboard closes the drawer with Escape or its button. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      {drawer.open && <div className={styles.scrim} onClick={drawer.dismiss} />}
      <div id={contentId} tabIndex={-1} className={styles.content} inert={drawer.open}>
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
