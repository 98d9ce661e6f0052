import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { deltaFile, dictionaryHeader, isMadeFrom, offeredVersion } from 'node-shared/deltas';
import type { App, Request } from '../app-types';
import { removeDocumentHeaders } from './browser-headers';
import { pathOf } from './request/request-path';

/** A file is stored compressed too, and sent as the browser takes it. */
export const VARY = { vary: 'accept-encoding' };
/** Of a file that can be sent as a delta (RFC 9842). */
export const VARY_OF_DELTAS = { vary: 'accept-encoding, available-dictionary' };

const YEAR_MS = 31_536_000_000;
export const IMMUTABLE = `public, max-age=${YEAR_MS / 1000}, immutable`;
/** Files for the build and for reading error reports, and their compressed copies. */
const NOT_FOR_BROWSERS = /\/server\.cjs(\.|$)|\.map(\.|$)/;

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
    scope.addHook('onRequest', async (request, reply) => {
      const path = pathOf(request);
      if (/\.(js|css|woff2)$/.test(path)) removeDocumentHeaders(reply);
      const dictionary = dictionaryHeader(path);
      void reply.headers(
        dictionary ? { ...VARY_OF_DELTAS, 'use-as-dictionary': dictionary } : VARY,
      );
      const delta = dictionary && (await deltaFor(request, join(root, path.slice(prefix.length))));
      if (!delta) return;
      return reply
        .headers({ 'content-encoding': 'dcz', 'cache-control': IMMUTABLE })
        .type(typeOf(path))
        .send(delta);
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
