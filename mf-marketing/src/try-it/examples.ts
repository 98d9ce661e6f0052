import type { ComponentType } from 'react';
import type { ReadingProps } from './reading-props';

/** What a course lets a visitor try. */
interface Example {
  lead: string;
  button: string;
  /** How the answer is found. */
  method: string;
  /** Loads the drawing, which is a script of its own. */
  load: () => Promise<ComponentType<ReadingProps>>;
}

const loShu: Example = {
  lead: 'The first page of every reading in this course: a birth date, written into the nine cells of the Lo Shu grid.',
  button: 'Fill the grid',
  method: 'Worked out on this page: the date is sent nowhere and kept nowhere.',
  load: async () => (await import(/* webpackChunkName: "lo-shu" */ './LoShuReading')).LoShuReading,
};

const sky: Example = {
  lead: 'The first lines of every chart in this course: where the Sun and the Moon stood on the day of birth.',
  button: 'Show the sky',
  method:
    'Signs and nakshatras are sidereal (Lahiri), as in the Indian almanac, so the Sun’s sign may not be the one of the newspaper. Worked out on this page: the date is sent nowhere and kept nowhere.',
  load: async () => (await import(/* webpackChunkName: "sky-ring" */ './SkyReading')).SkyReading,
};

/** The example of a course by its address; undefined for a course that has none. */
export function exampleOf(urlTitle: string): Example | undefined {
  if (urlTitle.startsWith('numerology')) return loShu;
  return urlTitle.startsWith('astrology') ? sky : undefined;
}
