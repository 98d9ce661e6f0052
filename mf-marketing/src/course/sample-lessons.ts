import { videos } from 'shared/model/config';
import { texts } from './texts';

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
  'numerology-course': { title: texts.numerologyLesson, link: videos.numerologyLesson },
  'astrology-course': { title: texts.astrologyLesson, link: videos.astrologyLesson },
};
