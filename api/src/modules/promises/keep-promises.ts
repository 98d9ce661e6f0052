import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { BackgroundTask } from '../../platform/app-types';
import type { Transaction } from '../../platform/database/database';
import { HOUR, MINUTE } from '../../platform/durations';
import type { PromiseKind } from 'shared/model/schemas';
import { adminsWith } from '../accounts/admins/admin-roles';
import type { PaymentServices } from '../payments/providers/provider';
import { escalateCalls } from './late-calls';
import { returnDueMoney } from './money-back';
import { offerPlaces } from './offers';
import { promiseKinds, type Waiting } from './promise-kinds';
import { dueSoonMessage } from './promise-admin-mails';
import { dueEntries } from './due-promises';
import { promises, type StoredPromise } from './promises-tables';
import { actOnUndated, moveTicket } from './overdue-orders';

/** Writes down what the school has promised, sees what is kept, warns, and acts where it is overdue. */
export const keepPromises: BackgroundTask<PaymentServices> = {
  name: 'keep promises',
  everyMs: MINUTE,
  run: async (services) => {
    // The cast: `Object.keys` of the table is exactly its names.
    const kinds = Object.keys(promiseKinds) as PromiseKind[];
    for (const kind of kinds) await follow(services, kind);
    await warn(services);
    await offerPlaces(services);
    for (const promise of await overdue(services, 'hour')) await moveTicket(services, promise);
    for (const promise of await overdue(services, 'date')) await actOnUndated(services, promise);
    await escalateCalls(services);
    // A moved ticket is promised anew.
    await follow(services, 'hour');
    await returnDueMoney(services);
    void services.messenger.deliver();
  },
};

/** Ends the promises for which nobody waits any more, and adds those that are new. */
async function follow({ database, now }: PaymentServices, kind: PromiseKind): Promise<void> {
  const { waiting, dueAt } = promiseKinds[kind];
  const same = sql`p.about_id = w.about_id AND p.product_id = w.product_id
    AND p.day IS NOT DISTINCT FROM w.day::date`;
  const open = sql`p.kind = ${kind} AND p.ended_at IS NULL`;
  await database.execute(sql`
    UPDATE ${promises} p SET ended_at = ${now().toISOString()}::timestamptz
    WHERE ${open} AND NOT EXISTS (SELECT FROM (${waiting}) w WHERE ${same})`);
  const { rows } = await database.execute<Waiting & Record<string, unknown>>(sql`
    SELECT w.about_id, w.product_id, w.day, w.since FROM (${waiting}) w
    WHERE NOT EXISTS (SELECT FROM ${promises} p WHERE ${open} AND ${same})
    ORDER BY w.since LIMIT 1000`);
  if (rows.length === 0) return;
  const made = rows.map((row) => ({
    kind,
    aboutId: row.about_id,
    productId: row.product_id,
    day: row.day,
    madeAt: new Date(row.since),
    dueAt: dueAt({ ...row, since: new Date(row.since).toISOString() }),
  }));
  await database.insert(promises).values(made).onConflictDoNothing();
}

/** One e-mail to each admin who has something to keep within the hour. */
async function warn({ config, catalogue, database, messenger, now }: PaymentServices) {
  const published = await catalogue.current();
  await database.transaction(async (transaction) => {
    const soon = await transaction
      .update(promises)
      .set({ warnedAt: now() })
      .where(
        and(
          isNull(promises.warnedAt),
          isNull(promises.endedAt),
          lte(promises.dueAt, new Date(now().getTime() + HOUR)),
        ),
      )
      .returning();
    for (const [email, own] of await byKeeper(transaction, soon)) {
      const entries = dueEntries(published, own);
      await messenger.queue(transaction, dueSoonMessage(config.siteUrl, email, entries));
    }
  });
}

async function byKeeper(transaction: Transaction, soon: readonly StoredPromise[]) {
  const own = new Map<string, StoredPromise[]>();
  for (const promise of soon) {
    for (const { email } of await adminsWith(transaction, promiseKinds[promise.kind].keeper)) {
      own.set(email, [...(own.get(email) ?? []), promise]);
    }
  }
  return own;
}

/** Promises on which the product has to act. */
const overdue = ({ database, now }: PaymentServices, kind: PromiseKind) =>
  database
    .select()
    .from(promises)
    .where(
      and(
        eq(promises.kind, kind),
        isNull(promises.actedAt),
        isNull(promises.endedAt),
        lte(promises.dueAt, new Date(now().getTime() - promiseKinds[kind].patience)),
      ),
    )
    .orderBy(promises.madeAt, promises.id)
    .limit(200);
