import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { ConsentForm, ConsentPurpose } from 'shared/model/consents';
import { instant } from '../../platform/database/columns';

/** What somebody has agreed to. A withdrawn consent stays for a while, as proof of both. */
export const consents = pgTable('consents', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  purpose: text('purpose').$type<ConsentPurpose>().notNull(),
  /** Of the words in `consentTexts`. */
  version: text('version').notNull(),
  form: text('form').$type<ConsentForm>().notNull(),
  /** The key of the e-mail. */
  email: text('email').notNull(),
  /** Ten digits. */
  phone: text('phone').notNull(),
  /** The account that was signed in, if the form has its e-mail. */
  userId: integer('user_id'),
  givenAt: instant('given_at').notNull(),
  withdrawnAt: instant('withdrawn_at'),
});
export type Consent = typeof consents.$inferSelect;
