import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from './handles';

/**
 * All columns of a table as one value, for what each order reads: to name and to read fifty columns one by one takes
 * the builder of statements longer than the database takes to find them. Null if a left join finds no row.
 */
export function wholeRow<Table extends PgTable>(table: Table): SQL<Table['$inferSelect']>;
export function wholeRow<Table extends PgTable>(
  table: Table,
  joined: 'left',
): SQL<Table['$inferSelect'] | null>;
export function wholeRow(table: PgTable): SQL {
  const columns = Object.entries(getTableColumns(table));
  return sql`to_jsonb(${table})`.mapWith((row: Record<string, unknown>) =>
    Object.fromEntries(
      columns.map(([key, column]) => {
        const value = row[column.name];
        return [key, value === null ? null : column.mapFromDriverValue(value)];
      }),
    ),
  );
}

/** Inserts a row as one value, as `wholeRow` reads it; what it leaves out has its default. */
export function insertWhole<Table extends PgTable>(table: Table, row: Table['$inferInsert']): SQL {
  const values: Record<string, unknown> = row;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in values);
  const names = sql.raw(columns.map(([, { name }]) => name).join());
  const content = Object.fromEntries(columns.map(([key, { name }]) => [name, values[key]]));
  return sql`INSERT INTO ${table} (${names})
    SELECT ${names} FROM jsonb_populate_record(NULL::${table}, ${JSON.stringify(content)}::jsonb)`;
}

/** The row of which this is true, locked until the end of the transaction if so asked; undefined if there is none. */
export async function findRow<Table extends PgTable>(
  on: Pick<Database | Transaction, 'select'>,
  table: Table,
  where: SQL | undefined,
  lock?: 'update' | 'no key update',
): Promise<Table['$inferSelect'] | undefined> {
  // Its type, of a table that is not known yet, is too much for the builder.
  const from: PgTable = table;
  const query = on
    .select({ row: wholeRow(table) })
    .from(from)
    .where(where);
  const [found] = await (lock ? query.for(lock) : query);
  return found?.row;
}
