import { boolean, date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { LanguageCode } from 'shared/model/language';
import type { AdminRole, TickableRight } from 'shared/model/rights';
import { instant } from '../../platform/database/columns';

export const users = pgTable('users', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  /** Null while nobody can log in: no sign-up is finished and no purchase is paid. */
  passwordHash: text('password_hash'),
  roleId: smallint('role_id').notNull(),
  slug: text('slug').notNull(),
  dob: text('dob'),
  gender: text('gender'),
  avatar: text('avatar'),
  /** When the password was set with a code that was sent to this e-mail; null if it never was. */
  emailProvenAt: instant('email_proven_at'),
  createdAt: instant('created_at').notNull(),
  lastSignInAt: instant('last_sign_in_at'),
  /** Whether the user gets e-mail reminders of classes. */
  reminders: boolean('reminders').notNull().default(true),
  /** Part of private addresses and the tokens of known devices: a higher number ends the earlier ones. */
  linkVersion: integer('link_version').notNull().default(1),
  /** When this number was confirmed with a code that was sent to it; null if it never was. */
  phoneProvenAt: instant('phone_proven_at'),
  /** In which the person is written to. */
  language: text('language').$type<LanguageCode>().notNull().default('en'),
});
export type User = typeof users.$inferSelect;

/** The details of sign-ups; they become those of the account when the one-time code is entered. */
export const signUps = pgTable('sign_ups', {
  userId: integer('user_id').primaryKey(),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  passwordHash: text('password_hash').notNull(),
  startedAt: instant('started_at').notNull(),
});
export type SignUp = typeof signUps.$inferSelect;

/** The passwords given with guests' orders; each opens the account when its order is paid. */
export const purchasePasswords = pgTable('purchase_passwords', {
  orderId: integer('order_id').primaryKey(),
  passwordHash: text('password_hash').notNull(),
  createdAt: instant('created_at').notNull(),
});

export const logins = pgTable('logins', {
  tokenHash: text('token_hash').primaryKey(),
  id: integer('id').generatedAlwaysAsIdentity(),
  userId: integer('user_id').notNull(),
  /** The user agent of the browser. */
  browser: text('browser').notNull().default(''),
  /** Whether the sign-in included a second factor. */
  secondFactor: boolean('second_factor').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  usedAt: instant('used_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});
export type Login = typeof logins.$inferSelect;

export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    userId: integer('user_id').notNull(),
    purpose: text('purpose').notNull(),
    /** Random. The code follows from it and the secret key, so that it can be sent again. */
    seed: text('seed').notNull(),
    /** The tries of everybody else than who asked for the code, and until when they must wait. */
    tries: integer('tries').notNull().default(0),
    waitUntil: instant('wait_until'),
    /** The network that asked for the code, as a keyed hash, and its own tries. */
    asker: text('asker').notNull().default(''),
    askerTries: integer('asker_tries').notNull().default(0),
    askerWaitUntil: instant('asker_wait_until'),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** The `Idempotency-Key` of the request that the code was sent for, as a keyed hash. */
    requestKey: text('request_key'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.purpose] })],
);
export type OneTimeCode = typeof oneTimeCodes.$inferSelect;

export const resetTokens = pgTable('reset_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  userId: integer('user_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export const secondFactors = pgTable('second_factors', {
  userId: integer('user_id').primaryKey(),
  sealedSecret: text('sealed_secret').notNull(),
  confirmedAt: instant('confirmed_at'),
  lastStep: integer('last_step').notNull().default(0),
  /** The secret of a new phone that has not shown a first code yet; the confirmed one counts until then. */
  nextSealedSecret: text('next_sealed_secret'),
  /** Wrong codes in a row. */
  failures: integer('failures').notNull().default(0),
  /** No code of an app is compared before this time. */
  waitUntil: instant('wait_until'),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: integer('user_id').notNull(), codeHash: text('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** What each person of the admin area may do; an account without a row has no right. */
export const adminRoles = pgTable('admin_roles', {
  userId: integer('user_id').primaryKey(),
  role: text('role').$type<AdminRole>().notNull(),
  /** With the role `single`, what this person may do. */
  ticked: text('ticked').array().$type<TickableRight[]>().notNull().default([]),
});

/** Who is asked to join the admin area, until the link in the e-mail is used, ends or is withdrawn. */
export const adminInvitations = pgTable('admin_invitations', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  role: text('role').$type<AdminRole>().notNull(),
  /** With the role `single`, what this person may do. */
  ticked: text('ticked').array().$type<TickableRight[]>().notNull().default([]),
  /** Part of the link: a higher number makes the earlier links invalid. */
  version: integer('version').notNull().default(1),
  invitedBy: integer('invited_by').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});
export type AdminInvitation = typeof adminInvitations.$inferSelect;

/** How many students' accounts were created on each Indian day. */
export const dailyUserCounts = pgTable('daily_user_counts', {
  day: date('day').primaryKey(),
  count: integer('count').notNull(),
});
