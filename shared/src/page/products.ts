import { productOf } from '../model/catalogue';
import type { CourseSummary, Mentor, WebinarSummary } from '../model/schemas';
import { pageCatalogue } from './page-catalogue';

/* Constants: a visitor sees the same version of the catalogue until the next page load. */

/** The courses on sale, in the order of the lists. */
export const courses: readonly CourseSummary[] = pageCatalogue().courses;

/** The webinars on sale, in the order of the lists. */
export const webinars: readonly WebinarSummary[] = pageCatalogue().webinars;

/** Whether every webinar is held on a Sunday: none has planned sessions. */
export const onSundays = webinars.every(({ sessions }) => sessions.length === 0);

/** The teachers that are shown, in the order of the lists. */
export const mentors: readonly Mentor[] = pageCatalogue().mentors;

export const courseById = (id: number): CourseSummary | undefined =>
  productOf(pageCatalogue(), 'course', id);

export const courseByUrlTitle = (urlTitle: string): CourseSummary | undefined =>
  courses.find((course) => course.urlTitle === urlTitle);

export const webinarById = (id: number): WebinarSummary | undefined =>
  productOf(pageCatalogue(), 'webinar', id);

export const webinarByUrlTitle = (urlTitle: string): WebinarSummary | undefined =>
  webinars.find((webinar) => webinar.urlTitle === urlTitle);
