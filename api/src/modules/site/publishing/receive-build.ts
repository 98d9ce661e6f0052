import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Type, type Static } from '@sinclair/typebox';
import type { FastifyBaseLogger } from 'fastify';
import { placeInSite } from 'node-shared/build-contents';
import { temporaryFolder } from 'node-shared/temporary-folder';
import { english, languages } from 'shared/model/language';
import { refuseOnFullDisk } from '../../../platform/disk-reserve';
import { HttpError, invalid } from '../../../platform/errors';
import type { RateLimit } from '../../../platform/limits/rate-limits';
import type { PublishingToken } from './publish-tokens';
import type {
  Publisher,
  PublishingServices,
  PublishMode,
  PublishResult,
  Permission,
} from './publisher';

const MOST_FILES = 500;
/** Changes of the site that a team makes in a day. */
export const changesOfTeam: RateLimit = { name: 'publishing-team', most: 100, seconds: 86_400 };

/** The site writes the compressed forms of files itself, so that they have the content of their files. */
const COMPRESSED = /\.(br|gz)$/;
/** The languages that a build can have beside English. */
const others = languages.map(({ code }) => code).filter((code) => code !== english.code);
/** Seconds after which a team may send its build again while another one is being checked. */
const BUSY_SECONDS = 15;

export const Build = Type.Object({
  mode: Type.Union((['live', 'candidate', 'dry-run'] as const).map((each) => Type.Literal(each))),
  revision: Type.Optional(
    Type.String({ pattern: '^[0-9a-f]{7,40}\\+?$', description: 'Commit of the sources' }),
  ),
  seconds: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 86_400,
      description: 'for building and checking the types',
    }),
  ),
  files: Type.Record(Type.String(), Type.String({ description: 'Content in Base64 (RFC 4648)' })),
});

/** What a build of each mode needs: whoever makes it live also needs the right to promote. */
export const permissionsOfMode: Readonly<Record<PublishMode, readonly Permission[]>> = {
  'dry-run': ['publish'],
  candidate: ['publish'],
  live: ['publish', 'promote'],
};

export function publisherOf({ publisher }: PublishingServices): Publisher {
  if (publisher) return publisher;
  throw new HttpError(503, 'This server does not publish: send it to the one that does.');
}

/** Publishes the builds that teams send, one at a time. */
export function buildReceiver(services: PublishingServices) {
  const { config, limits } = services;
  let isPublishing = false;
  return async (
    remote: string,
    { mode, revision, seconds = 0, files }: Static<typeof Build>,
    { team, paths, origins }: PublishingToken,
    log: FastifyBaseLogger,
  ): Promise<PublishResult> => {
    const contents = decoded(files);
    const publisher = publisherOf(services);
    const refusal = publisher.refusesUploads();
    if (refusal) throw new HttpError(503, refusal);
    if (isPublishing) {
      throw new HttpError(503, 'Another build is being checked. Please send yours again.', {
        headers: { 'retry-after': String(BUSY_SECONDS) },
      });
    }
    await refuseOnFullDisk(config.siteDir);
    if (mode !== 'dry-run') await limits.consume(changesOfTeam, team);
    isPublishing = true;
    const folder = temporaryFolder('build');
    try {
      for (const [file, content] of contents) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), content);
      }
      log.info({ team, remote, mode }, 'a build was sent');
      const sent = { mode, revision, paths, origins, seconds };
      return await publisher.publish(remote, folder, sent, team);
    } finally {
      isPublishing = false;
      rmSync(folder, { recursive: true, force: true });
    }
  };
}

function decoded(files: Record<string, string>): [file: string, content: Buffer][] {
  const names = Object.keys(files);
  const odd = names.find((name) => !placeInSite(name, others) || COMPRESSED.test(name));
  if (odd !== undefined) throw invalid({ build: [`"${odd}" is no file of a build.`] });
  if (names.length > MOST_FILES) {
    throw invalid({ build: [`${names.length} files are too many: ${MOST_FILES} at most.`] });
  }
  const missing = ['server.cjs', 'remote.json', 'web/remoteEntry.js'].find(
    (name) => !names.includes(name),
  );
  if (missing) throw invalid({ build: [`${missing} is missing.`] });
  return Object.entries(files).map(([name, text]) => [name, Buffer.from(text, 'base64')]);
}
