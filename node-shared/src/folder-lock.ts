import { statSync, unlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SettingError } from './settings';

/** Somebody else holds the lock of the folder. */
export class FolderInUseError extends SettingError {
  override name = 'FolderInUseError';
}

const RETRY_MS = 100;

/**
 * Keeps a folder to this process until the function that it resolves to is called; waits for at
 * most `timeoutMs` while another process holds it. The lock is a socket named after the folder's
 * device and inode: the kernel frees it with the process, also after a kill -9, and a second name
 * for the same folder meets the same lock.
 */
export async function lockFolder(folder: string, timeoutMs = 0): Promise<() => Promise<void>> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await takeLock(folder);
    } catch (error) {
      if (!(error instanceof FolderInUseError) || Date.now() >= deadline) throw error;
    }
    await wait(RETRY_MS);
  }
}

async function takeLock(folder: string): Promise<() => Promise<void>> {
  const { dev, ino } = statSync(folder);
  const name = `occult-sciences-site-${dev}-${ino}`;
  // Only Linux has socket names outside the file system; elsewhere a dead process leaves a file.
  const address = process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.lock`);
  if (process.platform !== 'linux' && !(await answers(address))) removeStale(address);
  const server = createServer((socket) => socket.destroy());
  server.unref();
  await listen(server, address, folder);
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function listen(server: Server, address: string, folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new FolderInUseError(
              `${folder} is in use by another running server: stop that one first.`,
            )
          : error,
      );
    });
    server.listen(address, resolve);
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
}

function removeStale(address: string): void {
  try {
    unlinkSync(address);
  } catch {
    // Nothing was left behind.
  }
}
