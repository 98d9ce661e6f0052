import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/**
 * The handle inside a transaction. Code in a transaction must use only this handle: the embedded
 * pool has a single connection, so another query would wait without end.
 */
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];
type Run<Result> = (transaction: Transaction) => Promise<Result>;

export type Database = Omit<NodePgDatabase, 'transaction'> & {
  /** Those that are `locked` with the same key run one after the other, as by `lockUntilCommit`. */
  transaction: <Result>(run: Run<Result>, locked?: string) => Promise<Result>;
};
