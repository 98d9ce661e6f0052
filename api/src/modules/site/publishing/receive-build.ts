import { Type, type Static } from '@sinclair/typebox';
import type { FastifyBaseLogger } from 'fastify';
import { placeInSite } from 'node-shared/build-contents';
import { english, languages } from 'shared/model/language';
import { refuseOnFullDisk } from '../../../platform/disk-reserve';
import { HttpError, invalid, tooMany } from '../../../platform/errors';
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
/** Builds and changes of the site that a team sends in a day, dry runs too: they take as long. */
export const changesOfTeam: RateLimit = { name: 'publishing-team', most: 100, seconds: 86_400 };

/** The site writes the compressed forms of files itself, so that they have the content of their files. */
const COMPRESSED = /\.(br|gz)$/;
/** The languages that a build can have beside English. */
const others = languages.map(({ code }) => code).filter((code) => code !== english.code);
/** Seconds after which a team may send another build while one of its own is in the line. */
const BUSY_SECONDS = 15;
/** Seconds for which a team waits whose build ran into a time limit, so that the others come first. */
const WAIT_SECONDS = 600;

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

/** Publishes the builds that teams send, one at a time. Each team has one in the line, so that they take turns. */
export function buildReceiver(services: PublishingServices) {
  const { config, limits, now } = services;
  const inLine = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();
  /** When the teams that have run into a time limit may send again. */
  const waitUntil = new Map<string, number>();

  function refuseOutOfTurn(team: string): void {
    const seconds = Math.ceil(((waitUntil.get(team) ?? 0) - now().getTime()) / 1000);
    if (seconds > 0) throw tooMany(seconds, 'Your last build took too long to check.');
    if (!inLine.has(team)) return;
    throw new HttpError(
      503,
      'Another build of your team is being checked. Please send this one again.',
      {
        headers: { 'retry-after': String(BUSY_SECONDS) },
      },
    );
  }

  async function inTurn(team: string, work: () => Promise<PublishResult>): Promise<PublishResult> {
    inLine.add(team);
    const timed = async () => {
      const result = await work();
      if (result.ranOut) waitUntil.set(team, now().getTime() + WAIT_SECONDS * 1000);
      return result;
    };
    const turn = last.then(timed).finally(() => inLine.delete(team));
    last = turn.catch(() => {});
    return turn;
  }

  return async (
    remote: string,
    { mode, revision, seconds = 0, files }: Static<typeof Build>,
    { team, paths, origins }: PublishingToken,
    log: FastifyBaseLogger,
  ): Promise<PublishResult> => {
    assertFiles(files);
    const publisher = publisherOf(services);
    const refusal = await publisher.refusesUploads();
    if (refusal) throw new HttpError(503, refusal);
    // The tokens of one team have its name, and one of their own in brackets.
    const sender = team.replace(/ \([^()]*\)$/, '');
    refuseOutOfTurn(sender);
    await refuseOnFullDisk(config.siteDir);
    await limits.consume(changesOfTeam, team);
    refuseOutOfTurn(sender);
    return inTurn(sender, () => {
      log.info({ team, remote, mode }, 'a build was sent');
      const sent = { mode, revision, paths, origins, seconds };
      return publisher.publish(remote, files, sent, team);
    });
  };
}

function assertFiles(files: Record<string, string>): void {
  const names = Object.keys(files);
  const odd = names.find((name) => !placeInSite(name, others) || COMPRESSED.test(name));
  if (odd !== undefined) throw invalid({ build: [`"${odd}" is no file of a build.`] });
  if (names.length > MOST_FILES) {
    throw invalid({ build: [`${names.length} files are too many: ${MOST_FILES} at most.`] });
  }
  const missing = ['server.cjs', 'remote.json', 'signatures.json', 'web/remoteEntry.js'].find(
    (name) => !names.includes(name),
  );
  if (missing) throw invalid({ build: [`${missing} is missing.`] });
}
