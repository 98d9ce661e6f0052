import type { ReactNode } from 'react';

export const texts = {
  begins: (day: string) => `Begins ${day}`,
  ratings: (count: number) => `from ${count} ratings`,
  sampleRatings: (count: number) => `from ${count} sample ratings`,
  syllabus: 'Syllabus',
  /** What `hidden` gets is only heard. */
  ask: (hidden: (where: string) => ReactNode) => <>Ask{hidden(' on WhatsApp')}</>,
  /** A phone does not show what `named` gets. */
  buy: (named: (course: string) => ReactNode) => <>Buy {named('the course')}</>,
};
