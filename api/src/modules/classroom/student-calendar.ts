import {
  calendarFile,
  cancelledEvents,
  meetingEvents,
  entryTexts as english,
  type ClassroomAddress,
} from 'shared/model/calendar';
import { siteName } from 'shared/model/config';
import { entryTexts as hindi } from 'shared/model/hindi';
import { paths } from 'shared/model/paths';
import type { Services } from '../../platform/app-types';
import type { CalendarOwner } from '../accounts/own-account/meeting-reminders';
import { siteIn } from '../../platform/language';
import { findUser } from '../accounts/accounts-repository';
import { findOrder, itemsOf } from '../orders/orders-repository';
import { readMeetingChanges } from './meeting-changes';
import { purchasedGroup, groupsOf } from './planned-groups';

const entryTextsIn = { en: english, hi: hindi };

type CalendarServices = Pick<Services, 'catalogue' | 'config' | 'database' | 'now'>;

/** The classes and webinars that a student has bought, as the text of a calendar file (RFC 5545). */
export async function studentCalendar(
  { catalogue, config: { siteUrl }, database, now }: CalendarServices,
  student: CalendarOwner,
): Promise<string> {
  const { language } = student;
  const entryTexts = entryTextsIn[language];
  const { content: published, publishedAt } = await catalogue.newest();
  const classes = await groupsOf(database, published, student.id, now(), language);
  const classroom: ClassroomAddress = ({ kind, urlTitle }) =>
    `${siteIn(siteUrl, language)}${paths.classroom(student, kind, urlTitle)}`;
  const events = classes.flatMap((bought) => [
    ...meetingEvents(bought, classroom, entryTexts),
    ...cancelledEvents(bought, classroom, entryTexts),
  ]);
  return calendarFile(events, now(), {
    name: entryTexts.calendarName(siteName),
    url: `${siteIn(siteUrl, language)}${paths.dashboard(student, 'overview')}`,
    modified: publishedAt,
  });
}

/**
 * The dates of one order as a calendar file, for its confirmation. It has no links to classes, because
 * the e-mail address may be mistyped. Throws if there is no such order.
 */
export async function orderCalendar(
  { catalogue, config: { siteUrl }, database, now }: CalendarServices,
  orderNumber: string,
): Promise<Buffer> {
  const order = await findOrder(database, orderNumber);
  if (!order) throw new Error(`There is no order ${orderNumber}.`);
  const { language } = order;
  const published = await catalogue.current();
  const changes = await readMeetingChanges(database);
  const student = order.userId === null ? undefined : await findUser(database, order.userId);
  const events = (await itemsOf(database, order.id)).flatMap((item) => {
    const bought = purchasedGroup(published, changes, order.kind, item, now(), language);
    if (!bought) return [];
    return meetingEvents(
      { ...bought, classLink: undefined },
      ({ kind, urlTitle }) =>
        siteIn(siteUrl, language) +
        (student ? paths.classroom(student, kind, urlTitle) : paths.login()),
      entryTextsIn[language],
    );
  });
  return Buffer.from(calendarFile(events, now()));
}
