/** Words of the course pages that both courses share. */

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

/** The offer as it is advertised. What the cart charges is the price of the catalogue. */
export const offer = {
  was: '₹24,999',
  now: '₹9,999',
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
