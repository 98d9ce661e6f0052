import { useEffect } from 'react';
import { isAdmin, selectLogin, tabStorage, useAppSelector } from 'shared/store';
import type { Site } from '../registry/site';
import { AskFirst } from './AskFirst';
import { texts } from './texts';

interface CandidateNoticeProps {
  site: Site;
  /** The address that asks for a candidate, `/login?candidate=mf-auth`, by which this page was opened. */
  asked: string | undefined;
  styles: Readonly<Record<string, string>>;
}

const takeBack = () => {
  tabStorage.removeItem('candidates');
  location.reload();
};

/** Ends this page, with the question in its place; `canary-choice.js` then takes the yes back. */
function askAgain(candidate: string) {
  const address = new URL(location.href);
  address.searchParams.set('candidate', candidate);
  // With one, a browser may stay on the page.
  address.hash = '';
  location.replace(address);
}

/** Says which versions this tab uses that are not live, and asks before it uses another one. */
export function CandidateNotice({ site, asked, styles }: CandidateNoticeProps) {
  const candidates = site.remotes.filter(({ isCandidate }) => isCandidate);
  const [first] = candidates;
  // Also in another tab. A publish tries a candidate as an admin, who is none (canary-choice.js).
  const isForbidden =
    isAdmin(useAppSelector(selectLogin).user) && !('triedCandidates' in globalThis);
  useEffect(() => {
    if (isForbidden && first) askAgain(first.name);
  }, [isForbidden, first]);
  const labels = candidates.map(({ label }) => label).join(', ');
  return (
    <>
      {asked && <AskFirst asked={asked} />}
      {labels && (
        <aside className={styles.notice} aria-label={texts.newVersion}>
          <p>{texts.trying(labels)}</p>
          <button type="button" className={styles.button} onClick={takeBack}>
            {texts.backToLive}
          </button>
        </aside>
      )}
    </>
  );
}
