import {
  CheckboxField,
  Form,
  SubmitButton,
  TextAreaField,
  TextField,
  useCheckedForm,
  stopped,
} from 'shared/forms';
import { momentText } from 'shared/model/catalogue';
import { indianTime } from 'shared/model/format';
import type { GroupDetails, GroupMeeting } from 'shared/model/schemas';
import { filled, type Checks } from 'shared/model/validation';
import { VisuallyHidden } from 'shared/ui';
import { useAsk } from '../details/Ask';
import { announced } from '../details/announced';
import { EditorButton } from '../details/EditorDialog';
import { peopleText } from './group-cells';
import { changeMeetingCall } from './class-endpoints';

interface ChangeMeetingProps {
  found: GroupDetails;
  meeting: GroupMeeting;
  change: 'move' | 'cancel';
}

/** Moves or cancels one class of a batch, or a session, and offers to tell its people in the same step. */
export function ChangeMeeting({ found, meeting, change }: ChangeMeetingProps) {
  return (
    <EditorButton
      variant="quiet"
      title={titleOf(change, found)}
      form={(close) => (
        <ChangeForm found={found} meeting={meeting} change={change} onDone={close} />
      )}
    >
      {change === 'move' ? 'Move' : 'Cancel'}
      <VisuallyHidden>
        {' '}
        the {nounOf(found)} of {momentText(new Date(meeting.start))}
      </VisuallyHidden>
    </EditorButton>
  );
}

const nounOf = ({ kind }: GroupDetails) => (kind === 'course' ? 'class' : 'session');

const titleOf = (change: ChangeMeetingProps['change'], found: GroupDetails): string =>
  `${change === 'move' ? 'Move' : 'Cancel'} ${found.kind === 'course' ? 'one' : 'the'} ${nounOf(found)}`;

interface ChangeValues {
  start: string;
  tell: boolean;
  text: string;
}

const moveChecks = (now: string): Checks<ChangeValues> => [
  filled('start', 'Please choose day and hour.'),
  {
    field: 'start',
    message: 'Please choose another day or hour.',
    passes: ({ start }) => start !== now,
  },
];

function ChangeForm({
  found,
  meeting: { day, start, state },
  change,
  onDone,
}: ChangeMeetingProps & { onDone: () => void }) {
  const [ask, question] = useAsk();
  const { id, kind, students } = found;
  const noun = nounOf(found);
  const isMove = change === 'move';
  const now = new Date(start);
  const given = indianTime(now).slice(0, 16);
  const canTell = students.length > 0;
  const form = useCheckedForm<ChangeValues>({
    // A cancelled class may take place after all, at the time that it had.
    checks: isMove ? moveChecks(state === 'cancelled' ? '' : given) : [],
    defaultValues: { start: given, tell: canTell, text: '' },
    onSubmit: async (values) => {
      const tell = canTell && values.tell;
      const wanted = isMove
        ? momentText(new Date(`${values.start}:00+05:30`))
        : `This ${noun} will not take place.`;
      const isWanted = await ask({
        title: `${isMove ? 'Move' : 'Cancel'} the ${noun}?`,
        text: (
          <>
            <p>
              {momentText(now)}: {isMove ? `from now on ${wanted}.` : wanted}
            </p>
            <p>{tell ? `${peopleText(students.length)} will get an e-mail.` : 'Nobody is told.'}</p>
          </>
        ),
        yes: tell
          ? `${isMove ? 'Move' : 'Cancel it'} and tell ${peopleText(students.length)}`
          : isMove
            ? 'Move'
            : `Cancel the ${noun}`,
      });
      if (!isWanted) return stopped;
      return announced(
        await changeMeetingCall({
          id,
          day,
          start: isMove ? values.start : null,
          tell,
          text: values.text,
        }),
        onDone,
      );
    },
  });
  return (
    <>
      <Form form={form} name={titleOf(change, found)}>
        <p>
          {state === 'cancelled' ? 'It was cancelled. It was to be on' : 'It is on'}{' '}
          {momentText(now)}. {kind === 'course' ? 'Timetable' : 'The site'}, reminders and the
          students’ calendars follow.
        </p>
        {kind === 'webinar' && !isMove && students.length > 0 && (
          <p>
            No more tickets are sold for it. Its people keep theirs until you move them to another
            session, or refund them, from their orders.
          </p>
        )}
        {isMove && (
          <TextField
            name={form.name('start')}
            label="New day and hour (IST)"
            type="datetime-local"
          />
        )}
        {canTell && (
          <>
            <CheckboxField
              name={form.name('tell')}
              label={`Tell ${peopleText(students.length)} by e-mail`}
            />
            <TextAreaField
              name={form.name('text')}
              label="Your words"
              hint="The e-mail has the old and the new time already."
              maxLength={2000}
              optional
            />
          </>
        )}
        <SubmitButton>{isMove ? 'Move' : `Cancel the ${noun}`}</SubmitButton>
      </Form>
      {question}
    </>
  );
}
