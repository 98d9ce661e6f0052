import { desc, eq } from 'drizzle-orm';
import type { Services } from '../../platform/app-types';
import type { Database } from '../../platform/database/database';
import { HttpError } from '../../platform/errors';
import type { Admin } from '../../platform/http/access';
import { emailKey } from '../accounts/accounts-repository';
import { findPerson } from './find-person';
import { personNotes } from './people-tables';

/** Adds a note about a person; earlier ones stay. 409 without an e-mail address. */
export async function addPersonNote(
  { database, now }: Services,
  person: string,
  text: string,
  admin: Admin,
): Promise<void> {
  const { email } = await findPerson(database, person);
  if (!email) throw new HttpError(409, 'Notes are kept by e-mail address: correct it first.');
  await database.insert(personNotes).values({ email, text, author: admin.name, createdAt: now() });
}

/** The notes about a person, the latest first. */
export async function notesOnPerson(database: Database, email: string) {
  const found = await database
    .select()
    .from(personNotes)
    .where(eq(personNotes.email, emailKey(email)))
    .orderBy(desc(personNotes.id));
  return found.map(({ text, author, createdAt }) => ({
    text,
    by: author,
    at: createdAt.toISOString(),
  }));
}
