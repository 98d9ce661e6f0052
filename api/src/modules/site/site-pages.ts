import { readFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { readlinkSync } from 'node:fs';
import { errorCode } from 'node-shared/files';
import { prefixAt } from 'shared/model/language';
import { paths } from 'shared/model/paths';
import type { App, Reply, Request } from '../../platform/app-types';
import { VARY } from '../../platform/http/immutable-files';
import { pathOf } from '../../platform/http/request/request-path';
import type { Config } from '../../settings/config';
import type { SiteFile } from './release-cache';

/** Below these, browsers find files and no pages. */
export const prefixesWithoutPages = ['api', 'uploads', 'remotes', 'shell', 'sandbox-pay'];

const BANNER_STYLE = '/trial-banner.css';
const bannerStyle =
  '.trial-banner{margin:0;padding:8px 16px;background:#fff3c4;color:#3b2a00;text-align:center;' +
  'font:600 16px/1.5 sans-serif}';
const banner =
  `<link rel="stylesheet" href="${BANNER_STYLE}">` +
  '<aside class="trial-banner" aria-label="Trial site">' +
  'This is a trial site. Payments are not real, and nothing that is ordered here is delivered.</aside>';

/**
 * The folder of the live release; null if `live` is not a link. The read is synchronous: in the
 * thread pool it takes ten times as long, and even longer while passwords are hashed there.
 */
export function liveRelease(siteDir: string): string | null {
  try {
    return resolve(siteDir, readlinkSync(join(siteDir, 'live')));
  } catch {
    return null;
  }
}

export const liveFolder = (siteDir: string): string =>
  liveRelease(siteDir) ?? join(siteDir, 'live');

/**
 * Sends a page with the status that was set before. The pages of a trial are below a banner, which
 * their scripts do not change.
 */
export async function sendPage(
  request: Request,
  reply: Reply,
  { folder, path }: SiteFile,
  { trial }: Config,
): Promise<Reply> {
  const file = join(folder, path);
  void reply.headers({ 'cache-control': 'no-cache', ...VARY }).type('text/html; charset=utf-8');
  if (!trial && String(request.headers['accept-encoding']).includes('br')) {
    const small = await readFile(`${file}.br`).catch(() => null);
    if (small) return reply.header('content-encoding', 'br').send(small);
  }
  const html = await readFile(file, 'utf8');
  return reply.send(trial ? withBanner(html) : html);
}

const withBanner = (html: string): string =>
  html
    .replace(
      /<head>(?![^]*<meta name="robots")/,
      (head) => `${head}\n<meta name="robots" content="noindex">`,
    )
    .replace(/<body[^>]*>/, (body) => body + banner);

/** Sends the site's own page for an address that does not exist; false if nobody expects a page. */
export async function sendNotFoundPage(
  request: Request,
  reply: Reply,
  config: Config,
  status = 404,
): Promise<boolean> {
  if (!isPageVisit(request)) return false;
  const folder = join(liveFolder(config.siteDir), 'pages');
  const path = pathOf(request);
  const prefix = prefixAt(path);
  const own = path === prefix + paths.error() ? 'error.html' : 'not-found.html';
  // A release of an older version has no such page, and without a site there is none.
  for (const file of [`${prefix}/${own}`.slice(1), own, 'app.html']) {
    try {
      void reply.code(status);
      await sendPage(request, reply, { folder, path: file }, config);
      return true;
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error;
    }
  }
  void reply.removeHeader('content-type');
  return false;
}

/** Whether a browser navigates, or a client accepts every type at an address that names no file. */
export function isPageVisit(request: Pick<Request, 'method' | 'headers' | 'url'>): boolean {
  const path = pathOf(request);
  const [, first = ''] = path.split('/', 2);
  if (!['GET', 'HEAD'].includes(request.method) || first === 'api') return false;
  const accept = request.headers.accept ?? '*/*';
  const isNoFile = extname(path) === '' && !prefixesWithoutPages.includes(first);
  return accept.includes('text/html') || (accept.includes('*/*') && isNoFile);
}

/** What search engines get from a trial, which they must not show; and the style of its banner. */
export function registerTrialFiles(scope: App, { siteDir }: Config): void {
  const options = { config: { access: 'public' }, schema: { hide: true } } as const;
  scope.get(BANNER_STYLE, options, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(bannerStyle),
  );
  scope.get('/sitemap.xml', options, (_request, reply) => reply.callNotFound());
  // It forbids no page: a search engine has to fetch one to read that it must not show it.
  scope.get('/robots.txt', options, async (_request, reply) => {
    const file = join(liveFolder(siteDir), 'root/robots.txt');
    const text = await readFile(file, 'utf8').catch(() => '');
    return reply.type('text/plain; charset=utf-8').send(text.replace(/^Sitemap:.*\n?/gm, ''));
  });
}
