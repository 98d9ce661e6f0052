import { ROLE_ADMIN } from 'shared/model/constants';
import type { CorrectPersonRequest } from 'shared/model/schemas';
import type { Services } from '../../platform/app-types';
import type { Transaction } from '../../platform/database/database';
import { HttpError, invalid } from '../../platform/errors';
import type { Admin } from '../../platform/http/access';
import {
  accountOfEmail,
  correctAccount,
  emailKey,
  findUserByEmail,
} from '../accounts/accounts-repository';
import { isBuyer, knownIdentity } from '../accounts/person-identity';
import { closeProofs } from '../accounts/logins';
import { changedFields, recordAction } from '../audit/audit-repository';
import { assignOrder } from '../orders/order-life';
import { enquiriesOf } from '../enquiries/correct-enquirer';
import { keepCorrection, moveRecords, tellOwners } from './email-corrections';
import { findPerson, type Person } from './find-person';
import { addressLeftMessage, addressTakenMessage } from './people-mails';

/**
 * Corrects name, e-mail and phone of a person, and of the orders, leads and messages of that person. A new e-mail address
 * ends the sessions, codes and proofs of the old one; both addresses and the owners get an e-mail. By an e-mail address
 * instead of an account id, only orders without an account are corrected. 403 for an admin, 422 for an
 * address that has an account. True if the e-mail address has changed.
 */
export async function correctPerson(
  services: Services,
  person: string,
  { reason, ...given }: CorrectPersonRequest,
  admin: Admin,
): Promise<boolean> {
  const { config, database, messenger, now } = services;
  const byId = !person.includes('@');
  const before = await findPerson(database, person);
  if (before.user?.roleId === ROLE_ADMIN) {
    throw new HttpError(403, 'Administrators change their own details.');
  }
  const after: Partial<Omit<Person, 'user'>> = {
    ...(given.name && { name: given.name }),
    ...(given.email && { email: emailKey(given.email) }),
    ...(given.phone && { phone: given.phone }),
  };
  const changes = changedFields<Partial<Omit<Person, 'user'>>>(
    { name: before.name, email: before.email, phone: before.phone },
    after,
  );
  if (changes.length === 0) throw invalid({ name: ['Nothing is different from what is stored.'] });
  const isNewEmail = changes.some(({ field }) => field === 'email');
  const email = after.email ?? before.email;
  const at = now();
  await database.transaction(async (transaction) => {
    const holder = isNewEmail ? await findUserByEmail(transaction, email) : undefined;
    const user = byId ? before.user : null;
    if (user && holder && holder.id !== user.id) {
      throw invalid({ email: ['There is an account with this e-mail address already.'] });
    }
    if (user) {
      await correctAccount(transaction, user.id, after);
      if (isNewEmail) await closeProofs(transaction, user.id);
    }
    const moved = await moveRecords(
      transaction,
      {
        buyers: isBuyer(knownIdentity(user, before.email, before.phone)),
        enquiries: enquiriesOf(before),
        notes: emailKey(before.email),
      },
      after,
    );
    if (isNewEmail) {
      if (!user && moved.orders.length > 0)
        await giveToAccount(transaction, email, before, moved.orders, at);
      // Who had no address yet loses none.
      if (before.email) {
        const objection = await keepCorrection(services, transaction, user, {
          emailAfter: email,
          before: {
            email: before.email,
            ...(after.name && { name: before.name }),
            ...(after.phone && { phone: before.phone }),
          },
          moved,
          correctedAt: at,
        });
        const change = { by: `${admin.name} (${reason})`, from: before.email, to: email };
        await tellOwners(services, transaction, user?.id ?? email, change);
        if (user)
          await messenger.queue(transaction, addressLeftMessage(config.siteUrl, before, objection));
      }
      const name = after.name ?? before.name;
      // A person without account and order has nothing to confirm.
      if (user || moved.orders.length > 0) {
        await messenger.queue(
          transaction,
          addressTakenMessage(config.siteUrl, email, name, before.language),
        );
      }
    }
    await recordAction(transaction, {
      actor: admin,
      action: 'Correct person',
      subject: `Person ${user?.id ?? before.email}`,
      changes: [...changes, { field: 'reason', from: '', to: reason }],
      at,
    });
  });
  void messenger.deliver();
  return isNewEmail;
}

/** An account of the new address gets the orders at once if the address is proven, or else with the proof. */
async function giveToAccount(
  transaction: Transaction,
  email: string,
  { name, phone, language }: Person,
  orderIds: readonly number[],
  at: Date,
): Promise<void> {
  const account = await accountOfEmail(transaction, { name, email, phone, language }, at);
  if (account.emailProvenAt === null) return;
  for (const id of orderIds) await assignOrder(transaction, id, account.id, at);
}
