import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { existsSync, readFileSync } from 'node:fs';
import { runProcess } from 'node-shared/process';
import { newFolder } from '../testing/unit-fixtures';
import { canIsolate, ISOLATED_PORT, isolatedBrowser, type CommandLine } from './isolation';

const starter = readFileSync(join(__dirname, 'browser-starter.cjs'), 'utf8');
const whereIsolated = canIsolate() ? test : test.skip;

/** What a program finds that is started in the place of a browser. */
const look = `
  const { existsSync, readdirSync, writeFileSync } = require('node:fs');
  const errorOf = (work) => { try { work(); return 'done'; } catch (error) { return error.code; } };
  const answerOf = (address) => fetch(address).then((answer) => answer.text(), ({ cause }) => cause.code);
  (async () => process.stderr.write(JSON.stringify({
    variables: Object.keys(process.env),
    isRoot: process.getuid() === 0,
    host: require('node:os').hostname(),
    processes: readdirSync('/proc').filter((name) => /^\\d+$/.test(name)).length,
    sees: process.argv.slice(3).filter((file) => existsSync(file)),
    writes: ['/x', '/usr/x', '/dev/shm/x', '/tmp/x'].map((file) => errorOf(() => writeFileSync(file, 'x'))),
    site: await answerOf('http://127.0.0.1:${ISOLATED_PORT}'),
    other: await answerOf(process.argv[1]),
  })))();`;

const servers: Server[] = [];
async function listening(on: { path: string } | { port: number }): Promise<Server> {
  const server = createServer((_request, response) => response.end('the site'));
  servers.push(server);
  const options = { ...on, host: '127.0.0.1', writableAll: true };
  await new Promise<void>((ready) => server.listen(options, ready));
  return server;
}
afterAll(() => servers.forEach((server) => server.close()));

whereIsolated(
  'a browser sees the programs of the system and the site, and nothing else',
  async () => {
    const socket = join(newFolder('place'), 'socket');
    await listening({ path: socket });
    // A server on a port has an address of this kind.
    const { port } = (await listening({ port: 0 })).address() as AddressInfo;
    const [program, ...args]: CommandLine = isolatedBrowser(process.execPath, socket, starter);
    const looking = ['-e', look, `http://127.0.0.1:${port}`, '--', '/usr/bin'];
    const hidden = [__filename, '/etc/passwd', '/root', '/home', '/var'];
    const { errors } = await runProcess(program, [...args, ...looking, ...hidden], { env: {} });
    expect(JSON.parse(errors)).toEqual({
      variables: ['PWD'],
      isRoot: false,
      host: 'guest',
      // Its own, that of its starter, and the first one, which is bubblewrap.
      processes: 3,
      sees: ['/usr/bin'],
      writes: ['EROFS', 'EROFS', 'EROFS', 'done'],
      site: 'the site',
      other: 'ECONNREFUSED',
    });
  },
);

/** Makes system calls of x86-64 by their numbers, and prints how each of them ends. */
const callAll = (...numbers: number[]) => [
  '-e',
  `for my $number (${numbers.join()}) {
    my $result = syscall($number, 0x10000000, 0, 0, 0, 0);
    print STDERR $number, ' ', $result == -1 ? $! + 0 : 'done', "\n";
  }`,
];
const perl = '/usr/bin/perl';
const whereNumbered = process.arch === 'x64' && existsSync(perl) && canIsolate() ? test : test.skip;

whereNumbered('a guest is refused what it does not need of the kernel', async () => {
  const [ptrace, keyctl, clone3] = [101, 250, 435];
  const [clone, unshare, mount] = [56, 272, 165];
  const [EPERM, ENOSYS] = [1, 38];
  const socket = join(newFolder('place'), 'socket');
  await listening({ path: socket });
  const [program, ...args]: CommandLine = isolatedBrowser(perl, socket, starter);
  const all = callAll(ptrace, keyctl, clone3, clone, unshare, mount);
  const { errors } = await runProcess(program, [...args, ...all], { env: {} });
  expect(errors.trim().split('\n')).toEqual([
    ...[`${ptrace} ${EPERM}`, `${keyctl} ${EPERM}`, `${clone3} ${ENOSYS}`],
    ...[`${clone} ${EPERM}`, `${unshare} ${EPERM}`, `${mount} ${EPERM}`],
  ]);
  const outside = await runProcess(perl, callAll(ptrace, keyctl, clone3), { env: {} });
  expect(outside.errors).not.toMatch(/ (1|38)$/m);
});
