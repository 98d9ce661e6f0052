import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { runProcess } from './process';

test('a server that does not stop in time is killed', async () => {
  const program = join(__dirname, 'testing/never-stops.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program]);
  await once(child.stdout, 'data');
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([null, 'SIGKILL']);
});

test.each(['SIGHUP', 'disconnect'])('a server stops at %s', async (event) => {
  const program = join(__dirname, 'testing/stops.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  await once(child.stdout!, 'data');
  const ended = once(child, 'exit');
  if (event === 'disconnect') child.disconnect();
  else child.kill('SIGHUP');
  expect(await ended).toEqual([0, null]);
});

const run = (source: string, options: Parameters<typeof runProcess>[2] = {}) =>
  runProcess(process.execPath, ['-e', source], options);

test('a program gets its input, and what it has written comes back with its exit code', async () => {
  const source = `process.stdin.on('data', (text) => console.log('got ' + text));
    process.stdin.on('end', () => { console.error('no more'); process.exitCode = 3; });`;
  expect(await run(source, { input: 'नमस्ते' })).toEqual({
    ...{ code: 3, output: 'got नमस्ते\n', errors: 'no more\n', isLate: false },
  });
  await expect(runProcess('/no/program', [], {})).rejects.toThrow('ENOENT');
});

test('a program that is late is killed, in a group with everything that it has started', async () => {
  const source = `const { pid } = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
    console.log(pid);
    setInterval(() => {}, 1000);`;
  const { code, output, isLate } = await run(source, { deadline: 1_500, isGroup: true });
  // This would wait for ever: the other process holds the pipe of the output as long as it lives.
  expect({ code, isLate }).toEqual({ code: null, isLate: true });
  expect(Number(output)).toBeGreaterThan(0);
});

test('a program whose output is enough is killed; what it prints beside that output is left out', async () => {
  const source = `console.log('noise');
    require('node:fs').writeSync(3, 'result\\n');
    setInterval(() => {}, 1000);`;
  const isEnough = (part: Buffer) => part.includes(0x0a);
  expect(await run(source, { outputFrom: 3, isEnough })).toMatchObject({ output: 'result\n' });
});
