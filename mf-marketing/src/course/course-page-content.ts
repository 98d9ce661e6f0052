import { videos } from 'shared/config';

/* Words of the course pages beside those of the catalogue. */

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

/** The length that this page states; the questions on the about page state another. */
export const courseLength = '3-4 months';

/** What the offer is advertised with beside the price of the catalogue. */
export const offer = {
  was: '₹24,999',
  collegeStudents: '₹4,999',
} as const;

/**
 * SAMPLE: which part of the ratings has how many stars, in percent. It averages to the 4.9 that the
 * courses state; replace it together with that figure.
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

/** A lesson anybody may watch before buying, by the urlTitle of the course. */
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

/** SAMPLE: degrees and practice of an Astro-Guru, a line each, by name. */
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
