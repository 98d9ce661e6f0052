import { extname } from 'node:path';
import { text } from 'node:stream/consumers';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Registry } from 'shared/contract';
import { prefixAt, type Language } from 'shared/model/language';
import { addressIn } from '../site/state/editions';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer, { type Configuration as ServerConfiguration } from 'webpack-dev-server';

/** Reads a built file. */
export type ReadFile = (file: string) => Buffer;

interface Options {
  port: number;
  /** The language of all pages: an address of another language leads to the same page in this one. */
  language: Language;
  configurations: Configuration[];
  static?: ServerConfiguration['static'];
  proxy: {
    target: string;
    /** The beginnings of the addresses that the target answers; by default all that are not ours. */
    paths?: string[];
    changeOrigin: boolean;
    /** Other paths to ask the target for, by patterns of those that were asked for. */
    pathRewrite?: Record<string, string>;
  };
  /** The current registry, after each build. */
  registry: (read: ReadFile) => Registry | Promise<Registry>;
  /** The content security policy of the page at a path, which has no prefix of a language. */
  policy: (registry: Registry, path: string) => string | Promise<string>;
  /** The HTML of every address: nothing is prerendered during development. */
  page: (registry: Registry) => string | Promise<string>;
}

/** Paths of the API, which also has pages. */
export const API_PATHS = ['/api', '/uploads', '/sandbox-pay'];

const REPORTS = /^\/api\/(client-errors|csp-reports|web-vitals)$/;

/** Builds units into memory, again after each change, and serves them with the rest of a site. */
export async function serveUnits(options: Options): Promise<{ stop: () => Promise<void> }> {
  const { port, proxy } = options;
  const { prefix } = options.language;
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      client: {
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        // The name with which the page was opened.
        webSocketURL: { hostname: '0.0.0.0' },
      },
      // On the disk are the server bundles, which are evaluated to read the routes, as in a publish.
      devMiddleware: { index: false, writeToDisk: (file) => file.endsWith('server.cjs') },
      historyApiFallback: false,
      static: options.static ?? false,
      proxy: [
        {
          context: proxy.paths ?? ((path, request) => !isPage(path, request) && !isWritten(path)),
          target: proxy.target,
          changeOrigin: proxy.changeOrigin,
          pathRewrite: proxy.pathRewrite,
        },
      ],
      setupMiddlewares: (middlewares, devServer) => {
        const answer = async (url: string, response: ServerResponse) => {
          const given = prefixAt(pathOf(url));
          const path = pathOf(url).slice(given.length) || '/';
          if (given !== prefix && !isWritten(url)) {
            const query = url.slice(pathOf(url).length);
            response.writeHead(302, { Location: addressIn(prefix, path) + query }).end();
            return;
          }
          const files = devServer.middleware!;
          await new Promise((built) => void files.waitUntilValid(built));
          // The middleware keeps its files in memory; its types name only a part of `node:fs`.
          const memory = files.context.outputFileSystem as unknown as typeof import('node:fs');
          const sendJson = (value: object) => {
            response.setHeader('Content-Type', 'application/json; charset=utf-8');
            response.end(JSON.stringify(value));
          };
          if (pathOf(url).endsWith('/remote.json')) {
            const { children = [] } = files.context.stats!.toJson({ all: false, assets: true });
            const names = children[0]!.assets!.map(({ name }) => [name, {}] as const);
            return sendJson({ files: Object.fromEntries(names) });
          }
          const registry = await options.registry((file) => memory.readFileSync(file));
          if (isWritten(url)) return sendJson(registry);
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.setHeader('Content-Security-Policy', await options.policy(registry, path));
          response.end(await options.page(registry));
        };
        // What browsers report of files under development is nothing of the site's.
        middlewares.unshift({
          name: 'reports',
          middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
            if (!REPORTS.test(pathOf(request.url ?? ''))) return next();
            response.writeHead(204).end();
            void text(request).then((report) => console.warn(`Reported in development: ${report}`));
          },
        });
        middlewares.push({
          name: 'pages and registry',
          middleware: (
            request: IncomingMessage,
            response: ServerResponse,
            next: (error?: unknown) => void,
          ) => {
            const { url = '/' } = request;
            if (isPage(url, request) || isWritten(url)) answer(url, response).catch(next);
            else next();
          },
        });
        return middlewares;
      },
    },
    webpack(options.configurations),
  );
  await server.start();
  return server;
}

/** The registry, to notice that a newer version is live; and what the worker of the dashboard keeps of the section. */
const isWritten = (url: string) =>
  /^(\/[a-z]{2})?\/registry\.json$|\/dev\/([a-z]{2}\/)?remote\.json$/.test(pathOf(url));

const pathOf = (url: string) => url.replace(/\?.*/, '');

/** Whether a browser asks for a page of the site, not for a file or a page of the API. */
function isPage(url: string, { headers }: IncomingMessage): boolean {
  const path = pathOf(url);
  return (
    headers.accept?.includes('text/html') === true &&
    extname(path) === '' &&
    !API_PATHS.some((begin) => path.startsWith(`${begin}/`))
  );
}
