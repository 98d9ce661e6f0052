import styles from './Countdown.module.css';
import { countdownTexts as texts } from './texts';

export interface CountdownParts {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Whole seconds as days, hours, minutes and seconds. */
export function countdownParts(seconds: number): CountdownParts {
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

interface CountdownProps {
  /** The accessible name, such as "Time until the webinar". */
  label: string;
  /** Null until the browser knows the time: boxes of the same size are shown. */
  parts: CountdownParts | null;
}

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/** Four boxes; the caller updates the time. `role="timer"` is not announced each second. */
export function Countdown({ label, parts }: CountdownProps) {
  return (
    <div role="timer" aria-label={label} className={styles.countdown}>
      {units.map((unit) => (
        // Screen readers read days, hours and minutes: seconds would be over before they are spoken.
        <div key={unit} className={styles.part} aria-hidden={unit === 'seconds' || undefined}>
          <span className={styles.figure}>
            {parts ? String(parts[unit]).padStart(2, '0') : '––'}
          </span>
          <span className={styles.unit}>{texts[unit]}</span>
        </div>
      ))}
    </div>
  );
}
