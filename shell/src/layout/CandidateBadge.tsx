import { browserStorage } from 'shared/store';
import { useSite } from '../remotes/SiteContext';
import { forgetCandidates } from '../registry/site';
import styles from './CornerNotice.module.css';
import { useCornerNotices } from './use-corner-notices';

const takeBack = () => {
  forgetCandidates(browserStorage);
  location.reload();
};

/** Says that this browser uses versions that are not live, and offers to return to the live site. */
export function CandidateBadge() {
  const { site } = useSite();
  const candidates = site.remotes.filter(({ isCandidate }) => isCandidate);
  const notices = useCornerNotices(candidates.length > 0);
  const labels = candidates.map(({ label }) => label).join(', ');
  return notices && <notices.CandidateNotice {...{ labels, takeBack, styles }} />;
}
