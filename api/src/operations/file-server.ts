import fastify from 'fastify';
import type { Environment } from 'node-shared/settings';
import type { App } from '../platform/app-types';
import { registerBrowserHeaders } from '../platform/http/browser-headers';
import { forCommand } from '../settings/config';
import { registerServiceWorker } from '../modules/site/service-worker';
import { registerSiteFiles } from '../modules/site/site-files';

export interface FileServer {
  address: string;
  close: () => Promise<void>;
}

/**
 * Serves a composed site on a free port of this machine, or on the given one or a socket that everybody may open, with
 * the files and headers of the real server and without its database. The second argument may name IMAGE_HOSTS and UPLOAD_HOSTS.
 * `browserHeaders: false` leaves out the security headers, which refuse inline scripts; pages that
 * another tool has built may need such scripts.
 */
export async function serveFiles(
  siteDir: string,
  { IMAGE_HOSTS, UPLOAD_HOSTS, SERVICE_WORKER }: Environment = {},
  {
    browserHeaders = true,
    port = 0,
    socket,
  }: { browserHeaders?: boolean; port?: number; socket?: string } = {},
): Promise<FileServer> {
  const config = forCommand({
    SITE_DIR: siteDir,
    ...(IMAGE_HOSTS && { IMAGE_HOSTS }),
    ...(UPLOAD_HOSTS && { UPLOAD_HOSTS }),
    ...(SERVICE_WORKER && { SERVICE_WORKER }),
  });
  const app: App = fastify({ forceCloseConnections: true });
  if (browserHeaders) registerBrowserHeaders(app, config);
  registerServiceWorker(app, config);
  await registerSiteFiles(app, config);
  const address = await app.listen(
    socket ? { path: socket, readableAll: true, writableAll: true } : { host: '127.0.0.1', port },
  );
  return { address, close: () => app.close() };
}
