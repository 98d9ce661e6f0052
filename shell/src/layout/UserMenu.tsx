import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useLogout } from 'shared/actions';
import { paths } from 'shared/model/paths';
import type { StoredUser } from 'shared/store';
import { Avatar, Icon, useDisclosure, VisuallyHidden } from 'shared/ui';
import { headerTexts as texts } from './texts';
import styles from './UserMenu.module.css';

export function UserMenu({ user }: { user: StoredUser }) {
  const { open, area, button, toggle } = useDisclosure<HTMLDivElement>(useLocation().key);
  const logout = useLogout();
  const panelId = useId();

  return (
    <div ref={area} className={styles.menu}>
      <button
        ref={button}
        type="button"
        className={styles.opener}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={toggle}
      >
        <Avatar address={user.profile?.avatar} size={40} alt={user.name} />
        <VisuallyHidden>{texts.yourAccount}</VisuallyHidden>
        <Icon name="chevron-down" size={16} className={styles.chevron} />
      </button>
      {open && (
        <div id={panelId} className={styles.panel} data-surface="parchment">
          <p className={styles.name}>{user.name}</p>
          <ul role="list">
            <li>
              <Link className={styles.entry} to={paths.dashboard(user, 'overview')}>
                <Icon name="dashboard" size={20} /> {texts.dashboard}
              </Link>
            </li>
            <li>
              <Link className={styles.entry} to={paths.purchases(user, 'course')}>
                <Icon name="book" size={20} /> {texts.myCourses}
              </Link>
            </li>
            <li>
              <Link className={styles.entry} to={paths.purchases(user, 'webinar')}>
                <Icon name="video" size={20} /> {texts.myWebinars}
              </Link>
            </li>
            <li className={styles.last}>
              <button type="button" className={styles.entry} onClick={() => void logout()}>
                <Icon name="logout" size={20} /> {texts.logout}
              </button>
            </li>
          </ul>
        </div>
      )}
    </div>
  );
}
