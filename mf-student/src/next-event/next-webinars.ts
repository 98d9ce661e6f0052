import type { PaidProducts } from 'shared/api';
import type { CalendarEvent } from 'shared/model/calendar';
import { indianDay } from 'shared/model/format';
import { webinars } from 'shared/page';
import type { WebinarSummary } from 'shared/model/schemas';
import { siteUrl } from 'shared/model/config';
import { paths } from 'shared/model/paths';
import { onlyPaid } from '../purchases/paid';
import { dateOnSale, isOver, ticketDate, type WebinarDate } from '../purchases/webinar-date';

export interface NextWebinars extends WebinarDate {
  /** The webinars that begin at the same time. */
  webinars: readonly WebinarSummary[];
  /** Whether the student has a ticket; if not, `webinars` holds the one that can be booked next. */
  booked: boolean;
}

interface DatedWebinar extends WebinarDate {
  webinar: WebinarSummary;
}

/** The student's next webinars, including running ones; without a ticket, the next one on sale. */
export function nextWebinars(paid: PaidProducts, now: Date, catalogue = webinars): NextWebinars {
  const { ids } = paid;
  const tickets = onlyPaid(catalogue, ids)
    .map((webinar) => ({ webinar, ...ticketDate(webinar, paid, now) }))
    .filter((ticket) => !isOver(ticket, now));
  const booked = tickets.length > 0;
  const onSale = catalogue.filter(({ id }) => !ids.includes(id));
  const dated = booked
    ? tickets
    : (onSale.length > 0 ? onSale : catalogue).map((webinar) => ({
        webinar,
        ...dateOnSale(webinar, now),
      }));
  const together = earliest(dated);
  return {
    ...(together[0] ?? { text: '', start: null, end: null, session: null }),
    webinars: together.map(({ webinar }) => webinar).slice(0, booked ? undefined : 1),
    booked,
  };
}

/** The webinars that begin first; a webinar without a date comes last. */
function earliest(dated: readonly DatedWebinar[]): DatedWebinar[] {
  const first = Math.min(...dated.map(beginning));
  return dated.filter((each) => beginning(each) === first);
}

const beginning = ({ start }: WebinarDate): number => start?.getTime() ?? Infinity;

/** Whole seconds from `now` to `start`, never below 0. */
export function secondsBetween(now: Date, start: Date): number {
  return Math.max(0, Math.floor((start.getTime() - now.getTime()) / 1000));
}

/** Calendar entries; if only the day is known, an entry takes the whole day. */
export function calendarEvents({ start, session, webinars: shown }: NextWebinars): CalendarEvent[] {
  if (!start) return [];
  const day = session?.day ?? indianDay(start);
  return shown.map((webinar) => {
    const url = `${siteUrl}${paths.webinar(webinar.urlTitle)}`;
    return {
      // The same uid as in the calendar feed, so that a calendar shows one entry for both.
      uid: `webinar-${webinar.id}-${session ? `${session.id}-1` : day}@${new URL(siteUrl).hostname}`,
      title: webinar.title,
      description: `Live webinar. Details: ${url}`,
      url,
      ...(session ? { start, minutes: session.minutes } : { day }),
    };
  });
}
