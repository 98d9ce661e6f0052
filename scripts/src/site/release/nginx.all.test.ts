import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request, type RequestOptions } from 'node:https';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { serveFiles, type FileServer } from 'api/file-server';
import { DELTA_MAGIC, deltaFile } from 'node-shared/deltas';
import { freePort } from 'node-shared/free-port';
import { root } from '../../units/units';
import { rollbackRemote } from './versions';
import { publishBuilds } from '../publish/publish-builds';
import { canRunNginx, startDeployedNginx, type DeployedNginx } from '../testing/deployed-nginx';
import { builtRemote, builtShell, newFolder } from '../testing/unit-fixtures';
import { openSiteFolder } from '../state/site';

// Needs nginx and openssl: `apt-get install nginx-light openssl`.
(canRunNginx ? describe : describe.skip)('deploy/nginx.conf', () => {
  let site: string;
  let files: FileServer;
  let server: DeployedNginx;
  let port: number;

  const notForBrowsers = [
    ...['auth2/server.cjs', '.draft/js/page.js', 'auth2/js/page.js.map', 'auth2/signatures.json'],
    ...['auth2/hi/public/login.html', 'auth2/public/images/star.svg', 'auth2/js/login.html'],
  ];
  const auth = (version: string) =>
    builtRemote('mf-auth', version, [
      { path: '/login', html: `'<h1>${`Log in with ${version}. `.repeat(40)}</h1>'` },
    ]);

  beforeAll(async () => {
    site = newFolder('site');
    await publishBuilds(openSiteFolder(site), [builtShell('host1'), auth('auth1')]);
    await publishBuilds(openSiteFolder(site), [auth('auth2')]);
    for (const file of notForBrowsers.slice(1)) {
      mkdirSync(join(site, 'remotes/mf-auth', file, '..'), { recursive: true });
      writeFileSync(join(site, 'remotes/mf-auth', file), 'not for browsers');
    }
    const page = `page('${'something long that is worth compressing '.repeat(40)}');`;
    for (const name of ['js/long.0a1b2c3d.js', 'css/long.0a1b2c3d.css']) {
      const file = join(site, 'remotes/mf-auth/auth2', name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, page);
      execFileSync('gzip', ['--keep', file]);
      writeFileSync(`${file}.br`, 'as Brotli has it');
    }
    files = await serveFiles(site);
    // The second server of the configuration does not run.
    server = await startDeployedNginx(newFolder('nginx'), site, [
      files.address,
      'http://127.0.0.1:1',
    ]);
    ({ port } = server);
  });
  afterAll(async () => {
    await server.stop();
    await files.close();
  });

  const named = [
    ...['location', 'content-type', 'content-encoding', 'cache-control', 'vary'],
    ...['x-content-type-options', 'cross-origin-resource-policy', 'use-as-dictionary'],
  ];
  /** The response of nginx, with the headers that matter to browsers and caches. */
  async function read(path: string, encoding = 'identity', more: Record<string, string> = {}) {
    const headers = { accept: 'text/html', 'accept-encoding': encoding, ...more };
    const options: RequestOptions = { port, path, headers, rejectUnauthorized: false };
    const call = request({ ...options, host: '127.0.0.1' });
    call.end();
    const [answer] = await once(call, 'response');
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(part);
    return {
      status: answer.statusCode as number,
      body: Buffer.concat(parts).toString('latin1'),
      headers: Object.fromEntries(
        named.map((name) => [name, String(answer.headers[name] ?? '').toLowerCase()]),
      ),
    };
  }
  /** The response of our own server, without the body: the `.br` files of this test are not real Brotli. */
  async function direct(path: string, encoding = 'identity', more: Record<string, string> = {}) {
    const headers = { accept: 'text/html', 'accept-encoding': encoding, ...more };
    const response = await fetch(files.address + path, {
      method: 'HEAD',
      headers,
      redirect: 'manual',
    });
    return {
      status: response.status,
      headers: Object.fromEntries(
        named.map((name) => [name, (response.headers.get(name) ?? '').toLowerCase()]),
      ),
    };
  }

  test('passes pages, redirects and unknown addresses on to our server', async () => {
    const moved = ['/login/', '/Login', '//login', '/login.'];
    const others = ['/login', '/nothing/', '/remotes/', '/remotes/mf-auth/auth2', '/robots.txt'];
    const missing = ['/shell/none.js', '/remotes/mf-auth/auth2/none.css', '/registry.json'];
    for (const path of [...moved, ...others, ...missing]) {
      const { body: _body, ...answer } = await read(path);
      expect([path, answer]).toEqual([path, await direct(path)]);
    }
    expect((await read('/login/')).status).toBe(301);
    expect((await read('/login')).body).toContain('Log in with auth2.');
  });

  test.each(['br, gzip', 'gzip', 'identity'])(
    'serves files of a version with the headers of our server, compressed as %s allows',
    async (encoding) => {
      const named = ['js/long.0a1b2c3d.js', 'css/long.0a1b2c3d.css'];
      for (const name of [...named, 'js/page.js', 'remoteEntry.js', 'remote.json']) {
        const path = `/remotes/mf-auth/auth2/${name}`;
        const { body, ...answer } = await read(path, encoding);
        expect([path, answer]).toEqual([path, await direct(path, encoding)]);
        const suffix = { br: '.br', gzip: '.gz' }[answer.headers['content-encoding']!] ?? '';
        const file = join(site, `remotes/mf-auth/auth2/${name}${suffix}`);
        expect(body).toBe(readFileSync(file, 'latin1'));
      }
    },
  );

  test('sends a browser that has the file of another version the delta from it, as our server does', async () => {
    const folder = join(site, 'remotes/mf-auth/bbbbbbbbbbbb');
    const hash = createHash('sha256').update('let a = 0;').digest();
    const delta = Buffer.concat([DELTA_MAGIC, hash, Buffer.from('frame')]);
    const files = [
      ...['remoteEntry.js', 'js/page.0a1b2c3d.js', 'css/page.0a1b2c3d.css'],
      ...['assets/text.0a1b2c3d.woff2', 'hi/js/page.0a1b2c3d.js'],
    ];
    for (const file of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), 'let a = 1;');
      writeFileSync(join(folder, deltaFile(file, 'aaaaaaaaaaaa')), delta);
    }
    const available = { 'available-dictionary': `:${hash.toString('base64')}:` };
    for (const file of files) {
      const path = `/remotes/mf-auth/bbbbbbbbbbbb/${file}`;
      for (const [encoding, id, content] of [
        ['gzip, br, zstd, dcb, dcz', '"aaaaaaaaaaaa"', delta.toString('latin1')],
        ['gzip, br, zstd, dcb, dcz', '"cccccccccccc"', 'let a = 1;'],
        ['gzip, br', '"aaaaaaaaaaaa"', 'let a = 1;'],
      ] as const) {
        const offer = { ...available, 'dictionary-id': id };
        const { body, ...answer } = await read(path, encoding, offer);
        expect([path, id, body]).toEqual([path, id, content]);
        expect([path, answer]).toEqual([path, await direct(path, encoding, offer)]);
        expect(answer.headers['use-as-dictionary']).toContain('id="bbbbbbbbbbbb"');
      }
    }
  });

  test('a picture that is opened by itself may do nothing', async () => {
    const path = '/remotes/mf-auth/auth2/assets/star.0a1b2c3d.svg';
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), '<svg/>');
    const policy = (await fetch(files.address + path)).headers.get('content-security-policy');
    expect(policy).toMatch(/; sandbox$/);
    expect((await get(port, path)).headers['content-security-policy']).toBe(policy);
  });

  test('passes on the delta of a page', async () => {
    const chromium = { 'sec-ch-ua': '"Chromium";v="156"' };
    const whole = await read('/login', 'gzip, br', chromium);
    const [, release] = /id="([^"]+)"/.exec(whole.headers['use-as-dictionary']!) ?? [];
    const html = readFileSync(join(site, `releases/${release}/pages/login.html`));
    const offer = {
      ...chromium,
      'dictionary-id': `"${release}"`,
      'available-dictionary': `:${createHash('sha256').update(html).digest('base64')}:`,
    };
    const { body, ...answer } = await read('/login', 'gzip, br, zstd, dcb, dcz', offer);
    expect(answer.headers).toMatchObject({
      'content-encoding': 'dcz',
      vary: 'accept-encoding, available-dictionary, save-data, ect',
      'cache-control': expect.stringMatching(/^max-age=0, proxy-revalidate/),
    });
    expect(body.length).toBeLessThan(100);
  });

  test('does not serve the files that our server does not serve', async () => {
    for (const file of [...notForBrowsers, 'auth9/js/x.js']) {
      const path = `/remotes/mf-auth/${file}`;
      expect([path, (await read(path)).status]).toEqual([path, 404]);
      expect([path, (await direct(path)).status]).toEqual([path, 404]);
    }
  });

  test('lets our server answer who asks for a service worker', async () => {
    const asked = { 'service-worker': 'script' };
    for (const path of ['/sw.js', '/remotes/mf-auth/auth2/js/page.js']) {
      const { status, body } = await read(path, 'identity', asked);
      expect([path, status]).toEqual([path, 200]);
      expect(body).toContain('registration.unregister()');
    }
  });

  test('follows a rollback without a reload, and has the files of both versions', async () => {
    await rollbackRemote(openSiteFolder(site), 'mf-auth');
    expect((await read('/login')).body).toContain('Log in with auth1.');
    for (const version of ['auth1', 'auth2']) {
      expect((await read(`/remotes/mf-auth/${version}/js/page.js`)).status).toBe(200);
    }
  });

  test('redirects plain http to https', async () => {
    const response = await fetch(`http://127.0.0.1:${server.plainPort}/login`, {
      redirect: 'manual',
    });
    expect([response.status, response.headers.get('location')]).toEqual([
      301,
      'https://127.0.0.1/login',
    ]);
  });
});

const servers: ChildProcess[] = [];
// Also those of a test that has failed: what they inherit would keep the run from ending.
afterAll(() => {
  for (const each of servers) each.kill('SIGKILL');
});

// Needs nginx and openssl, as above.
(canRunNginx ? test : test.skip)(
  'two servers behind nginx are killed and restarted one after the other, and no request fails',
  async () => {
    const site = newFolder('site');
    await publishBuilds(openSiteFolder(site), [
      builtShell('host1'),
      builtRemote('mf-auth', 'auth1', [{ path: '/login', html: `'<h1>Log in</h1>'` }]),
    ]);
    const ports = [await freePort(), await freePort()];
    const addresses = ports.map((each) => `http://127.0.0.1:${each}`) as [string, string];
    const started = `require('api/file-server').serveFiles(process.argv[1], {}, { port: Number(process.argv[2]) })`;
    const startApi = async (index: number): Promise<ChildProcess> => {
      const child = spawn(
        process.execPath,
        ['--import', 'tsx', '--eval', started, site, String(ports[index])],
        { cwd: join(root, 'scripts'), stdio: ['ignore', 'ignore', 'inherit'] },
      );
      servers.push(child);
      for (;;) {
        const ready = await fetch(`${addresses[index]}/registry.json`).catch(() => null);
        if (ready?.ok) return child;
        if (child.exitCode !== null) throw new Error('The server has ended.');
        await wait(100);
      }
    };
    const apis = await Promise.all([startApi(0), startApi(1)]);
    const proxy = await startDeployedNginx(newFolder('nginx'), site, addresses);
    const { port } = proxy;
    const paths = ['/login', '/registry.json'];
    const failed: string[] = [];
    let count = 0;
    let isOver = false;
    const ask = async () => {
      while (!isOver) {
        const path = paths[(count += 1) % paths.length]!;
        const { status } = await get(port, path);
        if (status !== 200) failed.push(`${path} ${status}`);
        await wait(50);
      }
    };
    const asking = Promise.all([ask(), ask(), ask()]);
    try {
      await wait(1000);
      for (const index of [0, 1, 0, 1]) {
        const ended = once(apis[index]!, 'exit');
        apis[index]!.kill('SIGKILL');
        await ended;
        apis[index] = await startApi(index);
      }
      isOver = true;
      await asking;
      expect(failed).toEqual([]);
      expect(count).toBeGreaterThan(100);

      // Without any server, pages are read from the disk with the same headers.
      const alive = await get(port, '/login');
      for (const api of apis) {
        const ended = once(api, 'exit');
        api.kill('SIGKILL');
        await ended;
      }
      const away = await get(port, '/login');
      expect([away.status, away.body]).toEqual([200, alive.body]);
      const named = [
        ...['content-security-policy', 'x-content-type-options', 'cache-control'],
        ...['cross-origin-opener-policy', 'cross-origin-resource-policy', 'referrer-policy'],
      ];
      const picked = (headers: Record<string, unknown>) => named.map((name) => headers[name]);
      expect(picked(away.headers)).toEqual(picked(alive.headers));
      expect((await get(port, '/registry.json')).body).toBe(
        readFileSync(join(site, 'live/registry.json'), 'utf8'),
      );
      const health = await get(port, '/api/health');
      expect([health.status, health.headers['content-type']]).toEqual([503, 'application/json']);
      expect(JSON.parse(health.body)).toEqual({ message: expect.stringContaining('try again') });
      expect((await get(port, '/release.json')).status).toBe(502);
      expect((await get(port, '/no-such-page')).status).toBe(502);
    } finally {
      isOver = true;
      for (const child of apis) child.kill('SIGKILL');
      // A master that is killed at once leaves its workers behind.
      await proxy.stop();
    }
  },
  180_000,
);

/** A page or an answer of the API, over HTTPS. */
function get(port: number, path: string) {
  return new Promise<{ status: number; body: string; headers: Record<string, unknown> }>(
    (resolve) => {
      const asked = request(
        { host: '127.0.0.1', port, path, rejectUnauthorized: false, headers: { accept: '*/*' } },
        (response) => {
          let body = '';
          response.on('data', (chunk: Buffer) => (body += String(chunk)));
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, body, headers: response.headers }),
          );
        },
      );
      asked.on('error', (error) => resolve({ status: 0, body: String(error), headers: {} }));
      asked.end();
    },
  );
}
