import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Type, type Static } from '@sinclair/typebox';
import { temporaryFolder } from 'node-shared/temporary-folder';
import { bearerToken } from '../../platform/http/access';
import type { Request } from '../../platform/app-types';
import type { Module, RegisterRoutes } from '../../platform/module';
import { refuseOnFullDisk } from '../../platform/disk-reserve';
import { HttpError, invalid } from '../../platform/errors';
import type { RateLimit } from '../../platform/limits/rate-limits';
import { failuresOfLastHour, failuresOfSection } from '../browser-reports/client-errors-repository';
import { failureLines, vitalLines } from '../browser-reports/section-lines';
import { visitsByPage } from '../browser-reports/version-visits';
import { findToken, type PublishingToken } from './publish-tokens';
import type {
  PublishingServices,
  PublishMode,
  PublishResult,
  Right,
  SectionView,
  VersionChange,
} from './publisher';
import { followSiteStore, registerSiteStoreMetrics, type SiteStoreServices } from './site-store';

/** Bytes of a build as JSON. The publisher refuses builds of more than 4 MB; Base64 adds a third. */
const LARGEST_BUILD = 6 * 1024 * 1024;
const MOST_FILES = 500;
/** Changes of the site that a team makes in a day. */
const perTeam: RateLimit = { name: 'publishing-team', most: 100, seconds: 86_400 };
const perClient: RateLimit = { name: 'publishing', most: 60, seconds: 600 };

/**
 * The files of a build: those for browsers (`web`) and the root (`public`), server bundle, manifest, signatures. Those
 * of another language are in a folder of its own.
 */
const FILE =
  /^([a-z]{2}\/)?(server\.cjs|remote\.json|signatures\.json|(web|public)(\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}){1,6})$/;
/** The site writes the compressed forms of files itself, so that they have the content of their files. */
const COMPRESSED = /\.(br|gz)$/;
/** Seconds after which a team may send its build again while another one is being checked. */
const BUSY_SECONDS = 15;

const Params = Type.Object({ remote: Type.String({ pattern: '^mf-[a-z0-9-]{1,30}$' }) });
const Version = Type.String({ pattern: '^[0-9a-f]{12}$' });
const Build = Type.Object({
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
const VersionChangeRequest = Type.Object({
  action: Type.Union(
    (['roll back', 'promote', 'canary', 'open', 'close', 'unpublish'] as const).map((each) =>
      Type.Literal(each),
    ),
  ),
  version: Type.Optional(Version),
  percent: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
});
const Lines = Type.Object({
  lines: Type.Array(Type.String(), { description: 'What was done or is so, for a person to read' }),
});

/** What a build of each mode needs: whoever makes it live also needs the right to promote. */
const rightsOfMode: Readonly<Record<PublishMode, readonly Right[]>> = {
  'dry-run': ['publish'],
  candidate: ['publish'],
  live: ['publish', 'promote'],
};

function rightsOfChange(change: VersionChange): readonly Right[] {
  switch (change.action) {
    case 'promote':
    case 'open':
      return ['promote'];
    case 'canary':
      return change.percent === 0 ? ['roll back'] : ['promote'];
    case 'roll back':
    case 'close':
      return ['roll back'];
    case 'unpublish':
      return ['publish', 'roll back'];
  }
}

const routes: RegisterRoutes<PublishingServices> = (
  { team },
  { config, database, limits, now, publisher },
) => {
  let isPublishing = false;

  /** Runs before the body is read, so that only builds of a team's own remote are read. */
  async function assertTeam(request: Request): Promise<void> {
    await limits.consumeForClient(perClient, request.ip);
    await tokenOf(request);
  }

  /** The token of a request, which is for its remote and has these rights. */
  async function tokenOf(
    request: Request,
    needed: readonly Right[] = [],
  ): Promise<PublishingToken> {
    const secret = bearerToken(request);
    const token = secret ? await findToken(database, secret) : null;
    if (!token) throw new HttpError(401, 'This is not the token of a team.');
    const { team, remotes, rights, endsAt } = token;
    if (endsAt <= now()) {
      throw new HttpError(401, `The token of ${team} has ended: ask for a new one.`);
    }
    // The cast is safe before validation, too: a name that the schema refuses is in no team's list.
    const { remote } = request.params as { remote: string };
    if (!remotes.includes(remote)) {
      throw new HttpError(403, `The token of ${team} is not for ${remote}.`);
    }
    const missing = needed.filter((right) => !rights.includes(right));
    if (missing.length > 0) {
      throw new HttpError(
        403,
        `The token of ${team} may not ${missing.join(' and ')}; it may ${rights.join(' and ')}.`,
      );
    }
    return token;
  }

  function assertPublisher() {
    if (publisher) return publisher;
    throw new HttpError(503, 'This server does not publish: send it to the one that does.');
  }

  team.post('/publishing/:remote', {
    onRequest: assertTeam,
    bodyLimit: LARGEST_BUILD,
    summary: 'Checks a build of a remote and makes it live, with the token of its team',
    params: Params,
    body: Build,
    answers: Lines,
    handler: async (request) => {
      const { remote } = request.params;
      const { mode, revision, seconds = 0, files } = request.body;
      const { team, paths, origins } = await tokenOf(request, rightsOfMode[mode]);
      const contents = decoded(files);
      const site = assertPublisher();
      const refusal = site.refusesUploads();
      if (refusal) throw new HttpError(503, refusal);
      if (isPublishing) {
        throw new HttpError(503, 'Another build is being checked. Please send yours again.', {
          headers: { 'retry-after': String(BUSY_SECONDS) },
        });
      }
      await refuseOnFullDisk(config.siteDir);
      if (mode !== 'dry-run') await limits.consume(perTeam, team);
      isPublishing = true;
      const folder = temporaryFolder('build');
      try {
        for (const [file, content] of contents) {
          mkdirSync(dirname(join(folder, file)), { recursive: true });
          writeFileSync(join(folder, file), content);
        }
        request.log.info({ team, remote, mode }, 'a build was sent');
        const sent = { mode, revision, paths, origins, seconds };
        return responseOf(await site.publish(remote, folder, sent, team));
      } finally {
        isPublishing = false;
        rmSync(folder, { recursive: true, force: true });
      }
    },
  });

  team.post('/publishing/:remote/version-changes', {
    onRequest: assertTeam,
    summary:
      'Rolls back, promotes, gives a share of the visitors, opens, closes or takes out a remote',
    params: Params,
    body: VersionChangeRequest,
    answers: Lines,
    handler: async (request) => {
      const { remote } = request.params;
      const change = versionChange(request.body);
      const { team } = await tokenOf(request, rightsOfChange(change));
      await limits.consume(perTeam, team);
      request.log.info({ team, remote, change }, 'a version change was asked for');
      return responseOf(await assertPublisher().changeVersion(remote, change, team));
    },
  });

  const views: Readonly<Record<SectionView, View>> = {
    status: {
      summary: 'The versions of a remote, and its canary',
      lines: async (remote) =>
        assertPublisher().show(remote, 'status', await failuresOfLastHour(database)),
    },
    log: {
      summary: 'Who has changed what of a remote, the last first',
      lines: async (remote) => assertPublisher().show(remote, 'log', []),
    },
    failures: {
      summary: 'What browsers have reported about a remote in the last seven days',
      lines: async (remote) => failureLines(await failuresOfSection(database, remote, now())),
    },
    vitals: {
      summary: 'How the visits of a remote went in the last seven days, by version and page',
      lines: async (remote) => vitalLines(await visitsByPage(database, remote, now())),
    },
  };
  for (const [name, { summary, lines }] of Object.entries(views)) {
    team.get(`/publishing/:remote/${name}`, {
      onRequest: assertTeam,
      summary,
      params: Params,
      answers: Lines,
      handler: async ({ params }) => ({ lines: await lines(params.remote) }),
    });
  }
};

interface View {
  summary: string;
  lines: (remote: string) => Promise<string[]>;
}

function decoded(files: Record<string, string>): [file: string, content: Buffer][] {
  const names = Object.keys(files);
  const odd = names.find((name) => !FILE.test(name) || COMPRESSED.test(name));
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

function versionChange({
  action,
  version,
  percent,
}: Static<typeof VersionChangeRequest>): VersionChange {
  if (action !== 'canary') return { action, ...(version && { version }) };
  if (version && percent !== undefined) return { action, version, percent };
  throw invalid({ canary: ['Name a version and a share of the visitors.'] });
}

/**
 * What a refused build prints goes only to its team, not into the log: the message, which is logged, is a
 * fixed text.
 */
function responseOf({ done, lines }: PublishResult): { lines: string[] } {
  if (done) return { lines };
  throw new HttpError(422, 'The build was refused.', { errors: { build: lines } });
}

export const site: Module<PublishingServices & SiteStoreServices> = {
  name: 'site',
  routes: [routes],
  metrics: registerSiteStoreMetrics,
  tasks: [followSiteStore],
};
