import { appendFileSync } from 'node:fs';

/** A reporter for jest that adds its totals to those of `npm test`. */
export default class JestCount {
  onRunComplete(_contexts, results) {
    const file = process.env.TEST_COUNTS;
    if (!file) return;
    const passed = results.numPassedTests;
    // A file that could not be run has no tests.
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const skipped = results.numPendingTests + results.numTodoTests;
    appendFileSync(file, `${JSON.stringify({ passed, failed, skipped })}\n`);
  }
}
