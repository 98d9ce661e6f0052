import { lazy, Suspense, useId } from 'react';
import { showFailure } from 'shared/calls';
import { langOf } from 'shared/model/language';
import { studentMessages } from 'shared/model/messages';
import type { Classroom, Course, CourseModule } from 'shared/model/schemas';
import { toast } from 'shared/toast';
import { Skeleton, Tick } from 'shared/ui';
import { Bar } from 'shared/ui/lists';
import { DashboardSection } from '../dashboard/DashboardPage';
import { AskButton } from '../questions/AskButton';
import { useStudentTickModuleMutation } from './classroom-endpoints';
import styles from './Classroom.module.css';
import { courseTexts as texts } from './texts';

const Quiz = lazy(async () => ({ default: (await import('../quiz/Quiz')).Quiz }));

interface ModulesProps {
  course: Pick<Course, 'id' | 'modules'>;
  classroom: Pick<Classroom, 'modules_done' | 'module_ids_done' | 'quiz'>;
}

/** Which of the shown modules are ticked. */
export const modulesDone = (
  modules: readonly CourseModule[],
  { modules_done, module_ids_done }: ModulesProps['classroom'],
): boolean[] =>
  modules.map((module, index) =>
    module.id !== undefined && module_ids_done
      ? module_ids_done.includes(module.id)
      : modules_done.includes(index + 1),
  );

/**
 * The modules of a course, each with a checkbox; the server stores the ticks. They belong to the modules that are
 * shown, which can be those of the version before.
 */
export function Modules({ course: { id, modules }, classroom }: ModulesProps) {
  const [tick] = useStudentTickModuleMutation();
  if (modules.length === 0) return null;
  const done = modulesDone(modules, classroom);
  const count = done.filter(Boolean).length;

  const change = async (module: number, isDone: boolean) => {
    const moduleId = modules[module - 1]?.id;
    const { data, error } = await tick({ courseId: id, module, moduleId, done: isDone });
    if (error) showFailure(error, studentMessages.tickFailure);
    if (data === null) toast(texts.tickWaits, { variant: 'info' });
  };

  return (
    <DashboardSection heading={texts.modules}>
      <Bar
        label={texts.done}
        value={count}
        max={modules.length}
        figure={texts.doneOf(count, modules.length)}
      />
      <ul role="list" className={styles.modules}>
        {modules.map((module, index) => (
          <Module
            courseId={id}
            key={module.id ?? index}
            module={module}
            quiz={classroom.quiz?.filter((each) => each.module === module.id) ?? []}
            isDone={done[index]!}
            onChange={(isDone) => void change(index + 1, isDone)}
          />
        ))}
      </ul>
    </DashboardSection>
  );
}

interface ModuleProps {
  courseId: number;
  module: CourseModule;
  isDone: boolean;
  quiz: NonNullable<Classroom['quiz']>;
  onChange: (isDone: boolean) => void;
}

function Module({ courseId, module, isDone, quiz, onChange }: ModuleProps) {
  const { id: moduleId, title, hours, summary } = module;
  const id = useId();
  return (
    <li className={styles.module}>
      <Tick id={id} checked={isDone} aria-describedby={`${id}-summary`} onTick={onChange} />
      <div className={styles.line}>
        <label htmlFor={id} lang={langOf(title)}>
          {title}
        </label>
        <span className={styles.hours}>{texts.hours(hours)}</span>
      </div>
      <p id={`${id}-summary`} lang={langOf(summary)}>
        {summary}
      </p>
      <div className={styles.ask}>
        <AskButton of={{ kind: 'course', product_id: courseId, module: moduleId }} about={title} />
        {quiz.length > 0 && (
          <Suspense fallback={<Skeleton shape="row" />}>
            <Quiz courseId={courseId} questions={quiz} />
          </Suspense>
        )}
      </div>
    </li>
  );
}
