import { courseByUrlTitle } from 'shared/page';
import type { IconName } from 'shared/ui';

export const about = {
  heading: 'An old science, taught in the open',
  lead: 'We teach astrology, numerology and their sister arts live, in Hindi and English, for students who want to practise and not only to believe.',
} as const;

interface Value {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

export const values: readonly Value[] = [
  {
    icon: 'lock',
    title: 'Trust',
    text: 'We teach what can be shown on paper. No fear, no miracle, no promise that a chart cannot keep.',
  },
  {
    icon: 'star',
    title: 'Excellence with Affordability',
    text: 'Teachers with decades of practice, at a fee that a student’s family can pay.',
  },
  {
    icon: 'users',
    title: 'Student-Centric',
    text: 'Small batches, two languages, and a mentor who reads the charts you send.',
  },
  {
    icon: 'compass',
    title: 'Our Commitment',
    text: 'We stay after the last class: with recordings, with placement, with an answer when you call.',
  },
];

/** The `urlTitle` of the course for each subject that has one: the page links to the course. */
export const subjectCourses: Readonly<Record<string, string | undefined>> = {
  'Vedic Astrology': courseByUrlTitle('astrology-course')?.urlTitle,
  Numerology: courseByUrlTitle('numerology-course')?.urlTitle,
};

export const subjects = [
  'Vedic Astrology',
  'Numerology',
  'Palmistry',
  'Tarot Reading',
  'Face Reading',
  'Lal Kitab',
  'KP Astrology',
  'Nadi Astrology',
  'Prashna Kundali',
  'Vastu Shastra',
] as const;

export const highlights: readonly { readonly term: string; readonly text: string }[] = [
  { term: '3-4 months', text: 'from the first class to the final test' },
  { term: '100+ hours', text: 'of lectures, live and recorded, in Hindi and English' },
  { term: '1 hr 30 min', text: 'a session, in the evening, in five modules' },
  { term: '1 certificate', text: 'signed by the Astro-Guru who taught you' },
];
