import { datedWebinar, type WebinarDates } from '../catalogue';
import { astrologyWebinar } from './astrology-webinar';
import { numerologyWebinar } from './numerology-webinar';
import type { WebinarContent } from './webinar';

/** A webinar with everything a page shows, dates included. */
export type Webinar = WebinarContent & WebinarDates;

/** The full webinars without dates, the same on server and browser. */
export const fullWebinars: readonly WebinarContent[] = [numerologyWebinar, astrologyWebinar];

export function fullWebinarByUrlTitle(urlTitle: string): WebinarContent | undefined {
  return fullWebinars.find((webinar) => webinar.urlTitle === urlTitle);
}

/** The full webinars, dated the Sunday after `now`. */
export function datedWebinars(now: Date): Webinar[] {
  return fullWebinars.map((webinar) => datedWebinar(webinar, now));
}

export type { WebinarContent, WebinarTestimonial } from './webinar';
