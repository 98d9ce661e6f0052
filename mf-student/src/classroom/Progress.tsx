import type { Meeting } from 'shared/model/catalogue';
import type { Classroom, CourseModule } from 'shared/model/schemas';
import { useMinute } from '../today/Today';
import { modulesDone } from './Modules';
import type { Visits } from './use-visits';
import styles from './Classroom.module.css';
import { courseTexts as texts } from './texts';

interface ProgressProps {
  meetings: readonly Meeting[];
  classroom: Classroom;
  /** Undefined while they load. */
  modules: readonly CourseModule[] | undefined;
  visits: Visits;
}

/** How far a student is, and after the last class the next step. */
export function Progress({ meetings, classroom, modules = [], visits }: ProgressProps) {
  const now = useMinute();
  const past = meetings.filter(({ end }) => end <= now);
  const { attendance = [], materials = [], certificate, quiz = [], quiz_needed = 0 } = classroom;
  if (certificate) return <p className={styles.progress}>{texts.certificateReady}</p>;
  if (past.length === 0) return null;
  const was = (there: boolean, classDay: string | undefined) =>
    attendance.some((each) => each.day === classDay && each.there === there);
  const missed = past.filter(({ day }) => was(false, day)).length;
  const toSee = materials.filter(
    ({ id, type, day }) => type === 'recording' && !visits.opened.includes(id) && !was(true, day),
  ).length;
  const done = modulesDone(modules, classroom).filter(Boolean).length;
  const toTick = done < modules.length;
  const toAnswer = quiz_needed - quiz.filter(({ right }) => right).length;
  return (
    <div>
      <p className={styles.progress}>
        {[
          texts.classesHeld(past.length, meetings.length),
          ...(missed > 0 ? [texts.classesMissed(missed)] : []),
          ...(toSee > 0 ? [texts.toSee(toSee)] : []),
        ].join(', ')}
      </p>
      {past.length === meetings.length && (toTick || toAnswer > 0) && (
        <p>
          {texts.allHeld} {toTick && texts.nextTick(done, modules.length)}{' '}
          {toAnswer > 0 && texts.nextQuiz(toAnswer)} {texts.thenCertificate}
        </p>
      )}
    </div>
  );
}
