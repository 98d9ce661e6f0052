import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  Form,
  stopped,
  SubmitButton,
  TextAreaField,
  TextField,
  useCheckedForm,
} from 'shared/forms';
import { formatDateTime } from 'shared/model/format';
import { paths } from 'shared/model/paths';
import type { PersonDetails } from 'shared/model/schemas';
import { filled, type Checks } from 'shared/model/validation';
import { Actions, Button, clsx, Skeleton } from 'shared/ui';
import { Loaded, type Column } from 'shared/ui/lists';
import { announced, told } from '../details/announced';
import { useAsk } from '../details/Ask';
import { EditorButton } from '../details/EditorDialog';
import { Panel, PanelTable } from '../details/Panel';
import { rupeesCell } from '../lists/cells';
import styles from '../lists/Report.module.css';
import { joinPeopleCall, useAdminPersonQuery, undoJoiningCall } from './person-endpoints';

interface JoinProps {
  person: PersonDetails;
}

/** Joins another person into this one, after both were shown side by side. */
export function JoinPeople({ person }: JoinProps) {
  return (
    <EditorButton
      variant="secondary"
      narrow={false}
      title="Join with another person"
      form={(close) => <JoinSteps person={person} onDone={close} />}
    />
  );
}

const otherChecks: Checks<{ other: string }> = [
  filled('other', 'Please enter an e-mail address, a phone number or the number of an account.'),
];

function JoinSteps({ person, onDone }: JoinProps & { onDone: () => void }) {
  const [other, setOther] = useState('');
  const form = useCheckedForm<{ other: string }>({
    checks: otherChecks,
    onSubmit: (values) => {
      setOther(values.other.trim());
      return Promise.resolve(stopped);
    },
  });
  return (
    <div className={styles.report}>
      <Form form={form} autoComplete="off" name="Find the other person">
        <TextField
          name={form.name('other')}
          label="The other person"
          hint="E-mail address, phone number, or number of the account."
          maxLength={254}
        />
        <SubmitButton>Show both</SubmitButton>
      </Form>
      {other && <Both key={other} person={person} other={other} onDone={onDone} />}
    </div>
  );
}

interface BothProps extends JoinProps {
  other: string;
  onDone: () => void;
}

function Both({ person, other, onDone }: BothProps) {
  return (
    <Loaded
      result={useAdminPersonQuery(other)}
      skeleton={<Skeleton shape="row" count={4} />}
      failure="Nobody was found."
      failureTone="info"
    >
      {(found) => <JoinForm person={person} found={found} other={other} onDone={onDone} />}
    </Loaded>
  );
}

const reasonChecks: Checks<{ reason: string }> = [filled('reason', 'Please give a reason.')];

function JoinForm({ person, found, other, onDone }: BothProps & { found: PersonDetails }) {
  const [ask, question] = useAsk();
  const form = useCheckedForm<{ reason: string }>({
    checks: reasonChecks,
    onSubmit: async ({ reason }) => {
      const isWanted = await ask({
        title: 'Join these two?',
        text: `Everything of ${nameOf(found)} moves to ${nameOf(person)}. Nobody can sign in to the other account any more. Both addresses are told.`,
        yes: 'Yes, join them',
      });
      if (!isWanted) return stopped;
      const key = person.account?.id ?? person.email;
      return announced(await joinPeopleCall({ person: key, other, reason }), onDone);
    },
  });
  const columns: Column<Compared>[] = [
    { heading: 'What', cell: ([what]) => what, namesRow: true },
    { heading: 'This person, who stays', cell: ([, of]) => of(person) },
    { heading: 'The other, who is joined', cell: ([, of]) => of(found) },
  ];
  return (
    <div className={clsx(styles.report, styles.body)}>
      <PanelTable
        caption="Both"
        columns={columns}
        rows={compared}
        rowKey={([what]) => what}
        empty=""
      />
      <Form form={form} name="Join with another person">
        <TextAreaField name={form.name('reason')} label="Reason" maxLength={500} />
        <SubmitButton>Join</SubmitButton>
      </Form>
      {question}
    </div>
  );
}

const nameOf = ({ name, email, phone }: PersonDetails) => `${name} (${email || phone})`;

type Compared = readonly [what: string, of: (person: PersonDetails) => ReactNode];

const compared: Compared[] = [
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Account', ({ account }) => account?.id ?? 'None'],
  ['E-mail address', ({ account }) => (account?.email_proven ? 'Confirmed' : 'Not confirmed')],
  [
    'Last sign-in',
    ({ account }) => (account?.last_sign_in_at ? formatDateTime(account.last_sign_in_at) : 'Never'),
  ],
  ['Total paid', ({ total_paid }) => rupeesCell(total_paid)],
  ['Orders', ({ orders }) => orders.map(({ title }) => title).join(', ') || 'None'],
  ['Enrolled in', ({ enrolments }) => enrolments.map(({ title }) => title).join(', ') || 'Nothing'],
  ['Certificates', ({ enrolments }) => enrolments.filter((each) => each.certificate).length],
  ['Notes', ({ notes }) => notes.length],
  ['Leads and messages', ({ leads, contacts }) => leads.length + contacts.length],
  ['Agreed to', ({ consents }) => consents.length],
];

/** With whom this account was joined, as long as it can be undone. */
export function Joinings({ person: { joined, account } }: JoinProps) {
  const [ask, question] = useAsk();
  if (joined.length === 0) return null;
  const undoJoining = async (id: number) => {
    const isWanted = await ask({
      title: 'Undo the joining?',
      text: 'Each of them gets back what it had. Both addresses are told.',
      yes: 'Undo joining',
      no: 'Keep',
    });
    if (isWanted) told(await undoJoiningCall(id));
  };
  return (
    <Panel heading="Joined">
      {joined.map(({ id, kept, name, contact, joined_at }) => (
        <div key={id}>
          <p className={styles.detail}>
            {kept === account?.id ? (
              `${name}, ${contact} was joined into this person on ${formatDateTime(joined_at)}. `
            ) : (
              <>
                This account was joined into{' '}
                <Link to={paths.adminPerson(kept)}>account {kept}</Link> on{' '}
                {formatDateTime(joined_at)}: nobody can sign in to it.{' '}
              </>
            )}
            It can be undone for seven days.
          </p>
          <Actions>
            <Button variant="secondary" size="small" onClick={() => void undoJoining(id)}>
              Undo joining
            </Button>
          </Actions>
        </div>
      ))}
      {question}
    </Panel>
  );
}
