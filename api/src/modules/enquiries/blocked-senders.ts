import { eq, inArray } from 'drizzle-orm';
import type { BlockRequest, Sender } from 'shared/model/schemas';
import type { Services } from '../../platform/app-types';
import type { Database } from '../../platform/database/database';
import type { Admin } from '../../platform/http/access';
import { emailKey } from '../accounts/accounts-repository';
import { lastTen } from '../accounts/person-identity';
import { recordAction } from '../audit/audit-repository';
import { blockedSenders } from './enquiries-tables';

interface Enquirer {
  email: string;
  phoneNumber: string;
}

const contactsOf = ({ email, phoneNumber }: Enquirer): string[] =>
  [email && emailKey(email), lastTen(phoneNumber)].filter(Boolean);

/** The e-mail and the phone number of each of these enquirers, and which of them are blocked. */
export async function sendersOf(
  database: Database,
  enquirers: readonly Enquirer[],
): Promise<(enquirer: Enquirer) => Sender[]> {
  const found = await database
    .select()
    .from(blockedSenders)
    .where(inArray(blockedSenders.contact, ['', ...enquirers.flatMap(contactsOf)]));
  const blocked = new Set(found.map(({ contact }) => contact));
  return (enquirer) =>
    contactsOf(enquirer).map((contact) => ({ contact, is_blocked: blocked.has(contact) }));
}

export async function isBlocked(database: Database, enquirer: Enquirer): Promise<boolean> {
  const senders = await sendersOf(database, [enquirer]);
  return senders(enquirer).some(({ is_blocked }) => is_blocked);
}

/** Later forms with this e-mail or number are stored as spam, until it is taken back. */
export async function blockSender(
  { database, now }: Services,
  { contact: given, block }: BlockRequest,
  admin: Admin,
): Promise<void> {
  const contact = emailKey(given);
  const at = now();
  await database.transaction(async (transaction) => {
    const changed = block
      ? await transaction
          .insert(blockedSenders)
          .values({ contact, createdAt: at })
          .onConflictDoNothing()
          .returning()
      : await transaction
          .delete(blockedSenders)
          .where(eq(blockedSenders.contact, contact))
          .returning();
    if (changed.length === 0) return;
    const action = block ? 'Block' : 'Unblock';
    await recordAction(transaction, { actor: admin, action, subject: `Person ${contact}`, at });
  });
}
