import type { CountdownParts } from 'shared/ui';

/** Seconds as days, hours, minutes and seconds. */
export const countdownParts = (seconds: number): CountdownParts => ({
  days: Math.floor(seconds / 86_400),
  hours: Math.floor(seconds / 3600) % 24,
  minutes: Math.floor(seconds / 60) % 60,
  seconds: seconds % 60,
});
