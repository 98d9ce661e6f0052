import { useEffect, useState } from 'react';
import { browserStorage } from 'shared/store';
import { useSite } from '../remotes/SiteContext';
import { forgetCandidates } from '../registry/site';
import type { CandidateNotice } from './CandidateNotice';
import styles from './CornerNotice.module.css';

const takeBack = () => {
  forgetCandidates(browserStorage);
  location.reload();
};

/** Says that this browser uses versions that are not live, and offers to return to the live site. */
export function CandidateBadge() {
  const { site } = useSite();
  const [Notice, setNotice] = useState<typeof CandidateNotice | null>(null);
  const candidates = site.remotes.filter(({ isCandidate }) => isCandidate);
  const labels = candidates.map(({ label }) => label).join(', ');
  useEffect(() => {
    if (!labels) return;
    import(/* webpackChunkName: "toasts" */ './CandidateNotice').then(
      (arrived) => setNotice(() => arrived.CandidateNotice),
      () => {},
    );
  }, [labels]);
  return Notice && <Notice {...{ labels, takeBack, styles }} />;
}
