import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { openTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

interface Column {
  table: string;
  name: string;
  type: string;
  required: boolean;
}

/** Every table that a source file exports. */
async function declaredTables(): Promise<PgTable[]> {
  const source = join(__dirname, '../..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      name.endsWith('.ts') &&
      !name.endsWith('.test.ts') &&
      readFileSync(join(source, name), 'utf8').includes('= pgTable('),
  );
  const modules = await Promise.all(
    files.map((name) => import(join(source, name)) as Promise<Record<string, unknown>>),
  );
  return modules
    .flatMap((module) => Object.values(module))
    .filter((value): value is PgTable => value instanceof PgTable);
}

const key = ({ table, name, type, required }: Column) =>
  `${table}.${name} ${type}${required ? ' NOT NULL' : ''}`;

test('the tables that the code declares match those that the migrations create', async () => {
  const declared = (await declaredTables()).flatMap((table) => {
    const { name, columns } = getTableConfig(table);
    return columns.map((column) => ({
      table: name,
      name: column.name,
      type: column.getSQLType(),
      required: column.notNull || column.primary,
    }));
  });
  const { rows } = await server.services.pool.query<Column>(`
    SELECT c.relname AS table, a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type,
           a.attnotnull AS required
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
      AND a.attnum > 0 AND NOT a.attisdropped`);
  expect(declared.map(key).sort()).toEqual(rows.map(key).sort());
});
