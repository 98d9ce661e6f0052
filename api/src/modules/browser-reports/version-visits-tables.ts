import { date, doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How the visits of a version went, added up by page and Indian day. */
export const versionVisits = pgTable(
  'version_visits',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    /** The pattern of the page; empty for faults at an address that is no page of the section. */
    route: text('route').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** A report of a sampled visit stands for several visits. */
    visits: integer('visits').notNull(),
    reports: integer('reports').notNull(),
    /** Visits with a fault, whether or not they sent web vitals. */
    faults: integer('faults').notNull(),
    /** Reports with a layout shift above 0.1. */
    shifted: integer('shifted').notNull(),
    /** Sums of the natural logarithms of milliseconds. */
    lcpSum: doublePrecision('lcp_sum').notNull(),
    inpCount: integer('inp_count').notNull(),
    inpSum: doublePrecision('inp_sum').notNull(),
  },
  (table) => [primaryKey({ columns: [table.remote, table.version, table.route, table.day] })],
);
