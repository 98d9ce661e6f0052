import { and, eq, sql } from 'drizzle-orm';
import type { ContactRequest, LeadRequest } from 'shared/model/schemas';
import type { Transaction } from '../../platform/database/database';
import { lockUntilCommit } from '../../platform/database/locks';
import { IdempotencyHeaders, requestKeyOf } from '../../platform/http/request/idempotency-key';
import type { Config } from '../../settings/config';
import type { contacts, leads } from './enquiries-tables';

/** For the schemas of the endpoints that take an enquiry. */
export const repeatableEnquiry = {
  description: 'The same request sent again with the same `Idempotency-Key` is not stored again.',
  headers: IdempotencyHeaders,
};

export const enquiryKey = (
  config: Config,
  idempotencyKey: string | undefined,
  enquiry: LeadRequest | ContactRequest,
): string | null => requestKeyOf(config, idempotencyKey, 'enquiry', JSON.stringify(enquiry));

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
