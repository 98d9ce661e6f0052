import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify from 'fastify';
import type { App } from '../../../api/src/platform/app-types';
import { registerBrowserHeaders } from '../../../api/src/platform/browser-headers';
import { loadConfig } from '../../../api/src/platform/config';
import { registerSiteFiles } from '../../../api/src/platform/site-files';

export interface ServedSite {
  address: string;
  close: () => Promise<void>;
}

/** Serves a composed site with the API's own file serving and headers, without its database. */
export async function serveSite(siteDir: string): Promise<ServedSite> {
  const config = loadConfig({ SITE_DIR: siteDir, SECRET_KEY: 'files need no secret' });
  const app: App = fastify({ forceCloseConnections: true }).withTypeProvider<TypeBoxTypeProvider>();
  registerBrowserHeaders(app, config);
  await registerSiteFiles(app, config);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { address, close: () => app.close() };
}
