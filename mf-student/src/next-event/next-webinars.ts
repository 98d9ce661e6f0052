import { comingSunday, webinarDatesOn } from 'shared/catalogue';
import { webinars } from 'shared/published-catalogue';
import type { WebinarSummary } from 'shared/schemas';
import { siteUrl } from 'shared/config';
import { paths } from 'shared/paths';
import { onlyPaid } from '../purchases/paid';
import type { CalendarEvent } from 'shared/calendar';

export interface NextWebinars {
  start: Date;
  webinars: readonly WebinarSummary[];
  /** Whether the student has a ticket; if not, `webinars` holds the first of the catalogue. */
  booked: boolean;
}

/** The next webinars: all take place on the coming Sunday. */
export function nextWebinars(paidIds: readonly number[], now: Date): NextWebinars {
  const paid = onlyPaid(webinars, paidIds);
  return {
    start: comingSunday(now),
    webinars: paid.length > 0 ? paid : webinars.slice(0, 1),
    booked: paid.length > 0,
  };
}

/** Whole seconds from `now` to `start`, never below 0. */
export function secondsBetween(now: Date, start: Date): number {
  return Math.max(0, Math.floor((start.getTime() - now.getTime()) / 1000));
}

/** The catalogue announces every webinar with this length. */
const WEBINAR_MINUTES = 90;

export function calendarEvents({ start, webinars }: NextWebinars): CalendarEvent[] {
  const day = webinarDatesOn(start).formattedWebinarDate;
  return webinars.map((webinar) => {
    const url = `${siteUrl}${paths.webinar(webinar.urlTitle)}`;
    return {
      uid: `webinar-${webinar.id}-${day}@${new URL(siteUrl).hostname}`,
      title: webinar.title,
      description: `Live webinar. Details: ${url}`,
      url,
      start,
      minutes: WEBINAR_MINUTES,
    };
  });
}
