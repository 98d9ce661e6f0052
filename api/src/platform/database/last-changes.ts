import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Database, Transaction } from './handles';

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
  write: (on: Database | Transaction, rows: Row[]) => SQLWrapper;
}

/** The cast below hides the type of the rows: each entry has the rows of its key. */
type Waiting = Map<SharedRows<unknown>, Map<string, unknown>>;

const changes = new WeakMap<Transaction, Waiting>();

/**
 * Makes the change just before the commit of the transaction, which must not be a nested one. Outside a transaction it
 * returns the change, for the one statement that is all of the work.
 */
export function changeLast<Row>(
  on: Database | Transaction,
  to: SharedRows<Row>,
  rows: Row[],
): Changes {
  if (!('rollback' in on)) return { [to.name]: to.write(on, rows) };
  const waiting = changes.get(on);
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
  return {};
}

/** Runs a transaction, and then what it has left for its end. */
export async function withLastChanges<Result>(
  transaction: Transaction,
  run: () => Promise<Result>,
): Promise<Result> {
  changes.set(transaction, new Map());
  const result = await run();
  await asOne(transaction, lastChanges(transaction));
  return result;
}

/** What a transaction has left for its end so far: its last own statement takes them with it. */
export function lastChanges(transaction: Transaction): Changes {
  const waiting: Waiting = changes.get(transaction) ?? new Map();
  const byName = [...waiting].sort(([one], [other]) => (one.name < other.name ? -1 : 1));
  waiting.clear();
  return Object.fromEntries(
    byName.map(([to, rows]) => {
      const sorted = [...rows].sort(([one], [other]) => (one < other ? -1 : 1));
      const write = to.write(
        transaction,
        sorted.map(([, row]) => row),
      );
      return [to.name, write];
    }),
  );
}

/** Statements by the names under which `asOne` runs them. */
export type Changes = Readonly<Record<string, SQLWrapper>>;

/**
 * Makes several changes by one statement. Those that come later can read what an earlier one returns, by its name,
 * but none sees what another one has changed. Returns the row that is `wanted`.
 */
export async function asOne(
  on: Database | Transaction,
  named: Changes,
  wanted: SQL = sql`1`,
): Promise<Record<string, unknown>> {
  const parts = Object.entries(named).map(
    ([name, change]) => sql`${sql.identifier(name)} AS (${change.getSQL()})`,
  );
  if (parts.length === 0) return {};
  const { rows } = await on.execute(sql`WITH ${sql.join(parts, sql`, `)} SELECT ${wanted}`);
  return rows[0]!;
}
