import type { App } from '../app-types';

/**
 * The site has no service worker. A browser that asks for the script of one (`Service-Worker: script`, Service
 * Workers §4.5) has got it from somebody else, so that it gets one that takes itself out, at every address:
 * with a 404 it would keep the worker that it has.
 */
export function registerNoServiceWorker(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers['service-worker'] !== 'script') return;
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(worker);
  });
}

const worker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(registration.unregister()));
`;
