import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { remoteNames, root } from '../units';

/**
 * The types know of no class: `styles.crad` is `undefined`, and the page loses its looks without a
 * word. Here each class that a component names is looked up in its style sheet, and the other way.
 */
const filesOf = (kind: RegExp) =>
  ['shared', 'shell', ...remoteNames].flatMap((unit) =>
    readdirSync(join(root, unit, 'src'), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && kind.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );

const classesOf = (sheet: string) => {
  const rules = readFileSync(sheet, 'utf8')
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/url\([^)]*\)/g, '');
  return new Set([...rules.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name!));
};

interface Use {
  file: string;
  sheet: string;
  names: string[];
  /** Whether some class is chosen by a value: `styles[tone]`. */
  isDynamic: boolean;
}

function usesIn(file: string): Use[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].map(
    ([, variable, path]) => ({
      file: relative(root, file),
      sheet: resolve(dirname(file), path!),
      names: [...source.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(
        ([, name]) => name!,
      ),
      isDynamic: source.includes(`${variable}[`),
    }),
  );
}

const uses = filesOf(/^(?!.*\.test\.).*\.tsx?$/).flatMap(usesIn);

test('every class that a component names is in its style sheet', () => {
  expect(uses.length).toBeGreaterThan(100);
  const missing = uses.flatMap(({ file, sheet, names }) => {
    const classes = classesOf(sheet);
    return names
      .filter((name) => !classes.has(name))
      .map((name) => `${file}: ${relative(root, sheet)} has no .${name}`);
  });
  expect(missing).toEqual([]);
});

test('every class of a style sheet is named by a component', () => {
  const unused = filesOf(/\.module\.css$/).flatMap((sheet) => {
    const own = uses.filter((use) => use.sheet === sheet);
    if (own.some(({ isDynamic }) => isDynamic)) return [];
    const named = new Set(own.flatMap(({ names }) => names));
    return [...classesOf(sheet)]
      .filter((name) => !named.has(name))
      .map((name) => `${relative(root, sheet)}: nothing names .${name}`);
  });
  expect(unused).toEqual([]);
});
