import { integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const users = pgTable('users', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  passwordHash: text('password_hash').notNull(),
  roleId: smallint('role_id').notNull(),
  slug: text('slug').notNull(),
  dob: text('dob'),
  gender: text('gender'),
  avatar: text('avatar'),
  /** Null until the one-time code of the sign-up has come back. */
  verifiedAt: instant('verified_at'),
  createdAt: instant('created_at').notNull(),
});
export type User = typeof users.$inferSelect;

export const sessions = pgTable('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  userId: integer('user_id').notNull(),
  clientHash: text('client_hash').notNull(),
  createdAt: instant('created_at').notNull(),
  usedAt: instant('used_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    userId: integer('user_id').notNull(),
    purpose: text('purpose').notNull(),
    codeHash: text('code_hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.purpose] })],
);

export const resetTokens = pgTable('reset_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  userId: integer('user_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
});
