import { and, desc, eq, inArray, isNotNull, lt, notExists } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database';
import { users } from '../accounts/accounts-tables';
import type { UploadServices } from './storage';
import { uploads } from './uploads-tables';

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** Beyond so many the oldest go sooner, so that many uploads do not fill the disk for everybody. */
const MOST_UNUSED = 5000;
const MOST_A_RUN = 500;

/** A new picture belongs to nobody until a profile names it. */
export async function noteUpload(database: Database, url: string, at: Date): Promise<void> {
  await database.insert(uploads).values({ url, unusedSince: at });
}

/** Pictures that are not kept here are passed over. */
export async function notePictureChange(
  transaction: Transaction,
  { from, to, at }: { from: string | null; to: string | null; at: Date },
): Promise<void> {
  if (from === to) return;
  const note = (url: string | null, unusedSince: Date | null) =>
    url && transaction.update(uploads).set({ unusedSince }).where(eq(uploads.url, url));
  await note(from, at);
  await note(to, null);
}

/** Pictures that the published catalogue names stay for good: orders and old versions show them. */
export async function keepUploads(
  transaction: Transaction,
  addresses: readonly string[],
): Promise<void> {
  if (addresses.length === 0) return;
  await transaction
    .update(uploads)
    .set({ unusedSince: null })
    .where(inArray(uploads.url, [...addresses]));
}

/**
 * Keeps a file that nothing uses yet, so that each file has one user and goes with it. Answers whether
 * the address may be used: it does not for a file that has a user, or was never stored here.
 */
export async function takeUpload(transaction: Transaction, url: string): Promise<boolean> {
  const [taken] = await transaction
    .update(uploads)
    .set({ unusedSince: null })
    .where(and(eq(uploads.url, url), isNotNull(uploads.unusedSince)))
    .returning();
  if (taken) return true;
  const stored = await transaction.$count(uploads, eq(uploads.url, url));
  return stored === 0 && !url.startsWith('/uploads/');
}

/** A day is enough to finish the form that a picture was uploaded for, and an hour in a rush. */
export async function removeUnusedUploads({
  database,
  storage,
  now,
}: UploadServices): Promise<void> {
  const at = now().getTime();
  const [beyond] = await database
    .select({ unusedSince: uploads.unusedSince })
    .from(uploads)
    .where(lt(uploads.unusedSince, new Date(at - HOUR)))
    .orderBy(desc(uploads.unusedSince))
    .offset(MOST_UNUSED)
    .limit(1);
  const before = new Date(Math.max(at - DAY, (beyond?.unusedSince?.getTime() ?? 0) + 1));
  const shown = database.select().from(users).where(eq(users.avatar, uploads.url));
  const unused = await database
    .select({ url: uploads.url })
    .from(uploads)
    .where(and(lt(uploads.unusedSince, before), notExists(shown)))
    .orderBy(uploads.unusedSince)
    .limit(MOST_A_RUN);
  for (const { url } of unused) {
    // The picture first: a row that stays is tried again.
    await storage.remove(url);
    await database.delete(uploads).where(eq(uploads.url, url));
  }
}
