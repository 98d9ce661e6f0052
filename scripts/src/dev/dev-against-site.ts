import { join } from 'node:path';
import { stopOnSignal } from 'node-shared/process';
import { unitAddress, type Registry } from 'shared/contract';
import type { Language } from 'shared/model/language';
import type { Configuration } from 'webpack';
import { readRoutes } from '../build/read-routes';
import { remoteServer, remoteWeb } from '../build/webpack/webpack-units';
import { readDeployedSite } from '../kit/deployed-site';
import type { BuildSettings } from '../settings';
import { devPolicy, policyOf } from './dev-policy';
import { devRegistry } from './dev-registry';
import { DEV_VERSION, devFolder, withPlainNames } from './dev-version';
import { serveUnits } from './serve-units';

/**
 * Serves a deployed site in one language with one remote from the current sources. The host, all other remotes and the API
 * are those of the site. When a file is saved, the page reloads: the host of the site is a production build,
 * which cannot keep the state of components.
 */
export async function startDevAgainst(
  address: string,
  remote: string,
  port: number,
  language: Language,
): Promise<void> {
  const { settings } = (await readDeployedSite(address)).shell;
  console.log(`Preparing ${remote} in ${address} …`);
  const policy = await policyOf(address);
  const server = await serveUnits({
    port,
    language,
    configurations: configurations(remote, settings, language),
    hot: false,
    proxy: { target: address, changeOrigin: true },
    registry: async (read) => {
      const { registry } = await readDeployedSite(address, language);
      const routes = readRoutes(remote, join(devFolder(remote, language), 'server.cjs'));
      return devRegistry(registry, [routes], read, language);
    },
    policy: (registry, path) => devPolicy(policy, registry, path, port),
    page: (registry) => hostPage(address + language.prefix, registry),
  });
  stopOnSignal(server);
  console.log(`
Changes of ${remote} show at once: http://localhost:${port}${language.prefix}

Stop with Ctrl+C.`);
}

function configurations(
  unit: string,
  settings: BuildSettings,
  language: Language,
): Configuration[] {
  const target = {
    unit,
    mode: 'development' as const,
    settings,
    language,
    publicPath: unitAddress(unit, DEV_VERSION, language.prefix),
    output: devFolder(unit, language),
  };
  return [withPlainNames(remoteWeb(target), __filename), remoteServer(target)];
}

/** The home page of the site without its content and the files of its section, with another registry. */
async function hostPage(address: string, registry: Registry): Promise<string> {
  const home = await fetch(address);
  const data = JSON.stringify(registry).replaceAll('<', '\\u003c');
  return (await home.text())
    .replace(/<link[^>]*"\/remotes\/[^>]*>\n?/g, '')
    .replace(/<div id="root"[\s\S]*<\/div>/, '<div id="root"></div>')
    .replace(
      /(<script id="registry" type="application\/json">)[^<]*/,
      (_all, start: string) => `${start}${data}`,
    );
}
