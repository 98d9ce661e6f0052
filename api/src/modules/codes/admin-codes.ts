import { desc, eq, sql } from 'drizzle-orm';
import { productOf } from 'shared/model/catalogue';
import { formatRupees, formatShortDate } from 'shared/model/format';
import type { CodeRow, CodeTermsRequest, NewCodeRequest } from 'shared/model/schemas';
import type { Services } from '../../platform/app-types';
import { findRow } from '../../platform/database/rows';
import { HttpError, invalid } from '../../platform/errors';
import type { Admin } from '../../platform/http/access';
import { isDay } from '../../platform/indian-time';
import { givenPaise, paise, rupees } from '../../platform/money';
import { changedFields, recordAction } from '../audit/audit-repository';
import { orders } from '../orders/orders-tables';
import { codes, type Code } from './codes-tables';
import { codeKey, holdsCode } from './take-code';

type CodeServices = Pick<Services, 'catalogue' | 'database' | 'now'>;
type Terms = Omit<Code, 'code' | 'createdAt'>;

/** All codes, the newest first, with their uses. */
export async function listCodes({ database, now }: CodeServices): Promise<CodeRow[]> {
  const paid = sql`${orders.state} IN ('paid', 'refunded')`;
  const found = await database
    .select({
      code: codes,
      used: sql<number>`count(*) FILTER (WHERE ${holdsCode(now())})::integer`,
      paid: sql<number>`count(*) FILTER (WHERE ${paid})::integer`,
      paidPaise: sql<string>`coalesce(sum(${orders.payablePaise} - ${orders.refundedPaise}) FILTER (WHERE ${paid}), 0)`,
    })
    .from(codes)
    .leftJoin(orders, eq(orders.code, codes.code))
    .groupBy(codes.code)
    .orderBy(desc(codes.createdAt), codes.code);
  return found.map(({ code, paidPaise, ...counts }) => ({
    code: code.code,
    percent: code.percent,
    amount: code.amountPaise === null ? null : rupees(code.amountPaise),
    products: code.products,
    from: code.fromDay,
    until: code.untilDay,
    uses: code.uses,
    once_each: code.onceEach,
    closed: code.closed,
    ...counts,
    paid_amount: rupees(Number(paidPaise)),
  }));
}

/** 422 for a word that is taken, also by a closed code: that one is opened again. */
export async function addCode(
  services: CodeServices,
  { code: given, ...request }: NewCodeRequest,
  admin: Admin,
): Promise<void> {
  const { database, now } = services;
  const code = codeKey(given);
  const terms = await termsOf(services, request);
  await database.transaction(async (transaction) => {
    const added = await transaction
      .insert(codes)
      .values({ code, ...terms, createdAt: now() })
      .onConflictDoNothing();
    if (added.rowCount === 0) throw invalid({ code: ['There is such a code already.'] });
    await recordAction(transaction, {
      actor: admin,
      action: 'Add code',
      subject: `Code ${code}`,
      changes: changedFields(inWords({}), inWords(terms)),
      at: now(),
    });
  });
}

/** Other terms, or closed or open: for orders from now on. 404 for an unknown code. */
export async function changeCode(
  services: CodeServices,
  key: string,
  request: CodeTermsRequest,
  admin: Admin,
): Promise<void> {
  const { database, now } = services;
  const terms = await termsOf(services, request);
  await database.transaction(async (transaction) => {
    const before = await findRow(transaction, codes, eq(codes.code, codeKey(key)), 'update');
    if (!before) throw new HttpError(404, 'There is no such code.');
    await transaction.update(codes).set(terms).where(eq(codes.code, before.code));
    await recordAction(transaction, {
      actor: admin,
      action: 'Change code',
      subject: `Code ${before.code}`,
      changes: changedFields(inWords(before), inWords(terms)),
      at: now(),
    });
  });
}

async function termsOf(
  { catalogue }: CodeServices,
  { percent, amount, products, from, until, uses, once_each, closed }: CodeTermsRequest,
): Promise<Terms> {
  const amountPaise = amount === null || amount === '' ? null : givenPaise('amount', amount);
  if ((percent === null) === (amountPaise === null)) {
    throw invalid({ amount: ['Please enter a percentage or an amount, not both.'] });
  }
  if (amountPaise !== null && amountPaise < paise(1)) {
    throw invalid({ amount: ['The amount is at least 1 rupee.'] });
  }
  for (const [field, day] of Object.entries({ from, until })) {
    if (day && !isDay(day)) throw invalid({ [field]: [`${day} is not a valid date.`] });
  }
  if (from && until && until < from) {
    throw invalid({ until: ['The last day is before the first.'] });
  }
  const current = await catalogue.current();
  for (const product of products) {
    const [kind, id] = product.split(' ');
    if (!productOf(current, kind === 'course' ? kind : 'webinar', Number(id))) {
      throw invalid({ products: ['It is not there any more. Please choose again.'] });
    }
  }
  return {
    percent,
    amountPaise,
    products,
    fromDay: from,
    untilDay: until,
    uses,
    onceEach: once_each,
    closed,
  };
}

/** For the audit log. */
const inWords = (terms: Partial<Terms>): Record<string, string> => ({
  percent: terms.percent ? `${terms.percent}%` : '',
  amount: terms.amountPaise ? formatRupees(rupees(terms.amountPaise)) : '',
  products: terms.products?.join(', ') ?? '',
  from: terms.fromDay ? formatShortDate(terms.fromDay) : '',
  until: terms.untilDay ? formatShortDate(terms.untilDay) : '',
  uses: String(terms.uses ?? ''),
  'one for each buyer': terms.onceEach ? 'yes' : '',
  closed: terms.closed ? 'yes' : '',
});
