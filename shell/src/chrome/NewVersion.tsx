import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../remotes/SiteContext';
import { isOutdated } from '../site/outdated';
import { findRoute } from '../site/site';
import { reloadUnlessHalfFilled } from '../site/half-filled';
import styles from './CornerNotice.module.css';

/** Offers who comes back to a tab the version that has been published meanwhile. */
export function NewVersion() {
  const { site } = useSite();
  const { pathname } = useLocation();
  const remote = findRoute(site, pathname)?.remote.name;
  const [isOut, setOut] = useState(false);
  const [isPutOff, setPutOff] = useState(false);
  const [isRefused, setRefused] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const found = await isOutdated(site, remote);
      if (isCurrent) setOut(found);
    };
    const onVisible = () => void look();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isCurrent = false;
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [site, remote]);

  if (!isOut || isPutOff) return null;
  return (
    <aside className={styles.notice} aria-label="Site update">
      <p role="status">
        {isRefused
          ? 'Please send or empty your form first: a reload would lose what you typed.'
          : 'A new version of this page is ready.'}
      </p>
      <button
        type="button"
        className={styles.button}
        onClick={() => setRefused(!reloadUnlessHalfFilled())}
      >
        Reload
      </button>
      <button type="button" className={styles.button} onClick={() => setPutOff(true)}>
        Later
      </button>
    </aside>
  );
}
