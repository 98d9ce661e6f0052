import { Type } from '@sinclair/typebox';
import { SiteHealthResponse } from 'shared/model/schemas';
import type { RegisterRoutes } from '../../platform/module';
import { found } from '../../platform/http/routes';
import type { SiteStoreServices } from '../site/site-store';
import { probeDisk } from '../../platform/disk-reserve';
import { HttpError } from '../../platform/errors';
import { siteHealth } from './site-health';

const TIMEOUT_MS = 3000;
/** How long a good result is reused: the route is public, and each check syncs a write to the disk. */
const REPEAT_MS = 1000;

const Health = Type.Object({
  status: Type.Literal('ok'),
  site_store: Type.Optional(
    Type.Union([Type.Literal('followed'), Type.Literal('behind'), Type.Literal('unknown')], {
      description:
        'Where the site comes from an object store: "behind" while that cannot be followed, "unknown" until it was asked',
    }),
  ),
});

export const healthRoutes: RegisterRoutes<SiteStoreServices> = ({ admin, open }, services) => {
  const { config, probeDatabase, log, siteStore, stopping } = services;
  let readyAt = -Infinity;
  let running: Promise<void> | null = null;
  const checkReady = async () => {
    stopping.signal.throwIfAborted();
    if (performance.now() - readyAt < REPEAT_MS) return;
    running ??= Promise.all([probeDatabase('write'), probeDisk(config.dataDir)])
      .then(() => void (readyAt = performance.now()))
      .finally(() => (running = null));
    await running;
  };

  admin('operation').get('/admin/health', {
    summary: 'Backups, messages, disk, provider, settlements and versions',
    answers: SiteHealthResponse,
    handler: async () => found('Health', await siteHealth(services)),
  });

  open.get('/live', {
    logLevel: 'warn',
    summary: 'Whether the process answers; a restart would not bring back a database',
    answers: Type.Object({ status: Type.Literal('ok') }),
    handler: async () => ({ status: 'ok' as const }),
  });

  for (const { path, summary, check } of [
    { path: '/health', summary: 'Whether the database answers', check: () => probeDatabase() },
    {
      path: '/ready',
      summary:
        'Whether the database and the data folder take a write and have room, and the server is not about to stop',
      check: checkReady,
    },
  ]) {
    open.get(path, {
      logLevel: 'warn',
      summary,
      answers: Health,
      handler: async () => {
        await withinTime(check()).catch((error: unknown) => {
          // That it stops has a line of its own, and every probe would add one.
          if (!stopping.signal.aborted) log.error({ err: error }, `${path} is refused`);
          const message = 'The service is not available at the moment. Please try again.';
          throw new HttpError(503, message, { headers: { 'retry-after': '2' } });
        });
        const status = 'ok' as const;
        return { status, ...(siteStore && { site_store: siteStore.state() }) };
      },
    });
  }
};

async function withinTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${TIMEOUT_MS} ms.`)), TIMEOUT_MS);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
