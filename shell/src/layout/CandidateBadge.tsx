import { browserStorage } from 'shared/store';
import { useLate } from 'shared/ui';
import { useSite } from '../remotes/SiteContext';
import { forgetCandidates } from '../registry/site';
import styles from './CornerNotice.module.css';

const loadNotice = () =>
  import(/* webpackChunkName: "toasts" */ '../toasts/corner-notices').then(
    ({ CandidateNotice }) => CandidateNotice,
  );

const takeBack = () => {
  forgetCandidates(browserStorage);
  location.reload();
};

/** Says that this browser uses versions that are not live, and offers to return to the live site. */
export function CandidateBadge() {
  const { site } = useSite();
  const candidates = site.remotes.filter(({ isCandidate }) => isCandidate);
  const isShown = candidates.length > 0;
  const Notice = useLate(loadNotice, isShown);
  const labels = candidates.map(({ label }) => label).join(', ');
  return isShown && Notice && <Notice {...{ labels, takeBack, styles }} />;
}
