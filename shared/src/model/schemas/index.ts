/**
 * The data that browser and API exchange: for each request, response and row, one TypeBox schema and, where
 * code names it, one type of the same name. Paths are below the API's base address (`/api`). The front end imports
 * types only, so that no schema reaches a browser.
 */
export * from './accounts';
export * from './responses';
export * from './audit';
export * from './catalogue';
export * from './catalogue-versions';
export * from './certificates';
export * from './classroom';
export * from './groups';
export * from './client-errors';
export * from './codes';
export * from './course-reviews';
export * from './contacts';
export { IdParams, ofKind, RowId, type TextKind } from './fields';
export * from './leads';
export * from './materials';
export * from './orders';
export * from './overview';
export * from './payments';
export * from './people';
export * from './privacy';
export * from './promises';
export * from './profile';
export * from './push';
export * from './receipts';
export * from './settlements';
export * from './reminders';
export * from './reports';
export * from './sign-in';
export * from './site-health';
export * from './site-words';
export * from './team';
export * from './threads';
export * from './review';
export type { Batch, MeetingChange, PublicBatch, PublicSession, Session } from './schedule';
