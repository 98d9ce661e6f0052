import { execFileSync } from 'node:child_process';
import fs, { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { root } from '../../units/units';
import { changeVersion } from './change-version';
import { toggleRemote } from './versions';
import { publishBuilds } from '../publish/publish-builds';
import { builtRemote, builtShell, newFolder } from '../testing/unit-fixtures';
import { openSiteFolder } from '../state/site';

test('moving a pointer loads no build tools, no browser and no server', () => {
  const script = `require('./scripts/src/site/release/versions');
    console.log(Object.keys(require.cache).filter((file) => /node_modules/.test(file)).join('\\n'))`;
  const loaded = execFileSync(process.execPath, ['--require', 'tsx/cjs', '--eval', script], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(loaded).toMatch('node_modules/semver');
  expect(loaded).not.toMatch(
    /node_modules\/(webpack|@module-federation|playwright-core|fastify)\//,
  );
});

test('moving a pointer renders nothing, and compresses only what has changed', async () => {
  const site = newFolder('site');
  const text = `<h1>${'The same in every release. '.repeat(20)}</h1>`;
  const page = { path: '/home', html: `'${text}'` };
  await publishBuilds(openSiteFolder(site), [
    builtShell('host1'),
    builtRemote('mf-home', 'home1', [page]),
    builtRemote('mf-auth', 'auth1', [{ path: '/login' }]),
  ]);
  for (const unit of ['shell/host1', 'remotes/mf-home/home1']) {
    writeFileSync(join(site, unit, 'server.cjs'), 'throw new Error("rendered once more")');
  }
  const inLive = (file: string) => readFileSync(join(site, 'live', file));
  // One compressed file that is reused, and one that is damaged.
  const choice = inLive('root/scripts/canary-choice.js.br');
  writeFileSync(join(site, 'live/root/sitemap.xml.br'), 'damaged');

  await toggleRemote(openSiteFolder(site), 'mf-auth', false);
  expect(inLive('pages/home.html').toString()).toContain(text);
  expect(inLive('root/scripts/canary-choice.js.br')).toEqual(choice);
  for (const file of ['root/sitemap.xml', 'pages/home.html', 'registry.json']) {
    expect(brotliDecompressSync(inLive(`${file}.br`))).toEqual(inLive(file));
  }
});

test('a roll-back after unpublish says who has taken the section out, and what to do', async () => {
  const opened = openSiteFolder(newFolder('site'));
  await publishBuilds(opened, [
    builtShell('host1'),
    builtRemote('mf-chat', 'chat1', [{ path: '/chat' }]),
  ]);
  const change = (action: 'unpublish' | 'roll back') =>
    changeVersion(opened, 'mf-chat', { action }, { DEPLOYED_BY: 'Asha' });
  await change('unpublish');
  await expect(change('roll back')).rejects.toThrow(
    'mf-chat was taken out of the site by Asha, with all its versions: publish it again.',
  );
});

test('pages that a killed publisher was writing are removed, those of a running one are not', async () => {
  const site = newFolder('site');
  await publishBuilds(openSiteFolder(site), [
    builtShell('host1'),
    builtRemote('mf-auth', 'auth1', [{ path: '/login' }]),
  ]);
  const folder = join(site, 'rendered/host1');
  const rendered = readdirSync(folder);
  // No process has this number; the parent of the tests is running.
  const ofKilled = `.${rendered[0]}-1-99999999`;
  const ofRunning = `.${rendered[0]}-1-${process.ppid}`;
  for (const draft of [ofKilled, ofRunning]) writeFileSync(join(folder, draft), '[');

  await toggleRemote(openSiteFolder(site), 'mf-auth', false);
  expect(readdirSync(folder)).toContain(ofRunning);
  expect(readdirSync(folder)).not.toContain(ofKilled);
});

test('a version change reads each JSON file of the site once', async () => {
  const folder = newFolder('site');
  await publishBuilds(openSiteFolder(folder), [
    builtShell('host1'),
    builtRemote('mf-home', 'home1', [{ path: '/home' }]),
    builtRemote('mf-auth', 'auth1', [{ path: '/login' }]),
  ]);
  const read = jest.spyOn(fs, 'readFileSync');
  await changeVersion(openSiteFolder(folder), 'mf-auth', { action: 'close' }, {});
  const files = read.mock.calls.map(([file]) => String(file));
  read.mockRestore();
  // Not those for browsers, which are also read to be compressed.
  const ofSite = files.filter(
    (file) => file.startsWith(folder) && file.endsWith('.json') && !file.includes('/root/'),
  );
  expect(ofSite).toContain(join(folder, 'remotes/mf-auth/auth1/remote.json'));
  expect([...ofSite].sort()).toEqual([...new Set(ofSite)].sort());
});
