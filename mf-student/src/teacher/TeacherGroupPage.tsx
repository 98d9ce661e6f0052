import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { showFailure } from 'shared/calls';
import { studentMessages } from 'shared/model/messages';
import { Choice } from 'shared/forms';
import { joinOpensAt, momentText } from 'shared/model/catalogue';
import { formatCount, formatDateTime, indianDay } from 'shared/model/format';
import { langOf } from 'shared/model/language';
import type { GroupMeeting, GroupPerson, Material, TeacherGroup } from 'shared/model/schemas';
import { MaterialLinks } from '../classroom/MaterialLinks';
import { materialsTexts } from '../classroom/texts';
import { useStudentThreadsQuery } from '../questions/question-endpoints';
import { texts as questionTexts } from '../questions/texts';
import { texts as quizTexts } from '../quiz/texts';
import { useMinute } from '../today/Today';
import { buttonClass, Icon, NewTab, PageHeading, Skeleton, Tick } from 'shared/ui';
import { EmptyState, Loaded } from 'shared/ui/lists';
import { useStudentTeacherGroupQuery, useStudentTickAttendanceMutation } from './teacher-endpoints';
import styles from './TeacherClassPage.module.css';
import { texts } from './texts';

const Threads = lazy(async () => ({ default: (await import('../questions/Threads')).Threads }));

/** The page of a teacher, by the link of one class: who is there. It needs no account. */
function TeacherGroupPage() {
  const { token = '' } = useParams();
  const result = useStudentTeacherGroupQuery(token);
  const heading = result.currentData?.title ?? texts.heading;
  return (
    <div className={styles.page}>
      <PageHeading lang={langOf(heading)}>{heading}</PageHeading>
      <Loaded
        result={result}
        loading={texts.loading}
        skeleton={<Skeleton shape="row" count={6} />}
        failure={texts.failure}
        missing={<EmptyState title={texts.linkEnded}>{texts.askForLink}</EmptyState>}
      >
        {(found) => (
          <>
            <ClassNow found={found} />
            <TeacherList token={token} found={found} />
            <ClassQuestions token={token} />
            <ClassMaterials materials={found.materials ?? []} />
          </>
        )}
      </Loaded>
    </div>
  );
}

/** The class of today, or the next one, with the link to join. */
function ClassNow({ found: { meetings, class_link: link } }: { found: TeacherGroup }) {
  const now = useMinute();
  const next = meetings.find(({ state, end }) => state !== 'cancelled' && new Date(end) > now);
  if (!next) return null;
  const isToday = indianDay(new Date(next.start)) === indianDay(now);
  return (
    <section aria-label={texts.nextClass} className={styles.now}>
      <p>
        {isToday ? texts.today : texts.nextClass}: {momentText(new Date(next.start), now)}
      </p>
      {link && (
        <NewTab href={link} className={buttonClass()}>
          <Icon name="video" size={20} />
          {texts.join}
        </NewTab>
      )}
    </section>
  );
}

function ClassQuestions({ token }: { token: string }) {
  return (
    <section aria-label={questionTexts.heading} className={styles.part}>
      <h2>{questionTexts.heading}</h2>
      <Loaded
        result={useStudentThreadsQuery({ token })}
        loading={questionTexts.loading}
        skeleton={<Skeleton shape="row" count={2} />}
        failure={questionTexts.failure}
      >
        {(threads) =>
          threads.length === 0 ? (
            <p className={styles.when}>{questionTexts.noneOfClass}</p>
          ) : (
            <Suspense fallback={<Skeleton shape="row" />}>
              <Threads threads={threads} token={token} />
            </Suspense>
          )
        }
      </Loaded>
    </section>
  );
}

function ClassMaterials({ materials }: { materials: readonly Material[] }) {
  if (materials.length === 0) return null;
  return (
    <section aria-label={materialsTexts.heading} className={styles.part}>
      <h2>{materialsTexts.heading}</h2>
      <MaterialLinks materials={materials} />
    </section>
  );
}

interface TeacherListProps {
  token: string;
  found: TeacherGroup;
}

function TeacherList({ token, found }: TeacherListProps) {
  const { when, meetings, people } = found;
  const now = useMinute();
  const held = meetings.filter(({ state }) => state !== 'cancelled');
  const begun = held.filter((meeting) => opensAt(meeting) <= now).reverse();
  const [first] = held;
  if (begun.length === 0) {
    return (
      <EmptyState title={texts.notBegun}>
        {first ? texts.tickFrom(momentText(opensAt(first))) : texts.noClass}
      </EmptyState>
    );
  }
  return (
    <>
      <p className={styles.when}>{when}</p>
      {people.length === 0 ? (
        <EmptyState title={texts.nobody} />
      ) : (
        <Attendance {...{ token, begun, found }} />
      )}
    </>
  );
}

const opensAt = ({ start }: GroupMeeting): Date => joinOpensAt({ start: new Date(start) });

interface AttendanceProps extends TeacherListProps {
  /** The latest first. */
  begun: readonly GroupMeeting[];
}

function Attendance({ token, begun, found: { people, nobody_on } }: AttendanceProps) {
  const [picked, setPicked] = useState<string>();
  const day = picked ?? begun[0]?.day ?? '';
  const [tick] = useStudentTickAttendanceMutation();
  const present = people.filter(({ there }) => there.includes(day)).length;
  const save = async (person: GroupPerson['id'] | 'nobody', there: boolean) => {
    const { error } = await tick({ token, day, person, there });
    if (error) showFailure(error, studentMessages.failure);
  };
  return (
    <>
      <Choice
        label={texts.class}
        options={begun.map((meeting) => ({
          value: meeting.day,
          label: formatDateTime(meeting.start),
        }))}
        value={day}
        onChoose={setPicked}
      />
      <p role="status" className={styles.count}>
        {texts.there(formatCount(present), formatCount(people.length))}
      </p>
      <ul role="list" className={styles.people}>
        {people.map(({ id, name, there, quiz }) => (
          <li key={id}>
            <label className={styles.person}>
              <Tick checked={there.includes(day)} onTick={(isThere) => void save(id, isThere)} />
              {name}
              {quiz && <span className={styles.when}>{quizTexts.quiz(quiz.right, quiz.of)}</span>}
            </label>
          </li>
        ))}
        {present === 0 && (
          <li>
            <label className={styles.person}>
              <Tick
                checked={nobody_on.includes(day)}
                onTick={(isNobody) => void save('nobody', isNobody)}
              />
              {texts.nobodyThere}
            </label>
          </li>
        )}
      </ul>
      <p className={styles.when}>{texts.savedAtOnce}</p>
    </>
  );
}

export { TeacherGroupPage as Component };
