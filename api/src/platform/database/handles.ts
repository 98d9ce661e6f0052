import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

export type Database = NodePgDatabase;
/**
 * The handle inside a transaction. Code in a transaction must use only this handle: the embedded
 * pool has a single connection, so another query would wait without end.
 */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
