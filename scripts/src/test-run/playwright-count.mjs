import { appendFileSync } from 'node:fs';

/** A reporter for Playwright that adds its totals to those of `npm test`. */
export default class PlaywrightCount {
  onBegin(_config, suite) {
    this.suite = suite;
  }

  onEnd() {
    const file = process.env.TEST_COUNTS;
    if (!file) return;
    const outcomes = this.suite.allTests().map((test) => test.outcome());
    const count = (outcome) => outcomes.filter((each) => each === outcome).length;
    // A test that passed only when it was repeated has failed.
    const failed = count('unexpected') + count('flaky');
    const totals = { passed: count('expected'), failed, skipped: count('skipped') };
    appendFileSync(file, `${JSON.stringify(totals)}\n`);
  }
}
