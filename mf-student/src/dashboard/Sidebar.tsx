import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { useLogout } from 'shared/actions';
import { paths } from 'shared/model/paths';
import { Button, Icon, type IconName } from 'shared/ui';
import styles from './Sidebar.module.css';
import { useStudent } from './student';

type DashboardPage = Parameters<typeof paths.dashboard>[1];

const pages: readonly { page: DashboardPage; label: string; icon: IconName }[] = [
  { page: 'overview', label: 'Overview', icon: 'home' },
  { page: 'explorecourse', label: 'Explore Courses', icon: 'compass' },
  { page: 'mycourse', label: 'My Courses', icon: 'book' },
  { page: 'mywebinar', label: 'My Webinars', icon: 'video' },
  { page: 'updateprofile', label: 'Profile', icon: 'user' },
  { page: 'message', label: 'Messages', icon: 'message' },
];

/** The pages of the dashboard, and logout. */
export function Sidebar() {
  const student = useStudent();
  const logout = useLogout();
  const [leaving, setLeaving] = useState(false);

  return (
    <>
      <nav aria-label="Dashboard">
        <ul role="list" className={styles.pages}>
          {pages.map(({ page, label, icon }) => (
            <li key={page}>
              <NavLink to={paths.dashboard(student, page)} className={styles.page}>
                <Icon name={icon} size={22} />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.account}>
        <NavLink to={paths.dashboard(student, 'orders')} className={styles.page}>
          <Icon name="rupee" size={22} />
          Your orders
        </NavLink>
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
          Logout
        </Button>
      </div>
    </>
  );
}
