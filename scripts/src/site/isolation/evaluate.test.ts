import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { evaluate, type EvaluationRequest } from './evaluate';
import * as isolation from './isolation';

const { canIsolate } = isolation;

const shell = {
  name: 'shell',
  source: `
    exports.singletons = {};
    exports.render = async (path, registry, remote) => {
      const { Component, meta } = await remote.routes[0].lazy();
      return { html: String(await Component()), meta: { title: path, description: '', ...(meta && meta()) } };
    };`,
};
/** A section whose page is what the body of an async function returns. */
const section = (body: string, atLoad = '') => ({
  name: 'mf-chat',
  source: `
    ${atLoad}
    exports.name = 'mf-chat';
    exports.contract = 1;
    exports.routes = [{ id: 'chat/home', path: '/chat', lazy: async () => ({
      Component: async () => { ${body} },
    }) }];`,
});
const pages = [{ id: 'chat/home', path: '/chat' }];
const render = (remote: ReturnType<typeof section>, more: Partial<EvaluationRequest> = {}) =>
  evaluate({ shell, remote, pages, ...more });
const htmlOf = async (body: string, atLoad = '') =>
  (await render(section(body, atLoad))).pages[0]!.html;

test('pages and the declaration of a section come back as data', async () => {
  expect(await render(section(`return '<h1>Chat</h1>';`))).toEqual({
    declaration: {
      name: 'mf-chat',
      contract: 1,
      routes: [{ id: 'chat/home', path: '/chat' }],
    },
    pages: [{ path: '/chat', html: '<h1>Chat</h1>', meta: { title: '/chat', description: '' } }],
    widgets: [],
  });
});

test('a page can name the address of the site', async () => {
  const siteUrl = 'https://site.example';
  const address = section('return address;', 'const address = process.env.SITE_URL;');
  expect((await render(address, { siteUrl })).pages[0]!.html).toBe(siteUrl);
});

test('a declaration must not need the host', async () => {
  const remote = section(`return '';`, `require('react');`);
  await expect(evaluate({ shell: null, remote })).rejects.toThrow(
    'mf-chat/src/routes.ts imports react before a page is opened',
  );
});

const whereIsolated = canIsolate() ? describe : describe.skip;

/** Runs `work` as on a machine without bubblewrap: what an attack does there shows that it is one. */
async function withoutIsolation<T>(work: () => Promise<T>): Promise<T> {
  const missing = jest.spyOn(isolation, 'canIsolate').mockReturnValue(false);
  try {
    return await work();
  } finally {
    missing.mockRestore();
  }
}

/** Runs the code of a hostile section and gives what it could read, or the error it met. */
const attempt = (expression: string) =>
  htmlOf(`
    const node = (name) => process.getBuiltinModule(name);
    try { return JSON.stringify(${expression}) ?? 'undefined'; } catch (error) { return 'error ' + error.code; }`);

/** The processes of this machine whose command line has this text. */
const processesWith = (text: string) =>
  readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(text);
    } catch {
      // It has ended.
      return false;
    }
  });

whereIsolated('a hostile build', () => {
  const outside = mkdtempSync(join(tmpdir(), 'outside-'));
  const secret = join(outside, 'secret-key');
  beforeAll(() => writeFileSync(secret, 'the-secret'));
  afterAll(() => rmSync(outside, { recursive: true }));

  test.each([
    ['the file of a site or of the data', () => secret, 'the-secret'],
    ['the source of the server', () => __filename, 'a hostile build'],
    ['the users of the machine', () => '/etc/passwd', 'root:'],
    ['the environment of its parent', () => `/proc/${process.pid}/environ`, 'PATH='],
  ])('cannot read %s', async (_what, file, content) => {
    const read = () => attempt(`node('fs').readFileSync('${file()}', 'utf8')`);
    expect(await read()).toBe('error ENOENT');
    expect(await withoutIsolation(read)).toContain(content);
  });

  test('does not learn the name of the machine', async () => {
    const name = () => attempt(`node('os').hostname()`);
    expect(await name()).toBe('"guest"');
    expect(await withoutIsolation(name)).toBe(JSON.stringify(hostname()));
  });

  test('finds no setting of the server in its own environment', async () => {
    process.env.SOME_SECRET = 'the-secret';
    expect(await attempt('Object.keys(process.env)')).toBe('["PWD"]');
    delete process.env.SOME_SECRET;
  });

  test('can write nowhere', async () => {
    const target = join(outside, 'written');
    const write = (file: string) => attempt(`node('fs').writeFileSync('${file}', 'x')`);
    expect(await write(target)).toBe('error ENOENT');
    for (const file of ['/x', '/node', '/dev/x', '/dev/shm/x', '/usr/lib/x']) {
      expect(await write(file)).toMatch(/^error (EROFS|EACCES|ETXTBSY)$/);
    }
    expect(existsSync(target)).toBe(false);
    await withoutIsolation(() => write(target));
    expect(existsSync(target)).toBe(true);
  });

  test('reaches no network, not even this machine', async () => {
    let connections = 0;
    const server = createServer((socket) => {
      connections += 1;
      socket.end();
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    // A server on a port has an address of this kind.
    const { port } = server.address() as AddressInfo;
    const call = () =>
      htmlOf(`
        const { connect } = process.getBuiltinModule('net');
        return await new Promise((done) => connect(${port}, '127.0.0.1', () => done('connected')).on('error', (error) => done(error.code)));`);
    expect(await call()).toMatch(/^E(CONNREFUSED|NETUNREACH)$/);
    expect(connections).toBe(0);
    expect(await withoutIsolation(call)).toBe('connected');
    server.close();
  });

  test('starts no program of the system', async () => {
    const run = () =>
      attempt(`String(node('child_process').execFileSync('/bin/sh', ['-c', 'id']))`);
    expect(await run()).toBe('error ENOENT');
    expect(await withoutIsolation(run)).toContain('uid=');
  });

  test('starts few processes, also where the server is root, and they end with it', async () => {
    const mark = `a-child-${process.pid}`;
    const multiply = () =>
      htmlOf(`
        const { spawn } = process.getBuiltinModule('child_process');
        let started = 0;
        for (let i = 0; i < 40; i += 1) {
          const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 20000)', '${mark}'], { detached: true, stdio: 'ignore' });
          child.on('error', () => {}).unref();
          if (child.pid) started += 1;
        }
        return String(started);`);
    expect(Number(await multiply())).toBeLessThan(20);
    const deadline = Date.now() + 5000;
    while (processesWith(mark).length > 0 && Date.now() < deadline) await wait(50);
    expect(processesWith(mark)).toEqual([]);
    expect(await withoutIsolation(multiply)).toBe('40');
    const left = processesWith(mark);
    expect(left.length).toBeGreaterThan(30);
    for (const pid of left) process.kill(Number(pid), 'SIGKILL');
  });

  test('cannot take the memory of the machine', async () => {
    // Memory that is only reserved: without isolation, this test takes none either.
    const take = (megabytes: number) =>
      htmlOf(
        `const all = []; for (let i = 0; i < ${megabytes / 100}; i += 1) all.push(Buffer.allocUnsafeSlow(1e8)); return String(all.length);`,
      );
    expect(await take(100)).toBe('1');
    const refusal = /^mf-chat: (its server bundle ended without a result|page chat\/home)/;
    await expect(take(1200)).rejects.toThrow(refusal);
    await expect(take(8000)).rejects.toThrow(refusal);
    expect(await withoutIsolation(() => take(1200))).toBe('12');
  });

  test('that never ends is ended', async () => {
    const loop = 'const end = Date.now() + 1000; while (Date.now() < end);';
    expect(await htmlOf(`${loop} return 'late';`)).toBe('late');
    await expect(render(section('for (;;) {}'), { timeLimit: 1500 })).rejects.toThrow(
      'mf-chat: its server bundle took longer than 1.5 seconds.',
    );
    await expect(
      render(section('setInterval(() => {}, 1000); await new Promise(() => {});'), {
        timeLimit: 1500,
      }),
    ).rejects.toThrow('took longer than');
  });
});

/** The same process without what the site makes of it: how it ends, and what it prints. */
function plainly(body: string) {
  const [program, ...args] = isolation.unisolated(
    readFileSync(join(__dirname, 'evaluator.cjs'), 'utf8'),
  );
  const { status, signal, stdout } = spawnSync(program, args, {
    input: JSON.stringify({ shell, remote: section(body), pages }),
    stdio: ['pipe', 'pipe', 'ignore', 'pipe'],
    encoding: 'utf8',
    timeout: 3000,
  });
  return { status, signal, stdout };
}

describe('a result', () => {
  test('is what was there when the unit hangs afterwards', async () => {
    const body = `setInterval(() => {}, 1000); return 'whole';`;
    expect(await htmlOf(body)).toBe('whole');
    expect(plainly(body).signal).toBe('SIGTERM');
  });

  test('is missing when the unit ends early with success, or waits for what never comes', async () => {
    await expect(htmlOf('process.exit(0);')).rejects.toThrow('ended without a result');
    expect(plainly('process.exit(0);').status).toBe(0);
    await expect(htmlOf('await new Promise(() => {});')).rejects.toThrow('ended without a result');
  });

  test('is not what a unit prints, and what it prints goes nowhere', async () => {
    const body = `console.log('{"result":{}}', 'secret'); return 'html';`;
    const print = jest.spyOn(process.stdout, 'write');
    expect(await htmlOf(body)).toBe('html');
    expect(print.mock.calls.flat().join()).not.toContain('secret');
    print.mockRestore();
    expect(plainly(body).stdout).toContain('secret');
  });

  test('that a unit has written itself is refused unless it is the pages that were asked for', async () => {
    const forge = (result: object) =>
      htmlOf(
        `process.getBuiltinModule('fs').writeSync(3, ${JSON.stringify(`${JSON.stringify({ result })}\n`)}); return 'own';`,
      );
    const html = '<h1>Log in</h1>';
    const meta = { title: 'x', description: 'x' };
    for (const forged of [
      {},
      { pages: [] },
      { pages: [{ path: '/login', html, meta }] },
      { pages: [{ path: '/chat', html: { toString: 1 }, meta }] },
      { pages: [{ path: '/chat', html, meta: { title: [] } }] },
    ]) {
      await expect(forge(forged)).rejects.toThrow('gave something else than its pages');
    }
  });

  test('of one section is not changed by what another one does to a built-in', async () => {
    const change = `String.prototype.trim = () => 'taken';`;
    expect(await htmlOf(`return ' own '.trim();`, change)).toBe('taken');
    expect(await htmlOf(`return ' own '.trim();`)).toBe('own');
    expect(' own '.trim()).toBe('own');
    await htmlOf(`return '';`, 'Promise.prototype.then = () => {};').catch(() => 'no result');
    expect(await htmlOf(`return 'second';`)).toBe('second');
  });

  test('is an error with the first line of the reason only', async () => {
    await expect(htmlOf(`throw new Error('first\\nsecond');`)).rejects.toThrow(
      /^mf-chat: page chat\/home at \/chat cannot be rendered: first$/,
    );
  });
});
