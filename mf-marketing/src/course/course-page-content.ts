import { videos } from 'shared/model/config';

/* Texts of the course pages that are not in the catalogue. */

export const kicker = 'Live mentored course, in Hindi and English';

/** What a student gets for the fee. */
export const materials = [
  '100+ hours of lectures, live and recorded',
  'Recordings of every class for a year',
  'Printable notes in Hindi and English',
  'Practice charts with worked answers',
  'Doubts answered in live chat, by message or on call',
  'Certificate and job help at the end',
] as const;

/** The course length that this page states; the questions on the about page state a different one. */
export const courseLength = '3-4 months';

/**
 * SAMPLE: the percentage of the ratings for each number of stars. The average is the 4.9 that the
 * courses state; replace both together.
 */
export const ratingShares = [
  { stars: 5, percent: 92 },
  { stars: 4, percent: 6 },
  { stars: 3, percent: 2 },
  { stars: 2, percent: 0 },
  { stars: 1, percent: 0 },
] as const;

interface SampleLesson {
  readonly title: string;
  readonly link: string;
}

/** A sample lesson that any visitor may watch before buying, by the `urlTitle` of the course. */
export const sampleLessons: Readonly<Record<string, SampleLesson | undefined>> = {
  'numerology-course': {
    title: 'Your driver and conductor numbers',
    link: videos.numerologyLesson,
  },
  'astrology-course': {
    title: 'The twelve houses of a birth chart',
    link: videos.astrologyLesson,
  },
};

/** SAMPLE: the credentials of an Astro-Guru, one per line, by name. */
export const credentials: Readonly<Record<string, readonly string[] | undefined>> = {
  'Ritu Khandelwal': [
    'Fourteen years of practice in Jaipur',
    'More than 5,000 charts read',
    'Formerly a teacher of accounts',
  ],
  'Acharya Devendra Shukla': [
    'Jyotish Acharya, Varanasi',
    'Nineteen years of teaching',
    'More than 8,000 birth charts judged',
  ],
};
