import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryAddress, unitAddress, type Registry } from 'shared/contract';
import { integrityOf } from '../../units/files';
import { wrongHashes } from './integrity';
import { newFolder } from '../testing/unit-fixtures';
import { openSiteFolder } from '../state/site';

const site = newFolder('site');
const release = newFolder('release');
const content = Buffer.from('page();');
const page = `${unitAddress('mf-auth', 'auth2')}js/page.js`;

const registryOf = (version: string, integrity = integrityOf(content)): Registry => ({
  shell: 'host1',
  remotes: {
    'mf-auth': {
      label: 'Login',
      userMenu: true,
      enabled: true,
      live: { version, entry: entryAddress('mf-auth', version), integrity },
      previous: null,
      canary: null,
      routes: [],
    },
  },
});

const pageThatNames = (integrity: string) =>
  writeFileSync(
    join(release, 'pages/login.html'),
    `<link rel="preload" href="${page}" integrity="${integrity}" crossorigin>`,
  );

beforeAll(() => {
  mkdirSync(join(release, 'pages'));
  mkdirSync(join(site, unitAddress('mf-auth', 'auth2'), 'js'), { recursive: true });
  for (const address of [page, entryAddress('mf-auth', 'auth2')]) {
    writeFileSync(join(site, address), content);
  }
});

test('pages and a registry with the hashes of the files have no wrong hash', () => {
  pageThatNames(integrityOf(content));
  expect(
    wrongHashes(openSiteFolder(site), release, registryOf('auth2'), registryOf('auth1')),
  ).toEqual([]);
});

test('a page with a wrong hash is reported', () => {
  pageThatNames(integrityOf(Buffer.from('style sheet')));
  expect(
    wrongHashes(openSiteFolder(site), release, registryOf('auth2'), registryOf('auth1')),
  ).toEqual([`${page} is not the file that pages and registry expect; publish its unit again.`]);
});

test('a registry with a wrong hash, or with a missing entry, is reported', () => {
  pageThatNames(integrityOf(content));
  const wrong = registryOf('auth2', integrityOf(Buffer.from('other')));
  expect(wrongHashes(openSiteFolder(site), release, wrong, registryOf('auth1'))).toHaveLength(1);
  expect(
    wrongHashes(openSiteFolder(site), release, registryOf('auth3'), registryOf('auth1')),
  ).toEqual([expect.stringContaining(entryAddress('mf-auth', 'auth3'))]);
});

test('a wrong hash of a version that is already live is ignored', () => {
  pageThatNames(integrityOf(Buffer.from('style sheet')));
  expect(
    wrongHashes(openSiteFolder(site), release, registryOf('auth2'), registryOf('auth2')),
  ).toEqual([]);
});
