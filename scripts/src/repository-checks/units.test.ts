import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { filesBelow, readJson } from 'node-shared/files';
import { english } from 'shared/model/language';
import { singletonNames, singletonsOf } from '../build/singletons';
import { remoteWeb } from '../build/webpack/webpack-units';
import { buildSettings } from '../settings';
import { packageOf, remoteNames, root } from '../units/units';
import { CODE_OWNERS, codeOwners } from './code-owners';

const sources = (unit: string, kind: RegExp) =>
  filesBelow(join(root, unit, 'src'))
    .filter((file) => kind.test(basename(file)))
    .map((file) => join(root, unit, 'src', file));

test.each(remoteNames)('%s exposes one module and bundles no shared module', (unit) => {
  const { plugins = [] } = remoteWeb({
    unit,
    mode: 'production',
    settings: buildSettings({}),
    language: english,
    publicPath: '/',
    output: root,
  });
  const [federation = {}] = plugins.map(optionsOf).filter((options) => 'exposes' in options);
  const { exposes, shared } = federation;
  expect(Object.keys(exposes as object)).toEqual(['./routes']);
  expect(Object.keys(shared as object)).toEqual(singletonNames);
  for (const each of Object.values(shared as object)) {
    expect(each).toMatchObject({ import: false, singleton: true });
  }
});

const optionsOf = (plugin: unknown) =>
  (plugin as { _options?: Record<string, unknown> })._options ?? {};

test.each(['shell', ...remoteNames])('%s names its owner', (unit) => {
  expect(packageOf(unit).owner).toMatch(/\S/);
});

test(`${CODE_OWNERS} is made from the owners: node scripts/run.mjs code-owners`, () => {
  expect(readFileSync(join(root, CODE_OWNERS), 'utf8')).toBe(codeOwners());
});

/**
 * Endpoints of RTK Query and calls of `send`. Of two endpoints with the same name, RTK Query keeps the first,
 * even if they belong to different units; and a report of a failed call names only the call.
 */
describe('the calls of the API', () => {
  const namesIn = (unit: string) =>
    sources(unit, /^(?!.*\.test\.).*\.tsx?$/).flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(
          /(\w+): build\.(?:query|mutation|infiniteQuery)\b|\bname: '(\w+)',\s*url:/g,
        ),
      ].map(([, endpoint, call]) => endpoint ?? call ?? ''),
    );

  /** `bookClub` for mf-book-club. */
  const prefixOf = (unit: string) =>
    unit.replace('mf-', '').replace(/-(\w)/g, (_hyphen, letter: string) => letter.toUpperCase());

  test('have unique names', () => {
    const names = ['shared', 'shell', ...remoteNames].flatMap(namesIn);
    expect(names).toContain('login');
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test.each(['shell', ...remoteNames])('of %s begin with the name of the unit', (unit) => {
    const prefix = new RegExp(`^${prefixOf(unit)}[A-Z]`);
    expect(namesIn(unit).filter((name) => !prefix.test(name))).toEqual([]);
  });

  test('of shared do not begin with the name of a unit', () => {
    const prefix = new RegExp(`^(${['shell', ...remoteNames].map(prefixOf).join('|')})[A-Z]`);
    expect(namesIn('shared').filter((name) => prefix.test(name))).toEqual([]);
  });
});

/** A shared module is shipped with all its exports, so every visitor downloads each export. */
test.each(singletonsOf('shell').filter(({ slim }) => slim))(
  'a unit imports every export of the slim $name',
  ({ name, slim }) => {
    // `import { a, type B, c as d } from 'module'`, also as a re-export.
    const named = /\b(?:import|export)\s+\{([^}]*)\}\s+from\s+'([^']+)'/g;
    const namesIn = (file: string, from?: string) =>
      [...readFileSync(file, 'utf8').matchAll(named)]
        .filter(([, , module]) => from === undefined || module === from)
        .flatMap(([, names = '']) => names.split(','))
        .map((each) => each.trim().split(/\s+as\s+/)[0]!)
        .filter((each) => each !== '' && !each.startsWith('type '));
    const used = ['shell', 'shared', ...remoteNames]
      .flatMap((unit) => sources(unit, /^(?!.*\.test\.|server\.tsx$).*\.tsx?$/))
      .filter((file) => !file.includes('/testing/'))
      .flatMap((file) => namesIn(file, name));
    const provided = namesIn(slim!);
    expect(provided.length).toBeGreaterThan(0);
    expect(provided.filter((each) => !used.includes(each))).toEqual([]);
  },
);

describe('colours', () => {
  /** Files that may contain colours, relative to the root. */
  const exceptions = new Set<string>([]);
  const colour =
    /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?!-)|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(\s*[\d.]/gi;

  test.each(['shell', 'shared', ...remoteNames])('of %s are custom properties', (unit) => {
    const found = sources(unit, /\.(css|tsx?)$/)
      .filter((file) => !/\.test\.tsx?$|\/tokens\/|\/testing\//.test(file))
      .map((file) => relative(root, file))
      .filter((file) => !exceptions.has(file))
      .flatMap((file) => {
        const text = readFileSync(join(root, file), 'utf8');
        return [...text.matchAll(colour)].map(([match]) => `${file}: ${match}`);
      });
    expect(found).toEqual([]);
  });
});

test('the format check covers every source file', () => {
  const { ignorePatterns: ignored } = readJson<{ ignorePatterns: string[] }>(
    join(root, '.oxfmtrc.json'),
  );
  const made = ['node_modules', 'dist', 'package-lock.json'];
  // Every other line must begin with a slash, so that it does not match a source folder of that name.
  expect(ignored.filter((line) => !line.startsWith('/') && !made.includes(line))).toEqual([]);
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css'], { cwd: root });
  const places = ignored.filter((line) => line.startsWith('/')).map((line) => line.slice(1));
  const hidden = files
    .toString()
    .split('\n')
    .filter((file) => places.some((place) => file === place || file.startsWith(`${place}/`)));
  expect(hidden).toEqual([]);
});

/** The window widths, in rem, at which layouts of the site may change. */
const breakpoints = ['30', '40', '48', '60', '64', '72'];

test('style sheets use only these breakpoints, and write them as ranges', () => {
  const conditions = ['shared', 'shell', ...remoteNames]
    .flatMap((unit) => sources(unit, /\.css$/))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/@media ([^{]*width[^{]*)/g)].map(
        ([, condition = '']) => ({ file: relative(root, file), condition }),
      ),
    );
  expect(conditions.length).toBeGreaterThan(10);
  const others = conditions.filter(
    ({ condition }) =>
      /(min|max)-width/.test(condition) ||
      [...condition.matchAll(/([\d.]+)rem/g)].some(
        ([, width = '']) => !breakpoints.includes(width),
      ),
  );
  expect(others).toEqual([]);
});
