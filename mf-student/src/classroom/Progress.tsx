import type { Meeting } from 'shared/model/catalogue';
import type { Classroom, Course } from 'shared/model/schemas';
import { useMinute } from '../today/Today';
import { modulesDone } from './Modules';
import type { Visits } from './use-visits';
import styles from './Classroom.module.css';
import { courseTexts as texts } from './texts';

interface ProgressProps {
  meetings: readonly Meeting[];
  classroom: Classroom;
  /** Undefined while it loads. */
  course: Course | undefined;
  visits: Visits;
}

/** How far a student is, and after the last class the next step. */
export function Progress({ meetings, classroom, course, visits }: ProgressProps) {
  const now = useMinute();
  const past = meetings.filter(({ end }) => end <= now);
  const { attendance = [], materials = [], certificate } = classroom;
  if (certificate) return <p className={styles.progress}>{texts.certificateReady}</p>;
  if (past.length === 0) return null;
  const was = (there: boolean, classDay: string | undefined) =>
    attendance.some((each) => each.day === classDay && each.there === there);
  const missed = past.filter(({ day }) => was(false, day)).length;
  const toSee = materials.filter(
    ({ id, type, day }) => type === 'recording' && !visits.opened.includes(id) && !was(true, day),
  ).length;
  return (
    <div>
      <p className={styles.progress}>
        {[
          texts.classesHeld(past.length, meetings.length),
          ...(missed > 0 ? [texts.classesMissed(missed)] : []),
          ...(toSee > 0 ? [texts.toSee(toSee)] : []),
        ].join(', ')}
      </p>
      {past.length === meetings.length && course && <p>{certificateToGet(course, classroom)}</p>}
    </div>
  );
}

/** After the last class: what is missing for the certificate, if the student can see that. */
export function certificateToGet(course: Course, classroom: Classroom): string | null {
  const { modules, leastAttended = 0 } = course;
  const { attendance = [], quiz = [], quiz_needed = 0 } = classroom;
  const attended = attendance.filter(({ there }) => there).length / (attendance.length || 1);
  const isAbsent = attended * 100 < leastAttended;
  const done = modulesDone(modules, classroom).filter(Boolean).length;
  const toTick = done < modules.length;
  const toAnswer = quiz_needed - quiz.filter(({ right }) => right).length;
  if (!toTick && toAnswer <= 0 && !isAbsent) return null;
  return [
    texts.allHeld,
    ...(toTick ? [texts.nextTick(done, modules.length)] : []),
    ...(toAnswer > 0 ? [texts.nextQuiz(toAnswer)] : []),
    isAbsent ? texts.attendanceNeeded(leastAttended) : texts.thenCertificate,
  ].join(' ');
}
