import { existsSync, mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readJson, writeFileAtomic } from 'node-shared/files';
import ts from 'typescript';
import { packageFolder } from '../units/packages';
import { root, standsAlone } from '../units/units';

/** The types of modules, as TypeScript declarations without comments. */
export interface Declarations {
  /** The file of each module, by the name with which it is imported. */
  modules: Record<string, string>;
  /** The text of each file; the paths are relative to the folder of the sources of `shared`. */
  files: Record<string, string>;
}

/** The file of the package `shared` with the declarations that a host of the same sources gives. */
export const DECLARATIONS_FILE = 'declarations.json';

/** What the host gives to the remotes, and what it expects of them. */
export const CONTRACT_MODULE = 'shared/contract';

/** A module that the host provides; `slim` is the path of its own file for a library. */
export interface Provided {
  name: string;
  slim?: string;
}

/**
 * The declarations of the modules of `shared` that a host of this checkout gives, and of the contract. They are
 * compiled once for one state of the sources, which `hash` names; a folder outside the repository has them in
 * its package.
 */
export function sharedDeclarations(
  unit: string,
  provided: readonly Provided[],
  hash: string,
): Declarations {
  if (standsAlone) {
    // Not its declarations for editors: their comments would make each comparison compile the types.
    const packed = join(packageFolder('shared', unit), DECLARATIONS_FILE);
    return readJson<Declarations>(packed, 'Install shared and remote-kit from the same site.');
  }
  const modules = Object.fromEntries(
    [...provided, { name: CONTRACT_MODULE }].flatMap((module) => {
      const file = fileOf(module);
      return file ? [[module.name, file]] : [];
    }),
  );
  const kept = join(root, `.cache/declarations/${hash}.json`);
  if (existsSync(kept)) return readJson<Declarations>(kept);
  const files = compile(Object.values(modules));
  const declarations = declarationsOf({ modules, files }, Object.keys(modules));
  mkdirSync(join(kept, '..'), { recursive: true });
  writeFileAtomic.sync(kept, JSON.stringify(declarations));
  return declarations;
}

/** Packages that the host provides as they are have declarations of their own. */
function fileOf({ name, slim }: Provided): string | null {
  if (slim) return relative(join(root, 'shared/src'), slim).replace(/\.ts$/, '.d.ts');
  return name.startsWith('shared/') ? `${name.replace('shared/', '')}/index.d.ts` : null;
}

/** Without checking the types: `npm run types` does that. */
function compile(entries: readonly string[]): Record<string, string> {
  const sources = join(root, 'shared/src');
  const file = join(root, 'tsconfig.browser.json');
  const { options } = ts.getParsedCommandLineOfConfigFile(
    file,
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: () => {},
    },
  )!;
  const program = ts.createProgram(
    [
      ...entries.map((entry) => join(sources, entry.replace(/\.d\.ts$/, '.ts'))),
      ...['assets.d.ts', 'build-environment.d.ts'].map((file) => join(sources, file)),
    ],
    {
      ...options,
      composite: false,
      declaration: true,
      noCheck: true,
      removeComments: true,
      rootDir: sources,
    },
  );
  const files: Record<string, string> = {};
  const { outDir = '' } = options;
  program.emit(undefined, (file, text) => (files[relative(outDir, file)] = text), undefined, true);
  return files;
}

/** The declarations of some modules only, with the files that they need. */
export function declarationsOf(
  { modules, files }: Declarations,
  names: readonly string[],
): Declarations {
  const needed = new Set<string>();
  const add = (file: string) => {
    const text = files[file];
    if (text === undefined || needed.has(file)) return;
    needed.add(file);
    for (const { fileName } of ts.preProcessFile(text).importedFiles) {
      for (const path of importedPaths(file, fileName)) add(path);
    }
  };
  const own = Object.fromEntries(Object.entries(modules).filter(([name]) => names.includes(name)));
  Object.values(own).forEach(add);
  return {
    modules: own,
    files: Object.fromEntries(Object.entries(files).filter(([file]) => needed.has(file))),
  };
}

/** The paths that an import of one of these files can mean; none for a package. */
export function importedPaths(from: string, name: string): string[] {
  const base = name.startsWith('shared/')
    ? name.replace('shared/', '')
    : name.startsWith('.')
      ? join(from, '..', name)
      : null;
  return base === null ? [] : [`${base}.d.ts`, `${base}/index.d.ts`];
}
