import { timestamp } from 'drizzle-orm/pg-core';

/** A point in time. Columns for days and months are text or date, and hold Indian days and months. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });
