import { eq } from 'drizzle-orm';
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
import { users } from '../accounts/accounts-tables';
import { newestVersion } from '../catalogue/published-catalogue';
import { orderItems, orders } from '../orders/orders-tables';
import { readMeetingChanges } from './meeting-changes';
import { purchasedGroup, groupsOf } from './planned-groups';

const { productId, scheduleId, day } = orderItems;
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
  // All by one statement, with only what is needed: most confirmations have this file.
  const bought = await database
    .select({
      kind: orders.kind,
      language: orders.language,
      item: { productId, scheduleId, day },
      student: { slug: users.slug, name: users.name },
      version: newestVersion,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .leftJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.orderNumber, orderNumber))
    .orderBy(productId);
  const [first] = bought;
  if (!first) throw new Error(`There is no order ${orderNumber}.`);
  const { kind, language, version } = first;
  const published = await catalogue.ofVersion(version);
  const ids = bought.map(({ item }) => item.productId);
  const changes = await readMeetingChanges(database, kind === 'course' ? ids : []);
  const events = bought.flatMap(({ item, student }) => {
    const group = purchasedGroup(published, changes, kind, item, now(), language);
    if (!group) return [];
    return meetingEvents(
      { ...group, classLink: undefined },
      ({ kind: of, urlTitle }) =>
        siteIn(siteUrl, language) +
        (student ? paths.classroom(student, of, urlTitle) : paths.login()),
      entryTextsIn[language],
    );
  });
  return Buffer.from(calendarFile(events, now()));
}
