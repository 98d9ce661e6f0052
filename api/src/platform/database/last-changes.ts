import type { Transaction } from './handles';

/**
 * Rows that many transactions change, such as the counts of a day. Whoever has changed one makes all
 * others wait until its commit, so these changes are collected and made last.
 */
export interface SharedRows<Row> {
  /** Transactions make their changes in the order of these names, so that none waits for another in a circle. */
  name: string;
  /** Which of the rows it is; rows are changed in the order of their keys. */
  keyOf: (row: Row) => string;
  /** Two changes of one row as one. */
  add: (one: Row, other: Row) => Row;
  write: (transaction: Transaction, rows: Row[]) => Promise<unknown>;
}

/** The cast below hides the type of the rows: each entry has the rows of its key. */
type Waiting = Map<SharedRows<unknown>, Map<string, unknown>>;

const changes = new WeakMap<Transaction, Waiting>();

/** Makes the change just before the commit of the transaction, which must not be a nested one. */
export function changeLast<Row>(transaction: Transaction, to: SharedRows<Row>, rows: Row[]): void {
  const waiting = changes.get(transaction);
  if (!waiting) throw new Error(`A change of ${to.name} needs a transaction of the pool.`);
  // The cast: see `Waiting`.
  const shared = to as SharedRows<unknown>;
  const kept = waiting.get(shared) ?? new Map<string, unknown>();
  waiting.set(shared, kept);
  for (const row of rows) {
    const key = to.keyOf(row);
    // The cast: see `Waiting`.
    const before = kept.get(key) as Row | undefined;
    kept.set(key, before === undefined ? row : to.add(before, row));
  }
}

/** Runs a transaction, and then what it has left for its end. */
export async function withLastChanges<Result>(
  transaction: Transaction,
  run: () => Promise<Result>,
): Promise<Result> {
  const waiting: Waiting = new Map();
  changes.set(transaction, waiting);
  const result = await run();
  const byName = [...waiting].sort(([one], [other]) => (one.name < other.name ? -1 : 1));
  for (const [to, rows] of byName) {
    const sorted = [...rows].sort(([one], [other]) => (one < other ? -1 : 1));
    await to.write(
      transaction,
      sorted.map(([, row]) => row),
    );
  }
  return result;
}
