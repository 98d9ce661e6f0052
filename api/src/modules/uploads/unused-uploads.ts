import { periods } from 'shared/model/retention';
import { and, desc, eq, inArray, isNotNull, lt, notExists } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { BackgroundTask } from '../../platform/app-types';
import type { Database, Transaction } from '../../platform/database/database';
import { DAY, HOUR } from '../../platform/durations';
import type { UploadServices } from './storage';
import { uploads } from './uploads-tables';

/** If more files are unused, the oldest are removed sooner, so that they do not fill the disk. */
const MOST_UNUSED = 5000;
const MOST_A_RUN = 500;

/** Records a new file as unused until something refers to it. */
export async function noteUpload(database: Database, url: string, at: Date): Promise<void> {
  await database.insert(uploads).values({ url, unusedSince: at });
}

/** Marks `from` as unused and `to` as used; addresses that are not stored here are ignored. */
export async function recordFileChange(
  transaction: Transaction,
  { from, to, at }: { from: string | null; to: string | null; at: Date },
): Promise<void> {
  if (from === to) return;
  const note = (url: string | null, unusedSince: Date | null) =>
    url && transaction.update(uploads).set({ unusedSince }).where(eq(uploads.url, url));
  await note(from, at);
  await note(to, null);
}

/** Files of the published catalogue are kept for ever: orders and old versions show them. */
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
 * Marks an unused file as used, so that each file has one use and can be removed with it. Returns
 * whether the address may be used: false for a file that is already used, and for an `/uploads/`
 * address that does not exist.
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

/** Whether the address of a file is in one of the columns. */
export async function isShownBy(
  database: Database,
  columns: readonly PgColumn[],
  url: string,
): Promise<boolean> {
  for (const column of columns) {
    if ((await database.$count(column.table, eq(column, url))) > 0) return true;
  }
  return false;
}

/** Removes a file at once. If the storage fails, `removeUnusedUploads` tries again. */
export async function removeUpload(
  { database, storage }: Pick<UploadServices, 'database' | 'storage'>,
  url: string,
): Promise<void> {
  if ((await database.$count(uploads, eq(uploads.url, url))) === 0) return;
  await storage.remove(url);
  await database.delete(uploads).where(eq(uploads.url, url));
}

/**
 * Removes files that have been unused for a day: that is enough to finish the form that they were
 * uploaded for. If there are too many, the oldest are removed after an hour. A file whose address is
 * in one of the columns stays.
 */
export const removeUnusedUploads = (
  shownBy: readonly PgColumn[],
): BackgroundTask<UploadServices> => ({
  name: 'remove unused uploads',
  everyMs: 600_000,
  run: (services) => removeUnused(services, shownBy),
});

async function removeUnused(
  { database, storage, now }: UploadServices,
  shownBy: readonly PgColumn[],
): Promise<void> {
  const at = now().getTime();
  const [beyond] = await database
    .select({ unusedSince: uploads.unusedSince })
    .from(uploads)
    .where(lt(uploads.unusedSince, new Date(at - HOUR)))
    .orderBy(desc(uploads.unusedSince))
    .offset(MOST_UNUSED)
    .limit(1);
  const before = new Date(
    Math.max(at - periods.unusedFile.days * DAY, (beyond?.unusedSince?.getTime() ?? 0) + 1),
  );
  const notShown = shownBy.map((column) =>
    notExists(database.select().from(column.table).where(eq(column, uploads.url))),
  );
  const unused = await database
    .select({ url: uploads.url })
    .from(uploads)
    .where(and(lt(uploads.unusedSince, before), ...notShown))
    .orderBy(uploads.unusedSince)
    .limit(MOST_A_RUN);
  for (const { url } of unused) {
    // The file is removed first: if that fails, its row stays and the next run retries.
    await removeUpload({ database, storage }, url);
  }
}
