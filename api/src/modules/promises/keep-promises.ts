import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { PromiseKind } from 'shared/model/schemas';
import type { BackgroundTask } from '../../platform/app-types';
import { HOUR, MINUTE } from '../../platform/durations';
import { adminsWith } from '../accounts/admins/admin-roles';
import type { PaymentServices } from '../payments/providers/provider';
import { actOverdue } from './act-overdue';
import { dueEntries } from './due-promises';
import { returnDueMoney } from './money-back';
import { offerPlaces } from './offers';
import { promiseKinds, type Waiting } from './promise-kinds';
import { dueSoonMessage } from './promise-mails';
import { promises } from './promises-tables';

/** Writes down what the school has promised, sees what is kept, warns, and acts where it is overdue. */
export const keepPromises: BackgroundTask<PaymentServices> = {
  name: 'keep promises',
  everyMs: MINUTE,
  run: async (services) => {
    const { database, messenger, now } = services;
    // The cast: `Object.keys` of the table is exactly its names.
    const kinds = Object.keys(promiseKinds) as PromiseKind[];
    for (const kind of kinds) await follow(services, kind);
    await warn(services);
    await offerPlaces(services);
    const isOverdue = kinds.map((kind) =>
      and(
        eq(promises.kind, kind),
        lte(promises.dueAt, new Date(now().getTime() - promiseKinds[kind].patience)),
      ),
    );
    const overdue = await database
      .select()
      .from(promises)
      .where(and(isNull(promises.actedAt), isNull(promises.endedAt), or(...isOverdue)))
      .orderBy(asc(promises.madeAt), asc(promises.id))
      .limit(500);
    for (const promise of overdue) await actOverdue(services, promise);
    // A moved ticket is promised anew.
    await follow(services, 'hour');
    await returnDueMoney(services);
    void messenger.deliver();
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
  const made = rows.map(({ about_id: aboutId, product_id: productId, day, since }) => {
    const madeAt = new Date(since);
    return { kind, aboutId, productId, day, madeAt, dueAt: dueAt(madeAt, day) };
  });
  if (made.length > 0) await database.insert(promises).values(made).onConflictDoNothing();
}

/** One e-mail to each admin for what has to be kept within the hour, by right: an owner has them all. */
async function warn({ config, catalogue, database, messenger, now }: PaymentServices) {
  const published = await catalogue.current();
  const isSoon = and(
    isNull(promises.warnedAt),
    isNull(promises.endedAt),
    lte(promises.dueAt, new Date(now().getTime() + HOUR)),
  );
  await database.transaction(async (transaction) => {
    const soon = await transaction
      .update(promises)
      .set({ warnedAt: now() })
      .where(isSoon)
      .returning();
    for (const right of new Set(soon.map(({ kind }) => promiseKinds[kind].keeper))) {
      const own = soon.filter(({ kind }) => promiseKinds[kind].keeper === right);
      for (const { email } of await adminsWith(transaction, right)) {
        const entries = dueEntries(published, own);
        await messenger.queue(transaction, dueSoonMessage(config.siteUrl, email, entries));
      }
    }
  });
}
