import { join } from 'node:path';
import { root } from '../units/units';
import { installedVersion } from '../units/packages';

/**
 * The only list of the shared modules that the host provides to every remote. A remote that imports
 * another package bundles its own copy. `slim` names the host's re-export module of a library that would
 * otherwise be shipped as a whole. A `late` module is loaded with the first page or the first action that
 * needs it.
 */
const modules: readonly { name: string; slim?: string; late?: true }[] = [
  { name: 'react' },
  { name: 'react/jsx-runtime' },
  { name: 'react-dom' },
  { name: 'react-router-dom', slim: './shared/src/navigation/react-router-dom.ts' },
  { name: 'shared/store' },
  { name: 'shared/calls' },
  { name: 'shared/api', late: true },
  { name: 'shared/toast' },
  { name: 'shared/forms' },
  { name: 'shared/ui' },
];

export interface Singleton {
  name: string;
  /** The version installed for the unit. */
  version: string;
  /** Absolute path of the host's re-export module. */
  slim?: string;
  /** Whether it is a separate script that is loaded only when it is needed. */
  late: boolean;
}

export const singletonNames: readonly string[] = modules.map(({ name }) => name);

/** The shared modules with the versions that a unit is built against. */
export const singletonsOf = (unit: string): Singleton[] =>
  modules.map(({ name, slim, late = false }) => ({
    name,
    late,
    version: installedVersion(name.split('/')[0]!, unit),
    ...(slim ? { slim: join(root, slim) } : {}),
  }));

/** The part of the federation runtime that a remote takes from the host, outside the shared scope. */
export const federationRuntime: Singleton = {
  name: '@module-federation/webpack-bundler-runtime',
  version: installedVersion('@module-federation/webpack-bundler-runtime', 'shell'),
  late: false,
};

/**
 * The range that a remote requires of the host: the same major version, and not an older minor one. A patch more
 * or less adds nothing that a remote could use. Of `shared` there is none: its signatures decide.
 */
export const requiredRange = ({ name, version }: Singleton): string | false =>
  !name.startsWith('shared/') && `^${version.split('.').slice(0, 2).join('.')}.0`;

// The host's entries are generated from the list. They are `data:` modules instead of files, so that the
// sources contain no generated files. Their imports are relative to the root of the repository.
const asModule = (lines: readonly string[]) => `data:text/javascript,${lines.join('')}`;

/** Imports every shared module: the host provides a module only after something imports it by name. */
export const provideSingletons = asModule(modules.map(({ name }) => `import '${name}';`));

const namesOf = (isLate: boolean) =>
  modules.filter(({ late = false }) => late === isLate).map(({ name }) => name);

/**
 * The host's script. It evaluates in several tasks: first `first.ts`, then each shared module, react-dom's
 * client (the largest library), and the host itself. In a single task, a cheap phone would be busy for more
 * than half a second. `eager` keeps everything in one file.
 */
export const hostEntry = asModule([
  "import './shell/src/first-page/first.ts';",
  "import { inTurn } from './shell/src/shared-scope/in-turn.ts';",
  `void inTurn([${[...namesOf(false), 'react-dom/client', './shell/src/main.tsx']
    .map((name) => `() => import(/* webpackMode: 'eager' */ '${name}')`)
    .join(', ')}]);`,
  // The host provides a late module also where nothing of the host itself uses it.
  `export const late = () => [${namesOf(true)
    .map((name) => `import('${name}')`)
    .join(', ')}];`,
]);

/** The host's server bundle: its own exports, and the modules for a remote's `require`. */
export const serverWithSingletons = asModule([
  ...modules.map(({ name, slim }, index) => `import * as m${index} from '${slim ?? name}';`),
  `export const singletons = { ${modules.map(({ name }, index) => `'${name}': m${index}`).join(', ')} };`,
  "export * from './shell/src/server.tsx';",
]);
