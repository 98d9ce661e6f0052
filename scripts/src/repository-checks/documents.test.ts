import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow, readJson } from 'node-shared/files';
import { settingsTable } from 'node-shared/settings-table';
import { CONTACT_SETTINGS } from '../settings';
import { remoteNames, root } from '../units/units';
import { retentionDocument } from 'api/retention-document';
import { settingsDocument } from './settings-document';

const skipped = /(^|\/)(node_modules|dist|site|test-results|\.[^/]+)(\/|$)/;
const documents = ['.', ...readdirSync(root)]
  .filter((folder) => !skipped.test(folder) || folder === '.')
  .flatMap((folder) =>
    folder === '.'
      ? readdirSync(root).filter((name) => name.endsWith('.md'))
      : existsSync(join(root, folder, 'package.json')) || folder === 'docs'
        ? filesBelow(join(root, folder))
            .map((name) => join(folder, name))
            .filter((name) => name.endsWith('.md') && !skipped.test(name))
        : [],
  );

const { scripts } = readJson<{ scripts: Record<string, string> }>(join(root, 'package.json'));
const sourcesBelow = (folder: string) =>
  filesBelow(join(root, folder))
    .map((name) => join(folder, name))
    .filter((name) => /\.(ts|mjs)$/.test(name));
const messages = ['scripts/src', 'api/src', 'bench/src'].flatMap(sourcesBelow);
const filesOf = (folder: string) =>
  readdirSync(join(root, folder)).map((name) => join(folder, name));
const nodeShared = sourcesBelow('node-shared/src');
const support = sourcesBelow('e2e/support');
/** `env.NAME`, `setting(env, 'NAME')`, and in the table `unless: 'NAME'`. */
const settingRead = /\benv\.([A-Z][A-Z0-9_]+)\b|\b(?:env,|unless:)\s*'([A-Z][A-Z0-9_]+)'/g;
/** Names that match the pattern but are not settings of ours. */
const internal = ['NAME', 'PATH', 'FEDERATION_WEBPACK_PATH'];

const decisions = filesOf('docs/decisions');

const textOf = (document: string) => readFileSync(join(root, document), 'utf8');

test('the documents are found', () => {
  expect(documents).toEqual(
    expect.arrayContaining(['README.md', 'docs/how-to/deploy-a-section.md']),
  );
});

test('every document that a message names exists', () => {
  const named = messages.flatMap((file) => textOf(file).match(/\bdocs\/[\w/-]+\.md\b/g) ?? []);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((document) => !existsSync(join(root, document)))).toEqual([]);
});

test('the table of settings has exactly the settings that the code reads', () => {
  const read = [...messages, 'scripts/run.mjs', 'playwright.config.ts', ...nodeShared, ...support]
    .filter((file) => !/\.test\.ts$/.test(file) || /^api\/|other-s3/.test(file))
    .flatMap((file) => [...textOf(file).matchAll(settingRead)])
    .map(([, dotted, quoted]) => dotted ?? quoted!)
    .filter((name) => !internal.includes(name));
  // Node.js reads its own settings; here they are only refused.
  const ofNode = Object.keys(settingsTable).filter((name) => name.startsWith('NODE_'));
  expect(Object.keys(settingsTable).sort()).toEqual(
    [...new Set([...read, ...ofNode, ...CONTACT_SETTINGS])].sort(),
  );
});

test('docs/settings.md is written from the table: node scripts/run.mjs settings-document', () => {
  const unaligned = (text: string) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---');
  expect(unaligned(textOf('docs/settings.md'))).toBe(unaligned(settingsDocument()));
});

test('docs/retention.md is written from the rules: node scripts/run.mjs retention-document', () => {
  const unaligned = (text: string) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---');
  expect(unaligned(textOf('docs/retention.md'))).toBe(unaligned(retentionDocument()));
});

test.each(documents)('every command named in %s exists', (document) => {
  const named = [...textOf(document).matchAll(/\bnpm run ([a-z][a-z:-]*)/g)].map(
    ([, name]) => name!,
  );
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test.each(documents)('every link of %s leads somewhere', (document) => {
  const links = [...textOf(document).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, link]) => link!);
  const broken = links
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => !existsSync(join(root, dirname(document), link)));
  expect(broken).toEqual([]);
});

/** A placeholder such as `mf-NAME/src`, or a file that only an operator or an example makes. */
const isExample = (path: string) =>
  /[A-Z]{4,}|mf-x\b|mf-book-club|example|site\.env$|…|\*|\.\.\.$/.test(path);
/** A file, a decision by its number, or an import such as `shared/ui`. */
const exists = (path: string) =>
  existsSync(join(root, path)) ||
  existsSync(join(root, path.replace(/^shared\//, 'shared/src/'))) ||
  decisions.some((decision) => decision.startsWith(`${path}-`));

test.each(documents)('every path named in %s exists', (document) => {
  // Folders that commands create at run time do not exist in a fresh checkout.
  const top = new Set(readdirSync(root).filter((name) => !skipped.test(name)));
  const text = textOf(document);
  const code = [...text.matchAll(/^```[^]*?^```|`[^`\n]+`/gm)].flatMap(([span]) =>
    span.split(/[\s`'"(),;=]+/),
  );
  const missing = code
    .filter((word) => /^[\w@.-]+(?:\/[\w@.:-]+)+\/?$/.test(word))
    .filter((path) => top.has(path.split('/')[0]!))
    .filter((path) => !isExample(path))
    .filter((path) => !exists(path) && !exists(join(dirname(document), path)));
  expect(missing).toEqual([]);
});

const describedUnits = [
  'api',
  'bench',
  'node-shared',
  'scripts',
  'shared',
  'shell',
  ...remoteNames,
];

test.each(describedUnits)('the README of %s describes the folders that are there', (unit) => {
  const folders = readdirSync(join(root, unit, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => name);
  const text = textOf(join(unit, 'README.md'));
  // `name`, `name/`, `src/name`, `shared/name`
  const isNamed = (folder: string) => new RegExp(`\`(?:\\w+/)?${folder}[\`/]`).test(text);
  expect(folders.filter((folder) => !isNamed(folder))).toEqual([]);
  // A line of a list or a row of a table begins with what it describes.
  const described = [...text.matchAll(/^(?: *- |\| )((?:`[\w/.-]+`(?:, | and )?)+)/gm)]
    .flatMap(([, names]) => names!.match(/[\w/.-]+(?=`)/g)!)
    .map((name) => name.replace(/\/$/, ''));
  const there = filesBelow(join(root, unit)).flatMap((file) =>
    file.replace(/\.ts$/, '').split('/'),
  );
  const last = (name: string) => name.split('/').at(-1)!.replace(/\.ts$/, '');
  expect(described.filter((name) => !there.includes(last(name)))).toEqual([]);
});

test('every path that a comment names exists', () => {
  const sources = [
    'shared',
    'node-shared',
    'shell',
    'api',
    'scripts',
    'bench',
    'tools',
    'e2e',
    'deploy',
  ]
    .concat(remoteNames)
    .flatMap((folder) => filesBelow(join(root, folder)).map((name) => join(folder, name)))
    .filter((file) => /\.(tsx?|[cm]?js|css|yaml|conf|service)$|Containerfile$/.test(file))
    .filter((file) => !/(^|\/)(node_modules|dist)\//.test(file));
  const comment = /\/\*[^]*?\*\/|^\s*(?:\/\/|#).*$/gm;
  const path =
    /(?<![\w/.-])(?:shared|node-shared|shell|mf-[a-z]+|api|scripts|bench|tools|e2e)\/[\w@/-]+\.(?:tsx?|[cm]?js|css|md)\b|(?<![\w/.-])(?:shared|node-shared|shell|mf-[a-z]+|api|scripts|bench)\/src\/[\w@/.-]*\w|\b(?:docs|deploy)\/[\w/.-]+\w/g;
  const missing = sources.flatMap((file) =>
    (textOf(file).match(comment) ?? [])
      .flatMap((text) => text.match(path) ?? [])
      .filter((named) => !isExample(named) && !exists(named))
      .map((named) => `${file}: ${named}`),
  );
  expect(missing).toEqual([]);
});
