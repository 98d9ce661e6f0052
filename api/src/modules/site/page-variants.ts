import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { hashOf, isOffered, offeredRelease, pageDictionaryHeader } from 'node-shared/deltas';
import { FAST, withDeltas } from 'node-shared/make-delta';
import type { Reply, Request } from '../../platform/app-types';
import { VARY_OF_DELTAS } from '../../platform/http/immutable-files';
import { pathOf } from '../../platform/http/request/request-path';
import type { SiteFile } from './release-cache';

/** Chromium sends `ECT`, the speed of its line, to an origin that has asked for it (Network Information API). */
const HEADERS_OF_PAGES = { vary: `${VARY_OF_DELTAS.vary}, save-data, ect`, 'accept-ch': 'ECT' };
/**
 * For browsers that can keep a page as a dictionary. Chromium keeps a dictionary for as long as its response
 * may be shown stale, but asks the server at each visit of a page all the same. A shared cache must ask, too.
 */
const REVALIDATED = 'max-age=0, proxy-revalidate, stale-while-revalidate=2592000';
const HOME = 'index.html';
const MOST_KEPT = 2000;

type Hook = (request: Request, reply: Reply, payload: unknown) => Promise<unknown>;

export interface PageVariants {
  /** Says that the answer to a request is a page of the live release, and whether it has the address for itself. */
  isPage: (request: Request, page: SiteFile, isOwnAddress: boolean) => void;
  /** An `onSend` hook that replaces the body of such an answer for who gets less than the whole page. */
  send: Hook;
}

/**
 * Who saves data, or has a slow line, gets pages without fonts, whose scripts wait for the first press. A browser
 * that has a page of the last week's releases gets the difference from it (RFC 9842): the page is a dictionary for itself,
 * and the home page for all pages.
 * Both are made when they are requested, because a publish would take longer for all pages than for everything
 * else. All other browsers get the bytes of the file.
 */
export function pageVariants(site: string): PageVariants {
  const pages = new WeakMap<Request, { page: SiteFile; isOwnAddress: boolean }>();
  const kept = new Map<string, Promise<Buffer | null>>();

  function once(key: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> {
    if (kept.size >= MOST_KEPT) kept.clear();
    const made = kept.get(key) ?? make().catch(() => null);
    kept.set(key, made);
    return made;
  }

  /** The page that the browser offers; null if it is not kept or has another content. */
  async function dictionaryOf({ headers }: Request, { path }: SiteFile) {
    const release = offeredRelease(headers);
    if (!release) return null;
    for (const name of new Set([path, HOME])) {
      const file = join(release, name);
      const whole = await pageOf(site, release, name).catch(() => null);
      const variants = whole ? [whole, forSavers(whole)] : [];
      for (const [index, bytes] of variants.entries()) {
        const isKnown = isOffered(hashOf(bytes), headers['available-dictionary']);
        if (isKnown) return { key: `${file} ${index}`, bytes };
      }
    }
    return null;
  }

  async function smallest(request: Request, page: SiteFile, length: number) {
    const { headers } = request;
    const file = join(page.folder, page.path);
    const getsLess = savesData(headers);
    const read = async () => {
      const bytes = await readFile(file);
      return getsLess ? forSavers(bytes) : bytes;
    };
    const dictionary = await dictionaryOf(request, page);
    const delta =
      dictionary &&
      (await once(`${file} ${getsLess} from ${dictionary.key}`, async () => {
        const bytes = await read();
        return withDeltas((makeDelta) => makeDelta(bytes, dictionary.bytes, FAST));
      }));
    if (delta && delta.length < length) return { encoding: 'dcz', body: delta };
    if (!getsLess) return null;
    const isSmall = /\bbr\b/.test(String(headers['accept-encoding']));
    const body = isSmall
      ? await once(`${file} for savers br`, async () => compressed(await read()))
      : await read();
    return body && { encoding: isSmall ? 'br' : undefined, body };
  }

  return {
    isPage(request, page, isOwnAddress) {
      pages.set(request, { page, isOwnAddress });
    },
    async send(request, reply, payload) {
      const known = pages.get(request);
      if (!known || ![200, 304].includes(reply.statusCode)) return payload;
      const { page, isOwnAddress } = known;
      void reply.headers(HEADERS_OF_PAGES);
      const release = basename(join(page.folder, '..'));
      const dictionary = isOwnAddress && pageDictionaryHeader(pathOf(request), release);
      if (dictionary && keepsDictionaries(request)) {
        void reply.headers({ 'cache-control': REVALIDATED, 'use-as-dictionary': dictionary });
      }
      if (request.method !== 'GET' || reply.statusCode !== 200) return payload;
      const length = Number(reply.getHeader('content-length') ?? Infinity);
      const variant = await smallest(request, page, length);
      if (!variant) return payload;
      if (isStream(payload)) payload.destroy();
      void reply.removeHeader('content-encoding').header('content-length', variant.body.length);
      if (variant.encoding) void reply.header('content-encoding', variant.encoding);
      return variant.body;
    },
  };
}

/** Of a release that is no longer kept, only the compressed pages are there. */
const pageOf = (site: string, release: string, name: string): Promise<Buffer> =>
  readFile(join(site, 'releases', release, 'pages', name)).catch(async () =>
    promisify(brotliDecompress)(await readFile(join(site, 'earlier-pages', release, `${name}.br`))),
  );

/** Whether a visitor has asked for fewer bytes, or has a line on which the scripts would take many seconds. */
const savesData = ({ 'save-data': asked, ect }: Request['headers']): boolean =>
  asked === 'on' || ['slow-2g', '2g', '3g'].includes(String(ect));

/**
 * The page for who saves data: in the fonts of the device, with scripts that wait until the visitor uses it
 * (before-host.js starts them). Pages that search engines do not list, as the cart and the app, show little
 * without their scripts and stay unchanged.
 */
function forSavers(html: Buffer): Buffer {
  const text = html.toString();
  if (!text.includes(' data-prerendered=') || text.includes('<meta name="robots"')) return html;
  return Buffer.from(
    text
      .replace('<html ', '<html data-saves-data ')
      .replaceAll(/<link rel="preload" as="font"[^>]*>\n/g, '')
      .replace('<script defer data-reports=', '<script type="text/late" data-reports=')
      .replaceAll('<link rel="preload" as="script"', '<link rel="late" as="script"'),
  );
}

const compressed = (bytes: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });

/** Chromium, which says so on secure connections, where alone it keeps dictionaries. */
const keepsDictionaries = ({ headers }: Request): boolean =>
  String(headers['sec-ch-ua']).includes('"Chromium"');

const isStream = (payload: unknown): payload is { destroy(): void } =>
  typeof payload === 'object' && payload !== null && 'destroy' in payload;
