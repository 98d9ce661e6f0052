import { existsSync } from 'node:fs';
import { readlink, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { uploadsFolder } from '../modules/uploads/storage';
import type { App, Reply, Request } from './app-types';
import type { Config } from './config';

const YEAR_MS = 31_536_000_000;
const notPages = ['/api', '/uploads', '/remotes', '/shell', '/assets', '/sandbox-pay', '/docs'];

/** Uploaded pictures; whatever the file holds, a browser must not run it. */
export async function registerUploadedFiles(app: App, config: Config): Promise<void> {
  await registerFolder(app, '/uploads/', uploadsFolder(config.dataDir), {
    setHeaders: (headers: HeaderSink) => {
      headers.setHeader('content-security-policy', "default-src 'none'; sandbox");
      headers.setHeader('cross-origin-resource-policy', 'same-site');
    },
  });
}

/**
 * The composed site. Hashed files are immutable; pages and the registry are asked for anew each
 * time. `live` is a link that a publish replaces: it is read for every request, so that no restart
 * is needed and one answer never mixes two releases.
 */
export async function registerSiteFiles(app: App, config: Config): Promise<void> {
  if (!existsSync(config.siteDir)) {
    app.log.warn(`SITE_DIR ${config.siteDir} does not exist: only the API is served.`);
    return;
  }
  // Gives replies their `sendFile`; serves nothing by itself.
  await app.register(fastifyStatic, { root: config.siteDir, serve: false });
  for (const name of ['remotes', 'shell']) {
    await registerFolder(app, `/${name}/`, join(config.siteDir, name), {});
  }

  app.get(
    '/*',
    { config: { access: 'public' }, schema: { hide: true }, logLevel: 'warn' },
    async (request, reply) => {
      const path = decodedPath(request);
      if (
        path === null ||
        notPages.some((place) => path === place || path.startsWith(`${place}/`))
      ) {
        return reply.callNotFound();
      }
      if (path === '/registry.json') return sendFresh(reply, 'registry.json', config.siteDir);
      const live = await liveFolder(config.siteDir);
      const page = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
      if (await isFile(live, 'pages', page)) return sendFresh(reply, page, join(live, 'pages'));
      if (await isFile(live, 'root', path))
        return sendFresh(reply, path.slice(1), join(live, 'root'));
      if (!wantsPage(request, path) || !(await isFile(live, 'pages', 'app.html'))) {
        return reply.callNotFound();
      }
      return sendFresh(reply, 'app.html', join(live, 'pages'));
    },
  );
}

interface HeaderSink {
  setHeader: (name: string, value: string) => void;
}

async function registerFolder(
  app: App,
  prefix: string,
  root: string,
  more: { setHeaders?: (headers: HeaderSink) => void },
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { access: 'public', ...route.config };
      route.logLevel = 'warn';
    });
    await scope.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: false,
      preCompressed: true,
      immutable: true,
      maxAge: YEAR_MS,
      index: false,
      redirect: false,
      dotfiles: 'ignore',
      schemaHide: true,
      ...more,
    });
  });
}

/** The path without its last slash, or null for one that cannot be decoded or leaves its folder. */
function decodedPath(request: Request): string | null {
  try {
    const path = decodeURIComponent(request.url.split('?', 1)[0]!);
    if (
      /[\0\\]/.test(path) ||
      path.split('/').some((part) => part === '..' || part.startsWith('.'))
    ) {
      return null;
    }
    return path.length > 1 ? path.replace(/\/+$/, '') || '/' : '/';
  } catch {
    return null;
  }
}

async function liveFolder(siteDir: string): Promise<string> {
  const link = join(siteDir, 'live');
  try {
    return resolve(siteDir, await readlink(link));
  } catch {
    return link;
  }
}

async function isFile(live: string, place: string, path: string): Promise<boolean> {
  const folder = join(live, place);
  const file = resolve(folder, `./${path}`);
  if (!file.startsWith(folder + sep)) return false;
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** A browser that moves to an address, or a plain client at an address that is no file's name. */
function wantsPage(request: Request, path: string): boolean {
  const accept = request.headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.[^/]*$/.test(path));
}

const sendFresh = (reply: Reply, file: string, root: string) =>
  reply.sendFile(file, root, {
    cacheControl: false,
    immutable: false,
  });
