import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { hashOf, isOffered, offeredRelease, pageDictionaryHeader } from 'node-shared/deltas';
import { FAST, withDeltas } from 'node-shared/make-delta';
import type { Reply, Request } from '../../platform/app-types';
import type { SiteFile } from './release-cache';
import { pathOf } from './site-pages';

export const VARY_OF_DELTAS = { vary: 'accept-encoding, available-dictionary' };
/**
 * For browsers that can keep a page as a dictionary. Chromium keeps a dictionary for as long as its response
 * may be shown stale, but asks the server at each visit of a page all the same. A shared cache must ask, too.
 */
const REVALIDATED = 'max-age=0, proxy-revalidate, stale-while-revalidate=2592000';
const HOME = 'index.html';
const MOST_DELTAS = 2000;

type Hook = (request: Request, reply: Reply, payload: unknown) => Promise<unknown>;

export interface PageDeltas {
  /** Says that the answer to a request is a page of the live release, and whether it has the address for itself. */
  isPage: (request: Request, page: SiteFile, isOwnAddress: boolean) => void;
  /** An `onSend` hook: replaces such an answer by a delta if the browser has the page of a release, or the home page. */
  send: Hook;
}

/**
 * Pages as dictionaries and as deltas. The page of a kept release is a dictionary for itself, its home page for
 * every page. Deltas are made when they are requested: one for each pair of pages would take a publish longer than
 * everything else. All other browsers get the same bytes as without this.
 */
export function pageDeltas(releases: string): PageDeltas {
  const pages = new WeakMap<Request, { page: SiteFile; isOwnAddress: boolean }>();
  /** By page and dictionary; null where a delta would not be smaller. */
  const deltas = new Map<string, Promise<Buffer | null>>();

  /** The page that the browser offers; null if it is not kept or has another content. */
  async function dictionaryOf({ headers }: Request, { path }: SiteFile) {
    const release = offeredRelease(headers);
    if (!release) return null;
    for (const name of new Set([path, HOME])) {
      const file = join(releases, release, 'pages', name);
      const bytes = await readFile(file).catch(() => null);
      if (bytes && isOffered(hashOf(bytes), headers['available-dictionary'])) return { file, bytes };
    }
    return null;
  }

  async function deltaFor(request: Request, page: SiteFile, length: number) {
    const dictionary = await dictionaryOf(request, page);
    if (!dictionary) return null;
    const file = join(page.folder, page.path);
    const key = `${file}\n${dictionary.file}`;
    if (deltas.size >= MOST_DELTAS) deltas.clear();
    const delta = deltas.get(key) ?? makeDelta(file, dictionary.bytes);
    deltas.set(key, delta);
    const made = await delta;
    return made && made.length < length ? made : null;
  }

  return {
    isPage(request, page, isOwnAddress) {
      pages.set(request, { page, isOwnAddress });
    },
    async send(request, reply, payload) {
      const known = pages.get(request);
      if (!known || ![200, 304].includes(reply.statusCode)) return payload;
      const { page, isOwnAddress } = known;
      void reply.headers(VARY_OF_DELTAS);
      const release = basename(join(page.folder, '..'));
      const dictionary = isOwnAddress && pageDictionaryHeader(pathOf(request), release);
      if (dictionary && keepsDictionaries(request)) {
        void reply.headers({ 'cache-control': REVALIDATED, 'use-as-dictionary': dictionary });
      }
      if (request.method !== 'GET' || reply.statusCode !== 200) return payload;
      const length = Number(reply.getHeader('content-length') ?? Infinity);
      const delta = await deltaFor(request, page, length);
      if (!delta) return payload;
      if (isStream(payload)) payload.destroy();
      void reply.headers({ 'content-encoding': 'dcz', 'content-length': delta.length });
      return delta;
    },
  };
}

const makeDelta = async (file: string, dictionary: Buffer): Promise<Buffer | null> => {
  const bytes = await readFile(file);
  return withDeltas((make) => make(bytes, dictionary, FAST)).catch(() => null);
};

/** Chromium, which says so on secure connections, where alone it keeps dictionaries. */
const keepsDictionaries = ({ headers }: Request): boolean =>
  String(headers['sec-ch-ua']).includes('"Chromium"');

const isStream = (payload: unknown): payload is { destroy(): void } =>
  typeof payload === 'object' && payload !== null && 'destroy' in payload;
