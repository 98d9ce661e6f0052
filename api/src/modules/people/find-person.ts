import { desc, isNotNull } from 'drizzle-orm';
import type { LanguageCode } from 'shared/model/language';
import { normalPhone } from 'shared/model/validation';
import type { Database, Transaction } from '../../platform/database/database';
import { HttpError } from '../../platform/errors';
import { emailKey, findUser, findUserByEmail } from '../accounts/accounts-repository';
import { users, type User } from '../accounts/accounts-tables';
import { hasPhone, sharesContact } from '../accounts/person-identity';
import { contactOfLead, contactOfMessage, contacts, leads } from '../enquiries/enquiries-tables';
import { orders } from '../orders/orders-tables';

/** One person, with or without an account. */
export interface Person {
  user: User | null;
  name: string;
  /** Empty if only a phone number is known. */
  email: string;
  phone: string;
  /** In which the person is written to. */
  language: LanguageCode;
}

/**
 * The person with this account id, e-mail address or phone number of ten digits: from the account, or
 * else from the latest order, lead or contact message. 404 if nothing is known.
 */
export async function findPerson(
  database: Database | Transaction,
  person: string,
): Promise<Person> {
  const phone = normalPhone(person);
  const byPhone = /^\d{10}$/.test(phone);
  if (!person.includes('@') && !byPhone) {
    if (!/^[1-9]\d{0,8}$/.test(person)) throw unknown();
    const user = await findUser(database, Number(person));
    if (!user) throw unknown();
    return withAccount(user);
  }
  const user = byPhone
    ? await userByPhone(database, phone)
    : await findUserByEmail(database, person);
  if (user) return withAccount(user);
  const wanted = byPhone ? { email: '', phone } : { email: person, phone: '' };
  const [order] = await database
    .select()
    .from(orders)
    .where(sharesContact(wanted, orders))
    .orderBy(desc(orders.id))
    .limit(1);
  const [lead] = await database
    .select()
    .from(leads)
    .where(sharesContact(wanted, contactOfLead))
    .orderBy(desc(leads.id))
    .limit(1);
  const [contact] = await database
    .select()
    .from(contacts)
    .where(sharesContact(wanted, contactOfMessage))
    .orderBy(desc(contacts.id))
    .limit(1);
  const name = order ? `${order.firstName} ${order.lastName}` : (lead?.fullName ?? contact?.name);
  if (name === undefined) throw new HttpError(404, 'Nothing is known of this person.');
  return {
    user: null,
    name,
    email: byPhone
      ? emailKey(order?.email ?? (lead?.email || contact?.email) ?? '')
      : emailKey(person),
    phone: order?.phone ?? lead?.phoneNumber ?? contact?.phoneNumber ?? '',
    language: (order ?? lead ?? contact)?.language ?? 'en',
  };
}

async function userByPhone(
  database: Database | Transaction,
  phone: string,
): Promise<User | undefined> {
  const [user] = await database
    .select()
    .from(users)
    .where(hasPhone(users.phone, phone))
    .orderBy(desc(isNotNull(users.passwordHash)), desc(users.id))
    .limit(1);
  return user;
}

const withAccount = (user: User): Person => ({
  user,
  name: user.name,
  email: user.email,
  phone: user.phone,
  language: user.language,
});

const unknown = () => new HttpError(404, 'There is no such person.');
