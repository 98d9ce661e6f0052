import { useLate } from 'shared/ui';
import { useSite } from '../remotes/SiteContext';
import styles from './CornerNotice.module.css';

const loadNotice = () =>
  import(/* webpackChunkName: "rare" */ '../candidates/CandidateNotice').then(
    ({ CandidateNotice }) => CandidateNotice,
  );

/** Says which versions this tab uses that are not live, and asks before it uses one. */
export function CandidateBadge() {
  const { site } = useSite();
  // As `canary-choice.js` has found them. On the server there is no document.
  const { candidates, asked } = globalThis.document?.documentElement.dataset ?? {};
  const isShown = Boolean(candidates || asked);
  const Notice = useLate(loadNotice, isShown);
  return isShown && Notice && <Notice {...{ site, asked, styles }} />;
}
