import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { join } from 'node:path';
import { SourceMapDevToolPlugin, type Configuration } from 'webpack';
import { ENTRY_FILE, FEDERATION_RUNTIME } from 'shared/contract';
import { globalName, unitFolder } from '../../units/units';
import { ChunkIntegrityPlugin } from '../plugins/chunk-integrity';
import { CHUNK_LIST, OwnChunksPlugin } from '../plugins/own-chunks';
import { ReferencedExportsPlugin } from '../plugins/referenced-exports';
import { RoutesInEntryPlugin } from '../plugins/routes-in-entry';
import { StableModuleIdsPlugin } from '../plugins/stable-module-ids';
import {
  hostEntry,
  provideSingletons,
  requiredRange,
  serverWithSingletons,
  singletonNames,
  singletonsOf,
} from '../singletons';
import { packageFile } from '../../units/packages';
import { baseConfig, CHUNK_LOAD_TIMEOUT, type BuildTarget } from './webpack-base';

// All units use @module-federation/enhanced (docs/decisions/0001-one-site-from-six-builds.md).

/** The runtime that the federation plugin adds to every build; remotes use the host's copy. */
const federationRuntime = require
  .resolve('@module-federation/webpack-bundler-runtime/bundler')
  .replaceAll('\\', '/');

// Otherwise the plugin finds the place of webpack by an error of it, for which all schemas are compiled (0.8 s).
// oxlint-disable-next-line syntax/no-restricted-syntax -- the plugin reads nothing else
process.env.FEDERATION_WEBPACK_PATH ??= require.resolve('webpack');

/** Removes the parts of the federation runtime that this site does not use. */
const runtimeOptimization = {
  disableSnapshot: true,
  // The host calls the container of a remote itself (shell/src/remotes/federation.ts).
  disableRemote: true,
  target: 'web',
} as const;

const slimRuntime = join(unitFolder('shell'), 'src/shared-scope/slim-federation.ts');

/** What this file takes its exports from. */
const wholeRuntime = {
  include: slimRuntime,
  resolve: {
    alias: {
      '@module-federation/enhanced/runtime$': packageFile(
        '@module-federation/runtime',
        'dist/index.js',
        'shell',
      ),
    },
  },
};

/** The host. It provides all but the late shared modules eagerly, so it needs no asynchronous bootstrap. */
export function shellWeb(target: BuildTarget): Configuration {
  const base = baseConfig(target, 'web');
  return {
    ...base,
    target: ['web', 'es2022'],
    entry: { main: hostEntry },
    output: scripts(base, 'shellChunks'),
    // Each part that is loaded later is one script.
    optimization: { ...base.optimization, splitChunks: false },
    resolve: {
      ...base.resolve,
      alias: {
        ...base.resolve?.alias,
        '@module-federation/runtime$': slimRuntime,
        '@module-federation/runtime/helpers$': slimRuntime,
      },
    },
    module: { ...base.module, rules: [...(base.module?.rules ?? []), wholeRuntime] },
    plugins: [
      ...(base.plugins ?? []),
      new StableModuleIdsPlugin(),
      new ModuleFederationPlugin({
        name: 'shell',
        shared: Object.fromEntries(
          singletonsOf('shell').map(({ name, version, slim, late }) => [
            name,
            {
              import: slim ?? name,
              version,
              requiredVersion: false,
              singleton: true,
              eager: !late,
            },
          ]),
        ),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { optimization: runtimeOptimization },
      }),
      ...forProduction(target),
    ],
  };
}

/** The worker of the dashboard: one script without hash, which the API serves at its own address, for all languages. */
export function shellWorker(target: BuildTarget): Configuration {
  const base = baseConfig(target, 'web');
  return {
    ...base,
    name: `${base.name}/worker`,
    target: ['webworker', 'es2022'],
    entry: { 'dashboard-worker': join(unitFolder(target.unit), 'src/worker/worker.ts') },
    output: { ...base.output, filename: 'js/[name].js' },
  };
}

/** Name of the chunk that holds the exposed module. */
export const ROUTES_CHUNK = 'routes';

/** A remote. It exposes `./routes` and takes all shared modules from the host. */
export function remoteWeb(target: BuildTarget): Configuration {
  const base = baseConfig(target, 'web');
  const routes = join(unitFolder(target.unit), 'src/routes.ts');
  return {
    ...base,
    target: ['web', 'es2022'],
    entry: {},
    output: scripts(base, CHUNK_LIST),
    externals: { [federationRuntime]: `global ${FEDERATION_RUNTIME}` },
    // A page is one script; only a large part that two pages share is worth a separate request.
    optimization: { ...base.optimization, splitChunks: { minSize: 70_000 } },
    plugins: [
      ...(base.plugins ?? []),
      new StableModuleIdsPlugin(),
      new OwnChunksPlugin(),
      new ModuleFederationPlugin({
        name: globalName(target.unit),
        filename: ENTRY_FILE,
        exposes: {
          './routes': {
            // A file that does not compile loses its imports; this import keeps the shared modules loaded.
            import: [...(target.refresh ? [provideSingletons] : []), routes],
            name: ROUTES_CHUNK,
          },
        },
        shared: Object.fromEntries(
          singletonsOf(target.unit).map((singleton) => [
            singleton.name,
            { import: false as const, singleton: true, requiredVersion: requiredRange(singleton) },
          ]),
        ),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { optimization: runtimeOptimization },
      }),
      ...forProduction(target),
      new RoutesInEntryPlugin(globalName(target.unit), ROUTES_CHUNK),
      new ReferencedExportsPlugin(singletonNames),
    ],
  };
}

/** The host's server bundle for prerendering: one file that renders and provides the singletons. */
export function shellServer(target: BuildTarget): Configuration {
  // Everything is bundled, because the published file must work without node_modules.
  return serverConfig(target, serverWithSingletons);
}

/** A remote's server bundle for prerendering: it gets the host's singletons through `require`. */
export function remoteServer(target: BuildTarget): Configuration {
  return {
    ...serverConfig(target, join(unitFolder(target.unit), 'src/routes.ts')),
    externals: Object.fromEntries(singletonNames.map((name) => [name, `commonjs2 ${name}`])),
  };
}

function serverConfig(target: BuildTarget, entry: string): Configuration {
  const base = baseConfig(target, 'server');
  return {
    ...base,
    target: 'node20',
    devtool: false,
    entry: { server: entry },
    output: { ...base.output, filename: 'server.cjs', library: { type: 'commonjs2' } },
    module: { ...base.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
  };
}

function scripts(base: Configuration, chunkLoadingGlobal: string): Configuration['output'] {
  return {
    ...base.output,
    filename: 'js/[name].[contenthash:8].js',
    chunkFilename: 'js/[name].[contenthash:8].js',
    chunkLoadingGlobal,
    chunkLoadTimeout: CHUNK_LOAD_TIMEOUT,
    crossOriginLoading: 'anonymous',
    // For browsers with Trusted Types; other browsers continue without a policy.
    trustedTypes: { policyName: 'unit-files' },
  };
}

/** Not for development: hot updates would not match the hashes, and contain their own source maps. */
const forProduction = ({ mode }: BuildTarget) =>
  mode === 'production' ? [new ChunkIntegrityPlugin(), sourceMaps()] : [];

/** Source maps beside the scripts, for `npm run stack`. No script names its map, and no server serves it. */
const sourceMaps = () =>
  new SourceMapDevToolPlugin({
    test: /\.js$/,
    filename: '[file].map',
    append: false,
    // Without the sources, because the federation plugin writes the path of the checkout into them.
    noSources: true,
    moduleFilenameTemplate: '[resource-path]',
  });

/** Aliases that resolve a library to its slim module, as the shared scope does. */
export const slimNames = (): Record<string, string> =>
  Object.fromEntries(
    singletonsOf('shell').flatMap(({ name, slim }) => (slim ? [[`${name}$`, slim]] : [])),
  );
