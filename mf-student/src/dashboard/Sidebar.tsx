import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { useLogout } from 'shared/actions';
import { paths, type NamedUser } from 'shared/model/paths';
import { useMenu, Button, clsx, Icon, LanguageSwitch } from 'shared/ui';
import styles from './Sidebar.module.css';
import { useStudent } from './student';
import { texts } from './texts';

/** The own address of a page that every student has. */
const inDashboardOf = (student: NamedUser, path: string) =>
  path.replace('/dashboard/:name?', paths.dashboardIndex(student));

/** The pages of the dashboard and what other sections add to them, and logout. */
export function Sidebar() {
  const student = useStudent();
  const pages = useMenu('dashboard');
  const logout = useLogout();
  const [leaving, setLeaving] = useState(false);

  return (
    <>
      <nav aria-label={texts.dashboard}>
        <ul role="list" className={styles.pages}>
          {pages.map(({ path, label, icon }) => (
            <li key={path}>
              <NavLink to={inDashboardOf(student, path)} className={styles.page}>
                {icon && <Icon name={icon} size={22} />}
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.account}>
        <NavLink to={paths.dashboard(student, 'orders')} className={styles.page}>
          <Icon name="rupee" size={22} />
          {texts.orders}
        </NavLink>
        <LanguageSwitch className={clsx(styles.page, styles.language)} />
        <Button
          variant="secondary"
          className={styles.logout}
          busy={leaving}
          onClick={() => {
            setLeaving(true);
            void logout();
          }}
        >
          <Icon name="logout" size={22} />
          {texts.logout}
        </Button>
      </div>
    </>
  );
}
