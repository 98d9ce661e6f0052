import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { FolderInUseError, lockFolder } from './folder-lock';

const place = mkdtempSync(join(tmpdir(), 'folder-lock-'));
const folder = mkdtempSync(join(place, 'locked-'));
const root = join(__dirname, '../..');
let holder: ChildProcess | undefined;

afterEach(() => holder?.kill('SIGKILL'));
afterAll(() => rmSync(place, { recursive: true }));

describe.each(['name', 'file'])('with a socket %s', (kind) => {
  const lock = (path = folder, timeoutMs = 0) =>
    lockFolder(path, timeoutMs, { hasNames: kind === 'name' });

  async function holdElsewhere(): Promise<ChildProcess> {
    const script = join(__dirname, 'testing/hold-lock.ts');
    holder = spawn(process.execPath, ['--import', 'tsx', script, folder, kind], {
      cwd: root,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    await once(holder.stdout!, 'data');
    return holder;
  }

  async function killHolder(): Promise<void> {
    const other = await holdElsewhere();
    other.kill('SIGKILL');
    await once(other, 'exit');
  }

  test('only one holder has the lock until it is released', async () => {
    const unlock = await lock();
    await expect(lock()).rejects.toThrow(FolderInUseError);
    await unlock();
    await (
      await lock()
    )();
  });

  test('a second path to the folder meets the same lock', async () => {
    const name = join(place, `second-${kind}`);
    symlinkSync(folder, name);
    const unlock = await lock();
    await expect(lock(name)).rejects.toThrow(`${name} is in use`);
    await unlock();
  });

  test('the lock waits for another process that holds it, but only until the timeout', async () => {
    const other = await holdElsewhere();
    await expect(lock()).rejects.toThrow(`${folder} is in use`);
    const waiting = lock(folder, 60_000);
    other.stdin!.end();
    await (
      await waiting
    )();
  });

  test('the lock of a killed process is free and leaves no files behind', async () => {
    await killHolder();
    await (
      await lock()
    )();
    expect(readdirSync(folder)).toEqual([]);
    const { dev, ino } = statSync(folder);
    const left = readdirSync(tmpdir()).filter((name) => name.includes(`-${dev}-${ino}`));
    expect(left).toEqual([]);
  });

  test('of several that find the lock of a killed process, only one at a time holds it', async () => {
    await killHolder();
    let holders = 0;
    const counts: number[] = [];
    const work = async () => {
      const unlock = await lock(folder, 60_000);
      counts.push((holders += 1));
      await wait(20);
      holders -= 1;
      await unlock();
    };
    await Promise.all([work(), work(), work(), work()]);
    expect(counts).toEqual([1, 1, 1, 1]);
  });
});

test('who does not share the names of sockets meets the file in the folder', async () => {
  // Another folder has another name.
  const other = mkdtempSync(join(place, 'other-'));
  const unlock = await lockFolder(other, 0, { fileIn: folder });
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  await unlock();
  expect(readdirSync(folder)).toEqual([]);
  await (
    await lockFolder(folder)
  )();
});

test('what a process has left that was killed before it had the lock is removed after a minute', async () => {
  const left = join(folder, '.lock-0a1b2c3d');
  writeFileSync(left, '');
  await (
    await lockFolder(folder)
  )();
  expect(readdirSync(folder)).toEqual(['.lock-0a1b2c3d']);
  utimesSync(left, 0, 0);
  await (
    await lockFolder(folder)
  )();
  expect(readdirSync(folder)).toEqual([]);
});
