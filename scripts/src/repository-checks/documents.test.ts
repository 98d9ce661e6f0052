import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { filesBelow, readJson } from 'node-shared/files';
import { root } from '../units/units';

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
const messages = ['scripts/src', 'api/src', 'bench/src'].flatMap((folder) =>
  filesBelow(join(root, folder))
    .map((name) => join(folder, name))
    .filter((name) => /\.(ts|mjs)$/.test(name)),
);
const filesOf = (folder: string) =>
  readdirSync(join(root, folder)).map((name) => join(folder, name));
const nodeShared = filesOf('node-shared/src').filter((file) => file.endsWith('.ts'));
const support = filesOf('e2e/support').filter((file) => file.endsWith('.ts'));
/** `env.NAME`, `process.env.NAME`, `textSetting(env, 'NAME')` and the other readers of `node-shared/settings`. */
const settingRead = /\benv\.([A-Z][A-Z0-9_]+)\b|(?:\(\s*env,\s*|\baddress\()'([A-Z][A-Z0-9_]+)'/g;
/** Names that match the pattern but are not settings. */
const internal = ['NAME'];

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

test('docs/settings.md lists exactly the settings that the code reads', () => {
  const read = [...messages, 'scripts/run.mjs', 'playwright.config.ts', ...nodeShared, ...support]
    .filter((file) => !/\.test\.ts$/.test(file) || /^api\/|other-s3/.test(file))
    .flatMap((file) => [...textOf(file).matchAll(settingRead)])
    .map(([, dotted, quoted]) => dotted ?? quoted!)
    .filter((name) => !internal.includes(name));
  const described = [...textOf('docs/settings.md').matchAll(/^\|([^|]+)\|/gm)].flatMap(
    ([, cell = '']) => [...cell.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name!),
  );
  expect([...new Set(described)].sort()).toEqual([...new Set(read)].sort());
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

test.each(documents)('every path named in %s exists', (document) => {
  // Folders that commands create at run time do not exist in a fresh checkout.
  const top = new Set(readdirSync(root).filter((name) => !skipped.test(name)));
  const named = [...textOf(document).matchAll(/`([\w@.-]+(?:\/[\w@.:-]+)+\/?)`/g)]
    .map(([, path]) => path!)
    // A sub-path of shared and a path below SITE_DIR are not files of the repository.
    .filter((path) => top.has(path.split('/')[0]!) && !/^(shared\/[a-z]+|site\/.*)$/.test(path))
    .filter((path) => !/[A-Z]{4,}|mf-x\b|example/.test(path));
  const missing = named.filter(
    (path) => !existsSync(join(root, path)) && !existsSync(join(root, dirname(document), path)),
  );
  expect(missing.map((path) => relative('.', path))).toEqual([]);
});
