import { Type, type Static } from '@sinclair/typebox';
import { AnswerOf } from './responses';
import { Instant, OrNull } from './fields';

/** GET /admin/health: whether what runs behind the site is well. No secret is in it. */
export const SiteHealth = Type.Object({
  /** The newest file in the folder of backups, and when a backup was last restored for a check. */
  backup_at: OrNull(Instant),
  backup_proven_at: OrNull(Instant),
  messages_waiting: Type.Integer(),
  /** Since when the oldest of them waits. */
  messages_since: OrNull(Instant),
  messages_failed: Type.Integer(),
  disk_free_bytes: Type.Number(),
  disk_bytes: Type.Number(),
  /** Who takes the money, and the beginning of the name of the account there. */
  payment_provider: Type.String(),
  payment_account: Type.String(),
  mail_provider: Type.String(),
  sms_provider: Type.String(),
  /** The last day that was compared with what the provider has paid out. */
  settled_day: OrNull(Type.String()),
  settlement_differences: Type.Integer(),
  /** The commit of the program, its last migration, and the published catalogue. */
  revision: Type.String(),
  migration: Type.String(),
  catalogue_version: Type.Integer(),
  node: Type.String(),
  units: Type.Array(Type.Object({ name: Type.String(), version: Type.String() })),
});
export type SiteHealth = Static<typeof SiteHealth>;

/** GET /admin/sections: what the commands `status`, `failures` and `vitals` print of each unit. */
export const SectionState = Type.Object({
  name: Type.String(),
  status: Type.Array(Type.String()),
  failures: Type.Array(Type.String()),
  vitals: Type.Array(Type.String()),
});
export type SectionState = Static<typeof SectionState>;

export const SectionStatesResponse = AnswerOf(Type.Array(SectionState));
export type SectionStatesResponse = Static<typeof SectionStatesResponse>;

export const SiteHealthResponse = AnswerOf(SiteHealth);
export type SiteHealthResponse = Static<typeof SiteHealthResponse>;
