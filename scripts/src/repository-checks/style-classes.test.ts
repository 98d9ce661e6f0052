import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { filesBelow } from 'node-shared/files';
import { remoteNames, root } from '../units/units';

/* The linter checks that each class that a component names exists (scripts/lint-rules.mjs). This test checks the
   reverse. */

const filesOf = (kind: RegExp) =>
  ['shared', 'shell', ...remoteNames].flatMap((unit) =>
    filesBelow(join(root, unit, 'src'))
      .filter((file) => kind.test(basename(file)))
      .map((file) => join(root, unit, 'src', file)),
  );

const groupsOf = (sheet: string) => {
  const rules = readFileSync(sheet, 'utf8')
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/url\([^)]*\)/g, '');
  return new Set([...rules.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name!));
};

// A browser of .browserslistrc that lacks such a function draws no background at all where it stands beside a `var()`:
// the light words of a dark band are then on parchment.
test('no style sheet mixes or computes a colour', () => {
  const lacking = /\b(color-mix|light-dark|color|oklch|oklab|lch|lab)\(|\bfrom (?=var|#)/;
  const found = filesOf(/\.css$/).filter((sheet) => lacking.test(readFileSync(sheet, 'utf8')));
  expect(found.map((sheet) => relative(root, sheet))).toEqual([]);
});

// Firefox 115 knows no `:has()`, and leaves out a rule with any selector that it does not know.
test('a selector with :has() stands alone', () => {
  const beside = /[^{};]*(?:,[^{};]*:has\(|:has\([^()]*\)[^{};()]*,)[^{};]*\{/;
  const found = filesOf(/\.css$/).filter((sheet) =>
    beside.test(readFileSync(sheet, 'utf8').replace(/\/\*[^]*?\*\//g, '')),
  );
  expect(found.map((sheet) => relative(root, sheet))).toEqual([]);
});

interface Use {
  sheet: string;
  names: string[];
  /** Whether a class is chosen at run time, `styles[tone]`, or by another file, which gets all: `{ styles }`. */
  isDynamic: boolean;
}

function usesIn(file: string): Use[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].map(
    ([, variable, path]) => ({
      sheet: resolve(dirname(file), path!),
      names: [...source.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(
        ([, name]) => name!,
      ),
      isDynamic: source.includes(`${variable}[`) || new RegExp(`[{,] ${variable} }`).test(source),
    }),
  );
}

const uses = filesOf(/^(?!.*\.test\.).*\.tsx?$/).flatMap(usesIn);

test('every class of a style sheet is named by a component', () => {
  expect(uses.length).toBeGreaterThan(100);
  const unused = filesOf(/\.module\.css$/).flatMap((sheet) => {
    const own = uses.filter((use) => use.sheet === sheet);
    if (own.some(({ isDynamic }) => isDynamic)) return [];
    const named = new Set(own.flatMap(({ names }) => names));
    return [...groupsOf(sheet)]
      .filter((name) => !named.has(name))
      .map((name) => `${relative(root, sheet)}: nothing names .${name}`);
  });
  expect(unused).toEqual([]);
});
