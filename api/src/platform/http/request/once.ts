import { inArray } from 'drizzle-orm';
import type { Services } from '../../app-types';
import type { Transaction } from '../../database/database';
import { lockUntilCommit } from '../../database/locks';
import { HttpError } from '../../errors';
import { keyedHash } from '../../secrets';
import { idempotencyKeys } from './idempotency-tables';

interface Repeatable {
  /** The header; without it, the work is done each time. */
  idempotencyKey: string | undefined;
  /** What the key belongs to: the kind of request, and whose it is. */
  of: (string | number)[];
  body: object;
  /** What is said if the key comes again with another body; without it, that is another request. */
  refusal?: string;
}

/**
 * Does the work of a request once, however often a browser that lost the response sends it. Requests with
 * the same key run one after the other; the later ones get the result of the first. 409 if the body differs.
 */
export async function once<Result extends object>(
  { config, now }: Pick<Services, 'config' | 'now'>,
  transaction: Transaction,
  { idempotencyKey, of, body, refusal }: Repeatable,
  work: () => Promise<Result>,
): Promise<{ result: Result; isNew: boolean }> {
  if (idempotencyKey === undefined) return { result: await work(), isNew: true };
  const text = JSON.stringify(body);
  // While the secret key is changed, another server may have used the other one.
  const uses = config.acceptedKeys.map((secretKey) => ({
    key: keyedHash(secretKey, 'idempotency', ...of, ...(refusal ? [] : [text]), idempotencyKey),
    bodyHash: keyedHash(secretKey, 'body', text),
  }));
  const use = uses[0]!;
  await lockUntilCommit(transaction, use.key);
  const keys = uses.map(({ key }) => key);
  const [known] = await transaction
    .select()
    .from(idempotencyKeys)
    .where(inArray(idempotencyKeys.key, keys));
  if (known) {
    const isSame = uses.some(
      ({ key, bodyHash }) => key === known.key && bodyHash === known.bodyHash,
    );
    if (!isSame && refusal) throw new HttpError(409, refusal);
    // The cast: the work of the same kind of request has stored it.
    return { result: known.result as Result, isNew: false };
  }
  const result = await work();
  await transaction.insert(idempotencyKeys).values({ ...use, result, createdAt: now() });
  return { result, isNew: true };
}
