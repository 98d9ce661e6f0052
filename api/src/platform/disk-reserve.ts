import { statfs } from 'node:fs/promises';
import { HttpError } from './errors';

/** Bytes of a disk that stay free for the database and its log. */
const RESERVE = 512 * 1024 * 1024;

/** Throws 503 if the disk of this folder has no room for files that others send. */
export async function refuseOnFullDisk(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize > RESERVE) return;
  throw new HttpError(503, 'No files can be stored at the moment. Please try again later.', {
    headers: { 'retry-after': '600' },
  });
}
