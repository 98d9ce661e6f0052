import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../units';
import { withSiteLock } from './lock';
import { newFolder } from './testing/made-up-units';

jest.setTimeout(60_000);

const site = newFolder('site');
let holder: ChildProcess | undefined;

async function holdElsewhere(): Promise<ChildProcess> {
  const script = join(root, 'scripts/src/site/testing/hold-lock.ts');
  holder = spawn(process.execPath, ['--import', 'tsx', script, site], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(holder.stdout!, 'data');
  return holder;
}

afterEach(() => {
  holder?.kill('SIGKILL');
});

test('the work of one holder ends before that of the next begins', async () => {
  const steps: string[] = [];
  let finish: () => void = () => {};
  const first = withSiteLock(site, async () => {
    steps.push('first begins');
    await new Promise<void>((resolve) => (finish = resolve));
    steps.push('first ends');
  });
  const second = withSiteLock(site, async () => void steps.push('second'));
  await expect(withSiteLock(site, async () => {}, 0)).rejects.toThrow('another process');
  finish();
  await Promise.all([first, second]);
  expect(steps).toEqual(['first begins', 'first ends', 'second']);
});

test('work that fails frees the lock, and gives its own error', async () => {
  await expect(withSiteLock(site, () => Promise.reject(new Error('boom')))).rejects.toThrow('boom');
  expect(await withSiteLock(site, async () => 'free', 0)).toBe('free');
});

test('another process that holds it is waited for, and not for ever', async () => {
  const other = await holdElsewhere();
  await expect(withSiteLock(site, async () => {}, 0)).rejects.toThrow(site);
  const waiting = withSiteLock(site, async () => 'mine');
  other.stdin!.end();
  expect(await waiting).toBe('mine');
});

test('the lock of a process that was killed is free', async () => {
  const other = await holdElsewhere();
  other.kill('SIGKILL');
  await once(other, 'exit');
  expect(await withSiteLock(site, async () => 'mine', 0)).toBe('mine');
  expect(readdirSync(site)).toEqual([]);
});
