import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { ROLE_ADMIN } from 'shared/model/constants';
import type { Catalogue, OrderSummary, PersonDetails } from 'shared/model/schemas';
import type { Services } from '../../platform/app-types';
import type { Database } from '../../platform/database/database';
import { outgoingMessages, receiver } from '../../platform/messages/message-tables';
import { listedMessage } from '../../platform/messages/undelivered';
import { rupees } from '../../platform/money';
import { readableEmail } from '../../platform/text-forms';
import { emailKey } from '../accounts/accounts-repository';
import { belongsTo, knownIdentity, sharesContact } from '../accounts/person-identity';
import { contactWays, standingConsents } from '../consents/consents';
import { attendedIn, missedShare } from '../classroom/attendance';
import { certificatesOf } from '../classroom/certificates/certificates';
import { modulesDoneBy } from '../classroom/classroom';
import { contactRows } from '../enquiries/contacts-repository';
import { contactOfLead, contactOfMessage, contacts, leads } from '../enquiries/enquiries-tables';
import { asksForAnswer, leadsWith } from '../enquiries/leads/leads-repository';
import { purchasedBefore } from '../orders/bought-before';
import { enrolmentsWith, shownState } from '../orders/orders-repository';
import { enrolments, orders, type Order } from '../orders/orders-tables';
import { findPerson } from './find-person';
import { openJoinings } from './joining/join-people';
import { notesOnPerson } from './person-notes';
import { receipts } from '../receipts/receipts-tables';

const MOST_SHOWN = 100;

/** Everything that is known about the person with this account id, e-mail or phone; 404 if there is nothing. */
export async function personDetails(
  { database, catalogue, now }: Pick<Services, 'database' | 'catalogue' | 'now'>,
  key: string,
): Promise<PersonDetails> {
  const { user, name, email, phone } = await findPerson(database, key);
  const identity = knownIdentity(user, email, phone);
  const ofPerson = belongsTo(identity, orders);
  const own = await database
    .select()
    .from(orders)
    .where(ofPerson)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(MOST_SHOWN);
  const [paid] = await database
    .select({
      paise: sql<string>`coalesce(sum(${orders.payablePaise} - ${orders.refundedPaise}), 0)`,
    })
    .from(orders)
    .where(and(ofPerson, inArray(orders.status, ['paid', 'refunded']), isNotNull(orders.paidAt)));
  const ownLeads = await leadsWith(
    database,
    {
      where: sharesContact({ email, phone }, contactOfLead),
      orderBy: desc(leads.id),
      limit: MOST_SHOWN,
    },
    now(),
  );
  const ownContacts = await contactRows(
    database,
    await database
      .select()
      .from(contacts)
      .where(sharesContact({ email, phone }, contactOfMessage))
      .orderBy(desc(contacts.id))
      .limit(MOST_SHOWN),
  );
  const hasAsked =
    user !== null || own.length > 0 || ownContacts.length > 0 || ownLeads.some(asksForAnswer);
  const waysOf = await contactWays(database, [phone]);
  const waiting = own
    .filter(({ state, userId }) => state === 'paid' && userId === null)
    .map(({ title, orderNumber }) => ({ title, order_number: orderNumber }));
  return {
    name,
    email: readableEmail(email),
    phone,
    account: user
      ? {
          id: user.id,
          registered_at: user.createdAt.toISOString(),
          email_proven: user.emailProvenAt !== null,
          last_sign_in_at: user.lastSignInAt?.toISOString() ?? null,
          is_admin: user.roleId === ROLE_ADMIN,
        }
      : null,
    total_paid: rupees(Number(paid!.paise)),
    orders: await withEarlier(database, own),
    receipts: await receiptsOfOrders(database, own),
    messages: email ? await messagesTo(database, email) : [],
    notes: email ? await notesOnPerson(database, email) : [],
    enrolments: user ? await enrolmentsOf(database, await catalogue.current(), user.id) : [],
    ...(waiting.length > 0 && { waiting }),
    leads: ownLeads,
    contacts: ownContacts,
    consents: await standingConsents(database, identity),
    contact_ways: waysOf(phone, hasAsked),
    joined: await openJoinings({ database, now }, user?.id),
  };
}

async function receiptsOfOrders(
  database: Database,
  own: readonly Order[],
): Promise<PersonDetails['receipts']> {
  if (own.length === 0) return [];
  const found = await database
    .select()
    .from(receipts)
    .where(
      inArray(
        receipts.orderId,
        own.map(({ id }) => id),
      ),
    )
    .orderBy(desc(receipts.createdAt), desc(receipts.number));
  return found.map(({ number, kind, orderId, amountPaise, createdAt }) => ({
    number,
    kind,
    order_number: own.find(({ id }) => id === orderId)!.orderNumber,
    amount: rupees(amountPaise),
    issued_at: createdAt.toISOString(),
  }));
}

async function messagesTo(database: Database, email: string): Promise<PersonDetails['messages']> {
  const found = await database
    .select()
    .from(outgoingMessages)
    .where(eq(receiver, emailKey(email)))
    .orderBy(desc(outgoingMessages.id))
    .limit(MOST_SHOWN);
  return found.map(listedMessage);
}

async function enrolmentsOf(
  database: Database,
  { courses }: Catalogue,
  userId: number,
): Promise<PersonDetails['enrolments']> {
  const found = await enrolmentsWith(database, eq(enrolments.userId, userId)).orderBy(
    asc(enrolments.createdAt),
  );
  const certificates = await certificatesOf(database, userId);
  const progressIn = await modulesDoneBy(database, courses, [userId]);
  return Promise.all(
    found.map(async ({ enrolment: { kind, productId, createdAt }, order, item }) => {
      const scheduleId = item?.scheduleId;
      const attended = scheduleId
        ? await attendedIn(database, order.id, { kind, productId, scheduleId })
        : undefined;
      const course = kind === 'course' ? courses.find(({ id }) => id === productId) : undefined;
      return {
        product_id: productId,
        progress: kind === 'course' ? progressIn(userId, productId) : undefined,
        attended,
        missed_share: course && missedShare(course, attended),
        title: item?.title || order.title,
        order_number: order.orderNumber,
        order_type: kind,
        certificate: kind === 'course' ? certificates.get(productId) : undefined,
        created_at: createdAt.toISOString(),
      };
    }),
  );
}

/** The orders in short, each with the latest earlier order for the same. */
async function withEarlier(database: Database, list: readonly Order[]): Promise<OrderSummary[]> {
  const earlier = await purchasedBefore(
    database,
    list.map(({ id }) => id),
  );
  return list.map((order) => {
    const [before] = earlier.get(order.id) ?? [];
    return { ...orderSummary(order), ...(before && { bought_before: before }) };
  });
}

export const orderSummary = (order: Order): OrderSummary => ({
  order_number: order.orderNumber,
  order_type: order.kind,
  title: order.title,
  name: `${order.firstName} ${order.lastName}`,
  email: readableEmail(order.email),
  phone: order.phone,
  amount: rupees(order.payablePaise),
  state: shownState(order),
  created_at: order.createdAt.toISOString(),
});
