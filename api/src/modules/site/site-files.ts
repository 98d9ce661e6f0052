import { readFile, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isNamedByHash, isServed } from 'node-shared/build-contents';
import { contentHash } from 'node-shared/deltas';
import { paths } from 'shared/model/paths';
import type { App, Reply, Request } from '../../platform/app-types';
import { HttpError } from '../../platform/errors';
import { headersOfOrigins, removeDocumentHeaders } from '../../platform/http/browser-headers';
import {
  FOR_A_DAY,
  IMMUTABLE,
  registerImmutableFiles,
  restrictPicture,
  VARY,
} from '../../platform/http/immutable-files';
import { decodedSegments, pathOf } from '../../platform/http/request/request-path';
import type { Config } from '../../settings/config';
import { pageVariants } from './page-variants';
import { releaseCache, type SiteFile } from './release-cache';
import { readSiteAddresses, type FoundAddress, type SiteAddresses } from './site-addresses';
import {
  isPageVisit,
  liveRelease,
  prefixesWithoutPages,
  registerTrialFiles,
  sendPage,
} from './site-pages';

/** A changed picture usually has another name. */
const PICTURE = /\.(avif|gif|ico|jpe?g|png|svg|webp)$/;
/** Characters; a server should accept 8000 (RFC 9110, 4.1). */
const LONGEST_URL = 8000;
/** Where password managers look for the page that changes a password. */
const CHANGE_PASSWORD = '/.well-known/change-password';
/** Where feed readers, link previews and old browsers look for the icon, whatever a page says. */
const OLD_ICON = '/favicon.ico';
/** How long a search engine waits until it asks again for a page of a closed section, in seconds. */
const CLOSED_FOR = 3600;
const hidden = { config: { access: 'public' }, schema: { hide: true } } as const;

/**
 * Whether a value of a path exists, for routes whose values only the database knows. A text is the value that has
 * taken its place.
 */
export type IsKnownValue = (
  pattern: string,
  value: string,
  request: Request,
) => Promise<boolean | string>;

type Found =
  | Exclude<FoundAddress, { kind: 'page' }>
  /** The address of an entry of the catalogue before it got another one. */
  | { kind: 'renamed'; to: string }
  | ({ kind: 'app'; prefix: string } & Pick<SiteFile, 'origins'>)
  | ({ kind: 'file' } & SiteFile);

/**
 * Serves the composed site. Hashed files are immutable, pictures are kept for a day; pages and the registry
 * are revalidated each time. `live` is a link that a publish replaces. Each request reads it once, so that no restart is
 * needed and one response never mixes two releases.
 */
export async function registerSiteFiles(
  app: App,
  config: Config,
  isKnownValue: IsKnownValue = async () => true,
): Promise<void> {
  for (const name of ['remotes', 'shell']) {
    await registerImmutableFiles(app, `/${name}/`, join(config.siteDir, name), {
      isServed,
      isLasting: isNamedByHash,
    });
  }
  await app.register(async (scope) => {
    const cache = releaseCache();
    const addressesOf = addressesOfLiveRelease();
    scope.addHook('onSend', cache.keep);
    const variants = pageVariants(config.siteDir);
    scope.addHook('onSend', variants.send);
    const lasting = new WeakSet<Request>();
    scope.addHook('onSend', async (request, reply, payload) => {
      if (lasting.has(request)) {
        removeDocumentHeaders(reply);
        void reply.header('cache-control', IMMUTABLE);
      }
      return payload;
    });
    scope.addHook('onSend', async (request, reply, payload) => {
      // A browser keeps the headers that came with its copy. Those of a page can change with a setting.
      if (reply.statusCode === 304 && extname(pathOf(request)) !== '') removeDocumentHeaders(reply);
      return payload;
    });
    // No page takes a body, so none is read.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    // Adds `sendFile` to the replies below.
    await scope.register(fastifyStatic, {
      root: config.siteDir,
      serve: false,
      preCompressed: true,
    });
    if (config.trial) registerTrialFiles(scope, config);
    scope.get(CHANGE_PASSWORD, hidden, (_request, reply) => reply.redirect(paths.forgotPassword()));
    scope.get(OLD_ICON, hidden, (_request, reply) => reply.redirect('/favicon.svg'));

    const liveOf = () => {
      const release = liveRelease(config.siteDir);
      cache.follow(release);
      return { release, folder: release ?? join(config.siteDir, 'live') };
    };

    async function find(
      request: Request,
      { release, folder }: ReturnType<typeof liveOf>,
    ): Promise<Found> {
      const path = pathOf(request);
      const segments = decodedSegments(path);
      if (!segments || prefixesWithoutPages.includes(segments[0] ?? '')) return { kind: 'unknown' };
      const addresses = await addressesOf(folder, release !== null);
      const file = await cache.fileOf(path, async () => {
        // Of the release itself: behind the link in the site's folder, its length can be that of another release.
        if (path === '/registry.json') return existing(folder, 'registry.json');
        const found = addresses.find(path);
        if (found.kind === 'page' && found.file) {
          return { folder: join(folder, 'pages'), path: found.file, origins: found.origins };
        }
        return existing(join(folder, 'root'), segments.join('/'));
      });
      if (file) return { kind: 'file', ...file };
      const found = addresses.find(path);
      const listed = found.kind === 'unknown' ? found.entry : undefined;
      const place = found.kind === 'page' ? { ...found, path } : listed;
      const known = !place?.value || (await isKnownValue(place.pattern, place.value, request));
      if (place && typeof known === 'string') {
        const start = place.path.slice(0, place.path.lastIndexOf('/') + 1);
        return { kind: 'renamed', to: start + encodeURIComponent(known) };
      }
      if (found.kind !== 'page') return found;
      const { prefix, origins } = found;
      return known ? { kind: 'app', prefix, origins } : addresses.correct(path);
    }

    scope.get('/*', { ...hidden, logLevel: 'warn' }, async (request, reply) => {
      if (request.url.length > LONGEST_URL) throw new HttpError(414, 'The address is too long.');
      const live = liveOf();
      const found = await find(request, live);
      if ((found.kind === 'file' || found.kind === 'app') && found.origins) {
        void reply.headers(headersOfOrigins(config, found.origins));
      }
      switch (found.kind) {
        case 'renamed':
        case 'moved':
          // An entry of the catalogue can take its earlier address again.
          if (found.kind === 'renamed') void reply.header('cache-control', 'no-cache');
          return reply.redirect(found.to + request.url.slice(pathOf(request).length), 301);
        case 'unknown':
          return reply.callNotFound();
        case 'file':
          if (config.trial && found.path.endsWith('.html')) {
            return sendPage(request, reply, found, config);
          }
          if (live.release && found.path.endsWith('.html')) variants.isPage(request, found, true);
          restrictPicture(reply, found.path);
          if (await isNamedByContent(request, found)) lasting.add(request);
          return cache.sendKept(request, reply, found) ? reply : sendFresh(reply, found);
        default: {
          const folder = join(live.folder, 'pages');
          const page = { folder, path: `${found.prefix}/app.html`.slice(1) };
          if (!isPageVisit(request)) return reply.callNotFound();
          if (found.kind === 'closed') void reply.code(503).header('retry-after', CLOSED_FOR);
          else if (!config.trial) {
            if (live.release) variants.isPage(request, page, false);
            return sendFresh(reply, page);
          }
          return sendPage(request, reply, page, config);
        }
      }
    });

    scope.route({
      ...hidden,
      method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '/*',
      logLevel: 'warn',
      handler: async (request, reply) => {
        const { kind } = await find(request, liveOf());
        if (kind === 'unknown') return reply.callNotFound();
        void reply.header('allow', 'GET, HEAD, OPTIONS');
        if (request.method === 'OPTIONS') return reply.code(204).send();
        throw new HttpError(405, 'This method is not allowed here.');
      },
    });
  });
}

/** Reads the addresses of a release once, if its folder is its own: a release never changes. */
function addressesOfLiveRelease(): (folder: string, isRelease: boolean) => Promise<SiteAddresses> {
  let known: { folder: string; addresses: Promise<SiteAddresses> } | null = null;
  return (folder, isRelease) => {
    if (known?.folder !== folder || !isRelease) {
      known = { folder, addresses: readSiteAddresses(folder) };
    }
    return known.addresses;
  };
}

async function existing(folder: string, path: string): Promise<SiteFile | null> {
  const file = resolve(folder, path);
  if (!file.startsWith(folder + sep)) return null;
  const found = await stat(file).catch(() => null);
  return found?.isFile() ? { folder, path } : null;
}

/** Whether the address of a script ends with the hash of its content. Any other hash could be that of a later one. */
async function isNamedByContent({ url }: Request, { folder, path }: SiteFile): Promise<boolean> {
  const [, hash] = /\.js\?([0-9a-f]{12})$/.exec(url) ?? [];
  const bytes = hash && (await readFile(join(folder, path)).catch(() => null));
  return bytes ? contentHash(bytes) === hash : false;
}

const sendFresh = (reply: Reply, { folder, path }: SiteFile) =>
  reply
    .headers({ 'cache-control': PICTURE.test(path) ? FOR_A_DAY : 'no-cache', ...VARY })
    .sendFile(path, folder, { cacheControl: false });
