import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/**
 * Lets every user read a file or a folder of the site. A proxy reads them as another user than the server, which
 * makes files for itself alone (umask), as a careful operator does, too.
 */
export function letAllRead(path: string): void {
  if (!statSync(path).isDirectory()) return chmodSync(path, 0o644);
  chmodSync(path, 0o755);
  for (const name of readdirSync(path)) letAllRead(join(path, name));
}

/** Creates a folder, and those above it, so that every user can read them. */
export function makeFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true });
  if (!first) return;
  const made = relative(dirname(resolve(first)), resolve(folder)).split(sep);
  for (let depth = made.length; depth > 0; depth -= 1) {
    chmodSync(join(dirname(resolve(first)), ...made.slice(0, depth)), 0o755);
  }
}
