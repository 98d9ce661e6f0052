import type { StatsFs } from 'node:fs';
import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { HttpError } from './errors';

/** Bytes of a disk that stay free for the database and its log. */
const RESERVE = 512 * 1024 * 1024;

/** Throws 503 if the disk of this folder has no room for files that others send. */
export async function refuseOnFullDisk(folder: string): Promise<void> {
  if (freeBytes(await statfs(folder)) > RESERVE) return;
  throw new HttpError(503, 'No files can be stored at the moment. Please try again later.', {
    headers: { 'retry-after': '600' },
  });
}

/** Bytes that the user of this process may still write. */
export const freeBytes = ({ bavail, bsize }: StatsFs): number => bavail * bsize;

/** Below this, orders may be refused within minutes. */
const LEAST_FREE = 32 * 1024 * 1024;
const PAGE = Buffer.alloc(8192, 1);

/** Rejects unless the disk of this folder has room, and a page of the database's size reaches it. */
export async function probeDisk(folder: string): Promise<void> {
  const free = freeBytes(await statfs(folder));
  if (free < LEAST_FREE) throw new Error(`${folder} has only ${free} bytes left.`);
  const path = join(folder, `ready-${process.pid}`);
  const file = await open(path, 'w', 0o600);
  try {
    await file.write(PAGE);
    await file.datasync();
  } finally {
    await file.close();
    await rm(path, { force: true });
  }
}
