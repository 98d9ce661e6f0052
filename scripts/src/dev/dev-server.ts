import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerResponse } from 'node:http';
import { unitAddress } from 'shared/contract';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { buildAll } from '../build/build-all';
import { buildUnit, isBuilt, type BuiltUnit } from '../build/build-unit';
import { takeSettings, type DeployedSite } from '../kit/deployed-site';
import { remoteNames, unitFolder } from '../units/units';
import { openDevApi } from './dev-api';
import { devRemote, devShell } from './dev-config';
import { devPage, devRegistry } from './dev-page';

type Memory = typeof import('node:fs');

/**
 * Serves the host and the developed remotes from memory with hot reload. With `site`, the other remotes and
 * the API are those of the deployed site. Without it, the other remotes are built and an API is started.
 */
export async function startDevServer(
  developed: string[],
  port: number,
  site?: DeployedSite,
): Promise<{ stop: () => Promise<void> }> {
  if (site) takeSettings(site);
  const built = site ? [] : await buildOthers(developed);
  const api = site
    ? { address: site.address, stop: async () => {} }
    : await openDevApi(`http://localhost:${port}`);
  const fromSite = site ? Object.keys(site.registry.remotes) : [];
  const proxied = ['/api', '/uploads', '/sandbox-pay'].concat(
    fromSite.filter((name) => !developed.includes(name)).map((name) => `/remotes/${name}`),
  );
  const compiler = webpack([devShell(), ...developed.map(devRemote)]);

  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port,
      hot: true,
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
      devMiddleware: { index: false },
      historyApiFallback: false,
      static: [
        ...built.map(({ unit, version, folder }) => ({
          directory: join(folder, 'web'),
          publicPath: unitAddress(unit, version),
          watch: false,
          serveIndex: false,
        })),
        ...['shell', ...remoteNames]
          .map((unit) => join(unitFolder(unit), 'public'))
          .filter((folder) => existsSync(folder))
          .map((directory) => ({ directory, publicPath: '/', watch: false, serveIndex: false })),
      ],
      proxy: [{ context: proxied, target: api.address, changeOrigin: site !== undefined }],
      setupMiddlewares: (middlewares, devServer) => {
        middlewares.push({
          name: 'page',
          middleware: (
            request: { headers: { accept?: string } },
            response: ServerResponse,
            next: (error?: unknown) => void,
          ) => {
            if (!request.headers.accept?.includes('text/html')) return next();
            const files = devServer.middleware!;
            files.waitUntilValid(() => {
              try {
                // The middleware keeps its files in memory; its types name only a part of `node:fs`.
                const memory = files.context.outputFileSystem as unknown as Memory;
                const read = (file: string) => memory.readFileSync(file);
                const page = devPage(devRegistry(developed, built, read, site?.registry));
                response.setHeader('Content-Type', 'text/html; charset=utf-8');
                response.end(page);
              } catch (error) {
                next(error);
              }
            });
          },
        });
        return middlewares;
      },
    },
    compiler,
  );
  try {
    await server.start();
  } catch (error) {
    await api.stop();
    throw error;
  }
  return {
    stop: async () => {
      await server.stop();
      await api.stop();
    },
  };
}

async function buildOthers(developed: readonly string[]): Promise<BuiltUnit[]> {
  const others = remoteNames.filter((name) => !developed.includes(name));
  await buildAll(
    others.filter((name) => !isBuilt(name)),
    (name, seconds) => console.log(`  ${name} built in ${seconds} s`),
  );
  return Promise.all(others.map((name) => buildUnit(name)));
}
