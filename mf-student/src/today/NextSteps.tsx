import { currentTime, useKept } from 'shared/actions';
import { hourText, joinOpensAt, momentText, type PurchasedGroup } from 'shared/model/catalogue';
import { whatsappQuestion } from 'shared/model/config';
import { prefix } from 'shared/model/language';
import { Actions, Button, buttonClass, Icon, NewTab } from 'shared/ui';
import { Countdown, countdownParts, useClock } from 'shared/ui/showcase';
import { DateComes } from '../purchases/DateComes';
import { ClassroomLink, classroomOf } from './ClassroomLink';
import { isCancelled, whatOf, type PartProps, type What } from './part-props';
import { texts } from './texts';
import styles from './Today.module.css';
import type { ClassroomResponse, Material } from 'shared/model/schemas';

// Loaded with the press: few press it, and the card stands on the home page.
const calendar = () => import('./save-calendar');
const HOUR = 3_600_000;
const quiet = buttonClass({ variant: 'quiet' });

/** What can be done about the next meeting now. */
export function NextSteps({ next, student, email, inClassroom, justPaid, now }: PartProps) {
  const { bought } = next;
  const meeting = 'meeting' in next ? next.meeting : null;
  const isOpen =
    meeting !== null &&
    (next.state !== 'later' || (justPaid === true && +meeting.start - +now <= HOUR));
  const isLater = next.state === 'later' && !isOpen;
  // The link to join, and the recording of the last class, are only in the classroom.
  const hasPast = bought.meetings?.some(({ end }) => end <= now) ?? false;
  const isAsked = student !== null && !inClassroom && (isOpen || (isLater && hasPast));
  const classroom = useOwnClassroom(bought, isAsked);
  const classLink = bought.classLink ?? classroom?.link;
  const recording = isLater ? classroom?.recording : undefined;
  const toClassroom = !inClassroom && (
    <ClassroomLink
      {...{ bought, student, email }}
      className={isOpen && !student ? buttonClass({ size: 'large' }) : quiet}
    >
      {student ? texts.openClassroom : isOpen ? texts.logInToJoin : texts.logIn}
    </ClassroomLink>
  );
  return (
    <>
      {(next.state === 'later' || next.state === 'soon') && (
        <TimeLeft start={next.meeting.start} what={whatOf(bought)} />
      )}
      <div className={styles.state} aria-live="polite">
        {isLater && meeting && <p>{texts.joinFrom(momentText(joinOpensAt(meeting), now))}</p>}
        {next.state === 'day' && bought.day && <p>{hourText(bought.day, now)}</p>}
        {next.state === 'waiting' && bought.dateComes && bought.when !== bought.dateComes && (
          <p>
            <DateComes productId={bought.productId} text={bought.dateComes} />
          </p>
        )}
        {isOpen &&
          student &&
          (classLink || (isAsked && !classroom) ? (
            <NewTab
              // Before the link is here, the classroom has it too.
              href={classLink ?? prefix + classroomOf(bought, student)}
              className={buttonClass({ size: 'large' })}
            >
              <Icon name="video" />
              {texts.join}
            </NewTab>
          ) : (
            <p>{texts.linkByWhatsapp}</p>
          ))}
      </div>
      <Actions className={styles.actions}>
        {(isLater || next.state === 'day') && (
          <Button onClick={async () => (await calendar()).saveCalendar(bought, student)}>
            <Icon name="calendar" size={20} />
            {texts.addToCalendar}
          </Button>
        )}
        {(next.state === 'waiting' || next.state === 'day' || isCancelled(bought)) && (
          <NewTab
            href={whatsappQuestion(texts.whenIs(bought.title))}
            className={buttonClass({ variant: 'secondary' })}
          >
            <Icon name="whatsapp" />
            {texts.askOnWhatsapp}
          </NewTab>
        )}
        {toClassroom}
        {recording && (
          <NewTab href={recording.link} className={quiet}>
            <Icon name="play" size={20} />
            {texts.lastRecording}
          </NewTab>
        )}
      </Actions>
    </>
  );
}

/** A component of its own, so that only the countdown renders each second. */
function TimeLeft({ start, what }: { start: Date; what: What }) {
  const seconds = useClock(() =>
    Math.max(0, Math.ceil((start.getTime() - currentTime().getTime()) / 1000)),
  );
  return <Countdown label={texts.timeUntil(what)} parts={countdownParts(seconds)} />;
}

interface OwnClassroom {
  /** The link to join; undefined if the owner has entered none. */
  link: string | undefined;
  /** The newest recording. */
  recording: Material | undefined;
}

/** What only the classroom of a student tells; undefined until it is loaded, and if it is not asked for. */
function useOwnClassroom(
  { kind, productId: id }: PurchasedGroup,
  isAsked: boolean,
): OwnClassroom | undefined {
  const call = { name: 'studentOwnClassroom', url: `/classroom/${kind}/${id}`, keepsLogin: true };
  return useKept(isAsked ? call : null, readClassroom).currentData;
}

function readClassroom(response: unknown): OwnClassroom {
  // The API declares its response.
  const { batch, session, materials = [] } = (response as ClassroomResponse).data;
  return {
    link: batch?.classLink ?? session?.classLink,
    recording: materials.find(({ type }) => type === 'recording'),
  };
}
