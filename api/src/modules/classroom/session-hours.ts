import { momentText, titleIn } from 'shared/model/catalogue';
import { paths } from 'shared/model/paths';
import type { BackgroundTask, Services } from '../../platform/app-types';
import { MINUTE } from '../../platform/durations';
import { siteIn } from '../../platform/language';
import { writeEmail } from '../../platform/messages/email-layout';
import type { Message } from '../../platform/messages/message-tables';
import { findUser } from '../accounts/accounts-repository';
import { daysWithTickets, seatDayTickets } from '../orders/seats/day-tickets';
import { orderTexts, scheduleTextsIn } from '../orders/order-language';
import type { Order } from '../orders/orders-tables';
import { plannedGroups, type PlannedGroup } from './planned-groups';

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
    for (const planned of await plannedGroups(services)) {
      const isAwaited = waiting.some(
        ({ productId, day }) => planned.productId === productId && planned.day === day,
      );
      if (isAwaited && planned.kind === 'webinar') await tellHour(services, planned);
    }
  },
};

async function tellHour(
  { config, database, messenger, now }: Services,
  planned: PlannedGroup,
): Promise<void> {
  const { productId, scheduleId: id, day } = planned;
  const [meeting] = planned.meetings;
  if (day === null || !meeting) return;
  const told = await database.transaction(async (transaction) => {
    const orders = await seatDayTickets(transaction, productId, { id, day });
    for (const order of orders) {
      const user = order.userId === null ? undefined : await findUser(transaction, order.userId);
      const address = user ? paths.classroom(user, 'webinar', planned.urlTitle) : paths.login();
      const { language } = order;
      // With the year, as in every letter.
      const when = momentText(meeting.start, undefined, scheduleTextsIn[language]);
      const title = titleIn(planned, language);
      await messenger.queue(transaction, {
        ...hourMessage(order, title, when, siteIn(config.siteUrl, language) + address),
        usefulUntil: meeting.end.toISOString(),
      });
    }
    return orders.length;
  });
  if (told > 0 && now() < meeting.end) void messenger.deliver();
}

function hourMessage(
  { email, firstName, language, orderNumber }: Order,
  title: string,
  when: string,
  address: string,
): Message {
  const texts = orderTexts(language);
  return writeEmail({
    to: email,
    about: { kind: 'order', id: orderNumber },
    template: 'session-hour',
    opens: siteIn('', language) + paths.login(),
    subject: texts.hourSubject(when),
    language,
    heading: title,
    paragraphs: [texts.dear(firstName), texts.hourFixed],
    rows: [
      [texts.when, when],
      [texts.orderNumber, orderNumber],
    ],
    button: { label: texts.openClassroom, address },
    closing: texts.hourDoesNotSuit,
  });
}
