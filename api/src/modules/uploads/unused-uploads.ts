import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database';
import type { UploadServices } from './storage';

const DAY = 86_400_000;
const MOST_A_RUN = 500;

/** A new picture belongs to nobody until a profile names it. */
export async function noteUpload(database: Database, url: string, at: Date): Promise<void> {
  await database.execute(
    sql`INSERT INTO uploads (url, unused_since) VALUES (${url}, ${at.toISOString()})`,
  );
}

/** Pictures that are not kept here are passed over. */
export async function notePictureChange(
  transaction: Transaction,
  { from, to, at }: { from: string | null; to: string | null; at: Date },
): Promise<void> {
  if (from === to) return;
  await transaction.execute(sql`
    UPDATE uploads SET unused_since = ${at.toISOString()} WHERE url = ${from}`);
  await transaction.execute(sql`UPDATE uploads SET unused_since = NULL WHERE url = ${to}`);
}

/** A day is enough to finish the form that a picture was uploaded for. */
export async function removeUnusedUploads({
  database,
  storage,
  now,
}: UploadServices): Promise<void> {
  const before = new Date(now().getTime() - DAY).toISOString();
  const unused = await database.execute<{ url: string }>(sql`
    SELECT url FROM uploads
    WHERE unused_since < ${before} AND NOT EXISTS (SELECT 1 FROM users WHERE avatar = url)
    ORDER BY unused_since LIMIT ${MOST_A_RUN}`);
  for (const { url } of unused.rows) {
    // The picture first: a row that stays is tried again.
    await storage.remove(url);
    await database.execute(sql`DELETE FROM uploads WHERE url = ${url}`);
  }
}
