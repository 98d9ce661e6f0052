import type { ContactRequest, LeadRequest } from 'shared/model/schemas';
import type { Services } from '../../platform/app-types';
import type { Transaction } from '../../platform/database/database';
import { IdempotencyHeaders } from '../../platform/http/request/idempotency-key';
import { once } from '../../platform/http/request/once';

/** For the schemas of the endpoints that take an enquiry. */
export const repeatableEnquiry = {
  description: 'The same request sent again with the same `Idempotency-Key` is not stored again.',
  headers: IdempotencyHeaders,
};

/**
 * Stores an enquiry and returns what that returns, unless this request has stored it already. The same key with other
 * words is another enquiry.
 */
export async function storeOnce<Stored>(
  services: Services,
  transaction: Transaction,
  enquiry: LeadRequest | ContactRequest,
  idempotencyKey: string | undefined,
  store: () => Promise<Stored>,
): Promise<{ result: { stored: Stored }; isNew: boolean }> {
  const request = { idempotencyKey, of: ['enquiry'], body: enquiry };
  return once(services, transaction, request, async () => ({ stored: await store() }));
}
