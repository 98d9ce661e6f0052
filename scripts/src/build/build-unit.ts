import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  ENTRY_FILE,
  toRouteManifest,
  toWidgetManifest,
  unitAddress,
  type RemoteRoute,
} from 'shared/contract';
import { listedLinks } from 'shared/model/additions';
import webpack, { type Configuration, type StatsCompilation } from 'webpack';
import { english, languages, type Language } from 'shared/model/language';
import type { BuildSettings } from '../settings';
import { root, packageOf, unitFolder } from '../units/units';
import { describeFiles, integrityOf, writeCompressed } from '../units/files';
import type { Calls } from 'node-shared/api-calls';
import { filesBelow, readJson, writeFileAtomic, writeJson } from 'node-shared/files';
import { withFolderLock } from 'node-shared/folder-lock';
import {
  isShell,
  manifestFile,
  routeAssets,
  type BuiltPage,
  type RemoteManifest,
  type ShellManifest,
  type UnitManifest,
} from '../units/manifest';
import { IMPORTS_FILE, type SharedUse } from './plugins/referenced-exports';
import { loadShellServer, readRoutes } from './read-routes';
import { packageFolder } from '../units/packages';
import { revisionOf } from '../units/revision';
import { federationRuntime, requiredRange, singletonsOf } from './singletons';
import {
  buildHere,
  distFolder,
  lastBuild,
  recordFile,
  type BuildRecord,
  type BuiltUnit,
} from '../units/built';
import { buildInputs, sharedHash } from '../units/inputs';
import { callsIn } from '../signatures/calls';
import { writeHostSignatures, writeRemoteSignatures } from '../signatures/write';
import { stampVersion, UNKNOWN_VERSION, versionOf } from './deliverable';
import {
  remoteServer,
  remoteWeb,
  ROUTES_CHUNK,
  shellServer,
  shellWeb,
  shellWorker,
} from './webpack/webpack-units';
import type { BuildTarget } from './webpack/webpack-base';

/**
 * Builds one unit for browser and server, or reuses its build if nothing that it was made from has changed. The
 * version is a hash of what the build delivers, so a change that alters no byte gives the same version.
 */
export async function buildUnit(unit: string, settings: BuildSettings): Promise<BuiltUnit> {
  const dist = distFolder(unit);
  mkdirSync(dist, { recursive: true });
  // Two builds would replace each other while somebody copies the first; who waits finds the unit built.
  const inUse = `${unit} is being built by another process: try again when it is done.`;
  return withFolderLock(
    dist,
    { timeoutMs: 600_000, inUse },
    async () => buildHere(unit, settings) ?? (await build(unit, dist, settings)),
  );
}

async function build(unit: string, dist: string, settings: BuildSettings): Promise<BuiltUnit> {
  // Read before the build: a file that changes meanwhile makes the next build.
  const inputs = buildInputs(unit, settings);
  const draft = join(dist, '.draft');
  rmSync(draft, { recursive: true, force: true });
  try {
    const spoken = languagesOf(unit);
    const folderOf = ({ prefix }: Language) => join(draft, prefix);
    const target = (language: Language, output: string): BuildTarget => ({
      unit,
      mode: 'production',
      settings,
      language,
      publicPath: unitAddress(unit, UNKNOWN_VERSION, language.prefix),
      output,
    });
    const stats = await run([
      ...spoken.flatMap((language) => {
        const folder = folderOf(language);
        return [
          (isShell(unit) ? shellWeb : remoteWeb)(target(language, join(folder, 'web'))),
          (isShell(unit) ? shellServer : remoteServer)(target(language, folder)),
        ];
      }),
      ...(isShell(unit) ? [shellWorker(target(english, join(draft, 'web')))] : []),
    ]);
    const { owner, version: packageVersion } = packageOf(unit);
    const declarations = spoken.map((language, index) => {
      const folder = folderOf(language);
      const web = stats[2 * index]!;
      const own = isShell(unit)
        ? shellDeclaration(folder, web, settings)
        : remoteDeclaration(unit, folder, web);
      return { ...own, owner, packageVersion };
    });
    const files = join(unitFolder(unit), 'public');
    if (existsSync(files)) cpSync(files, join(draft, 'public'), { recursive: true });
    const version = versionOf(draft, declarations);
    stampVersion(draft, version);
    const others = spoken.map(({ code }) => code).filter((code) => code !== english.code);
    for (const [index, language] of spoken.entries()) {
      const folder = folderOf(language);
      const web = join(folder, 'web');
      const earlier = join(dist, lastBuild(unit)?.version ?? '', language.prefix, 'web');
      await writeCompressed(web, { earlier });
      writeJson(join(folder, manifestFile(unit)), {
        ...declarations[index]!,
        ...(language === english
          ? others.length > 0 && { languages: others }
          : { language: language.code }),
        version,
        files: describeFiles(web),
        server: integrityOf(readFileSync(join(folder, 'server.cjs'))),
      });
    }
    const sources = sharedHash(inputs);
    const declared = declarations[0]!;
    if ('imports' in declared) {
      writeRemoteSignatures(
        unit,
        draft,
        singletonsOf(unit),
        sources,
        Object.keys(declared.imports),
      );
    } else {
      writeHostSignatures(draft, singletonsOf(unit), sources);
    }
    for (const old of readdirSync(dist)) {
      if (!/^\.(draft$|lock)/.test(old)) rmSync(join(dist, old), { recursive: true, force: true });
    }
    const folder = join(dist, version);
    renameSync(draft, folder);
    const record: BuildRecord = { version, inputs };
    writeFileAtomic.sync(recordFile(unit), JSON.stringify(record));
    return { unit, version, folder, revision: revisionOf(unit), reused: false };
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** The languages of a unit: English, and each in which it has a file. The host is in all of them. */
export function languagesOf(unit: string): Language[] {
  const files = filesBelow(join(unitFolder(unit), 'src'));
  return languages.filter(
    ({ code }) =>
      code === english.code || isShell(unit) || files.some((file) => file.includes(`.${code}.ts`)),
  );
}

async function run(configurations: Configuration[]): Promise<StatsCompilation[]> {
  const compiler = webpack(configurations);
  // What one configuration has read of the disk, the others need, too.
  compiler.inputFileSystem = compiler.compilers[0]!.inputFileSystem!;
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats) throw new Error('webpack gave no result.');
  if (stats.hasErrors() || stats.hasWarnings()) {
    throw new Error(stats.toString({ preset: 'errors-warnings', colors: false }));
  }
  const chunks = { chunks: true, chunkGroups: true, chunkModules: true, cachedModules: true };
  return stats.toJson({ all: false, assets: true, ids: true, ...chunks }).children ?? [];
}

/** The part of a manifest that only this kind of unit has. */
type Declaration<T extends UnitManifest> = Omit<
  T,
  'version' | 'files' | 'server' | 'owner' | 'packageVersion'
>;

function shellDeclaration(
  draft: string,
  stats: StatsCompilation,
  settings: BuildSettings,
): Declaration<ShellManifest> {
  const { singletons: provided, contract } = loadShellServer(join(draft, 'server.cjs'));
  const singletons = singletonsOf('shell');
  return {
    name: 'shell',
    contract,
    // The sections use these calls of `shared` through the host.
    calls: callsIn(packageFolder('shared', 'shell')),
    provides: {
      ...Object.fromEntries(
        singletons.map(({ name, version: provides, late }) => [
          name,
          {
            version: provides,
            exports: Object.keys(provided[name]!).sort(),
            ...(late && { late: { js: lateScripts(name, stats) } }),
          },
        ]),
      ),
      [federationRuntime.name]: { version: federationRuntime.version, exports: [] },
    },
    settings,
    ...routeAssets(stats, 'main'),
  };
}

function remoteDeclaration(
  unit: string,
  draft: string,
  stats: StatsCompilation,
): Declaration<RemoteManifest> {
  const { imports, chunks } = readJson<SharedUse>(join(draft, 'web', IMPORTS_FILE));
  rmSync(join(draft, 'web', IMPORTS_FILE));
  const exposed = routeAssets(stats, ROUTES_CHUNK);
  const late = singletonsOf(unit).flatMap((singleton) => (singleton.late ? singleton.name : []));
  const builtPage = (id: string): Pick<BuiltPage, 'assets' | 'late'> => {
    const chunk = id.replaceAll('/', '-');
    return {
      assets: routeAssets(stats, chunk),
      late: late.filter((name) => chunks[chunk]?.includes(name)),
    };
  };
  const { contract, name, label, userMenu, origins, routes, slots, widgets } = readRoutes(
    unit,
    join(draft, 'server.cjs'),
  );
  if (name !== unit) {
    throw new Error(`${unit}/src/routes.ts: the remote calls itself ${name}; name it ${unit}.`);
  }
  for (const [key, exported] of Object.entries({ origins, slots, widgets })) {
    if (exported || !declares(unit, key)) continue;
    throw new Error(
      `${unit}/src/routes.ts: ${key} are declared and not exported; add ${key} to "export const { … } = defineRemote".`,
    );
  }
  return {
    contract,
    name,
    label,
    userMenu,
    ...(origins && { origins }),
    requires: Object.fromEntries(
      [
        ...singletonsOf(unit).filter((singleton) => singleton.name in imports),
        federationRuntime,
      ].flatMap((singleton) => {
        const range = requiredRange(singleton);
        return range ? [[singleton.name, range]] : [];
      }),
    ),
    imports,
    calls: withPages(callsIn(join(unitFolder(unit), 'src')), [
      ...routes.flatMap((route) => [route, ...(route.children ?? [])]),
      ...(widgets ?? []),
    ]),
    exposed: { ...exposed, js: exposed.js.filter((file) => file !== ENTRY_FILE) },
    routes: routes.map((route) => {
      const manifest = toRouteManifest(route);
      return {
        ...manifest,
        prerender: ownPaths(route),
        ...builtPage(route.id),
        children: manifest.children.map((child) => ({ ...child, ...builtPage(child.id) })),
      };
    }),
    links: listedLinks(routes),
    ...(slots && { slots }),
    ...(widgets && {
      widgets: widgets.map((widget) => ({
        ...toWidgetManifest(widget),
        takes: widget.takes,
        assets: builtPage(widget.id).assets,
      })),
    }),
  };
}

/** Names the pages and widgets in place of their chunks. */
const withPages = (calls: Calls, pages: readonly { id: string }[]): Calls =>
  Object.fromEntries(
    Object.entries(calls).map(([call, chunks]) => [
      call,
      pages.flatMap(({ id }) => (chunks.includes(id.replaceAll('/', '-')) ? id : [])),
    ]),
  );

/** The name of an export that is not taken over would be no error. */
const declares = (unit: string, key: string): boolean =>
  new RegExp(`^\\s*${key}:`, 'm').test(
    readFileSync(join(unitFolder(unit), 'src/routes.ts'), 'utf8'),
  );

/** The script of a late singleton: that of the chunk with its file. */
function lateScripts(name: string, stats: StatsCompilation): string[] {
  const module = join(root, `${name.replace('/', '/src/')}/index.ts`);
  const files = (stats.chunks ?? [])
    .filter(({ modules }) => modules?.some((each) => each.nameForCondition === module))
    .flatMap(({ files }) => files ?? [])
    .filter((file) => file.endsWith('.js'));
  if (files.length !== 1) throw new Error(`shell: no script of ${name} was built.`);
  return files;
}

/** The prerendered paths that a route names itself; paths of products come from the catalogue. */
function ownPaths({ path, prerender }: RemoteRoute): string[] {
  if (prerender === true) return path.includes(':urlTitle') ? [] : [path];
  return [...(prerender || [])];
}
