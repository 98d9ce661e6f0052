import { Type, type Static } from '@sinclair/typebox';
import { SectionStatesResponse, type SectionState } from 'shared/model/schemas';
import type { Request } from '../../../platform/app-types';
import type { RegisterRoutes } from '../../../platform/module';
import { HttpError, invalid, tooMany } from '../../../platform/errors';
import { found } from '../../../platform/http/routes';
import type { RateLimit } from '../../../platform/limits/rate-limits';
import {
  failuresOfLastHour,
  failuresOfSection,
} from '../../browser-reports/client-errors-repository';
import { liveVersions } from '../../browser-reports/known-pages';
import { failureLines, vitalLines } from '../../browser-reports/section-lines';
import { visitsByPage } from '../../browser-reports/version-visits';
import {
  Build,
  buildReceiver,
  changesOfTeam,
  publisherOf,
  permissionsOfMode,
} from './receive-build';
import { tokenOf } from './team-token';
import type {
  PublishingServices,
  PublishResult,
  Permission,
  SectionView,
  VersionChange,
} from './publisher';

/** Bytes of a build as JSON. The publisher refuses builds of more than 4 MB; Base64 adds a third. */
const LARGEST_BUILD = 6 * 1024 * 1024;
const perClient: RateLimit = { name: 'publishing', most: 60, seconds: 600 };

const Params = Type.Object({ remote: Type.String({ pattern: '^mf-[a-z0-9-]{1,30}$' }) });
const Version = Type.String({ pattern: '^[0-9a-f]{12}$' });
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

function rightsOfChange(change: VersionChange): readonly Permission[] {
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

export const publishingRoutes: RegisterRoutes<PublishingServices> = ({ admin, team }, services) => {
  const { config, database, limits, now } = services;
  const receiveBuild = buildReceiver(services);
  /** Before the body is read, so that only builds of a team's own remote are read. */
  const onRequest = async (request: Request) => {
    await limits.consumeForClient(perClient, request.ip);
    await tokenOf(services, request);
  };

  team.post('/publishing/:remote', {
    onRequest,
    bodyLimit: LARGEST_BUILD,
    summary: 'Checks a build of a remote and makes it live, with the token of its team',
    params: Params,
    body: Build,
    answers: Lines,
    handler: async (request) => {
      const { params, body, log } = request;
      const token = await tokenOf(services, request, permissionsOfMode[body.mode]);
      return linesOf(await receiveBuild(params.remote, body, token, log));
    },
  });

  team.post('/publishing/:remote/version-changes', {
    onRequest,
    summary:
      'Rolls back, promotes, gives a share of the visitors, opens, closes or takes out a remote',
    params: Params,
    body: VersionChangeRequest,
    answers: Lines,
    handler: async (request) => {
      const { remote } = request.params;
      const change = versionChange(request.body);
      const { team } = await tokenOf(services, request, rightsOfChange(change));
      await limits.consume(changesOfTeam, team);
      request.log.info({ team, remote, change }, 'a version change was asked for');
      return linesOf(await publisherOf(services).changeVersion(remote, change, team));
    },
  });

  const statusOf = async (remotes: readonly string[]) =>
    publisherOf(services).show(remotes, 'status', await failuresOfLastHour(database));
  const views: Readonly<Record<SectionView, View>> = {
    status: {
      summary: 'The versions of a remote, and its canary',
      lines: async (remote) => (await statusOf([remote]))[0]!,
    },
    log: {
      summary: 'Who has changed what of a remote, the last first',
      lines: async (remote) => publisherOf(services).show([remote], 'log', [])[0]!,
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
  admin('operation').get('/admin/sections', {
    summary: 'What the commands status, failures and vitals print of each unit',
    answers: SectionStatesResponse,
    handler: async () => {
      const names = liveVersions(config.siteDir).map(({ name }) => name);
      // Only the server that publishes reads versions.
      const statuses = services.publisher ? await statusOf(names) : [];
      const states = names.map(async (name, index): Promise<SectionState> => ({
        name,
        status: statuses[index] ?? [],
        failures: await views.failures.lines(name),
        vitals: await views.vitals.lines(name),
      }));
      return found('Sections', await Promise.all(states));
    },
  });

  for (const [name, { summary, lines }] of Object.entries(views)) {
    team.get(`/publishing/:remote/${name}`, {
      onRequest,
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
function linesOf({ done, lines, unread }: PublishResult): { lines: string[] } {
  if (done) return { lines };
  const reason = lines.join(' ');
  if (unread?.status === 429) throw tooMany(unread.seconds, reason);
  if (unread) {
    const { seconds } = unread;
    throw new HttpError(
      503,
      reason,
      seconds ? { headers: { 'retry-after': String(seconds) } } : {},
    );
  }
  throw new HttpError(422, 'The build was refused.', { errors: { build: lines } });
}
