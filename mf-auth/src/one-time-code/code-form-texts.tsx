import type { ReactNode } from 'react';

export const texts = {
  form: 'One-time code',
  boxes: 'Six-digit code',
  digit: (position: number) => `Digit ${position}`,
  allRequired: 'All six digits are required.',
  verify: 'Verify OTP',
  verifying: 'Verifying…',
  wait: (clock: ReactNode) => <>You can ask for a new code in {clock}</>,
  /** The same for screen readers. */
  waitInWords: (minutes: number) =>
    `You can ask for a new code in about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  waitIsOver: 'You can ask for a new code now.',
  sending: 'Sending…',
};
