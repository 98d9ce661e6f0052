import type { TeamMember } from 'shared/model/schemas';
import { VisuallyHidden } from 'shared/ui';
import { ReasonDialog } from '../details/ReasonDialog';
import { resetSecondFactorCall, withdrawAccessCall } from './team-endpoints';

/** For a member who has lost phone and recovery codes. */
export function ResetSecondFactor({ member: { id, name } }: { member: TeamMember }) {
  return (
    <ReasonDialog
      label={<Named name={name}>New phone</Named>}
      title="Let a new phone be linked"
      send={({ reason }) => resetSecondFactorCall({ user_id: id, reason })}
    >
      The authenticator app and the recovery codes of {name} stop working, and {name} is signed out
      everywhere. At the next sign-in {name} links a new phone. Make sure that it is {name} who
      asks.
    </ReasonDialog>
  );
}

/** For somebody who leaves. */
export function WithdrawAccess({ member: { id, name } }: { member: TeamMember }) {
  return (
    <ReasonDialog
      label={<Named name={name}>Withdraw access</Named>}
      title="Withdraw access"
      send={({ reason }) => withdrawAccessCall({ id, reason })}
    >
      {name} is signed out everywhere at once and cannot sign in any more. The audit log keeps what{' '}
      {name} has done.
    </ReasonDialog>
  );
}

function Named({ name, children }: { name: string; children: string }) {
  return (
    <>
      {children} <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
}
