import { isAlive } from 'node-shared/process';

/** The drafts that this process is writing. */
const active = new Set<string>();
let count = 0;

/** The name of a folder that is not complete yet: a dot, `name`, and the process that writes it. */
export function beginDraft(name: string): string {
  count += 1;
  const draft = `.${name}-${count}-${process.pid}`;
  active.add(draft);
  return draft;
}

/** Says that a draft was renamed or removed, or could not be. */
export const endDraft = (draft: string): void => void active.delete(draft);

/** Whether this is the name of a draft that nobody is writing any more, for example after a kill -9. */
export function isAbandonedDraft(name: string): boolean {
  if (!name.startsWith('.')) return false;
  const pid = Number(/-(\d+)$/.exec(name)?.[1]);
  return pid === process.pid ? !active.has(name) : !isAlive(pid);
}
