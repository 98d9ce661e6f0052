// Takes the lock of the site named by the first argument, says so, and keeps it until its standard
// input ends.
import { once } from 'node:events';
import { withSiteLock } from '../lock';

void withSiteLock(process.argv[2]!, async () => {
  console.log('held');
  await once(process.stdin.resume(), 'end');
});
