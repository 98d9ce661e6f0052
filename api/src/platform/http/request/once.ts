import { inArray, type SQL } from 'drizzle-orm';
import type { Services } from '../../app-types';
import type { Database, Transaction } from '../../database/database';
import { violates } from '../../database/failures';
import type { Changes } from '../../database/last-changes';
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
  services: Pick<Services, 'config' | 'now'>,
  transaction: Transaction,
  repeatable: Repeatable,
  work: () => Promise<Result>,
): Promise<{ result: Result; isNew: boolean }> {
  const uses = usesOf(services, repeatable);
  const [use] = uses;
  if (!use) return { result: await work(), isNew: true };
  await lockUntilCommit(transaction, use.key);
  const known = await knownResult<Result>(transaction, uses, repeatable);
  if (known) return { result: known, isNew: false };
  const result = await work();
  await transaction.insert(idempotencyKeys).values({ ...use, result, createdAt: services.now() });
  return { result, isNew: true };
}

/**
 * The same for work that is one statement, see `asOne`. With it `keep` stores the result under the key, so the
 * statement of a second request fails, and it gets the result of the first.
 */
export async function onceAsOne<Result extends object>(
  services: Pick<Services, 'config' | 'database' | 'now'>,
  repeatable: Repeatable,
  work: (keep: (result: SQL<Result>) => Changes) => Promise<Result>,
): Promise<Result> {
  const { database, now } = services;
  const uses = usesOf(services, repeatable);
  const [use, ...earlier] = uses;
  if (!use) return work(() => ({}));
  // Only while the secret key is changed can it be under another key.
  const before = earlier.length > 0 && (await knownResult<Result>(database, uses, repeatable));
  if (before) return before;
  try {
    return await work((result) => ({
      kept: database.insert(idempotencyKeys).values({ ...use, result, createdAt: now() }),
    }));
  } catch (error) {
    if (!violates(error, 'idempotency_keys_pkey')) throw error;
    const known = await knownResult<Result>(database, uses, repeatable);
    if (!known) throw error;
    return known;
  }
}

/** The keys under which the use may be stored, the present one first: another server may have used the other secret key. */
function usesOf(
  { config }: Pick<Services, 'config'>,
  { idempotencyKey, of, body, refusal }: Repeatable,
) {
  if (idempotencyKey === undefined) return [];
  const text = JSON.stringify(body);
  return config.acceptedKeys.map((secretKey) => ({
    key: keyedHash(secretKey, 'idempotency', ...of, ...(refusal ? [] : [text]), idempotencyKey),
    bodyHash: keyedHash(secretKey, 'body', text),
  }));
}

async function knownResult<Result extends object>(
  on: Database | Transaction,
  uses: ReturnType<typeof usesOf>,
  { refusal }: Repeatable,
): Promise<Result | undefined> {
  const keys = uses.map(({ key }) => key);
  const [known] = await on.select().from(idempotencyKeys).where(inArray(idempotencyKeys.key, keys));
  if (!known) return undefined;
  const isSame = uses.some(({ key, bodyHash }) => key === known.key && bodyHash === known.bodyHash);
  if (!isSame && refusal) throw new HttpError(409, refusal);
  // The cast: the work of the same kind of request has stored it.
  return known.result as Result;
}
