import { desc, eq, sql } from 'drizzle-orm';
import { pricedAt, publishedContact } from 'shared/model/catalogue';
import { followPublishedContact } from 'shared/model/config';
import type { Catalogue, CatalogueVersion } from 'shared/model/schemas';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import type { Database, Transaction } from '../../platform/database/database';
import { catalogueVersions, type StoredVersion } from './catalogue-tables';

/** The most versions in the list. */
const MOST_LISTED = 200;

/** The published catalogue, cached by each server process. */
export interface PublishedCatalogue {
  /** Makes sure that there is a version; called before the first request. */
  storeShipped(): Promise<void>;
  /**
   * The newest version, read on the connection of the transaction if there is one. Each call reads its
   * number from the database; the content is read once.
   */
  newest(transaction?: Transaction): Promise<StoredVersion>;
  /** The content of the version that a statement has read as `newestVersion`. */
  ofVersion(version: number, transaction?: Transaction): Promise<Catalogue>;
  /** The content of the newest version, with the prices that count now. */
  current(transaction?: Transaction): Promise<Catalogue>;
}

declare module '../../platform/app-types' {
  interface Services {
    /** The catalogue that is sold and shown now. */
    catalogue: Pick<PublishedCatalogue, 'current' | 'newest' | 'ofVersion'>;
  }
}

/** The number of the newest version, as a part of a statement. */
export const newestVersion = sql<number>`(SELECT max(version) FROM ${catalogueVersions})`;

export function publishedCatalogue(database: Database, now: () => Date): PublishedCatalogue {
  let known: StoredVersion | null = null;

  async function newest(from: Database | Transaction = database): Promise<StoredVersion> {
    const { rows } = await from.execute<{ version: number }>(
      sql`SELECT ${newestVersion} AS version`,
    );
    // There is always a version: `storeShipped` stores the first one when the server starts.
    return ofVersion(rows[0]!.version, from);
  }

  async function ofVersion(
    version: number,
    from: Database | Transaction = database,
  ): Promise<StoredVersion> {
    if (known?.version !== version) {
      known = await storedVersion(from, version);
      // E-mails and receipts name the school as the pages do.
      followPublishedContact(publishedContact(known!.content));
    }
    return known!;
  }

  return {
    storeShipped: () => storeShipped(database, now()),
    newest,
    ofVersion: async (version, transaction) => (await ofVersion(version, transaction)).content,
    current: async (transaction) => pricedAt((await newest(transaction)).content, now()),
  };
}

/**
 * Stores the shipped catalogue as the first version or, if it has changed since, as the next one. It
 * never replaces a version that an admin has published.
 */
async function storeShipped(database: Database, at: Date): Promise<void> {
  const [last] = await database
    .select()
    .from(catalogueVersions)
    .orderBy(desc(catalogueVersions.version))
    .limit(1);
  if (last && (last.publishedBy !== null || sameCatalogue(last.content, shippedCatalogue))) return;
  await database
    .insert(catalogueVersions)
    .values({
      version: (last?.version ?? 0) + 1,
      content: shippedCatalogue,
      publishedAt: at,
      publishedBy: null,
      note: 'Supplied with the software',
    })
    // Another process may have stored this version just now.
    .onConflictDoNothing();
}

/** Whether two catalogues are the same, field by field and in the same order. */
export const sameCatalogue = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

export async function storedVersion(
  database: Database | Transaction,
  version: number,
): Promise<StoredVersion | null> {
  const [found] = await database
    .select()
    .from(catalogueVersions)
    .where(eq(catalogueVersions.version, version));
  return found ?? null;
}

/** The newest versions without their content. */
export async function versionList(database: Database): Promise<CatalogueVersion[]> {
  const found = await database
    .select({
      version: catalogueVersions.version,
      publishedAt: catalogueVersions.publishedAt,
      publishedBy: catalogueVersions.publishedBy,
      note: catalogueVersions.note,
    })
    .from(catalogueVersions)
    .orderBy(desc(catalogueVersions.version))
    .limit(MOST_LISTED);
  return found.map(toCatalogueVersion);
}

export const toCatalogueVersion = (stored: Omit<StoredVersion, 'content'>): CatalogueVersion => ({
  version: stored.version,
  published_at: stored.publishedAt.toISOString(),
  published_by: stored.publishedBy,
  note: stored.note,
});

/** Stores a version; `false` if there is already a version with that number. */
export async function insertVersion(
  transaction: Transaction,
  values: StoredVersion,
): Promise<boolean> {
  const stored = await transaction.insert(catalogueVersions).values(values).onConflictDoNothing();
  return stored.rowCount !== 0;
}
