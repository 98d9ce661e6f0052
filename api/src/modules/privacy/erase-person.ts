/* oxlint-disable product/own-tables -- the retention rules name each table, and what may be written there */
import { and, eq, getTableColumns, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { ROLE_ADMIN } from 'shared/model/constants';
import type { Transaction } from '../../platform/database/database';
import { HttpError, invalid } from '../../platform/errors';
import type { Admin } from '../../platform/http/access';
import { removeFromOutbox } from '../../platform/messages/outbox';
import type { Identity } from '../accounts/person-identity';
import { users } from '../accounts/accounts-tables';
import { auditLog } from '../audit/audit-tables';
import { noted, recordAction } from '../audit/audit-repository';
import { keepCertificates } from '../classroom/certificates/certificates';
import { moveOrder } from '../orders/order-life';
import { orders } from '../orders/orders-tables';
import { payments, refunds, reviewCases } from '../payments/payments-tables';
import type { UploadServices } from '../uploads/storage';
import { removeUpload } from '../uploads/unused-uploads';
import { personWith, type PersonRecords } from './person';
import { retentionRules, type RetentionRule } from './retention-rules';

export interface Erasure {
  certificates?: 'withdraw' | 'keep';
  /** An admin who erases for somebody else, with the reason for the audit log. */
  by?: { admin: Admin; reason: string };
}

/**
 * Erases a person: closes the account and removes or clears every record by the retention rules, in one
 * transaction; then the picture and the outbox. What tax law wants stays. 404 if there is nothing, 409
 * while money is on its way or for an account of the admin area.
 */
export async function erasePerson(
  services: UploadServices,
  identity: Identity,
  { certificates = 'withdraw', by }: Erasure,
): Promise<void> {
  const { config, database, log, now, storage } = services;
  const erased = await database.transaction(async (transaction) => {
    if (identity.userId !== null) {
      await transaction.select().from(users).where(eq(users.id, identity.userId)).for('update');
    }
    const person = await personWith(transaction, identity);
    if (!person) throw new HttpError(404, 'Nothing is known of this person.');
    await refuseAdmins(transaction, person);
    await refuseUnsettled(transaction, person);
    if (by) refuseNaming(person, by.reason);
    await closeUnpaidOrders(transaction, person);
    if (certificates === 'keep' && person.userId !== null) {
      await keepCertificates(transaction, person.userId);
    }
    for (const rule of retentionRules) await eraseRows(transaction, rule, person);
    if (by) {
      await recordAction(transaction, {
        actor: by.admin,
        action: 'Erase',
        subject: person.userId === null ? 'Person without an account' : `Account ${person.userId}`,
        changes: noted({ reason: by.reason }),
        at: now(),
      });
    }
    return person;
  });
  log.info({ user: erased.userId, admin: by?.admin.id }, 'person erased');
  if (erased.account?.avatar) await removeUpload({ database, storage }, erased.account.avatar);
  await removeFromOutbox(config.dataDir, isOf(erased));
}

/** Whether a message in the outbox is to the person, or names the person. */
function isOf({ orderEmails, email, numbers, mention }: PersonRecords) {
  const addresses = new Set([...orderEmails, email]);
  const isTo = (to: string) =>
    addresses.has(to.toLowerCase()) || numbers.some((number) => to.endsWith(number));
  const named = mention === null ? null : new RegExp(mention, 'i');
  return ({ to }: { to: string }, text: string): boolean =>
    isTo(to) || (named?.test(text) ?? false);
}

async function eraseRows(
  transaction: Transaction,
  { table, of, mentions, erasure, remove }: RetentionRule,
  person: PersonRecords,
): Promise<void> {
  const condition = or(of?.(person, transaction), naming(table, mentions, person.mention));
  if (!condition || erasure === 'keep') return;
  if (erasure !== 'remove') await transaction.update(table).set(erasure).where(condition);
  else if (remove) await remove(transaction, condition);
  else await transaction.delete(table).where(condition);
}

/** Condition: a text of these columns names the person. */
function naming(
  table: PgTable,
  fields: readonly string[],
  mention: string | null,
): SQL | undefined {
  if (mention === null) return undefined;
  const columns = getTableColumns(table);
  return or(...fields.map((field) => sql`${columns[field]}::text ~* ${mention}`));
}

async function refuseAdmins(transaction: Transaction, { account }: PersonRecords): Promise<void> {
  if (!account) return;
  const acted = await transaction.$count(
    auditLog,
    and(eq(auditLog.actorId, account.id), eq(auditLog.actorKind, 'admin')),
  );
  if (account.roleId === ROLE_ADMIN || acted > 0) {
    throw new HttpError(
      409,
      'This account belongs to the admin area, whose record of changes names it.',
    );
  }
}

/** While a payment, a refund or a case is open, the person is needed to settle it. */
async function refuseUnsettled(
  transaction: Transaction,
  { orderIds }: PersonRecords,
): Promise<void> {
  if (orderIds.length === 0) return;
  const open =
    (await transaction.$count(
      payments,
      and(inArray(payments.orderId, orderIds), inArray(payments.state, ['pending', 'unknown'])),
    )) +
    (await transaction.$count(
      refunds,
      and(inArray(refunds.orderId, orderIds), eq(refunds.state, 'requested')),
    )) +
    (await transaction.$count(
      reviewCases,
      and(inArray(reviewCases.orderId, orderIds), isNull(reviewCases.closedAt)),
    ));
  if (open > 0) {
    throw new HttpError(
      409,
      'A payment or a refund is still being settled. Please try again when it is done.',
    );
  }
}

/** The reason stays in the audit log, so it must not name whom it is about. */
function refuseNaming({ name, email, number }: PersonRecords, reason: string): void {
  const text = reason.toLowerCase();
  const words = [name.toLowerCase(), email, number].filter((word) => word.length > 2);
  if (words.some((word) => text.includes(word))) {
    throw invalid({ reason: ['Please give the reason without name, e-mail or phone number.'] });
  }
}

/** A payment that arrives later opens a case for an admin, because nobody is left to get the order. */
async function closeUnpaidOrders(
  transaction: Transaction,
  { orderIds }: PersonRecords,
): Promise<void> {
  if (orderIds.length === 0) return;
  const unpaid = await transaction
    .select()
    .from(orders)
    .where(and(inArray(orders.id, orderIds), inArray(orders.state, ['created', 'pending'])))
    .for('update');
  for (const order of unpaid) await moveOrder(transaction, order, 'expired');
}
