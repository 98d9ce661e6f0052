import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { s3Settings, type S3Settings } from 'node-shared/s3-settings';
import { toggleRemote } from '../release/versions';
import { publishBuilds } from '../publish/publish-builds';
import { readState } from '../state/state';
import { servedSite } from '../testing/site-snapshot';
import { builtRemote, builtShell, newFolder } from '../testing/unit-fixtures';
import { changeInStore } from './change-in-store';
import { followStore } from './follow-store';
import { s3, type S3 } from 'node-shared/s3';
import { openSiteFolder } from '../state/site';

/*
 * Tests the protocol with a real S3 server: the store of TEST_SITE_STORE with the usual AWS variables
 * (`testing/radosgw.sh` starts Ceph's), or moto's server if it is installed. Without either, these tests are
 * skipped, and only `site-store.all.test.ts` tests a store, with a fake.
 */
const named = process.env.TEST_SITE_STORE;
const hasMoto = !named && spawnSync('moto_server', ['--help'], { stdio: 'ignore' }).status === 0;
const onOtherServer = named || hasMoto ? test : test.skip;

jest.setTimeout(300_000);
let moto: ChildProcess | undefined;
let store: S3;

beforeAll(async () => {
  if (named) {
    const own = `${named}/test-${Date.now().toString(36)}`;
    const settings = s3Settings({ ...process.env, SITE_STORE: own }, 'SITE_STORE')!;
    await makeBucket(settings);
    store = s3(settings);
  } else if (hasMoto) {
    const port = 20_000 + (process.pid % 10_000);
    moto = spawn('moto_server', ['-H', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
    const env = {
      SITE_STORE: 's3://site/shop',
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
    };
    const settings = s3Settings(env, 'SITE_STORE')!;
    await makeBucket(settings);
    store = s3(settings);
  }
});
afterAll(() => void moto?.kill('SIGKILL'));

async function makeBucket({ address, region, accessKey, secretKey }: S3Settings) {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
  });
  for (let tries = 0; ; tries += 1) {
    const made = await client.fetch(address, { method: 'PUT' }).catch(() => null);
    // 409: the bucket already exists.
    if (made?.ok || made?.status === 409) return;
    if (tries === 100) throw new Error('The S3 server does not answer.');
    await wait(200);
  }
}

onOtherServer('conditions, lists and removal are as the site needs them', async () => {
  expect(await store.get('a b/ü&<.txt')).toBeNull();
  expect(await store.put('a b/ü&<.txt', 'one', { onlyIf: 'is new' })).toBe(true);
  expect(await store.put('a b/ü&<.txt', 'two', { onlyIf: 'is new' })).toBe(false);
  const found = await store.get('a b/ü&<.txt');
  if (!found || found === 'same') throw new Error('It was written.');
  expect(found.body.toString()).toBe('one');
  expect(await store.get('a b/ü&<.txt', found.etag)).toBe('same');
  // Only one of many simultaneous writes succeeds. moto looks first and writes then, so two of its threads can.
  const at = { onlyIf: { etag: found.etag } };
  const all = ['2', '3', '4', '5', '6', '7', '8', '9'];
  const done = await Promise.all(all.map((text) => store.put('a b/ü&<.txt', text, at)));
  expect(done).toContain(true);
  if (named) expect(done.filter(Boolean)).toHaveLength(1);
  expect(await store.put('gone', 'x', at)).toBe(false);
  expect(await store.keys('a b/')).toEqual(['a b/ü&<.txt']);
  await store.remove('a b/ü&<.txt');
  await store.remove('a b/ü&<.txt');
  expect(await store.keys('a b/')).toEqual([]);
});

onOtherServer('two publishers at once make one site, which a third machine serves', async () => {
  const [one, two, three] = [newFolder('machine'), newFolder('machine'), newFolder('machine')];
  const printed = jest.spyOn(console, 'log').mockImplementation();
  const change = <T>(site: string, work: (copy: string) => Promise<T>) =>
    changeInStore(store, site, work);
  const auth = (version: string) => builtRemote('mf-auth', version, [{ path: '/login' }]);
  const home = builtRemote('mf-home', 'home1', [{ path: '/' }]);
  await change(one, (copy) =>
    publishBuilds(openSiteFolder(copy), [builtShell('host1'), home, auth('auth1')]),
  );
  let others = 1;
  await change(two, async (copy) => {
    if (others-- > 0)
      await change(one, (mine) => publishBuilds(openSiteFolder(mine), [auth('auth2')]));
    await toggleRemote(openSiteFolder(copy), 'mf-home', false);
  });
  expect(printed).toHaveBeenCalledTimes(1);
  await followStore(store, three)();
  servedSite(three);
  const { remotes } = readState(three).registry;
  expect(remotes['mf-auth']!.live!.version).toBe('auth2');
  expect(remotes['mf-home']!.enabled).toBe(false);
});
