import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WORKER_FILE } from 'node-shared/build-contents';
import { prefixAt } from 'shared/model/language';
import type { App } from '../../platform/app-types';
import type { Config } from '../../settings/config';
import { liveFolder } from './site-pages';

/**
 * The only worker of the site is that of the dashboard, of the live host. A browser that asks for the script of another
 * one (`Service-Worker: script`, Service Workers §4.5) has got it from somebody else, so that it gets one that takes
 * itself out, at every address: with a 404 it would keep the worker that it has. So does one whose host has no worker,
 * and every one with SERVICE_WORKER=off.
 */
export function registerServiceWorker(
  app: App,
  { siteDir, serviceWorker }: Pick<Config, 'siteDir' | 'serviceWorker'>,
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers['service-worker'] !== 'script') return;
    const prefix = prefixAt(request.url);
    const isOwn = serviceWorker && request.url === `${prefix}/dashboard-worker.js`;
    const worker = isOwn ? await liveWorker(siteDir) : null;
    void reply.type('text/javascript; charset=utf-8');
    if (!worker) return reply.header('cache-control', 'no-store').send(leaving);
    return reply
      .headers({
        'cache-control': 'no-cache',
        // Less than its folder, so that no page outside of the dashboard ever gets the worker.
        'service-worker-allowed': `${prefix}/dashboard/`,
      })
      .send(worker);
  });
}

/** The script that the live host was built with; null if it has none. */
async function liveWorker(siteDir: string): Promise<string | null> {
  try {
    const registry = await readFile(join(liveFolder(siteDir), 'registry.json'), 'utf8');
    // The site has written it.
    const { shell } = JSON.parse(registry) as { shell: string };
    return await readFile(join(siteDir, 'shell', shell, WORKER_FILE), 'utf8');
  } catch {
    return null;
  }
}

/** Also takes along what another one has kept. Nobody else keeps anything in the caches of the site. */
const leaving = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => registration.unregister()),
  ));
`;
