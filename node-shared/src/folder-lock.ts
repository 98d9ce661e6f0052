import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
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

interface Options {
  /** Folder for the lock's file, for a folder that may have no other files; everybody names the same. */
  fileIn?: string;
  /** Whether socket names outside the file system can be used; only Linux has them. */
  hasNames?: boolean;
}

/**
 * Locks a folder and resolves to a function that releases the lock. While another holder has the lock,
 * waits for at most `timeoutMs`, then throws a `FolderInUseError`. The lock is a socket named after
 * the folder's device and inode. It ends with its process, also after a kill -9, and a second path to
 * the same folder meets the same lock. Containers that share a folder do not share the names of sockets, so
 * that there is a socket file in the folder, too. Systems without such names have only a file, for all
 * processes of the machine.
 */
export async function lockFolder(
  folder: string,
  timeoutMs = 0,
  { fileIn = folder, hasNames = process.platform === 'linux' }: Options = {},
): Promise<Unlock> {
  const deadline = Date.now() + timeoutMs;
  const { dev, ino } = statSync(folder);
  const name = `occult-sciences-site-${dev}-${ino}`;
  for (;;) {
    const unlock = await (hasNames ? takeNameAndFile(name, fileIn) : takeFile(tmpdir(), name));
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

/**
 * Does work while it holds the lock of a folder. If another holder keeps it for longer than `timeoutMs`, throws an
 * error with `inUse`.
 */
export async function withFolderLock<T>(
  folder: string,
  { timeoutMs, inUse }: { timeoutMs: number; inUse: string },
  work: () => Promise<T>,
): Promise<T> {
  const unlock = await lockFolder(folder, timeoutMs).catch((cause: unknown) => {
    throw cause instanceof FolderInUseError ? new Error(inUse, { cause }) : cause;
  });
  try {
    return await work();
  } finally {
    await unlock();
  }
}

/** Null if another process has the name or the file. */
async function takeNameAndFile(name: string, folder: string): Promise<Unlock | null> {
  let freeName: Unlock;
  try {
    freeName = await listen(`\0${name}`);
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') return null;
    throw error;
  }
  const handle = openSync(folder, 'r');
  const free = async () => {
    closeSync(handle);
    await freeName();
  };
  try {
    // A short path to the folder, whatever its own is, and also after it has been moved.
    const freeFile = await takeFile(`/proc/self/fd/${handle}`, '.lock');
    if (!freeFile) {
      await free();
      return null;
    }
    return async () => {
      await freeFile();
      await free();
    };
  } catch {
    // Some file systems have no sockets: then the name has to do.
    return free;
  }
}

/**
 * Null if another process has the lock or asks for it at the same moment. A socket file stays after its
 * process has died. Each process has its own file, which gets the lock's name and an id only when the
 * socket listens. So a file that refuses connections is dead, no other process can get its name, and
 * removing it is safe. Of two processes, the one whose file is named later always finds the other one.
 */
async function takeFile(folder: string, name: string): Promise<Unlock | null> {
  const id = randomBytes(4).toString('hex');
  const file = join(folder, `${name}.${id}`);
  // Short, because a socket's path has at most 103 characters.
  const unnamed = join(folder, `${name}-${id}`);
  const close = await listen(unnamed);
  const unlock = async () => {
    removeDead(file);
    await close();
  };
  try {
    // Only who may write to a socket can find out whether anybody listens.
    chmodSync(unnamed, 0o666);
    renameSync(unnamed, file);
    for (const other of readdirSync(folder)) {
      const path = join(folder, other);
      // Left by a process that was killed before it gave the name.
      if (other.startsWith(`${name}-`) && isOld(path)) removeDead(path);
      if (!other.startsWith(`${name}.`) || other === basename(file)) continue;
      if (await isListening(path)) {
        await unlock();
        return null;
      }
      removeDead(path);
    }
    return unlock;
  } catch (error) {
    // Closing also removes the file that has no name yet.
    await unlock();
    throw error;
  }
}

/** Removes a file to which nobody listens. If that fails, it locks nothing, and the next holder tries again. */
function removeDead(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // See above.
  }
}

const A_MINUTE = 60_000;
const isOld = (path: string) =>
  Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > A_MINUTE;

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

/** Whether a process listens on a socket file. */
export function isListening(path: string): Promise<boolean> {
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
