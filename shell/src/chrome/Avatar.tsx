import { useState } from 'react';
import type { StoredUser } from 'shared/store';
import styles from './UserMenu.module.css';
import defaultAvatar from './default-avatar.svg';

/** The user's picture; the default one where there is none or it cannot be shown. */
export function Avatar({ user }: { user: StoredUser }) {
  const [broken, setBroken] = useState<string | null>(null);
  const own = user.profile?.avatar;
  return (
    <img
      className={styles.avatar}
      src={own && own !== broken ? own : defaultAvatar}
      alt={user.name}
      width={40}
      height={40}
      onError={() => setBroken(own ?? null)}
    />
  );
}
