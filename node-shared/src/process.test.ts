import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

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
