import { ilike, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether a value contains the text, in upper or lower case. `%` and `_` are ordinary characters. */
export function containing(value: PgColumn | SQL, text: string): SQL {
  return ilike(value, `%${text.replace(/[\\%_]/g, '\\$&')}%`);
}
