import { momentText } from 'shared/model/catalogue';
import { contact } from 'shared/model/config';
import { paths } from 'shared/model/paths';
import type { BackgroundTask, Services } from '../../platform/app-types';
import { MINUTE } from '../../platform/durations';
import { renderEmail } from '../../platform/messages/email-layout';
import type { Message } from '../../platform/messages/message-tables';
import { findUser } from '../accounts/accounts-repository';
import { daysWithTickets, seatDayTickets } from '../orders/day-tickets';
import type { Order } from '../orders/orders-tables';
import { plannedClasses, type PlannedClass } from './planned-classes';

/**
 * When the owner plans a session on a day for which tickets were sold without an hour, these tickets
 * move into it and each buyer gets one e-mail with the hour.
 */
export const tellHours: BackgroundTask = {
  name: 'tell the hours of sessions',
  everyMs: MINUTE,
  run: async (services) => {
    const waiting = await daysWithTickets(services.database);
    if (waiting.length === 0) return;
    for (const planned of await plannedClasses(services)) {
      const isAwaited = waiting.some(
        ({ productId, day }) => planned.productId === productId && planned.day === day,
      );
      if (isAwaited && planned.kind === 'webinar') await tellHour(services, planned);
    }
  },
};

async function tellHour(
  { config, database, messenger, now }: Services,
  planned: PlannedClass,
): Promise<void> {
  const { productId, scheduleId: id, day } = planned;
  const [meeting] = planned.meetings;
  if (day === null || !meeting) return;
  // With the year, as in every letter.
  const when = momentText(meeting.start);
  const told = await database.transaction(async (transaction) => {
    const orders = await seatDayTickets(transaction, productId, { id, day });
    for (const order of orders) {
      const user = order.userId === null ? undefined : await findUser(transaction, order.userId);
      const address = user ? paths.classroom(user, 'webinar', planned.urlTitle) : paths.login();
      await messenger.queue(transaction, {
        ...hourMessage(order, planned.title, when, config.siteUrl + address),
        usefulUntil: meeting.end.toISOString(),
      });
    }
    return orders.length;
  });
  if (told > 0 && now() < meeting.end) void messenger.deliver();
}

const hourMessage = (order: Order, title: string, when: string, address: string): Message => ({
  channel: 'email',
  to: order.email,
  orderNumber: order.orderNumber,
  template: 'session-hour',
  subject: `The hour of your webinar: ${when}`,
  code: null,
  ...renderEmail({
    heading: title,
    paragraphs: [
      `Dear ${order.firstName},`,
      'The hour of your webinar is fixed. You can join from 15 minutes before it begins.',
    ],
    rows: [
      ['When', when],
      ['Order number', order.orderNumber],
    ],
    button: { label: 'Open classroom', address },
    closing: `The hour does not suit you? Write to ${contact.email} or call ${contact.phone}.`,
  }),
});
