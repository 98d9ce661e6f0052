import { Section } from 'shared/ui';
import { journey, texts } from './texts';
import styles from './Journey.module.css';

const phases = ['crescent', 'half', 'full'] as const;

export function Journey() {
  return (
    <Section surface="ink" heading={texts.journeyHeading} className={styles.section}>
      <ol role="list" className={styles.steps}>
        {phases.map((phase, index) => (
          <li key={phase} className={styles.step}>
            <Moon phase={phase} />
            <div>
              <p className={styles.number}>{texts.step(index + 1)}</p>
              <h3>{journey[phase].title}</h3>
              <p className={styles.text}>{journey[phase].text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const lit = {
  crescent: 'M0-30A30 30 0 0 1 0 30A17 30 0 0 0 0-30Z',
  half: 'M0-30A30 30 0 0 1 0 30Z',
  full: 'M0-30A30 30 0 0 1 0 30A30 30 0 0 1 0-30Z',
} as const;

/** The moon in a waxing phase. */
function Moon({ phase }: { phase: keyof typeof lit }) {
  return (
    <svg viewBox="-34 -34 68 68" className={styles.moon} aria-hidden="true" focusable="false">
      <circle r="33" className={styles.halo} />
      <circle r="30" className={styles.dark} />
      <path d={lit[phase]} className={styles.lit} />
      <path d="M8-14a5 5 0 1 0 6 6M12 8a3 3 0 1 0 4 3M4 17a2 2 0 1 0 3 1" className={styles.sea} />
    </svg>
  );
}
