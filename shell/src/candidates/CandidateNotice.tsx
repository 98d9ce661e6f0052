import { useEffect } from 'react';
import { isAdmin, selectLogin, tabStorage, useAppSelector } from 'shared/store';
import { useLogout } from 'shared/actions';
import { Actions, Button, Dialog, Grid } from 'shared/ui';
import type { Registry } from 'shared/contract';
import type { Site } from '../registry/site';
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

/**
 * Asks before a version runs that nobody has checked: a link alone must not start it. The yes is for this tab. Where
 * an admin is signed in it is not offered, because the version could act in the name of the admin.
 */
function AskFirst({ asked }: { asked: string }) {
  const logout = useLogout();
  const isForbidden = isAdmin(useAppSelector(selectLogin).user);
  const address = new URL(asked);
  const candidate = address.searchParams.get('candidate')!;
  address.searchParams.delete('candidate');
  const goOn = () => location.replace(address);
  const agree = () => {
    const others = tabStorage.getItem('candidates')?.split(' ') ?? [];
    tabStorage.setItem('candidates', [...new Set([...others, candidate])].join(' '));
    goOn();
  };
  return (
    <Dialog open onClose={goOn} title={texts.heading(labelOf(candidate), candidate)}>
      <Grid columns="broad">
        <p>{isForbidden ? texts.forbidden : texts.warning}</p>
        <Actions>
          <Button variant="secondary" onClick={goOn}>
            {texts.backToLive}
          </Button>
          {isForbidden ? (
            <Button onClick={() => void logout()}>{texts.signOut}</Button>
          ) : (
            <Button onClick={agree}>{texts.open}</Button>
          )}
        </Actions>
      </Grid>
    </Dialog>
  );
}

/** What a section is called that has a candidate. It may have no live version, and then the host does not know it. */
function labelOf(name: string): string {
  // `canary-choice.js` has found the section in it.
  const { remotes } = JSON.parse(document.getElementById('registry')!.textContent) as Registry;
  return remotes[name]!.label;
}
