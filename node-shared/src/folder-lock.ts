import { randomBytes } from 'node:crypto';
import { readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCode } from './files';
import { SettingError } from './settings';

/** The lock of the folder is already held. */
export class FolderInUseError extends SettingError {
  override name = 'FolderInUseError';
}

type Unlock = () => Promise<void>;

const RETRY_MS = 100;

/**
 * Locks a folder and resolves to a function that releases the lock. While another holder has the lock,
 * waits for at most `timeoutMs`, then throws a `FolderInUseError`. The lock is a socket named after
 * the folder's device and inode. It ends with its process, also after a kill -9, and a second path to
 * the same folder meets the same lock. Only Linux has socket names outside the file system; on other
 * systems the socket is a file.
 */
export async function lockFolder(
  folder: string,
  timeoutMs = 0,
  isFile = process.platform !== 'linux',
): Promise<Unlock> {
  const deadline = Date.now() + timeoutMs;
  const { dev, ino } = statSync(folder);
  const name = `occult-sciences-site-${dev}-${ino}`;
  for (;;) {
    const unlock = await (isFile ? takeFile(name) : takeName(name));
    if (unlock) return unlock;
    if (Date.now() >= deadline) {
      throw new FolderInUseError(
        `${folder} is in use by another running server: stop that one first.`,
      );
    }
    // A random time, so that two processes do not meet at every attempt.
    await wait(RETRY_MS * (0.5 + Math.random()));
  }
}

/** Null if another process has the name. */
async function takeName(name: string): Promise<Unlock | null> {
  try {
    return await listen(`\0${name}`);
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') return null;
    throw error;
  }
}

/**
 * Null if another process has the lock or asks for it at the same moment. A socket file stays after its
 * process has died. Each process has its own file, which gets the lock's name and an id only when the
 * socket listens. So a file that refuses connections is dead, no other process can get its name, and
 * removing it is safe. Of two processes, the one whose file is named later always finds the other one.
 */
async function takeFile(name: string): Promise<Unlock | null> {
  const id = randomBytes(4).toString('hex');
  const file = join(tmpdir(), `${name}.${id}`);
  // Short, because a socket's path has at most 103 characters.
  const unnamed = join(tmpdir(), `${name}-${id}`);
  const close = await listen(unnamed);
  renameSync(unnamed, file);
  const unlock = async () => {
    rmSync(file, { force: true });
    await close();
  };
  for (const other of readdirSync(tmpdir())) {
    if (!other.startsWith(`${name}.`) || other === basename(file)) continue;
    const path = join(tmpdir(), other);
    if (await isListening(path)) {
      await unlock();
      return null;
    }
    rmSync(path, { force: true });
  }
  return unlock;
}

/** Listens until the returned function is called or the process ends. */
function listen(address: string): Promise<Unlock> {
  const server = createServer((socket) => socket.destroy());
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () =>
      resolve(() => new Promise((closed) => server.close(() => closed()))),
    );
  });
}

function isListening(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', (error) =>
      resolve(!['ECONNREFUSED', 'ENOENT'].includes(errorCode(error) ?? '')),
    );
  });
}
