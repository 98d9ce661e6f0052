import { readlinkSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { paths } from 'shared/paths';
import type { App, Reply, Request } from './app-types';
import { releaseCache, type ReleaseCache, type SiteFile } from './release-cache';
import type { Config } from './config';

const YEAR_MS = 31_536_000_000;
/** Kept beside a version for the build and for reading reports, with their smaller forms. */
const NOT_FOR_BROWSERS = /\/server\.cjs(\.|$)|\.map(\.|$)/;
const notPages = ['/api', '/uploads', '/remotes', '/shell', '/sandbox-pay'];
/** The smaller forms beside a file are told apart by this header: a cache has to know. */
const VARY = { vary: 'accept-encoding' };

/**
 * The composed site. Hashed files are immutable; pages and the registry are asked for anew each
 * time. `live` is a link that a publish replaces: it is read for every request, so that no restart
 * is needed and one answer never mixes two releases.
 */
export async function registerSiteFiles(app: App, config: Config): Promise<void> {
  for (const name of ['remotes', 'shell']) {
    await registerImmutableFiles(app, `/${name}/`, join(config.siteDir, name));
  }
  await app.register(async (scope) => {
    const cache = releaseCache();
    scope.addHook('onSend', cache.keep);
    // Gives the replies below their `sendFile`.
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
  if (path === null || notPages.some((place) => path === place || path.startsWith(`${place}/`))) {
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

/** A person's browser at an address that is nothing: to be shown a page rather than JSON. */
export function isPageVisit({ method, headers, url }: Pick<Request, 'method' | 'headers' | 'url'>) {
  const path = url.split('?', 1)[0]!;
  return (
    method === 'GET' &&
    headers.accept?.includes('text/html') === true &&
    // Without a site even this page is missing.
    path !== paths.error() &&
    !path.startsWith('/api/')
  );
}

/** Files whose content never changes under one name. */
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
    let end = path.length;
    while (end > 1 && path[end - 1] === '/') end -= 1;
    return path.slice(0, end);
  } catch {
    return null;
  }
}

/**
 * Folder of the release that visitors get; null where `live` is no link. Waits for the disk: to have it
 * read by another thread takes ten times as long, and behind the passwords that are hashed there longer.
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

/** A browser that moves to an address, or a plain client at an address that is no file's name. */
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

/** The page as it was published, below a line that the browser's scripts leave alone. */
async function sendWithBanner(reply: Reply, { folder, path }: SiteFile): Promise<Reply> {
  const html = await readFile(join(folder, path), 'utf8');
  return reply
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(html.replace(/<body[^>]*>/, (body) => body + banner));
}
