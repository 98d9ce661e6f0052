import type { ComponentType } from 'react';
import type { ReadingProps } from './reading-props';
import { texts } from './texts';

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
  lead: texts.loShuLead,
  button: texts.fillGrid,
  method: texts.loShuMethod,
  load: async () => (await import(/* webpackChunkName: "lo-shu" */ './LoShuReading')).LoShuReading,
};

const sky: Example = {
  lead: texts.skyLead,
  button: texts.showSky,
  method: texts.skyMethod,
  load: async () => (await import(/* webpackChunkName: "sky-ring" */ './SkyReading')).SkyReading,
};

/** The example of a course by its address; undefined for a course that has none. */
export function exampleOf(urlTitle: string): Example | undefined {
  if (urlTitle.startsWith('numerology')) return loShu;
  return urlTitle.startsWith('astrology') ? sky : undefined;
}
