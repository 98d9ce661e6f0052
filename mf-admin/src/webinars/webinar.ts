import { datedWebinars, type Webinar } from 'shared/webinar-content';
import { createLocalList } from '../local-lists/local-list';

/** A webinar as the admin form edits it. */
export interface AdminWebinar extends Omit<Webinar, 'webinarTestimonials'> {
  /** Time of day in words, where one is announced. */
  readonly webinarHerotime?: string;
}

export const webinarList = createLocalList<AdminWebinar>(datedWebinars(new Date()));
