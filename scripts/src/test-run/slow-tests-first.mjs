import { readFileSync } from 'node:fs';
import Sequencer from '@jest/test-sequencer';

/** Tests that raise their own time limit take long: begun first, they have the others beside them. */
export default class SlowTestsFirst extends Sequencer {
  sort(tests) {
    const isSlow = ({ path }) => readFileSync(path, 'utf8').includes('jest.setTimeout(');
    const sorted = super.sort(tests);
    const slow = sorted.filter(isSlow);
    return [...slow, ...sorted.filter((test) => !slow.includes(test))];
  }
}
