import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/**
 * Prints how many cells of the matrix of section faults passed. A cell that does not exist for a remote
 * is skipped and does not count as passed.
 */
export default class FaultCells implements Reporter {
  private readonly cells = new Map<string, { name: string; status: TestResult['status'] }>();

  onTestEnd(test: TestCase, { status }: TestResult): void {
    if (test.tags.includes('@fault-cell')) this.cells.set(test.id, { name: test.title, status });
  }

  onEnd(): void {
    if (this.cells.size === 0) return;
    const others = [...this.cells.values()].filter(({ status }) => status !== 'passed');
    const passed = this.cells.size - others.length;
    const share = process.env.FAULTS === 'all' ? 'all' : `seed ${process.env.FAULTS_SEED}`;
    console.log(`section faults: ${passed} / ${this.cells.size} cells passed (${share})`);
    for (const { name, status } of others) console.log(`  ${status}: ${name}`);
  }
}
