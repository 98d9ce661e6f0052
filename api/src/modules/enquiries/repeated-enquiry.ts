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

/** Stores an enquiry, unless this request has stored it already. The same key with other words is another enquiry. */
export async function storeOnce(
  services: Services,
  transaction: Transaction,
  enquiry: LeadRequest | ContactRequest,
  idempotencyKey: string | undefined,
  store: () => Promise<unknown>,
): Promise<boolean> {
  const request = { idempotencyKey, of: ['enquiry'], body: enquiry };
  const { isNew } = await once(services, transaction, request, async () => {
    await store();
    return {};
  });
  return isNew;
}
