import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from 'node-shared/files';
import { s3Settings } from 'node-shared/s3-settings';
import { publicCatalogue } from 'shared/model/catalogue';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { showCatalogue } from '../release/catalogue';
import { logged, readDeploys } from '../state/deploy-log';
import { rollbackRemote, toggleRemote } from '../release/versions';
import { publishBuilds } from '../publish/publish-builds';
import { readState } from '../state/state';
import { servedSite, snapshot } from '../testing/site-snapshot';
import { builtRemote, builtShell, newFolder } from '../testing/unit-fixtures';
import { root } from '../../units/units';
import { changeInStore, type ChangeCopy } from './change-in-store';
import { followStore, stateOfStore } from './follow-store';
import { s3 } from 'node-shared/s3';
import { keyOf, POINTER, sha256, type Pointer, type SiteIndex } from './site-index';
import { fakeS3, type FakeS3 } from './testing/fake-s3';
import { openSiteFolder } from '../state/site';

let fake: FakeS3;
/** Two machines that share nothing but the store. */
let one: string;
let two: string;
const printed: string[] = [];

const storeEnv = () => ({
  SITE_STORE: 's3://site/shop',
  AWS_ACCESS_KEY_ID: 'key',
  AWS_SECRET_ACCESS_KEY: 'secret',
  AWS_ENDPOINT_URL_S3: fake.address,
});
const store = () => s3(s3Settings(storeEnv(), 'SITE_STORE')!);
const change = <T>(site: string, work: (copy: string) => Promise<T>, copy?: ChangeCopy) =>
  changeInStore(store(), site, work, copy);
const auth = (version: string) => builtRemote('mf-auth', version, [{ path: '/login' }]);
const publish = (site: string, ...built: ReturnType<typeof auth>[]) =>
  change(site, (copy) => publishBuilds(openSiteFolder(copy), built));
const follow = (site: string) => followStore(store(), site)();
const liveOf = (site: string) => readState(site).registry.remotes['mf-auth']!.live!.version;
const pointer = () => JSON.parse(String(fake.objects.get(`shop/${POINTER}`))) as Pointer;
const objectKey = (path: string) => `shop/${keyOf(pointer().change, path)}`;

/** The files that a machine serves, without its own notes and the rendered pages that publishing keeps. */
const content = (site: string) =>
  Object.fromEntries(
    Object.entries(snapshot(site)).filter(([file]) => !/^(\.|rendered\/)/.test(file)),
  );

beforeEach(async () => {
  fake = await fakeS3();
  printed.length = 0;
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  [one, two] = [newFolder('machine'), newFolder('machine')];
  await publish(
    one,
    builtShell('host1'),
    builtRemote('mf-home', 'home1', [{ path: '/' }]),
    auth('auth1'),
  );
});
afterEach(() => fake.close());

test('another machine serves what one machine publishes, with the same bytes and log', async () => {
  await change(one, async (copy) => {
    const work = () => publishBuilds(openSiteFolder(copy), [auth('auth2')]);
    await logged(openSiteFolder(copy), { action: 'publish', unit: 'mf-auth' }, work, {});
  });
  await follow(two);
  expect(servedSite(two).registry.remotes['mf-auth']!.live!.version).toBe('auth2');
  expect(content(two)).toEqual(content(one));
  expect(readDeploys(openSiteFolder(two))).toMatchObject([
    { action: 'publish', from: 'auth1', to: 'auth2' },
  ]);
  // The other machine changes the same site.
  await change(two, (copy) => rollbackRemote(openSiteFolder(copy), 'mf-auth'));
  await change(two, (copy) => toggleRemote(openSiteFolder(copy), 'mf-home', false));
  await follow(one);
  expect(liveOf(one)).toBe('auth1');
  expect(content(one)).toEqual(content(two));
  expect(printed).toEqual([]);
});

test.each([
  ['as AWS', false],
  ['as Ceph', true],
])(
  '%s: with two publishers at once, the slower one begins again, and the site has both changes',
  async (_as, bare) => {
    fake.comparesBareEtags = bare;
    await follow(two);
    let others = 1;
    await change(two, async (copy) => {
      // While this machine works, another machine finishes its publish.
      if (others-- > 0) await publish(one, auth('auth2'));
      await toggleRemote(openSiteFolder(copy), 'mf-home', false);
    });
    expect(printed).toEqual([expect.stringContaining('beginning again')]);
    await Promise.all([follow(one), follow(two)]);
    for (const site of [one, two]) {
      const { remotes } = servedSite(site).registry;
      expect(remotes['mf-auth']!.live!.version).toBe('auth2');
      expect(remotes['mf-home']!.enabled).toBe(false);
    }
  },
);

test('a change uploads only what the store lacks, and removes nothing that is in use', async () => {
  const sent: string[] = [];
  fake.before = (request) => void (request.startsWith('PUT') && sent.push(request));
  const before = new Set([...fake.objects.values()].map(sha256));
  await change(one, (copy) => toggleRemote(openSiteFolder(copy), 'mf-home', false));
  const files = sent.filter((request) => /releases\/.*\/root\//.test(request));
  expect(
    files.filter((request) => before.has(sha256(fake.objects.get(request.slice(4))!))),
  ).toEqual([]);
  const whole = readdirSync(join(one, 'live/root'), { recursive: true }).length;
  expect(whole).toBeGreaterThan(0);
  // Two hours later, another change removes unused objects.
  const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 7_200_000);
  await change(one, (copy) => toggleRemote(openSiteFolder(copy), 'mf-home', true));
  later.mockRestore();
  await follow(two);
  expect(content(two)).toEqual(content(one));
});

test('two simultaneous first publishers produce one site', async () => {
  fake.objects.clear();
  const [first, second] = [newFolder('machine'), newFolder('machine')];
  const units = () => [builtShell('host1'), builtRemote('mf-home', 'home1', [{ path: '/' }])];
  let others = 1;
  await change(first, async (copy) => {
    if (others-- > 0) await publish(second, ...units());
    return publishBuilds(openSiteFolder(copy), units());
  });
  expect(printed).toHaveLength(1);
  await follow(second);
  expect(content(first)).toEqual(content(second));
});

test('a change that a new catalogue overtakes writes its pages for that catalogue', async () => {
  const other = structuredClone(shippedCatalogue);
  other.courses[0]!.newPrice = 4321;
  const showOther = () =>
    change(two, (copy) => showCatalogue(openSiteFolder(copy), publicCatalogue(other), {}));
  let overtaken = false;
  await change(one, async (copy) => {
    await toggleRemote(openSiteFolder(copy), 'mf-home', false);
    if (!overtaken) await showOther();
    overtaken = true;
  });
  const { registry, catalogue } = readState(one);
  expect(registry.remotes['mf-home']!.enabled).toBe(false);
  expect(catalogue.courses[0]!.newPrice).toBe(4321);
});

test('a change of versions does not wait for a publish that hangs', async () => {
  let goOn = () => {};
  const hanging = change(one, () => new Promise<void>((resolve) => (goOn = resolve)));
  await change(one, (copy) => toggleRemote(openSiteFolder(copy), 'mf-home', false), 'version');
  expect(readState(one).registry.remotes['mf-home']!.enabled).toBe(false);
  goOn();
  await hanging;
});

test('a publisher killed before the pointer leaves the old site, and the next publish works', async () => {
  const builds = join(newFolder('builds'), 'builds.json');
  writeFileSync(builds, JSON.stringify([auth('auth2')]));
  const before = new Map(fake.objects);
  const child = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      join(root, 'scripts/src/site/store/testing/publish-to-store.ts'),
      one,
      builds,
    ],
    { cwd: root, env: { ...process.env, ...storeEnv() }, stdio: 'inherit' },
  );
  const ended = new Promise((resolve) => child.on('close', (_code, signal) => resolve(signal)));
  fake.before = async (request) => {
    if (request !== `PUT shop/${POINTER}`) return;
    child.kill('SIGKILL');
    await ended;
    throw new Error('the publisher is gone');
  };
  expect(await ended).toBe('SIGKILL');
  fake.before = () => {};
  expect(fake.objects.size).toBeGreaterThan(before.size);
  expect(fake.objects.get(`shop/${POINTER}`)).toEqual(before.get(`shop/${POINTER}`));
  await follow(two);
  expect(liveOf(two)).toBe('auth1');
  await publish(one, auth('auth2'));
  await follow(two);
  expect(liveOf(two)).toBe('auth2');
  expect(content(one)).toEqual(content(two));

  // The objects of the killed publisher are removed when they are old enough.
  const orphans = [...fake.objects.keys()].filter(
    (key) => !before.has(key) && !key.includes(pointer().change),
  );
  expect(orphans.length).toBeGreaterThan(3);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 3_600_000);
  await change(one, (copy) => toggleRemote(openSiteFolder(copy), 'mf-home', false));
  jest.restoreAllMocks();
  expect(orphans.filter((key) => fake.objects.has(key))).toEqual([]);
  rmSync(two, { recursive: true });
  await follow(two);
  expect(content(one)).toEqual(content(two));
});

test.each(['breaking off', 'an error'] as const)(
  'a change whose response is lost by %s counts as live, and is not made twice',
  async (by) => {
    fake.loses = { request: `PUT shop/${POINTER}`, by };
    await publish(one, auth('auth2'));
    expect(fake.loses).toBeNull();
    expect(printed).toEqual([]);
    await follow(two);
    expect(liveOf(two)).toBe('auth2');
  },
);

test('a machine keeps its site while the store is down, refuses requests or is empty', async () => {
  await follow(two);
  const before = content(two);
  fake.answers = 503;
  await expect(follow(two)).rejects.toThrow('s3://site/shop answered 503 InternalError');
  await expect(publish(two, auth('auth2'))).rejects.toThrow('503');
  fake.answers = null;
  fake.objects.clear();
  await expect(follow(two)).rejects.toThrow('holds no site yet');
  await fake.close();
  await expect(follow(two)).rejects.toThrow(/cannot be reached \(ECONN/);
  expect(await stateOfStore(store(), two)).toMatch(
    /cannot be reached .* This machine goes on with /,
  );
  await expect(publish(two, auth('auth2'))).rejects.toThrow('cannot be reached');
  expect(content(two)).toEqual(before);
});

test('a store that has lost everything gets the site from a machine that has it', async () => {
  const before = content(one);
  fake.objects.clear();
  await change(one, async () => {});
  await follow(two);
  expect(content(two)).toEqual(before);
});

test.each(['shell/host1/server.cjs', 'shell/host1/js/main.js', 'index.json'])(
  'a damaged %s is not taken over',
  async (file) => {
    fake.objects.set(objectKey(file), Buffer.from('evil()'));
    await expect(follow(two)).rejects.toThrow(/is not what was published: its hash is another/);
    expect(existsSync(join(two, 'live'))).toBe(false);
    expect(existsSync(join(two, 'shell/host1'))).toBe(false);
  },
);

/** Edits the live index and updates its hash in the pointer, so that only the edited paths are wrong. */
function publishIndex(edit: (index: SiteIndex) => void): void {
  const { change: id } = pointer();
  const key = `shop/${keyOf(id, 'index.json')}`;
  const index = JSON.parse(String(fake.objects.get(key))) as SiteIndex;
  edit(index);
  const text = JSON.stringify(index);
  fake.objects.set(key, Buffer.from(text));
  const moved = JSON.stringify({ change: id, sha256: sha256(text) });
  fake.objects.set(`shop/${POINTER}`, Buffer.from(moved));
}

test.each<[string, (index: SiteIndex) => void]>([
  ['a folder', ({ folders }) => (folders['remotes/../../x'] = Object.values(folders)[0]!)],
  ['a link', (index) => (index.live = '../../x')],
  ['a file', ({ folders }) => (Object.values(folders)[0]!.files['../../../../x'] = '0'.repeat(64))],
  ['an absolute file', ({ folders }) => (Object.values(folders)[0]!.files['/x'] = '0'.repeat(64))],
  ['a loose file', ({ files }) => (files['../x'] = { change: 'a-b', sha256: '0'.repeat(64) })],
  ['a change', ({ folders }) => (Object.values(folders)[0]!.change = '../x')],
])('%s with a path outside the site is refused', async (_what, edit) => {
  publishIndex(edit);
  const before = readdirSync(join(two, '..')).sort();
  await expect(follow(two)).rejects.toThrow('is not what this program writes there');
  expect(readdirSync(two)).toEqual([]);
  expect(readdirSync(join(two, '..')).sort()).toEqual(before);
});

test('a store that ignores conditions is refused before the change is live', async () => {
  const before = pointer();
  fake.ignoresConditions = true;
  await expect(publish(one, auth('auth2'))).rejects.toThrow('conditional writes');
  expect(pointer()).toEqual(before);
});

test('unchanged files are neither uploaded nor downloaded again', async () => {
  await follow(two);
  const asked: string[] = [];
  fake.before = (request) => void asked.push(request);
  await change(two, async () => {});
  expect(asked.filter((request) => request.startsWith('PUT'))).toEqual([]);
  asked.length = 0;
  await change(one, (copy) => toggleRemote(openSiteFolder(copy), 'mf-home', false));
  await follow(two);
  expect(asked.filter((request) => /(shell|remotes)\//.test(request))).toEqual([]);
  const { index } = { index: readJson<Record<string, string>>(join(two, '.from-store.json')) };
  expect(Object.keys(index)).toContain('shell/host1');
  expect(readFileSync(join(two, 'live/registry.json'), 'utf8')).toContain('"enabled": false');
});
