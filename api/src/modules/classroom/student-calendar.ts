import type { CalendarEvent } from 'shared/model/calendar';
import { paths } from 'shared/model/paths';
import type { Services } from '../../platform/app-types';
import { MINUTE } from '../../platform/durations';
import { classesOf, dayTicketsOf, type DayTicket, type PlannedClass } from './planned-classes';

/** The classes and webinars that a student has bought, as events of a calendar. */
export async function studentCalendar(
  { catalogue, config, database }: Services,
  userId: number,
): Promise<CalendarEvent[]> {
  const published = await catalogue.current();
  const classes = await classesOf(database, published, userId);
  const tickets = await dayTicketsOf(database, published, userId);
  return [
    ...classes.flatMap((planned) => eventsOf(config.siteUrl, planned)),
    ...tickets.map((ticket) => dayEvent(config.siteUrl, ticket)),
  ];
}

/** One event for each class, since a batch may skip days and its hour may change. */
function eventsOf(siteUrl: string, planned: PlannedClass): CalendarEvent[] {
  const { kind, productId, scheduleId, title, urlTitle, meetings, classLink } = planned;
  const url = `${siteUrl}${kind === 'course' ? paths.course(urlTitle) : paths.webinar(urlTitle)}`;
  return meetings.map(({ start, end }, index) => ({
    uid: `${kind}-${productId}-${scheduleId}-${index + 1}@${new URL(siteUrl).hostname}`,
    title,
    description: classLink ? `Join: ${classLink}` : `Details: ${url}`,
    url: classLink ?? url,
    start,
    minutes: (end.getTime() - start.getTime()) / MINUTE,
  }));
}

/** An all-day event, like the calendar entry that the dashboard offers. */
function dayEvent(siteUrl: string, { productId, title, urlTitle, day }: DayTicket): CalendarEvent {
  const url = `${siteUrl}${paths.webinar(urlTitle)}`;
  return {
    uid: `webinar-${productId}-${day}@${new URL(siteUrl).hostname}`,
    title,
    description: `Live webinar. Details: ${url}`,
    url,
    day,
  };
}
