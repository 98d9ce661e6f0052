import { formatRupees } from 'shared/model/format';
import { grantText, roleNames } from 'shared/model/rights';
import type { TeamInvitation, TeamMember, TeamResponse } from 'shared/model/schemas';
import { Actions, Notice, VisuallyHidden } from 'shared/ui';
import { Badge, type Column } from 'shared/ui/lists';
import { Link } from 'react-router-dom';
import { paths } from 'shared/model/paths';
import { CallButton } from '../details/CallButton';
import { Detail } from '../details/Detail';
import { Facts, ListPanel, Panel } from '../details/Panel';
import { dateTimeCell, emailCell } from '../lists/cells';
import { ChangeMember } from './ChangeMember';
import { Invite } from './Invite';
import { ResetSecondFactor, WithdrawAccess } from './member-actions';
import { inviteAgainCall, useAdminTeamQuery, withdrawInvitationCall } from './team-endpoints';

const memberColumns: Column<TeamMember>[] = [
  {
    heading: 'Name',
    cell: (row) => (row.self ? `${row.name} (you)` : row.name),
    namesRow: true,
  },
  { heading: 'Email', cell: (row) => emailCell(row.email) },
  { heading: 'Role', cell: (row) => grantText(row.rights, row.ticked ?? []) },
  { heading: 'Last sign-in', cell: (row) => dateTimeCell(row.last_sign_in) },
  {
    heading: 'Authenticator app',
    cell: (row) =>
      row.second_factor ? <Badge tone="paid">On</Badge> : <Badge tone="pending">Off</Badge>,
  },
  { heading: 'Change', cell: (row) => <MemberActions member={row} /> },
];

const invitationColumns: Column<TeamInvitation>[] = [
  { heading: 'Name', cell: (row) => row.name, namesRow: true },
  { heading: 'Email', cell: (row) => emailCell(row.email) },
  { heading: 'Role', cell: (row) => grantText(row.rights, row.ticked ?? []) },
  {
    heading: 'Link works until',
    cell: (row) =>
      row.expired ? <Badge tone="failed">Ended</Badge> : dateTimeCell(row.expires_at),
  },
  { heading: 'Change', cell: (row) => <InvitationActions invitation={row} /> },
];

/** Who belongs to the admin area, with which role, and who is invited. */
function TeamPage() {
  const result = useAdminTeamQuery();
  return (
    <Detail heading="Team" what="The team" result={result}>
      {(team) => <Team {...team} />}
    </Detail>
  );
}

function Team({ members, invitations, refund_limit }: TeamResponse['data']) {
  const own = members.find(({ self }) => self);
  return (
    <>
      {own && !own.named && (
        <Notice tone="info" action={<Link to={paths.admin('security')}>Give your real name</Link>}>
          The audit log calls you “{own.name}”.
        </Notice>
      )}
      <ListPanel
        heading="People"
        actions={<Invite />}
        columns={memberColumns}
        rows={members}
        rowKey={(row) => row.id}
        empty="Nobody."
      />
      {invitations.length > 0 && (
        <ListPanel
          heading="Invited"
          columns={invitationColumns}
          rows={invitations}
          rowKey={(row) => row.id}
          empty="Nobody."
        />
      )}
      <Panel heading="What each role may do">
        <Facts
          facts={[
            [
              roleNames.owner,
              'Everything: also the team, codes for a discount, turnover and receipts, refunds of any amount, files of whole lists, personal records and the audit log.',
            ],
            [
              roleNames.office,
              `Leads, messages, people and orders; refunds up to ${formatRupees(refund_limit)} of one order.`,
            ],
            [
              roleNames.content,
              'Courses, webinars, tutors, questions and site texts; recordings and notes.',
            ],
            [
              roleNames.accountant,
              'Receipts, settlements and the books, also as files. Changes nothing, and returns no money.',
            ],
            [roleNames.single, 'Only what is ticked for the person.'],
          ]}
        />
      </Panel>
    </>
  );
}

function MemberActions({ member }: { member: TeamMember }) {
  return (
    <Actions>
      <ChangeMember member={member} />
      {member.second_factor && !member.self && <ResetSecondFactor member={member} />}
      {!member.self && <WithdrawAccess member={member} />}
    </Actions>
  );
}

function InvitationActions({ invitation: { id, name } }: { invitation: TeamInvitation }) {
  return (
    <Actions>
      <CallButton call={() => inviteAgainCall(id)}>
        Send again <VisuallyHidden>{name}</VisuallyHidden>
      </CallButton>
      <CallButton variant="quiet" call={() => withdrawInvitationCall(id)}>
        Withdraw <VisuallyHidden>{name}</VisuallyHidden>
      </CallButton>
    </Actions>
  );
}

export { TeamPage as Component };
