import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { deltaFile, dictionaryHeader, isMadeFrom, offeredVersion } from 'node-shared/deltas';
import type { App, Reply, Request } from '../app-types';
import { removeDocumentHeaders } from './browser-headers';
import { pathOf } from './request/request-path';

/** A file is stored compressed too, and sent as the browser takes it. */
export const VARY = { vary: 'accept-encoding' };
/** Of a file that can be sent as a delta (RFC 9842). */
export const VARY_OF_DELTAS = { vary: 'accept-encoding, available-dictionary' };

export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** A changed file is seen a day later, instead of every visit asking for it; then the browser asks while it shows its copy. */
export const FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=2592000';
/** An SVG picture that is opened by itself is a document of this site, so that it may do nothing. */
const OF_PICTURE = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

export function restrictPicture(reply: Reply, path: string): void {
  if (path.endsWith('.svg')) void reply.header('content-security-policy', OF_PICTURE);
}

interface Options {
  /** `path` is below the prefix. */
  isServed?: (path: string) => boolean;
  /** Whether the content never changes under this name. */
  isLasting?: (path: string) => boolean;
}

/** Serves files that browsers keep. */
export async function registerImmutableFiles(
  app: App,
  prefix: string,
  root: string,
  { isServed = () => true, isLasting = () => true }: Options = {},
): Promise<void> {
  const lifetimeOf = (path: string) => (isLasting(path) ? IMMUTABLE : FOR_A_DAY);
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { access: 'public', ...route.config };
      route.logLevel = 'warn';
    });
    scope.addHook('onRequest', async (request, reply) => {
      const path = pathOf(request);
      if (/\.(js|css|woff2)$/.test(path)) removeDocumentHeaders(reply);
      restrictPicture(reply, path);
      const dictionary = dictionaryHeader(path);
      void reply.headers(
        dictionary ? { ...VARY_OF_DELTAS, 'use-as-dictionary': dictionary } : VARY,
      );
      const delta =
        dictionary &&
        isServed(path.slice(prefix.length)) &&
        (await deltaFor(request, join(root, path.slice(prefix.length))));
      if (!delta) return;
      return reply
        .headers({ 'content-encoding': 'dcz', 'cache-control': lifetimeOf(path) })
        .type(typeOf(path))
        .send(delta);
    });
    await scope.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => void response.setHeader('cache-control', lifetimeOf(path)),
      index: false,
      redirect: false,
      dotfiles: 'ignore',
      schemaHide: true,
      allowedPath: isServed,
    });
  });
}

/** The type of a file that can have a delta. */
function typeOf(path: string): string {
  if (path.endsWith('.woff2')) return 'font/woff2';
  return path.endsWith('.css')
    ? 'text/css; charset=utf-8'
    : 'application/javascript; charset=utf-8';
}

/** The delta from the file that the browser has, if there is one. */
async function deltaFor({ method, headers }: Request, file: string): Promise<Buffer | null> {
  const version =
    ['GET', 'HEAD'].includes(method) && !headers.range ? offeredVersion(headers) : null;
  const delta = version && (await readFile(deltaFile(file, version)).catch(() => null));
  return delta && isMadeFrom(delta, headers['available-dictionary']) ? delta : null;
}
