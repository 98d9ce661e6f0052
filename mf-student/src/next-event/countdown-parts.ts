import type { CountdownParts } from 'shared/ui';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left until `target`, never below zero. */
export function countdownParts(target: Date, now: Date): CountdownParts {
  const left = Math.max(0, target.getTime() - now.getTime());
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: Math.floor((left % MINUTE) / SECOND),
  };
}
