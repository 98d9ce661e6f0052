import { statSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename } from 'node:path';
import { isAlive } from 'node-shared/process';
import { shortHash } from './short-hash';

/** Containers that share a site do not see the processes of each other. */
const HOST = shortHash(hostname());
const A_DAY = 86_400_000;

/** The drafts that this process is writing. */
const active = new Set<string>();
let count = 0;

/** The name of a folder that is not complete yet: a dot, `name`, and the host and the process that write it. */
export function beginDraft(name: string): string {
  count += 1;
  const draft = `.${name}-${count}-${HOST}-${process.pid}`;
  active.add(draft);
  return draft;
}

/** Says that a draft was renamed or removed, or could not be. */
export const endDraft = (draft: string): void => void active.delete(draft);

/** Whether nobody writes this draft any more, e.g. after a kill -9. Of another host, only its age tells. */
export function isAbandonedDraft(path: string): boolean {
  const name = basename(path);
  if (!name.startsWith('.')) return false;
  const [, host = HOST, pid] = /-(?:([0-9a-f]{12})-)?(\d+)$/.exec(name) ?? [];
  if (host !== HOST) {
    return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > A_DAY;
  }
  return Number(pid) === process.pid ? !active.has(name) : !isAlive(Number(pid));
}
