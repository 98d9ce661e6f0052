import { and, desc, eq, inArray, isNotNull, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { formatRupees, formatShortDate, readPaise } from 'shared/model/format';
import { ROLE_ADMIN } from 'shared/model/constants';
import type { SearchResult } from 'shared/model/schemas';
import type { Database } from '../../platform/database/database';
import { containing } from '../../platform/lists/text-search';
import { showHiddenCharacters } from '../../platform/lists/admin-list';
import { rupees } from '../../platform/money';
import { readableEmail } from '../../platform/text-forms';
import { users } from '../accounts/accounts-tables';
import { leads } from '../enquiries/enquiries-tables';
import { orders } from '../orders/orders-tables';
import { payments } from '../payments/payments-tables';
import { receipts } from '../receipts/receipts-tables';

/** Of each kind. */
const MOST_FOUND = 6;
const SHORTEST = 2;

/**
 * People, orders, leads and receipts that contain the text: a part of a name, an e-mail address, a phone
 * number in any spelling, the number of an order, receipt or payment, a company, its GSTIN or the amount. The latest of
 * each kind first.
 */
export async function searchEverything(database: Database, text: string): Promise<SearchResult[]> {
  const wanted = text.trim();
  if (wanted.length < SHORTEST) return [];
  const joined = (...parts: PgColumn[]): SQL => sql`(${sql.join(parts, sql` || ' ' || `)})`;
  // The expressions are those of the indexes.
  const accounts = await database
    .select()
    .from(users)
    .where(containing(joined(users.name, users.email, users.phone), wanted))
    .orderBy(desc(users.id))
    .limit(MOST_FOUND);
  const { orderNumber, firstName, lastName, email, phone } = orders;
  const byBuyer = await database
    .select()
    .from(orders)
    .where(containing(joined(orderNumber, firstName, lastName, email, phone), wanted))
    .orderBy(desc(orders.id))
    .limit(MOST_FOUND);
  // Apart from the others, whose index an OR would leave unused.
  const byMoney = await database
    .select()
    .from(orders)
    .where(
      and(
        notInArray(orders.id, [0, ...byBuyer.map(({ id }) => id)]),
        moneyMatches(database, wanted),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(MOST_FOUND);
  const bought = [...byBuyer, ...byMoney].slice(0, MOST_FOUND);
  const asked = await database
    .select()
    .from(leads)
    .where(
      and(
        eq(leads.isSpam, false),
        containing(joined(leads.fullName, leads.email, leads.phoneNumber, leads.note), wanted),
      ),
    )
    .orderBy(desc(leads.id))
    .limit(MOST_FOUND);
  const issued = await database
    .select({ receipt: receipts, order: orders })
    .from(receipts)
    .innerJoin(orders, eq(orders.id, receipts.orderId))
    .where(containing(receipts.number, wanted))
    .orderBy(desc(receipts.createdAt))
    .limit(MOST_FOUND);
  const found: SearchResult[] = [
    ...accounts.map((user) => ({
      kind: 'person' as const,
      key: String(user.id),
      title: user.name,
      detail: listed(
        user.roleId === ROLE_ADMIN && 'Administrator',
        readableEmail(user.email),
        user.phone,
      ),
    })),
    ...bought.map((order) => ({
      kind: 'order' as const,
      key: order.orderNumber,
      title: order.orderNumber,
      detail: listed(
        `${order.firstName} ${order.lastName}`,
        order.company ?? false,
        order.title,
        formatRupees(rupees(order.payablePaise)),
        formatShortDate(order.createdAt.toISOString()),
      ),
    })),
    ...asked.map((lead) => ({
      kind: 'lead' as const,
      key: lead.email || lead.phoneNumber,
      title: lead.fullName,
      detail: listed(lead.email, lead.phoneNumber, formatShortDate(lead.createdAt.toISOString())),
    })),
    ...issued.map(({ receipt, order }) => ({
      kind: 'receipt' as const,
      key: order.orderNumber,
      title: receipt.number,
      detail: listed(
        `${order.firstName} ${order.lastName}`,
        formatRupees(rupees(receipt.amountPaise)),
        order.orderNumber,
      ),
    })),
  ];
  return found.map(({ title, detail, ...rest }) => ({
    ...rest,
    title: showHiddenCharacters(title),
    detail: showHiddenCharacters(detail),
  }));
}

/** The company or its GSTIN, the whole number of a payment at the provider, or the amount in rupees. */
function moneyMatches(database: Database, wanted: string): SQL | undefined {
  const amountPaise = readPaise(wanted.replace('₹', ''));
  return or(
    containing(orders.company, wanted),
    eq(orders.companyGstin, wanted.toUpperCase()),
    inArray(
      orders.id,
      database
        .select({ id: payments.orderId })
        .from(payments)
        .where(and(eq(payments.paymentId, wanted), isNotNull(payments.orderId))),
    ),
    amountPaise === null || amountPaise > MOST_PAISE
      ? undefined
      : eq(orders.payablePaise, amountPaise),
  );
}

/** A longer number is no amount of an order; the column holds no higher one. */
const MOST_PAISE = 2_147_483_647;

const listed = (...parts: (string | false)[]): string => parts.filter(Boolean).join(' · ');
