import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { OrderSummary, PersonDetails } from 'shared/model/schemas';
import type { Database } from '../../platform/database/database';
import { HttpError } from '../../platform/errors';
import { rupees } from '../../platform/money';
import { readableEmail } from '../../platform/text-forms';
import { emailKey, emailKeys } from '../accounts/accounts-repository';
import { accountOfPerson, knownIdentity } from '../accounts/person-identity';
import { standingConsents } from '../consents/consents';
import { certificatesOf } from '../classroom/certificates';
import { contactRow } from '../enquiries/contacts-repository';
import { contacts } from '../enquiries/enquiries-tables';
import { leadRow } from '../enquiries/leads-repository';
import { leads } from '../enquiries/enquiries-tables';
import { orderItems, enrolments, orders, type Order } from '../orders/orders-tables';

const MOST_SHOWN = 100;

/** Everything that is known about the person with this account id or e-mail; 404 if there is nothing. */
export async function personDetails(database: Database, person: string): Promise<PersonDetails> {
  const user = await accountOfPerson(database, person);
  const email = user?.email ?? emailKey(person);
  const ofPerson = user
    ? or(eq(orders.userId, user.id), inArray(orders.email, emailKeys(email)))
    : inArray(orders.email, emailKeys(email));
  const own = await database
    .select()
    .from(orders)
    .where(ofPerson)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(MOST_SHOWN);
  const phone = user?.phone ?? own[0]?.phone ?? '';
  const ownLeads = await database
    .select()
    .from(leads)
    .where(sameContact(leads, email, phone))
    .orderBy(desc(leads.id))
    .limit(MOST_SHOWN);
  const ownContacts = await database
    .select()
    .from(contacts)
    .where(sameContact(contacts, email, phone))
    .orderBy(desc(contacts.id))
    .limit(MOST_SHOWN);
  const name =
    user?.name ??
    (own[0] && `${own[0].firstName} ${own[0].lastName}`) ??
    ownLeads[0]?.fullName ??
    ownContacts[0]?.name;
  if (name === undefined) throw new HttpError(404, 'Nothing is known of this person.');
  return {
    name,
    email: readableEmail(email),
    phone: phone || (ownLeads[0]?.phoneNumber ?? ownContacts[0]?.phoneNumber ?? ''),
    account: user
      ? {
          id: user.id,
          registered_at: user.createdAt.toISOString(),
          email_proven: user.emailProvenAt !== null,
          last_sign_in_at: user.lastSignInAt?.toISOString() ?? null,
        }
      : null,
    orders: own.map(orderSummary),
    enrolments: user ? await enrolmentsOf(database, user.id) : [],
    leads: ownLeads.map(leadRow),
    contacts: ownContacts.map(contactRow),
    consents: await standingConsents(database, knownIdentity(user, email)),
  };
}

/** Condition: the same e-mail, or the same last ten digits of the phone number. */
function sameContact(
  { email, phoneNumber }: { email: PgColumn; phoneNumber: PgColumn },
  wantedEmail: string,
  phone: string,
) {
  const digits = phone.slice(-10);
  return or(
    inArray(sql`lower(${email})`, emailKeys(wantedEmail)),
    digits.length === 10 ? sql`right(${phoneNumber}, 10) = ${digits}` : undefined,
  );
}

async function enrolmentsOf(
  database: Database,
  userId: number,
): Promise<PersonDetails['enrolments']> {
  const found = await database
    .select({ enrolment: enrolments, order: orders, title: orderItems.title })
    .from(enrolments)
    .innerJoin(orders, eq(orders.id, enrolments.orderId))
    .leftJoin(
      orderItems,
      and(eq(orderItems.orderId, orders.id), eq(orderItems.productId, enrolments.productId)),
    )
    .where(eq(enrolments.userId, userId))
    .orderBy(asc(enrolments.createdAt));
  const certificates = await certificatesOf(database, userId);
  return found.map(({ enrolment: { kind, productId, createdAt }, order, title }) => ({
    product_id: productId,
    title: title || order.title,
    order_number: order.orderNumber,
    order_type: kind,
    certificate: kind === 'course' ? certificates.get(productId) : undefined,
    created_at: createdAt.toISOString(),
  }));
}

export const orderSummary = (order: Order): OrderSummary => ({
  order_number: order.orderNumber,
  order_type: order.kind,
  title: order.title,
  name: `${order.firstName} ${order.lastName}`,
  email: readableEmail(order.email),
  phone: order.phone,
  amount: rupees(order.payablePaise),
  state: order.state,
  created_at: order.createdAt.toISOString(),
});
