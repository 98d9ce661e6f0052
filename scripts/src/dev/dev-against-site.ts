import { join } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  ENTRY_FILE,
  entryAddress,
  toRegistryEntry,
  unitAddress,
  type Registry,
  type RemoteModule,
} from 'shared/contract';
import { stopOnSignal } from 'node-shared/process';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { integrityOf } from '../units/files';
import { readRoutes } from '../build/read-routes';
import { remoteServer, remoteWeb } from '../build/webpack-units';
import { readDeployedSite, takeSettings } from '../kit/deployed-site';
import { DEV_VERSION, devFolder, withPlainNames } from './dev-version';

/**
 * Serves a deployed site with one remote from the current sources. The pages, all other remotes and the API
 * are those of the site. When a file is saved, the page reloads: the host of the site is a production build,
 * which cannot keep the state of components.
 */
export async function startDevAgainst(
  address: string,
  remote: string,
  port: number,
): Promise<void> {
  takeSettings(await readDeployedSite(address));
  console.log(`Preparing ${remote} in ${address} …`);
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port,
      hot: false,
      liveReload: true,
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
      // On the disk, because the server bundle is evaluated to read its routes, as in a publish.
      devMiddleware: { index: false, writeToDisk: (file) => file.endsWith('server.cjs') },
      static: false,
      setupMiddlewares: (middlewares, devServer) => {
        const developed = (): Developed => {
          // The middleware keeps its files in memory; its types name only a part of `node:fs`.
          const memory = devServer.middleware!.context
            .outputFileSystem as unknown as typeof import('node:fs');
          const read = (file: string): Buffer => memory.readFileSync(file);
          return developedRemote(remote, read);
        };
        const whenBuilt = () =>
          new Promise<void>((built) => {
            devServer.middleware!.waitUntilValid(() => built());
          });
        middlewares.push({
          name: 'site',
          middleware: (
            request: Incoming,
            response: ServerResponse,
            next: (error: unknown) => void,
          ) => {
            whenBuilt()
              .then(() => proxyRequest(address, request, response, developed))
              .catch(next);
          },
        });
        return middlewares;
      },
    },
    webpack(configurations(remote)),
  );
  await server.start();
  stopOnSignal(server);
  console.log(`
Changes of ${remote} show at once: http://localhost:${port}

Stop with Ctrl+C.`);
}

function configurations(unit: string): Configuration[] {
  const target = {
    unit,
    mode: 'development' as const,
    publicPath: unitAddress(unit, DEV_VERSION),
    output: devFolder(unit),
  };
  return [withPlainNames(remoteWeb(target), __filename), remoteServer(target)];
}

/** Express keeps the whole address in `originalUrl`; middlewares may shorten `url`. */
type Incoming = IncomingMessage & { originalUrl?: string };

interface Developed {
  name: string;
  routes: RemoteModule['routes'];
  /** Gives the site's registry with the current version of the remote. */
  into: (registry: Registry) => Registry;
}

function developedRemote(name: string, read: (file: string) => Buffer): Developed {
  const folder = devFolder(name);
  const remote = readRoutes(name, join(folder, 'server.cjs'));
  const entry = toRegistryEntry(remote, {
    version: DEV_VERSION,
    entry: entryAddress(name, DEV_VERSION),
    integrity: integrityOf(read(join(folder, ENTRY_FILE))),
  });
  return {
    name,
    routes: remote.routes,
    into: (registry) => ({ ...registry, remotes: { ...registry.remotes, [name]: entry } }),
  };
}

async function proxyRequest(
  address: string,
  request: Incoming,
  response: ServerResponse,
  developed: () => Developed,
): Promise<void> {
  const url = request.originalUrl ?? request.url ?? '/';
  const isPage = request.headers.accept?.includes('text/html') === true;
  const own = isPage && isOwnPage(new URL(url, address).pathname, developed());
  // A page of the remote may be new, and its prerendered HTML is that of the live version, so the proxy
  // requests the home page instead.
  const given = await ask(address, own ? '/' : url, request);
  const headers = [...given.headers].filter(([name]) => !NOT_PASSED_ON.has(name));
  const type = given.headers.get('content-type') ?? '';
  response.statusCode = given.status;
  for (const [name, value] of headers) response.setHeader(name, value.replace(address, ''));
  const page = type.includes('text/html');
  if (given.status === 200 && (page || url.startsWith('/registry.json'))) {
    const text = await given.text();
    response.end(
      page ? developedPage(text, developed(), own) : developedRegistry(text, developed()),
    );
  } else if (given.body) {
    await pipeline(Readable.fromWeb(given.body), response);
  } else {
    response.end();
  }
}

/** Headers of requests and responses for the connection, the compression, the cache and security. */
const NOT_PASSED_ON: ReadonlySet<string> = new Set([
  ...['connection', 'host', 'keep-alive', 'transfer-encoding', 'upgrade'],
  ...['content-encoding', 'content-length', 'accept-encoding'],
  ...['etag', 'last-modified', 'if-none-match', 'if-modified-since'],
  // The first would block the script that reloads the page; the browser would store the second.
  ...['content-security-policy', 'strict-transport-security'],
]);

function ask(address: string, url: string, request: Incoming): Promise<Response> {
  const headers = Object.entries(request.headers).filter(([name]) => !NOT_PASSED_ON.has(name));
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const init: RequestInit & { duplex?: 'half' } = {
    method: request.method,
    headers: headers.map(([name, value]): [string, string] => [name, String(value)]),
    redirect: 'manual',
    // The body is streamed.
    ...(hasBody && { body: Readable.toWeb(request), duplex: 'half' }),
  };
  return fetch(`${address}${url}`, init);
}

/** Whether an address matches one of the remote's routes. */
function isOwnPage(path: string, { routes }: Developed): boolean {
  return routes.some((route) => {
    const pattern = route.path.replace(/\/:[^/]+\?/g, '(/[^/]+)?').replace(/:[^/]+/g, '[^/]+');
    return new RegExp(`^${pattern}${route.children ? '(/.*)?' : '/?'}$`).test(path);
  });
}

const REGISTRY = /(<script id="registry" type="application\/json">)([^<]*)(<\/script>)/;

function developedPage(html: string, developed: Developed, own: boolean): string {
  // For a page of the remote, the HTML is that of the home page, whose files are not needed.
  const files = new RegExp(`<link[^>]*"/remotes/${own ? '' : `${developed.name}/`}[^>]*>\n?`, 'g');
  const page = html
    .replace(REGISTRY, (_all, start: string, registry: string, end: string) =>
      [start, developedRegistry(registry, developed).replaceAll('<', '\\u003c'), end].join(''),
    )
    .replace(files, '');
  // A page of the remote is not prerendered during development.
  return own ? page.replace(/<div id="root"[\s\S]*<\/div>/, '<div id="root"></div>') : page;
}

const developedRegistry = (registry: string, { into }: Developed): string =>
  // A publish has written the registry.
  JSON.stringify(into(JSON.parse(registry) as Registry));
