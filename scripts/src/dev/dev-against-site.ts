import { join } from 'node:path';
import { stopOnSignal } from 'node-shared/process';
import type { Registry } from 'shared/contract';
import type { Language } from 'shared/model/language';
import type { Configuration } from 'webpack';
import { readRoutes } from '../build/read-routes';
import type { BuildTarget } from '../build/webpack/webpack-base';
import { remoteWeb } from '../build/webpack/webpack-units';
import { readDeployedSite } from '../kit/deployed-site';
import { unitFolder } from '../units/units';
import { devPolicy, policyOf } from './dev-policy';
import { devRegistry } from './dev-registry';
import { devFolder, devRoutes, devTarget, withPlainNames } from './dev-version';
import { serveUnits } from './serve-units';

/**
 * Serves a deployed site in one language with some remotes from the current sources. The host, all other remotes and the
 * API are those of the site. The host is a production build, so of a page that is saved only its fields keep their content.
 * `offline` also serves the host's worker of the dashboard; otherwise, the site answers with one that takes itself out.
 */
export async function startDevAgainst(
  address: string,
  remotes: readonly string[],
  port: number,
  language: Language,
  offline = false,
): Promise<void> {
  const { settings } = (await readDeployedSite(address)).shell;
  console.log(`Preparing ${remotes.join(', ')} in ${address} …`);
  const policy = await policyOf(address);
  const server = await serveUnits({
    port,
    language,
    configurations: remotes.flatMap((remote) => {
      const target = devTarget(remote, settings, language);
      return [devGuest(target), devRoutes(target)];
    }),
    proxy: {
      target: address,
      changeOrigin: true,
      ...(!offline && { pathRewrite: { '/dashboard-worker.js$': '/no-worker.js' } }),
    },
    registry: async (read) => {
      const { registry } = await readDeployedSite(address, language);
      const declared = remotes.map((remote) =>
        readRoutes(remote, join(devFolder(remote, language), 'server.cjs')),
      );
      return devRegistry(registry, declared, read, language);
    },
    policy: (registry, path) => devPolicy(policy, registry, path, port),
    page: (registry) => hostPage(address + language.prefix, registry),
  });
  stopOnSignal(server);
  console.log(`
Changes of ${remotes.join(', ')} show at once: http://localhost:${port}${language.prefix}

Stop with Ctrl+C.`);
}

function devGuest(target: BuildTarget): Configuration {
  const config = withPlainNames(remoteWeb(target), __filename);
  const inPlace = {
    test: /\.tsx$/,
    include: join(unitFolder(target.unit), 'src'),
    enforce: 'post',
    loader: join(__dirname, 'refresh/page-in-place-loader.js'),
  } as const;
  return {
    ...config,
    // A page could not be replaced any more after one that throws, so a file with an error changes nothing.
    optimization: { ...config.optimization, emitOnErrors: false },
    module: { ...config.module, rules: [...(config.module?.rules ?? []), inPlace] },
  };
}

/** The home page of the site without its content and the files of its section, with another registry. */
async function hostPage(address: string, registry: Registry): Promise<string> {
  const home = await (await fetch(address)).text();
  return home
    .replace(/<link[^>]*"\/remotes\/[^>]*>\n?/g, '')
    .replace(/<div id="root"[\s\S]*<\/div>/, '<div id="root"></div>')
    .replace(/(?<=<script id="registry" type="application\/json">)[^<]*/, () =>
      JSON.stringify(registry).replaceAll('<', '\\u003c'),
    );
}
