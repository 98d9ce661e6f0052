import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow, readJson, writeFileAtomic, writeJson } from 'node-shared/files';
import ts from 'typescript';
import { compiler, packageFolder } from '../units/packages';
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
  mkdirSync(join(kept, '..'), { recursive: true });
  const files = compile(Object.values(modules));
  const declarations = declarationsOf({ modules, files }, Object.keys(modules));
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
  const rootDir = join(root, 'shared/src');
  const folder = mkdtempSync(join(root, '.cache/declarations-'));
  const outDir = join(folder, 'types');
  const emit = { composite: false, declaration: true, noCheck: true, removeComments: true };
  const needed = ['assets.d.ts', 'build-environment.d.ts'];
  writeJson(join(folder, 'tsconfig.json'), {
    extends: join(root, 'tsconfig.browser.json'),
    compilerOptions: { ...emit, rootDir, outDir },
    include: [],
    files: [...entries.map((entry) => entry.replace(/\.d\.ts$/, '.ts')), ...needed].map((file) =>
      join(rootDir, file),
    ),
  });
  try {
    execFileSync(process.execPath, [compiler, '-p', folder]);
    return Object.fromEntries(
      filesBelow(outDir).map((file) => [file, readFileSync(join(outDir, file), 'utf8')]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
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
