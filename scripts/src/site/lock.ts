import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from '../process';
import { layout } from './layout';

const WAIT_MS = 120_000;

/** Lets one publisher at a time change the site; a dead publisher's lock is taken over. */
export async function withSiteLock<T>(site: string, work: () => Promise<T>): Promise<T> {
  const { lock } = layout(site);
  mkdirSync(dirname(lock), { recursive: true });
  const deadline = Date.now() + WAIT_MS;
  while (!take(lock)) {
    const holder = Number(readFileSync(lock, { encoding: 'utf8', flag: 'a+' }));
    if (holder && !isAlive(holder)) rmSync(lock, { force: true });
    else if (Date.now() > deadline) {
      throw new Error(`${lock}: process ${holder} has been publishing for two minutes; stop it first.`);
    } else await wait(200);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock: string): boolean {
  try {
    const file = openSync(lock, 'wx');
    writeSync(file, String(process.pid));
    closeSync(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
