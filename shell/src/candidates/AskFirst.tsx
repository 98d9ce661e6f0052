import { useLogout } from 'shared/actions';
import { isAdmin, selectLogin, tabStorage, useAppSelector } from 'shared/store';
import { Actions, Button, Dialog, Grid } from 'shared/ui';
import type { Registry } from 'shared/contract';
import { texts } from './texts';

/**
 * Asks before a version runs that nobody has checked: a link alone must not start it. The yes is for this tab. Where
 * an admin is signed in it is not offered, because the version could act in the name of the admin.
 */
export function AskFirst({ asked }: { asked: string }) {
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
