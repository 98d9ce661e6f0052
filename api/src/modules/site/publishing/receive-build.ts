import { Type, type Static } from '@sinclair/typebox';
import type { FastifyBaseLogger } from 'fastify';
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
/** Builds and changes of the site that a team sends in a day, dry runs too: they take as long. */
export const changesOfTeam: RateLimit = { name: 'publishing-team', most: 100, seconds: 86_400 };

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

/** Has the builds published that teams send. */
export function buildReceiver(services: PublishingServices) {
  const { config, limits } = services;
  return async (
    remote: string,
    { mode, revision, seconds = 0, files }: Static<typeof Build>,
    { team, paths, origins }: PublishingToken,
    log: FastifyBaseLogger,
  ): Promise<PublishResult> => {
    const count = Object.keys(files).length;
    if (count > MOST_FILES) {
      throw invalid({ build: [`${count} files are too many: ${MOST_FILES} at most.`] });
    }
    const publisher = publisherOf(services);
    // First, because what is not taken does not count.
    const answer = await publisher.takesBuild(team);
    if (!answer.done) return answer;
    await refuseOnFullDisk(config.siteDir);
    await limits.consume(changesOfTeam, team);
    log.info({ team, remote, mode }, 'a build was sent');
    return publisher.publish(remote, files, { mode, revision, paths, origins, seconds }, team);
  };
}
