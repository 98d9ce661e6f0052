import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, notExists, sql } from 'drizzle-orm';
import { SettingError } from 'node-shared/settings';
import type { Registry } from 'shared/contract';
import type { BackgroundTask, Services } from '../../platform/app-types';
import { descriptionGaps, type Description } from './description-gaps';
import { apiDescriptions, describedVersions } from './description-tables';

type Needs = Pick<Services, 'config' | 'database'>;

interface Version {
  unit: string;
  version: string;
}

/** More lines would hide the first ones. */
const MOST_LINES = 10;

/**
 * Throws a `SettingError` if a request or a response of this server breaks pages of a version that is still in
 * the registry: such pages can be open for a day. Each line names the field and the versions.
 */
export async function refuseBrokenPages(
  { config, database }: Needs,
  description: Description,
): Promise<void> {
  if (config.oldPagesMayBreak) return;
  const inUse = await versionsInUse(config.siteDir);
  const known = await database
    .select()
    .from(describedVersions)
    .innerJoin(apiDescriptions, eq(apiDescriptions.hash, describedVersions.descriptionHash));
  const broken = new Map<string, string[]>();
  for (const { described_versions: row, api_descriptions: kept } of known) {
    if (kept.hash === hashOf(description) || !isAmong(inUse, row)) continue;
    for (const gap of descriptionGaps(kept.description, description)) {
      broken.set(gap, [...(broken.get(gap) ?? []), `${row.unit} ${row.version}`]);
    }
  }
  if (broken.size === 0) return;
  const lines = [...broken].map(([gap, versions]) => `${gap} (${versions.join(', ')})`);
  const more = lines.length > MOST_LINES ? [`and ${lines.length - MOST_LINES} more.`] : [];
  throw new SettingError(
    [
      'This server breaks pages that may still be open. Publish sections that work with both servers, and start it when the registry has no other version; or set OLD_PAGES_MAY_BREAK=yes:',
      ...lines.slice(0, MOST_LINES),
      ...more,
    ].join('\n'),
  );
}

/** Keeps this server's description for each version that has none, and forgets the versions that are gone. */
export const noteVersions = (description: Description): BackgroundTask<Services> => ({
  name: 'note the versions of pages',
  everyMs: 10_000,
  run: async ({ config, database }) => {
    const inUse = await versionsInUse(config.siteDir);
    const known = await database.select().from(describedVersions);
    const unknown = inUse.filter((version) => !isAmong(known, version));
    const gone = known.filter((version) => !isAmong(inUse, version));
    if (unknown.length === 0 && gone.length === 0) return;
    const hash = hashOf(description);
    await database.transaction(async (transaction) => {
      if (unknown.length > 0) {
        await transaction
          .insert(apiDescriptions)
          .values({ hash, description })
          .onConflictDoNothing();
        await transaction
          .insert(describedVersions)
          .values(unknown.map((version) => ({ ...version, descriptionHash: hash })))
          .onConflictDoNothing();
      }
      for (const { unit, version } of gone) {
        await transaction
          .delete(describedVersions)
          .where(
            sql`${describedVersions.unit} = ${unit} AND ${describedVersions.version} = ${version}`,
          );
      }
      await transaction
        .delete(apiDescriptions)
        .where(
          notExists(
            transaction
              .select()
              .from(describedVersions)
              .where(eq(describedVersions.descriptionHash, apiDescriptions.hash)),
          ),
        );
    });
  },
});

const hashOf = (description: Description): string =>
  createHash('sha256').update(JSON.stringify(description)).digest('base64url');

const isAmong = (versions: readonly Version[], { unit, version }: Version): boolean =>
  versions.some((each) => each.unit === unit && each.version === version);

/** The versions that browsers get now, or may fall back to. None without a site. */
async function versionsInUse(siteDir: string): Promise<Version[]> {
  const text = await readFile(join(siteDir, 'live/registry.json'), 'utf8').catch(() => null);
  if (text === null) return [];
  // A publish has written it.
  const { shell, remotes } = JSON.parse(text) as Registry;
  return [
    { unit: 'shell', version: shell },
    ...Object.entries(remotes).flatMap(([unit, { live, previous, canary }]) =>
      [live, previous, canary].flatMap((each) => (each ? [{ unit, version: each.version }] : [])),
    ),
  ];
}
