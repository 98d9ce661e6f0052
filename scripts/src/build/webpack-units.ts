import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { join } from 'node:path';
import { SourceMapDevToolPlugin, type Configuration } from 'webpack';
import { chunkListName, ENTRY_FILE, FEDERATION_RUNTIME } from 'shared/remote';
import { globalName, unitFolder } from '../units';
import { packageFile } from './packages';
import { ChunkAttemptPlugin } from './chunk-attempt';
import { ChunkIntegrityPlugin } from './chunk-integrity';
import { ReferencedExportsPlugin } from './referenced-exports';
import { RoutesInEntryPlugin } from './routes-in-entry';
import { StableModuleIdsPlugin } from './stable-module-ids';
import {
  hostEntry,
  provideSingletons,
  requiredRange,
  serverWithSingletons,
  singletonNames,
  singletonsOf,
} from './singletons';
import { baseConfig, CHUNK_LOAD_TIMEOUT, type BuildTarget } from './webpack-base';

// Federation is @module-federation/enhanced throughout: decided for this product, not up for saving.

/** What the federation plugin lets every build begin with; the host has it for all. */
const federationRuntime = require
  .resolve('@module-federation/webpack-bundler-runtime/bundler')
  .replaceAll('\\', '/');

/** Half of the federation runtime is for needs this site does not have. */
const runtimeOptimization = {
  disableSnapshot: true,
  // The host asks a remote's container itself (shell/src/remotes/federation.ts).
  disableRemote: true,
  target: 'web',
} as const;

/** The host: everything shared is provided eagerly, so no asynchronous bootstrap hop. */
export function shellWeb(target: BuildTarget): Configuration {
  const base = baseConfig(target, 'web');
  return {
    ...base,
    target: ['web', 'es2022'],
    entry: { main: hostEntry },
    output: scripts(base, target),
    // What is loaded later is one script each.
    optimization: { ...base.optimization, splitChunks: false },
    resolve: {
      ...base.resolve,
      alias: { ...base.resolve?.alias, ...slimAliases(), ...oneRuntimeCopy() },
    },
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
        // For remotes of a time when the host gave no more of the runtime than this.
        experiments: { provideExternalRuntime: true, optimization: runtimeOptimization },
      }),
      ...forProduction(target),
    ],
  };
}

/** Name of the chunk that holds the exposed module. */
export const ROUTES_CHUNK = 'routes';

/** A remote: exposes `./routes`, takes everything shared from the host. */
export function remoteWeb(target: BuildTarget): Configuration {
  const base = baseConfig(target, 'web');
  const routes = join(unitFolder(target.unit), 'src/routes.ts');
  return {
    ...base,
    target: ['web', 'es2022'],
    entry: {},
    output: scripts(base, target),
    externals: { [federationRuntime]: `global ${FEDERATION_RUNTIME}` },
    // A page is one script: a piece shared by two pages has to be large to be worth a request.
    optimization: { ...base.optimization, splitChunks: { minSize: 60_000 } },
    plugins: [
      ...(base.plugins ?? []),
      new StableModuleIdsPlugin(),
      new ModuleFederationPlugin({
        name: globalName(target.unit),
        filename: ENTRY_FILE,
        exposes: {
          './routes': {
            // A file that does not compile lets go of what it imports: kept here, it comes back at once.
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
      new ChunkAttemptPlugin(),
      new RoutesInEntryPlugin(globalName(target.unit), ROUTES_CHUNK),
      new ReferencedExportsPlugin(singletonNames),
    ],
  };
}

/** The host's half of prerendering: one file that renders, and hands out its singletons. */
export function shellServer(target: BuildTarget): Configuration {
  // Everything is bundled: the published file must not need node_modules.
  const config = serverConfig(target, serverWithSingletons);
  return {
    ...config,
    resolve: { ...config.resolve, alias: { ...config.resolve?.alias, ...slimAliases() } },
  };
}

/** A remote's half of prerendering: takes the host's singletons through `require`. */
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

function scripts(base: Configuration, { publicPath }: BuildTarget): Configuration['output'] {
  return {
    ...base.output,
    filename: 'js/[name].[contenthash:8].js',
    chunkFilename: 'js/[name].[contenthash:8].js',
    // Two versions of one remote can meet in a page: after a fallback, or in a tab left open.
    chunkLoadingGlobal: chunkListName(publicPath),
    chunkLoadTimeout: CHUNK_LOAD_TIMEOUT,
    crossOriginLoading: 'anonymous',
    // Where a browser wants addresses of scripts from a policy; others go on without one.
    trustedTypes: { policyName: 'unit-files', onPolicyCreationFailure: 'continue' },
  };
}

/** Hot updates replace files that have a hash already, and come with their maps. */
const forProduction = ({ mode }: BuildTarget) =>
  mode === 'production' ? [new ChunkIntegrityPlugin(), sourceMaps()] : [];

/** Kept beside the scripts for `npm run stack`; no script names its map, and no server gives it out. */
const sourceMaps = () =>
  new SourceMapDevToolPlugin({
    test: /\.js$/,
    filename: '[file].map',
    append: false,
    // Not the text, in which the federation plugin names the folder of the checkout.
    noSources: true,
    moduleFilenameTemplate: '[resource-path]',
  });

/** Lets a slim module reach the library whose name it takes over. */
function slimAliases(): Record<string, string> {
  return Object.fromEntries(
    singletonsOf('shell')
      .filter(({ slim }) => slim)
      .map(({ name }) => [`whole-${name}$`, packageFile(name, 'dist/index.mjs', 'shell')]),
  );
}

/** The provided runtime is bundled as CommonJS and as ES module unless both names meet in one file. */
function oneRuntimeCopy(): Record<string, string> {
  return Object.fromEntries(
    ['runtime-core', 'sdk'].map((name) => {
      const specifier = `@module-federation/${name}`;
      const esm = require.resolve(specifier).replace(/\.cjs$/, '.js');
      return [`${specifier}$`, esm];
    }),
  );
}
