import { readlinkSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { paths } from 'shared/model/paths';
import type { App, Reply, Request } from '../../platform/app-types';
import { releaseCache, type ReleaseCache, type SiteFile } from './release-cache';
import type { Config } from '../../settings/config';

const YEAR_MS = 31_536_000_000;
/** Files for the build and for reading error reports, and their compressed copies. */
const NOT_FOR_BROWSERS = /\/server\.cjs(\.|$)|\.map(\.|$)/;
const prefixesWithoutPages = ['/api', '/uploads', '/remotes', '/shell', '/sandbox-pay'];
/** Tells caches that this header decides which compressed copy of a file is sent. */
const VARY = { vary: 'accept-encoding' };

/**
 * Serves the composed site. Hashed files are immutable; pages and the registry are revalidated each
 * time. `live` is a link that a publish replaces. Each request reads it once, so that no restart is
 * needed and one response never mixes two releases.
 */
export async function registerSiteFiles(app: App, config: Config): Promise<void> {
  for (const name of ['remotes', 'shell']) {
    await registerImmutableFiles(app, `/${name}/`, join(config.siteDir, name));
  }
  await app.register(async (scope) => {
    const cache = releaseCache();
    scope.addHook('onSend', cache.keep);
    // Adds `sendFile` to the replies below.
    await scope.register(fastifyStatic, {
      root: config.siteDir,
      serve: false,
      preCompressed: true,
    });
    if (config.trial) {
      scope.get(
        BANNER_STYLE,
        { config: { access: 'public' }, schema: { hide: true } },
        (_request, reply) => reply.type('text/css; charset=utf-8').send(bannerStyle),
      );
    }
    scope.get(
      '/*',
      { config: { access: 'public' }, schema: { hide: true }, logLevel: 'warn' },
      async (request, reply) => {
        const file = await fileFor(request, config.siteDir, cache);
        if (!file) return reply.callNotFound();
        if (config.trial && file.path.endsWith('.html')) return sendWithBanner(reply, file);
        return cache.sendKept(request, reply, file) ? reply : sendFresh(reply, file);
      },
    );
  });
}

async function fileFor(
  request: Request,
  siteDir: string,
  cache: ReleaseCache,
): Promise<SiteFile | null> {
  const path = decodedPath(request);
  if (
    path === null ||
    prefixesWithoutPages.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
  ) {
    return null;
  }
  if (path === '/registry.json') return existing(siteDir, 'registry.json');
  const release = liveRelease(siteDir);
  cache.follow(release);
  const live = release ?? join(siteDir, 'live');
  const pages = join(live, 'pages');
  return (
    (await cache.fileOf(
      path,
      async () =>
        (await existing(pages, path === '/' ? 'index.html' : `${path.slice(1)}.html`)) ??
        (await existing(join(live, 'root'), path.slice(1))),
    )) ?? (wantsPage(request, path) ? existing(pages, 'app.html') : null)
  );
}

/** Whether to redirect to the error page: a visitor's browser expects a page and not JSON. */
export function isPageVisit({ method, headers, url }: Pick<Request, 'method' | 'headers' | 'url'>) {
  const path = url.split('?', 1)[0]!;
  return (
    method === 'GET' &&
    headers.accept?.includes('text/html') === true &&
    // Without a site the error page is missing too: the redirect would lead to itself.
    path !== paths.error() &&
    !path.startsWith('/api/')
  );
}

/** Serves files whose content never changes under the same name. */
export async function registerImmutableFiles(
  app: App,
  prefix: string,
  root: string,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { access: 'public', ...route.config };
      route.logLevel = 'warn';
    });
    scope.addHook('onRequest', async (_request, reply) => {
      void reply.headers(VARY);
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
      allowedPath: (path) => !NOT_FOR_BROWSERS.test(path),
    });
  });
}

/** The decoded path without slashes at its end. Null if it cannot be decoded, or is not safe. */
function decodedPath(request: Request): string | null {
  try {
    const path = decodeURIComponent(request.url.split('?', 1)[0]!);
    if (
      /[\0\\]/.test(path) ||
      path.split('/').some((part) => part === '..' || part.startsWith('.'))
    ) {
      return null;
    }
    let end = path.length;
    while (end > 1 && path[end - 1] === '/') end -= 1;
    return path.slice(0, end);
  } catch {
    return null;
  }
}

/**
 * The folder of the live release; null if `live` is not a link. The read is synchronous: in the
 * thread pool it takes ten times as long, and even longer while passwords are hashed there.
 */
function liveRelease(siteDir: string): string | null {
  try {
    return resolve(siteDir, readlinkSync(join(siteDir, 'live')));
  } catch {
    return null;
  }
}

async function existing(folder: string, path: string): Promise<SiteFile | null> {
  const file = resolve(folder, path);
  if (!file.startsWith(folder + sep)) return null;
  const found = await stat(file).catch(() => null);
  return found?.isFile() ? { folder, path } : null;
}

/** True if a browser navigates, or if a client accepts all types at a path without an extension. */
function wantsPage(request: Request, path: string): boolean {
  const accept = request.headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && extname(path) === '');
}

const sendFresh = (reply: Reply, { folder, path }: SiteFile) =>
  reply
    .headers({ 'cache-control': 'no-cache', ...VARY })
    .sendFile(path, folder, { cacheControl: false });

const BANNER_STYLE = '/trial-banner.css';
const bannerStyle =
  '.trial-banner{margin:0;padding:8px 16px;background:#fff3c4;color:#3b2a00;text-align:center;' +
  'font:600 16px/1.5 sans-serif}';
const banner =
  `<link rel="stylesheet" href="${BANNER_STYLE}">` +
  '<aside class="trial-banner" aria-label="Trial site">' +
  'This is a trial site. Payments are not real, and nothing that is ordered here is delivered.</aside>';

/** Sends the published page below a banner that the scripts of the page do not change. */
async function sendWithBanner(reply: Reply, { folder, path }: SiteFile): Promise<Reply> {
  const html = await readFile(join(folder, path), 'utf8');
  return reply
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(html.replace(/<body[^>]*>/, (body) => body + banner));
}
