import {
  calendarFile,
  cancelledEvents,
  classEvents,
  type ClassroomAddress,
} from 'shared/model/calendar';
import { siteName } from 'shared/model/config';
import { paths } from 'shared/model/paths';
import type { Services } from '../../platform/app-types';
import type { CalendarOwner } from '../accounts/own-account/class-reminders';
import { findUser } from '../accounts/accounts-repository';
import { findOrder, itemsOf } from '../orders/orders-repository';
import { readClassChanges } from './class-changes';
import { boughtClass, classesOf } from './planned-classes';

type CalendarServices = Pick<Services, 'catalogue' | 'config' | 'database' | 'now'>;

/** The classes and webinars that a student has bought, as the text of a calendar file (RFC 5545). */
export async function studentCalendar(
  { catalogue, config: { siteUrl }, database, now }: CalendarServices,
  student: CalendarOwner,
): Promise<string> {
  const { content: published, publishedAt } = await catalogue.newest();
  const classes = await classesOf(database, published, student.id, now());
  const classroom: ClassroomAddress = ({ kind, urlTitle }) =>
    `${siteUrl}${paths.classroom(student, kind, urlTitle)}`;
  const events = classes.flatMap((bought) => [
    ...classEvents(bought, classroom),
    ...cancelledEvents(bought, classroom),
  ]);
  return calendarFile(events, now(), {
    name: `${siteName}: my classes`,
    url: `${siteUrl}${paths.dashboard(student, 'overview')}`,
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
  const published = await catalogue.current();
  const changes = await readClassChanges(database);
  const student = order.userId === null ? undefined : await findUser(database, order.userId);
  const events = (await itemsOf(database, order.id)).flatMap((item) => {
    const bought = boughtClass(published, changes, order.kind, item, now());
    if (!bought) return [];
    return classEvents({ ...bought, classLink: undefined }, ({ kind, urlTitle }) =>
      siteUrl.concat(student ? paths.classroom(student, kind, urlTitle) : paths.login()),
    );
  });
  return Buffer.from(calendarFile(events, now()));
}
