import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderInUseError, lockFolder } from './folder-lock';

const place = mkdtempSync(join(tmpdir(), 'folder-lock-'));
const folder = mkdtempSync(join(place, 'locked-'));
const root = join(__dirname, '../..');
let holder: ChildProcess | undefined;

afterEach(() => holder?.kill('SIGKILL'));
afterAll(() => rmSync(place, { recursive: true }));

async function holdElsewhere(): Promise<ChildProcess> {
  const script = join(__dirname, 'testing/hold-lock.ts');
  holder = spawn(process.execPath, ['--import', 'tsx', script, folder], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(holder.stdout!, 'data');
  return holder;
}

test('the folder is one holder’s until it is given back', async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  await unlock();
  await (
    await lockFolder(folder)
  )();
});

test('a second name of the folder meets the same lock', async () => {
  const name = join(place, 'second-name');
  symlinkSync(folder, name);
  const unlock = await lockFolder(folder);
  await expect(lockFolder(name)).rejects.toThrow(`${name} is in use`);
  await unlock();
});

test('another process that holds it is waited for, and not for ever', async () => {
  const other = await holdElsewhere();
  await expect(lockFolder(folder)).rejects.toThrow(`${folder} is in use`);
  const waiting = lockFolder(folder, 60_000);
  other.stdin!.end();
  await (
    await waiting
  )();
});

test('the lock of a process that was killed is free, and leaves nothing behind', async () => {
  const other = await holdElsewhere();
  other.kill('SIGKILL');
  await once(other, 'exit');
  await (
    await lockFolder(folder)
  )();
  expect(readdirSync(folder)).toEqual([]);
});
