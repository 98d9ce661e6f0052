import { and, eq, gt, gte, inArray, type SQL } from 'drizzle-orm';
import { periods } from 'shared/model/retention';
import type { Services } from '../../platform/app-types';
import type { Transaction } from '../../platform/database/database';
import { DAY } from '../../platform/durations';
import { HttpError } from '../../platform/errors';
import { newToken } from '../../platform/secrets';
import { correctAccount, emailKey, findUserByEmail } from '../accounts/accounts-repository';
import { users, type User } from '../accounts/accounts-tables';
import { adminsWith } from '../accounts/admins/admin-roles';
import { closeProofs } from '../accounts/logins';
import { hashPassword } from '../accounts/passwords/passwords';
import { linkToken, readLink } from '../accounts/private-links';
import { isUnopened, removeAccounts } from '../accounts/remove-accounts';
import { recordAction } from '../audit/audit-repository';
import { correctEnquirer, type Enquiries } from '../enquiries/correct-enquirer';
import { contacts, leads } from '../enquiries/enquiries-tables';
import { correctBuyer } from '../orders/order-life';
import { orders } from '../orders/orders-tables';
import { addressLeftMessage, addressMovedNotice } from './people-mails';
import { emailCorrections, joinedPeople, personNotes, type MovedRows } from './people-tables';

const OPEN_FOR = periods.emailCorrection.days * DAY;
/** Each correction is a row of its own, so that its token needs no further version. */
const VERSION = 1;

const openFrom = (now: Date) => new Date(now.getTime() - OPEN_FOR);
const openSince = (now: Date) => gt(emailCorrections.correctedAt, openFrom(now));

/**
 * Keeps what a correction has changed. Returns the token with which the old address objects; null if
 * nobody has shown yet that the account is theirs: the old address may be a stranger's.
 */
export async function keepCorrection(
  { config }: Pick<Services, 'config'>,
  transaction: Transaction,
  user: User | null,
  correction: Omit<typeof emailCorrections.$inferInsert, 'userId' | 'provenBefore'>,
): Promise<string | null> {
  const [kept] = await transaction
    .insert(emailCorrections)
    .values({
      ...correction,
      userId: user?.id ?? null,
      provenBefore: user?.emailProvenAt ?? null,
    })
    .returning();
  if (!user?.emailProvenAt && !user?.lastSignInAt) return null;
  return linkToken(config.secretKey, 'objection', kept!.id, VERSION);
}

/** Gives what was left with an address to another one; returns the rows. */
export async function moveRecords(
  transaction: Transaction,
  {
    buyers,
    enquiries,
    notes,
  }: { buyers: SQL | undefined; enquiries: Enquiries; notes: string | null },
  after: Parameters<typeof correctEnquirer>[2],
): Promise<MovedRows> {
  const { email } = after;
  const moved =
    email && notes
      ? await transaction
          .update(personNotes)
          .set({ email })
          .where(eq(personNotes.email, notes))
          .returning({ id: personNotes.id })
      : [];
  return {
    orders: await correctBuyer(transaction, buyers, after),
    ...(await correctEnquirer(transaction, enquiries, after)),
    notes: moved.map(({ id }) => id),
  };
}

/** 403 for an account whose e-mail was changed so lately that the old address may still object. */
export async function refuseCorrected(
  { database, now }: Pick<Services, 'database' | 'now'>,
  email: string,
): Promise<void> {
  const open = and(eq(emailCorrections.emailAfter, emailKey(email)), openSince(now()));
  const joined = database
    .select({ id: users.id })
    .from(users)
    .innerJoin(joinedPeople, eq(joinedPeople.keptId, users.id))
    .where(and(eq(users.email, emailKey(email)), gt(joinedPeople.joinedAt, openFrom(now()))));
  if ((await joined).length > 0) {
    throw new HttpError(
      403,
      'Our support team has joined another account into this one. For seven days after that, its data can be neither downloaded nor erased.',
    );
  }
  if ((await database.$count(emailCorrections, open)) === 0) return;
  throw new HttpError(
    403,
    'The e-mail address of this account was changed. For seven days after that, its data can be neither downloaded nor erased.',
  );
}

/**
 * Puts the old e-mail address back, with all that the correction has changed, and ends every login. The
 * password is one that nobody knows, because the new address may have set it. 404 for a link that is
 * forged or has ended, 409 if the address has another account by now.
 */
export async function objectToCorrection(services: Services, token: string): Promise<void> {
  const { config, database, messenger, now } = services;
  const passwordHash = await hashPassword(newToken());
  await database.transaction(async (transaction) => {
    const signed = readLink(config.acceptedKeys, 'objection', token);
    const [correction] = await transaction
      .select()
      .from(emailCorrections)
      .innerJoin(users, eq(users.id, emailCorrections.userId))
      .where(and(eq(emailCorrections.id, signed?.id ?? 0), openSince(now())))
      .for('update');
    if (!correction) throw new HttpError(404, 'This link has ended.');
    const {
      users: user,
      email_corrections: { id, before, moved, provenBefore },
    } = correction;
    await makeRoom(transaction, before.email, user);
    await correctAccount(transaction, user.id, {
      ...before,
      emailProvenAt: provenBefore,
      passwordHash,
    });
    await closeProofs(transaction, user.id);
    await correctBuyer(transaction, inArray(orders.id, moved.orders), before);
    await correctEnquirer(
      transaction,
      { leads: inArray(leads.id, moved.leads), messages: inArray(contacts.id, moved.messages) },
      before,
    );
    await transaction
      .update(personNotes)
      .set({ email: before.email })
      .where(inArray(personNotes.id, moved.notes));
    // The corrections after it have ended with it.
    await transaction
      .delete(emailCorrections)
      .where(and(eq(emailCorrections.userId, user.id), gte(emailCorrections.id, id)));
    await messenger.queue(transaction, addressLeftMessage(config.siteUrl, user, null));
    const change = {
      by: 'The old address has objected to a correction',
      from: user.email,
      to: before.email,
    };
    await tellOwners(services, transaction, user.id, change);
    await recordAction(transaction, {
      actor: { kind: 'buyer', id: user.id, name: `${before.name ?? user.name} (link)` },
      action: 'Object to correction',
      subject: `Person ${user.id}`,
      changes: [{ field: 'email', from: user.email, to: before.email }],
      at: now(),
    });
  });
  void messenger.deliver();
}

/** An account that only somebody's form has made gives way. */
export async function makeRoom(
  transaction: Transaction,
  email: string,
  user: Pick<User, 'id'>,
): Promise<void> {
  const holder = await findUserByEmail(transaction, email);
  if (!holder || holder.id === user.id) return;
  const isRemoved = await removeAccounts(
    transaction,
    and(eq(users.id, holder.id), isUnopened(transaction)),
  );
  if (!isRemoved) {
    throw new HttpError(
      409,
      'This address has another account by now. Please write to our support team.',
    );
  }
}

/** Who may read and erase all that is known of a person hears when another address gets it. */
export async function tellOwners(
  { config, messenger }: Pick<Services, 'config' | 'messenger'>,
  transaction: Transaction,
  person: number | string,
  change: { by: string; from: string; to: string },
): Promise<void> {
  for (const owner of await adminsWith(transaction, 'personalRecords')) {
    await messenger.queue(
      transaction,
      addressMovedNotice(config.siteUrl, owner.email, person, change),
    );
  }
}
