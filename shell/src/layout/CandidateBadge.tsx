import { useEffect, useState } from 'react';
import { browserStorage } from 'shared/store';
import { useSite } from '../remotes/SiteContext';
import { forgetCandidates } from '../registry/site';
import styles from './CornerNotice.module.css';

/** Says that this browser uses versions that are not live, and offers to return to the live site. */
export function CandidateBadge() {
  const { site } = useSite();
  // Pages are prerendered with live versions, so the badge appears after hydration.
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  const candidates = site.remotes.filter(({ isCandidate }) => isCandidate);
  if (!isShown || candidates.length === 0) return null;

  const takeBack = () => {
    forgetCandidates(browserStorage);
    location.reload();
  };
  return (
    <aside className={styles.notice} aria-label="New version">
      <p>You are trying a new version: {candidates.map(({ label }) => label).join(', ')}.</p>
      <button type="button" className={styles.button} onClick={takeBack}>
        Back to the live site
      </button>
    </aside>
  );
}
