import { and, eq, sql } from 'drizzle-orm';
import type { ContactRequest, LeadRequest } from 'shared/model/schemas';
import type { Transaction } from '../../platform/database/database';
import { lockUntilCommit } from '../../platform/database/locks';
import { IdempotencyHeaders } from '../../platform/http/route-schemas';
import { keyedHash } from '../../platform/secrets';
import type { Config } from '../../settings/config';
import type { contacts, leads } from './enquiries-tables';

/** For the schemas of the endpoints that take an enquiry. */
export const repeatableEnquiry = {
  description: 'The same request sent again with the same `Idempotency-Key` is not stored again.',
  headers: IdempotencyHeaders,
};

/** The key of an enquiry, which only the same one with the same `Idempotency-Key` has again; null without it. */
export const enquiryKey = (
  { secretKey }: Config,
  idempotencyKey: string | undefined,
  content: LeadRequest | ContactRequest,
): string | null =>
  idempotencyKey === undefined
    ? null
    : keyedHash(secretKey, 'enquiry', JSON.stringify(content), idempotencyKey);

/**
 * Whether this request has stored its enquiry already. The same request at the same moment waits until the
 * transaction ends.
 */
export async function isStored(
  transaction: Transaction,
  table: typeof contacts | typeof leads,
  { email, requestKey }: { email: string; requestKey: string | null },
): Promise<boolean> {
  if (requestKey === null) return false;
  await lockUntilCommit(transaction, `enquiry ${requestKey}`);
  const ofPerson = eq(sql`lower(${table.email})`, email.toLowerCase());
  const found = await transaction
    .select({ id: table.id })
    .from(table)
    .where(and(ofPerson, eq(table.requestKey, requestKey)))
    .limit(1);
  return found.length > 0;
}
