// Locks the folder given as the first argument, prints a line, and keeps the lock until standard input ends.
// With `file` as the second argument, the lock is a file, as on systems other than Linux.
import { once } from 'node:events';
import { lockFolder } from '../folder-lock';

void lockFolder(process.argv[2]!, 0, { hasNames: process.argv[3] === 'name' }).then(
  async (unlock) => {
    console.info('held');
    await once(process.stdin.resume(), 'end');
    await unlock();
  },
);
