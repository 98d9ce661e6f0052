import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../units/units';
import { importedPaths, type Declarations } from './declarations';
import type { Signatures } from './signatures';

/** A version of a remote, as far as types concern it. */
export interface Section {
  name: string;
  owner?: string;
  /** The exports that it uses, by module. `*` stands for all. */
  imports: Readonly<Record<string, readonly string[]>>;
  signatures: Omit<Signatures, 'styles'>;
}

/**
 * Every reason why sections do not fit the types of a host, in one line each, by the TypeScript compiler. It
 * compares in both directions: what the host gives must be usable as what the section was compiled with, and
 * what the section gives, its routes, as what the host expects. Empty if all fit.
 */
export function brokenSignatures(sections: readonly Section[], host: Declarations): string[] {
  const groups = new Map<string, Section[]>();
  for (const section of sections) {
    const { modules, files } = section.signatures;
    const key = JSON.stringify([modules, files]);
    groups.set(key, [...(groups.get(key) ?? []), section]);
  }
  return [...groups.values()].flatMap((group) => faultsOf(group, host));
}

/** One statement of the program that compares, and what its error means. */
interface Question {
  code: string;
  fault: (reason: string) => string;
}

/** The sections were compiled with the same declarations. */
function faultsOf(sections: readonly Section[], host: Declarations): string[] {
  const before = sections[0]!.signatures;
  const names = Object.keys(before.modules).filter((name) => name in host.modules);
  const head = [
    ...names.flatMap((name, index) => [
      `import type * as Before${index} from ${JSON.stringify(virtual('before', before.modules[name]!))};`,
      `import type * as Now${index} from ${JSON.stringify(virtual('now', host.modules[name]!))};`,
    ]),
    'type Item<T> = T extends readonly (infer E)[] ? Item<E> : T;',
    'type Key<T> = T extends unknown ? keyof T : never;',
    'type Get<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;',
    'type Argument<F, I extends number> = F extends (...given: infer A) => unknown ? A[I] : never;',
  ];
  const questions = sections.flatMap((section) =>
    names.flatMap((name, index) =>
      name === 'shared/contract'
        ? [givenRoutes(section, index)]
        : (section.imports[name] ?? []).flatMap((exported) =>
            !isIdentifier(exported)
              ? []
              : [
                  takenExport(section, name, index, exported),
                  ...(section.signatures.uses[name]?.[exported] ?? []).flatMap((path) =>
                    usedProperty(section, name, index, exported, path),
                  ),
                ],
          ),
    ),
  );
  const errors = errorsByLine([...head, ...questions.map(({ code }) => code)].join('\n'), {
    before,
    now: host,
  });
  return questions.flatMap(({ fault }, index) => {
    const reason = errors.get(head.length + index);
    return reason === undefined ? [] : [fault(reason)];
  });
}

/** Not `*`, which stands for a module that is used as a whole. A build that a team has sent can claim anything. */
const isIdentifier = (name: string) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default';

const called = ({ name, owner }: Section) => (owner ? `${name} (${owner})` : name);

const givenRoutes = (section: Section, index: number): Question => ({
  code: `{ const given: Now${index}.RemoteModule = null! as Before${index}.RemoteModule; given; }`,
  fault: (reason) => `the routes of ${called(section)} are not what the shell expects: ${reason}`,
});

const takenExport = (
  section: Section,
  module: string,
  index: number,
  exported: string,
): Question => ({
  code: `{ const taken: typeof Before${index}.${exported} = null! as typeof Now${index}.${exported}; taken; }`,
  fault: (reason) =>
    `${called(section)} uses ${exported} of ${module}, which is another in the shell: ${reason}`,
});

/** A property that the section gives, and that the host does not know any more. */
function usedProperty(
  section: Section,
  module: string,
  index: number,
  exported: string,
  path: string,
): Question[] {
  const [argument, ...names] = path.split('.');
  const property = names.pop();
  if (property === undefined || !/^\d+$/.test(argument ?? '')) return [];
  const known = (side: string) =>
    `Key<${names.reduce(
      (type, name) => `Item<NonNullable<Get<${type}, ${JSON.stringify(name)}>>>`,
      `Item<NonNullable<Argument<typeof ${side}${index}.${exported}, ${argument}>>>`,
    )}>`;
  const text = JSON.stringify(property);
  // True if the property was known and is not known now.
  const isLost = `${text} extends ${known('Before')} ? (${text} extends ${known('Now')} ? false : true) : false`;
  return [
    {
      code: `{ const lost: ${isLost} = false; lost; }`,
      fault: () =>
        `${called(section)} gives ${property} to ${exported} of ${module}, which the shell does not know.`,
    },
  ];
}

const QUESTIONS = 'questions.ts';
type Side = 'before' | 'now';

/** Both sides are beside `shared`, so that its packages are found; nothing is written there. */
const place = join(root, 'shared/.signatures');
const virtual = (side: Side, file: string) => `./${side}/${file.replace(/\.d\.ts$/, '')}`;

/** The errors of a program of questions by line: the innermost message of the first of each. */
function errorsByLine(text: string, sides: Record<Side, Declarations>): Map<number, string> {
  const files = new Map([[join(place, QUESTIONS), text]]);
  for (const side of ['before', 'now'] as const) {
    for (const [file, declarations] of Object.entries(sides[side].files)) {
      if (/^[\w-]+(\/[\w-]+)*\.d\.ts$/.test(file)) files.set(join(place, side, file), declarations);
    }
  }
  const program = programOf(files, unchangedFiles(sides.before, sides.now));
  const questions = program.getSourceFile(join(place, QUESTIONS))!;
  const errors = new Map<number, string>();
  for (const { start = 0, messageText } of program.getSemanticDiagnostics(questions)) {
    const { line } = ts.getLineAndCharacterOfPosition(questions, start);
    if (!errors.has(line)) errors.set(line, innermost(messageText));
  }
  return errors;
}

/**
 * The files that are the same on both sides, with everything that they import. Both sides take them from one: the
 * compiler would not come to an end of comparing two copies of a type that refers to itself, such as the names of fields.
 */
function unchangedFiles(before: Declarations, now: Declarations): ReadonlySet<string> {
  const same = new Set(
    Object.keys(now.files).filter((file) => before.files[file] === now.files[file]),
  );
  for (let count = -1; count !== same.size;) {
    count = same.size;
    for (const file of same) {
      const imported = ts
        .preProcessFile(now.files[file]!)
        .importedFiles.flatMap(({ fileName }) => importedPaths(file, fileName));
      if (imported.some((path) => path in now.files && !same.has(path))) same.delete(file);
    }
  }
  return same;
}

function innermost(message: string | ts.DiagnosticMessageChain): string {
  const lines = ts.flattenDiagnosticMessageText(message, '\n').split('\n');
  return (
    lines
      .at(-1)!
      .trim()
      .replace(/import\("[^"]*"\)\./g, '')
      // A module as a whole, without the folder of this machine.
      .replace(/typeof import\("[^"]*\.signatures\/\w+\/([^"]*)"\)/g, 'shared/$1')
  );
}

/** The libraries of the language and the packages do not change while a process runs. */
const read = new Map<string, ts.SourceFile | undefined>();

function programOf(files: ReadonlyMap<string, string>, unchanged: ReadonlySet<string>): ts.Program {
  const options: ts.CompilerOptions = {
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: [] },
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  const packages = ts.createModuleResolutionCache(root, (name) => name, options);
  host.getSourceFile = (file, language) => {
    const text = files.get(file);
    if (text !== undefined) return ts.createSourceFile(file, text, language);
    if (!read.has(file)) read.set(file, getSourceFile(file, language));
    return read.get(file);
  };
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      const resolvedFileName = ownFile(text, from, files, unchanged);
      if (resolvedFileName) {
        return { resolvedModule: { resolvedFileName, extension: ts.Extension.Dts } };
      }
      // The packages that `shared` needs, wherever npm has installed them.
      if (!from.startsWith(place))
        return ts.resolveModuleName(text, from, options, ts.sys, packages);
      const asked = join(root, 'shared/src/index.ts');
      const found = ts.resolveModuleName(text, asked, options, ts.sys, packages);
      // Otherwise the compiler would take everything from it for right.
      if (!found.resolvedModule) throw new Error(`The types of ${text} are not installed.`);
      return found;
    });
  return ts.createProgram([join(place, QUESTIONS)], options, host);
}

function ownFile(
  name: string,
  from: string,
  files: ReadonlyMap<string, string>,
  unchanged: ReadonlySet<string>,
): string | undefined {
  if (!from.startsWith(place)) return undefined;
  const [side = ''] = from.slice(place.length + 1).split('/');
  const folder = side === QUESTIONS ? place : join(place, side);
  return importedPaths(from.slice(folder.length + 1), name)
    .map((path) => join(unchanged.has(path) ? join(place, 'before') : folder, path))
    .find((path) => files.has(path));
}
