import { doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';

/** How the visits of a version went, added up by page and by stretch of time. */
export const versionVisits = pgTable(
  'version_visits',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    /** The pattern of the page; empty for faults at an address that is no page of the section. */
    route: text('route').notNull(),
    /** The beginning of the Indian day, or of the step of the roll-out if that began later. */
    since: instant('since').notNull(),
    /** Per cent of the visitors that got the version in roll-out; 0 without a roll-out. */
    percent: integer('percent').notNull(),
    /** A report of a sampled visit stands for several visits. */
    visits: integer('visits').notNull(),
    reports: integer('reports').notNull(),
    /** Visits with a fault, whether or not they sent web vitals. */
    faults: integer('faults').notNull(),
    /** Reports with a layout shift above 0.1. */
    shifted: integer('shifted').notNull(),
    /** Sums of the natural logarithms of milliseconds, and of their squares. */
    lcpSum: doublePrecision('lcp_sum').notNull(),
    lcpSquares: doublePrecision('lcp_squares').notNull(),
    inpCount: integer('inp_count').notNull(),
    inpSum: doublePrecision('inp_sum').notNull(),
    inpSquares: doublePrecision('inp_squares').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.remote, table.version, table.route, table.since, table.percent],
    }),
  ],
);
