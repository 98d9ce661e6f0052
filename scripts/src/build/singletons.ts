import { join } from 'node:path';
import { root } from '../units';
import { installedVersion } from './packages';

/**
 * What the host provides to every remote, once: the only list of shared modules. A remote that
 * imports anything else bundles its own copy. `slim` names the host's re-export module of a library
 * that would otherwise be shipped whole. What is `late` comes with the first page, or the first action,
 * that asks for it.
 */
const modules: readonly { name: string; slim?: string; late?: true }[] = [
  { name: 'react' },
  { name: 'react/jsx-runtime' },
  { name: 'react-dom' },
  { name: 'react-router-dom', slim: './shell/src/shared-scope/react-router-dom.ts' },
  { name: 'shared/store' },
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
  /** A script of its own, which no first visit waits for. */
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

/** The half of the federation runtime that a remote takes from the host, outside the shared scope. */
export const federationRuntime: Singleton = {
  name: '@module-federation/webpack-bundler-runtime',
  version: installedVersion('@module-federation/webpack-bundler-runtime', 'shell'),
  late: false,
};

/** What a remote built now asks of the host: the same major version. */
export const requiredRange = ({ version }: Singleton) => `^${version}`;

// The host's entries are written from the list. They are `data:` modules rather than files, so
// that nothing generated lies among the sources; their imports start at the root of the repository.
const asModule = (lines: readonly string[]) => `data:text/javascript,${lines.join('')}`;

/** A shared module is provided only once something in the host asks for it by name. */
export const provideSingletons = asModule(modules.map(({ name }) => `import '${name}';`));

const eagerNames = modules.filter(({ late }) => !late).map(({ name }) => name);

/**
 * The host's script: what has to come first, then each shared module, the largest library besides, and
 * the host itself, evaluated in several tasks. In one, a cheap phone is busy with them for more than
 * half a second. `eager` keeps all of it in one file.
 */
export const hostEntry = asModule([
  "import './shell/src/start/first.ts';",
  "import { inTurn } from './shell/src/in-turn.ts';",
  `void inTurn([${[...eagerNames, 'react-dom/client', './shell/src/main.tsx']
    .map((name) => `() => import(/* webpackMode: 'eager' */ '${name}')`)
    .join(', ')}]);`,
]);

/** The host's server bundle: what it exports itself, and the modules for a remote's `require`. */
export const serverWithSingletons = asModule([
  ...modules.map(({ name, slim }, index) => `import * as m${index} from '${slim ?? name}';`),
  `export const singletons = { ${modules.map(({ name }, index) => `'${name}': m${index}`).join(', ')} };`,
  "export * from './shell/src/server.tsx';",
]);
