import { useRef, useState, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { currentTime } from 'shared/actions';
import { DateField, Form, SubmitButton, useCheckedForm } from 'shared/forms';
import { indianDay } from 'shared/model/format';
import { paths } from 'shared/model/paths';
import { text, type Checks } from 'shared/model/validation';
import { buttonClass, Section, useChange } from 'shared/ui';
import { useNear } from '../page-parts/use-intersection';
import { exampleOf } from './examples';
import type { ReadingProps } from './reading-props';
import { texts } from './texts';
import styles from './TryIt.module.css';

interface TryItProps {
  /** The `urlTitle` of the course. */
  course: string;
  /** Who would read it with the visitor. */
  teacher: string | undefined;
}

const FIRST_DAY = '1900-01-01';

const checks: Checks<{ date: string }> = [
  text('date', texts.dateIncomplete, (day) => day !== ''),
  text('date', texts.dateOutside, (day) => day >= FIRST_DAY && day <= indianDay(currentTime())),
];

/** One worked example of the course, made by the visitor from a birth date. */
export function TryIt({ course, teacher }: TryItProps) {
  const example = exampleOf(course);
  return example && <Example {...example} teacher={teacher} />;
}

type ExampleProps = NonNullable<ReturnType<typeof exampleOf>> & Pick<TryItProps, 'teacher'>;

function Example({ lead, button, method, load, teacher }: ExampleProps) {
  const [day, setDay] = useState<string | null>(null);
  const [Reading, setReading] = useState<ComponentType<ReadingProps> | null>(null);
  const figure = useRef<HTMLElement>(null);

  const loadReading = async () => {
    const loaded = await load();
    setReading(() => loaded);
  };

  // The drawing is loaded when the visitor comes near. If it does not arrive then, the button asks for it again.
  useNear(figure, '600px', () => void loadReading().catch(() => {}));

  // On a phone the answer is below the form, behind the buy bar.
  useChange(Reading && day, () => figure.current?.scrollIntoView({ block: 'nearest' }));

  const form = useCheckedForm<{ date: string }>({
    checks,
    onSubmit: async ({ date }) => {
      setDay(date);
      if (Reading) return { data: date };
      return loadReading().then(
        () => ({ data: date }),
        (error: object) => ({
          error,
          otherwise: texts.notLoaded,
        }),
      );
    },
  });

  return (
    <Section className={styles.band} heading={texts.heading} lead={lead}>
      <div className={styles.columns}>
        <div className={styles.ask}>
          <Form form={form} name={texts.form}>
            <DateField
              name={form.name('date')}
              label={texts.birthDate}
              min={FIRST_DAY}
              autoComplete="off"
            />
            <SubmitButton>{button}</SubmitButton>
          </Form>
          <p className={styles.method}>{method}</p>
        </div>
        <figure ref={figure} data-surface="ink" className={styles.figure}>
          {Reading && <Reading day={day} />}
        </figure>
        <p className={styles.rest}>
          {texts.rest(teacher)}{' '}
          {/* A page load: it ends at the form, and not at the top of the home page. */}
          <Link
            reloadDocument
            to={`${paths.home()}#live-demo`}
            className={buttonClass({ variant: 'quiet', size: 'small' })}
          >
            {texts.reserveSeat}
          </Link>
        </p>
      </div>
    </Section>
  );
}
