// Takes the lock of the folder named by the first argument, says so, and keeps it until its standard
// input ends.
import { once } from 'node:events';
import { lockFolder } from '../folder-lock';

void lockFolder(process.argv[2]!).then(async (unlock) => {
  console.info('held');
  await once(process.stdin.resume(), 'end');
  await unlock();
});
