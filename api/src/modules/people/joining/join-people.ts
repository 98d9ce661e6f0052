import { and, eq, gt, inArray, or } from 'drizzle-orm';
import { ROLE_ADMIN } from 'shared/model/constants';
import { periods } from 'shared/model/retention';
import type { JoinPeopleRequest, PersonDetails } from 'shared/model/schemas';
import type { Services } from '../../../platform/app-types';
import { findRow } from '../../../platform/database/rows';
import type { Database, Transaction } from '../../../platform/database/database';
import { lockUntilCommit } from '../../../platform/database/locks';
import { DAY } from '../../../platform/durations';
import { HttpError, invalid } from '../../../platform/errors';
import type { Admin } from '../../../platform/http/access';
import { emailKey, retireAccount, reviveAccount } from '../../accounts/accounts-repository';
import { closeProofs } from '../../accounts/logins';
import { isBuyer, knownIdentity } from '../../accounts/person-identity';
import { noted, recordAction } from '../../audit/audit-repository';
import { commonCertificate, moveStudies, returnStudies } from '../../classroom/move-studies';
import { moveConsents, returnConsents } from '../../consents/move-consents';
import { correctEnquirer, enquiriesOf } from '../../enquiries/correct-enquirer';
import { contacts, leads } from '../../enquiries/enquiries-tables';
import { moveOrders, returnOrders } from '../../orders/owners/join-orders';
import { moveThreads } from '../../threads/move-threads';
import { makeRoom, tellOwners } from '../email-corrections';
import { findPerson } from '../find-person';
import { joinedMessage } from '../people-mails';
import { joinedPeople, personNotes, type JoinedPerson } from '../people-tables';

const OPEN_FOR = periods.joining.days * DAY;

/** Condition: joinings that can still be undone. */
const openSince = (now: Date) => gt(joinedPeople.joinedAt, new Date(now.getTime() - OPEN_FOR));

/**
 * Joins another person into one with an account: orders, places, ticks, certificates, questions, consents, notes and enquiries
 * move,
 * and nobody can sign in to the other account any more. Both addresses and the owners are told. 403 for an admin, 409
 * without an account or while another joining of one of them can still be undone, 422 for the same person.
 */
export async function joinPeople(
  services: Services,
  person: string,
  { other, reason }: JoinPeopleRequest,
  admin: Admin,
): Promise<void> {
  const { config, database, messenger, now } = services;
  await database.transaction(async (transaction) => {
    const kept = await findPerson(transaction, person);
    const joined = await findPerson(transaction, other);
    if (!kept.user)
      throw new HttpError(409, 'Open the person with an account, and join the other into it.');
    if ([kept, joined].some(({ user }) => user?.roleId === ROLE_ADMIN)) {
      throw new HttpError(403, 'Administrators cannot be joined.');
    }
    if (kept.user.id === joined.user?.id || emailKey(kept.email) === emailKey(joined.email)) {
      throw invalid({ other: ['This is the same person.'] });
    }
    const ids = [kept.user.id, ...(joined.user ? [joined.user.id] : [])].sort((a, b) => a - b);
    for (const id of ids) await lockUntilCommit(transaction, `person ${id}`);
    if ((await joiningsOf(transaction, ids, now())).length > 0) {
      throw new HttpError(409, 'One of them was joined within seven days: undo that, or wait.');
    }
    const common =
      joined.user && (await commonCertificate(transaction, kept.user.id, joined.user.id));
    if (common) {
      throw new HttpError(409, `Both have a certificate of ${common}: withdraw one of them first.`);
    }
    const to = { id: kept.user.id, email: emailKey(kept.email) };
    const email = emailKey(joined.email);
    const noOne = { ticks: [], certificates: [], reviews: [] };
    const moved = {
      orders: await moveOrders(
        transaction,
        isBuyer(knownIdentity(joined.user, joined.email, joined.phone)),
        to,
      ),
      studies: joined.user ? await moveStudies(transaction, joined.user.id, to.id) : noOne,
      threads: joined.user ? await moveThreads(transaction, joined.user.id, to.id) : [],
      consents: await moveConsents(transaction, { id: joined.user?.id ?? null, email }, to),
      ...(await correctEnquirer(transaction, enquiriesOf(joined), { email: to.email })),
      notes: (
        await transaction
          .update(personNotes)
          .set({ email: to.email })
          .where(eq(personNotes.email, email))
          .returning({ id: personNotes.id })
      ).map(({ id }) => id),
    };
    await transaction.insert(joinedPeople).values({
      keptId: to.id,
      joinedId: joined.user?.id ?? null,
      ...{ email, phone: joined.phone, name: joined.name, moved },
      ...{ joinedBy: admin.id, joinedAt: now() },
    });
    if (joined.user) {
      await retireAccount(transaction, joined.user.id);
      await closeProofs(transaction, joined.user.id);
    }
    await messenger.queue(transaction, joinedMessage(config.siteUrl, kept, 'kept'));
    if (email) await messenger.queue(transaction, joinedMessage(config.siteUrl, joined, 'joined'));
    const change = { by: `${admin.name} (${reason})`, from: email || joined.phone, to: to.email };
    await tellOwners(services, transaction, to.id, change);
    await recordAction(transaction, {
      actor: admin,
      action: 'Join people',
      subject: `Person ${to.id}`,
      changes: [
        { field: 'joined', from: joined.user ? `Person ${joined.user.id}` : change.from, to: '' },
        { field: 'orders', from: '', to: String(moved.orders.length) },
        { field: 'reason', from: '', to: reason },
      ],
      at: now(),
    });
  });
  void messenger.deliver();
}

/** Puts everything back that a joining has moved. 404 if there is none or seven days have passed. */
export async function undoJoining(services: Services, id: number, admin: Admin): Promise<void> {
  const { config, database, messenger, now } = services;
  await database.transaction(async (transaction) => {
    const isOpen = and(eq(joinedPeople.id, id), openSince(now()));
    const joining = await findRow(transaction, joinedPeople, isOpen, 'update');
    if (!joining) throw new HttpError(404, 'This can no longer be undone.');
    const { keptId, joinedId, email, phone, name, moved } = joining;
    const kept = await findPerson(transaction, String(keptId));
    if (joinedId !== null) {
      await makeRoom(transaction, email, { id: joinedId });
      await reviveAccount(transaction, joinedId, { email, phone });
      await returnStudies(transaction, moved.studies, keptId, joinedId);
      await moveThreads(transaction, keptId, joinedId, moved.threads);
    }
    await returnOrders(transaction, moved.orders, keptId);
    await returnConsents(transaction, moved.consents);
    await correctEnquirer(
      transaction,
      { leads: inArray(leads.id, moved.leads), messages: inArray(contacts.id, moved.messages) },
      { email },
    );
    await transaction
      .update(personNotes)
      .set({ email })
      .where(inArray(personNotes.id, moved.notes));
    await transaction.delete(joinedPeople).where(eq(joinedPeople.id, id));
    await messenger.queue(transaction, joinedMessage(config.siteUrl, kept, 'undone'));
    const other = { email, name, language: kept.language };
    if (email) await messenger.queue(transaction, joinedMessage(config.siteUrl, other, 'undone'));
    await recordAction(transaction, {
      actor: admin,
      action: 'Undo joining',
      subject: `Person ${keptId}`,
      changes: noted({ joined: joinedId ? `Person ${joinedId}` : email }),
      at: now(),
    });
  });
  void messenger.deliver();
}

const joiningsOf = (on: Database | Transaction, ids: number[], at: Date): Promise<JoinedPerson[]> =>
  on
    .select()
    .from(joinedPeople)
    .where(
      and(
        or(inArray(joinedPeople.keptId, ids), inArray(joinedPeople.joinedId, ids)),
        openSince(at),
      ),
    );

/** The joinings of an account that can still be undone. */
export async function openJoinings(
  { database, now }: Pick<Services, 'database' | 'now'>,
  userId: number | undefined,
): Promise<PersonDetails['joined']> {
  if (userId === undefined) return [];
  return (await joiningsOf(database, [userId], now())).map(
    ({ id, keptId, name, email, phone, joinedAt }) => ({
      id,
      kept: keptId,
      name,
      contact: email || phone,
      joined_at: joinedAt.toISOString(),
    }),
  );
}
