import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { evaluate, type EvaluationRequest } from './evaluate';
import { canIsolate } from './isolation';

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
  });
});

test('a declaration must not need the host', async () => {
  const remote = section(`return '';`, `require('react');`);
  await expect(evaluate({ shell: null, remote })).rejects.toThrow(
    'mf-chat/src/routes.ts imports react before a page is opened',
  );
});

/** Runs the code of a hostile section and gives what it could read, or the error it met. */
const attempt = (expression: string) =>
  htmlOf(`
    const node = (name) => process.getBuiltinModule(name);
    try { return JSON.stringify(${expression}) ?? 'undefined'; } catch (error) { return 'error ' + error.code; }`);

const whereIsolated = canIsolate() ? describe : describe.skip;

whereIsolated('a hostile build', () => {
  const outside = mkdtempSync(join(tmpdir(), 'outside-'));
  const secret = join(outside, 'secret-key');
  beforeAll(() => writeFileSync(secret, 'the-secret'));
  afterAll(() => rmSync(outside, { recursive: true }));

  test.each([
    ['the file of a site or of the data', () => `node('fs').readFileSync('${secret}', 'utf8')`],
    ['the source of the server', () => `node('fs').readFileSync('${__filename}', 'utf8')`],
    ['the users of the machine', () => `node('fs').readFileSync('/etc/passwd', 'utf8')`],
    [
      'the environment of another process',
      () => `node('fs').readFileSync('/proc/${process.pid}/environ', 'utf8')`,
    ],
  ])('cannot read %s', async (_what, expression) => {
    expect(await attempt(expression())).toBe('error ENOENT');
  });

  test('finds no setting of the server in its own environment', async () => {
    process.env.SOME_SECRET = 'the-secret';
    expect(await attempt('Object.keys(process.env)')).toBe('["PWD"]');
    delete process.env.SOME_SECRET;
  });

  test('cannot write outside of its scratch folder', async () => {
    const target = join(outside, 'written');
    expect(await attempt(`node('fs').writeFileSync('${target}', 'x')`)).toBe('error ENOENT');
    expect(await attempt(`node('fs').writeFileSync('/script.cjs', 'x')`)).toBe('error EROFS');
    expect(await attempt(`node('fs').writeFileSync('/usr/lib/x', 'x')`)).toBe('error EROFS');
    expect(await attempt(`node('fs').writeFileSync('/tmp/x', 'x')`)).toBe('undefined');
    expect(existsSync(target)).toBe(false);
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
    const html = await htmlOf(`
      const { connect } = process.getBuiltinModule('net');
      return await new Promise((done) => connect(${port}, '127.0.0.1', () => done('connected')).on('error', (error) => done(error.code)));`);
    server.close();
    expect(html).toMatch(/^E(CONNREFUSED|NETUNREACH)$/);
    expect(connections).toBe(0);
  });

  test('starts no program of the system, and one that it starts ends with it', async () => {
    expect(await attempt(`node('child_process').execFileSync('/bin/sh', ['-c', 'id'])`)).toBe(
      'error ENOENT',
    );
    const html = await htmlOf(`
      const { spawn } = process.getBuiltinModule('child_process');
      const child = spawn('/node', ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' });
      child.unref();
      return String(child.pid > 0);`);
    expect(html).toBe('true');
  });

  test('cannot take the memory of the machine', async () => {
    await expect(
      htmlOf(
        `const all = []; for (let i = 0; i < 80; i += 1) all.push(Buffer.alloc(1e8, 1)); return all.length;`,
      ),
    ).rejects.toThrow(/^mf-chat: (its server bundle ended without a result|page chat\/home)/);
  });

  test('that never ends is ended', async () => {
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

describe('a result', () => {
  test('is what was there when the unit hangs afterwards', async () => {
    expect(await htmlOf(`setInterval(() => {}, 1000); return 'whole';`)).toBe('whole');
  });

  test('is missing when the unit ends early with success, or waits for what never comes', async () => {
    await expect(htmlOf('process.exit(0);')).rejects.toThrow('ended without a result');
    await expect(htmlOf('await new Promise(() => {});')).rejects.toThrow('ended without a result');
  });

  test('is not what a unit prints, and what it prints goes nowhere', async () => {
    const print = jest.spyOn(process.stdout, 'write');
    expect(await htmlOf(`console.log('{"result":{}}', 'secret'); return 'html';`)).toBe('html');
    expect(print.mock.calls.flat().join()).not.toContain('secret');
    print.mockRestore();
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
    await htmlOf(
      `return 'first';`,
      `String.prototype.toString = () => 'taken'; Promise.prototype.then = () => {};`,
    ).catch(() => 'no result');
    expect(await htmlOf(`return 'second';`)).toBe('second');
    expect('text'.toString()).toBe('text');
  });

  test('is an error with the first line of the reason only', async () => {
    await expect(htmlOf(`throw new Error('first\\nsecond');`)).rejects.toThrow(
      /^mf-chat: page chat\/home at \/chat cannot be rendered: first$/,
    );
  });
});
