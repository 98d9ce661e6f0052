import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database';
import { certificates, progress, reminders, reviews } from './classroom-tables';

/** What has moved of a student to another account. */
export interface MovedStudies {
  ticks: { productId: number; module: string }[];
  certificates: string[];
  reviews: number[];
}

/** The title of a course of which both accounts have a certificate. */
export async function commonCertificate(
  transaction: Transaction,
  one: number,
  other: number,
): Promise<string | undefined> {
  const valid = (userId: number) =>
    transaction
      .select({ productId: certificates.productId, title: certificates.title })
      .from(certificates)
      .where(and(eq(certificates.userId, userId), isNull(certificates.withdrawnAt)));
  const own = await valid(one);
  return (await valid(other)).find((each) =>
    own.some(({ productId }) => productId === each.productId),
  )?.title;
}

/** Moves ticked modules, certificates and the notes of sent reminders to another account. */
export async function moveStudies(
  transaction: Transaction,
  from: number,
  to: number,
): Promise<MovedStudies> {
  const ticks = await transaction
    .update(progress)
    .set({ userId: to })
    .where(
      and(
        eq(progress.userId, from),
        sql`NOT EXISTS (SELECT FROM progress own WHERE own.user_id = ${to}
          AND own.product_id = ${progress.productId} AND own.module = ${progress.module})`,
      ),
    )
    .returning({ productId: progress.productId, module: progress.module });
  const awarded = await transaction
    .update(certificates)
    .set({ userId: to })
    .where(eq(certificates.userId, from))
    .returning({ code: certificates.code });
  const moved = await transaction
    .update(reviews)
    .set({ userId: to })
    .where(
      and(
        eq(reviews.userId, from),
        sql`NOT EXISTS (SELECT FROM reviews own WHERE own.user_id = ${to}
          AND own.product_id = ${reviews.productId})`,
      ),
    )
    .returning({ id: reviews.id });
  // What was sent to the one is not sent to the other again.
  await transaction.execute(sql`
    INSERT INTO ${reminders} (user_id, kind, product_id, starts_at, hours_before)
    SELECT ${to}, kind, product_id, starts_at, hours_before FROM ${reminders} WHERE user_id = ${from}
    ON CONFLICT DO NOTHING`);
  return {
    ticks,
    certificates: awarded.map(({ code }) => code),
    reviews: moved.map(({ id }) => id),
  };
}

/** Gives moved ticks and certificates back. */
export async function returnStudies(
  transaction: Transaction,
  { ticks, certificates: codes, reviews: ids }: MovedStudies,
  from: number,
  to: number,
): Promise<void> {
  for (const { productId, module } of ticks) {
    await transaction
      .update(progress)
      .set({ userId: to })
      .where(
        and(
          eq(progress.userId, from),
          eq(progress.productId, productId),
          eq(progress.module, module),
        ),
      );
  }
  await transaction
    .update(certificates)
    .set({ userId: to })
    .where(and(inArray(certificates.code, codes), eq(certificates.userId, from)));
  await transaction
    .update(reviews)
    .set({ userId: to })
    .where(and(inArray(reviews.id, ids), eq(reviews.userId, from)));
}
