import { useState } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { useLogout } from 'shared/api';
import { siteName } from 'shared/config';
import { Button, Icon, classNames } from 'shared/ui';
import styles from './AdminArea.module.css';
import { BrandMark } from './BrandMark';
import { sectionGroups } from './sections';

/** Sidebar and page. The area has no site header, so it carries the name of the site itself. */
export const AdminArea = () => {
  const { pathname } = useLocation();
  // The menu is open on the page where it was opened; moving on closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const menuOpen = openAt === pathname;
  const logout = useLogout();

  return (
    <div className={styles.area}>
      <div className={styles.side} data-surface="ink">
        <div className={styles.bar}>
          <p className={styles.brand}>
            <BrandMark />
            <span>
              {siteName} <span className={styles.areaName}>Admin</span>
            </span>
          </p>
          <Button
            variant="icon"
            className={styles.toggle}
            aria-label="Menu"
            aria-expanded={menuOpen}
            aria-controls="admin-menu"
            onClick={() => setOpenAt(menuOpen ? null : pathname)}
          >
            <Icon name={menuOpen ? 'close' : 'menu'} />
          </Button>
        </div>
        <nav
          id="admin-menu"
          aria-label="Admin"
          className={classNames(styles.menu, menuOpen && styles.open)}
        >
          {sectionGroups.map((sections) => (
            <ul key={sections[0]?.to} role="list" className={styles.group}>
              {sections.map(({ to, label, icon }) => (
                <li key={to}>
                  <NavLink to={to} className={styles.link}>
                    <Icon name={icon} size={18} />
                    {label}
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
      <div className={styles.page}>
        <Outlet />
      </div>
    </div>
  );
};

export { AdminArea as Component };
