import { calendarFile, type CalendarEvent } from 'shared/model/calendar';
import { siteName } from 'shared/model/config';
import { paths } from 'shared/model/paths';
import type { Services } from '../../platform/app-types';
import { MINUTE } from '../../platform/durations';
import type { CalendarOwner } from '../accounts/own-account/class-reminders';
import { classesOf, dayTicketsOf, type DayTicket, type PlannedClass } from './planned-classes';

/** The classes and webinars that a student has bought, as the text of a calendar file (RFC 5545). */
export async function studentCalendar(
  { catalogue, config: { siteUrl }, database, now }: Services,
  student: CalendarOwner,
): Promise<string> {
  const userId = student.id;
  const { content: published, publishedAt } = await catalogue.newest();
  const classes = await classesOf(database, published, userId);
  const tickets = await dayTicketsOf(database, published, userId);
  const classroom: Classroom = (kind, urlTitle) =>
    `${siteUrl}${paths.classroom(student, kind, urlTitle)}`;
  const events = [
    ...classes.flatMap((planned) => eventsOf(siteUrl, planned, classroom)),
    ...tickets.map((ticket) => dayEvent(siteUrl, ticket, classroom)),
  ];
  return calendarFile(events, now(), {
    name: `${siteName}: my classes`,
    url: `${siteUrl}${paths.dashboard(student, 'overview')}`,
    modified: publishedAt,
  });
}

/** The address of the classroom of a product. */
type Classroom = (kind: 'course' | 'webinar', urlTitle: string) => string;

/** One event for each class, since a batch may skip days and its hour may change. */
function eventsOf(siteUrl: string, planned: PlannedClass, classroom: Classroom): CalendarEvent[] {
  const { kind, productId, scheduleId, title, urlTitle, meetings, classLink } = planned;
  const url = classroom(kind, urlTitle);
  return meetings.map(({ start, end }, index) => ({
    uid: `${kind}-${productId}-${scheduleId}-${index + 1}@${new URL(siteUrl).hostname}`,
    title,
    description: classLink ? `Join: ${classLink}\nClassroom: ${url}` : `Classroom: ${url}`,
    url,
    start,
    minutes: (end.getTime() - start.getTime()) / MINUTE,
  }));
}

/** An all-day event, like the calendar entry that the dashboard offers. */
function dayEvent(
  siteUrl: string,
  { productId, title, urlTitle, day }: DayTicket,
  classroom: Classroom,
): CalendarEvent {
  const url = classroom('webinar', urlTitle);
  return {
    uid: `webinar-${productId}-${day}@${new URL(siteUrl).hostname}`,
    title,
    description: `Live webinar. Classroom: ${url}`,
    url,
    day,
  };
}
