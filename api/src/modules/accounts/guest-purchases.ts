import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Services } from '../../platform/app-types';
import { wholeRow } from '../../platform/database/rows';
import type { Database, Transaction } from '../../platform/database/database';
import { asOne, type Changes } from '../../platform/database/last-changes';
import { assignOrder, changeEmail, NEW_ORDER, type NewOrder } from '../orders/order-life';
import { orderItems, orders, type Order } from '../orders/orders-tables';
import {
  accountOfEmail,
  emailKey,
  findUser,
  findUserByEmail,
  isClosed,
  openAccount,
  withAccountOfEmail,
} from './accounts-repository';
import { closeProofs } from './logins';
import { purchasePasswords, users, type User } from './accounts-tables';
import { isBuyer } from './person-identity';

/** The most passwords of purchases that are compared at one login. */
const MOST_COMPARED = 10;

/**
 * Inserted with each order of a guest. From then on its e-mail has an account, and the password of the order can open
 * it when the order is paid. The steps are the same for known and unknown e-mails, so that the time does not reveal an
 * account.
 */
export const guestPurchase = (
  database: Database | Transaction,
  order: NewOrder,
  passwordHash: string,
): Changes => ({
  ...withAccountOfEmail(database, { ...order, name: buyerName(order) }, order.createdAt),
  password: database
    .insert(purchasePasswords)
    .values({ orderId: NEW_ORDER, passwordHash, createdAt: order.createdAt }),
});

interface Owner {
  /** The id of the user, also as what a change returns; null if the order waits until the e-mail is proven. */
  owner: SQL<number | null> | number | null;
  /** What has to be changed before, see `asOne`. */
  changes: Changes;
}

/**
 * Who gets an order that is being paid. The first paid order of an e-mail opens its account with the password of the
 * order, if the account has none. An open account with an unproven e-mail may be anybody's, so it gets no guest
 * purchases.
 */
export async function ownerOfPaidOrder(
  transaction: Transaction,
  order: Order,
  user: User | null,
  passwordHash: string | null,
): Promise<Owner> {
  if (order.userId !== null) return { owner: order.userId, changes: {} };
  if (!user) return { owner: null, changes: {} };
  const used = transaction.delete(purchasePasswords).where(eq(purchasePasswords.orderId, order.id));
  if (user.emailProvenAt !== null) return { owner: user.id, changes: { used } };
  if (passwordHash === null || user.passwordHash !== null) return { owner: null, changes: {} };
  const { phone, language } = order;
  const details = { name: buyerName(order), phone, passwordHash, language };
  if (details.name !== user.name) {
    const isOpened = await openAccount(transaction, user, details);
    return isOpened ? { owner: user.id, changes: { used } } : { owner: null, changes: {} };
  }
  // It may have been opened since it was read.
  const opened = transaction
    .update(users)
    .set(details)
    .where(isClosed(user))
    .returning({ id: users.id });
  const own = and(eq(purchasePasswords.orderId, order.id), sql`EXISTS (SELECT FROM opened)`);
  return {
    owner: sql`(SELECT id FROM opened)`,
    changes: { opened, used: transaction.delete(purchasePasswords).where(own) },
  };
}

/** The items of an unpaid order, and who may get it: everything that its payment needs, by one statement. */
export async function itemsAndBuyer(
  transaction: Transaction,
  order: Order,
  catalogueVersion = sql<number>`0`,
) {
  const rows = await transaction
    .select({
      item: wholeRow(orderItems),
      user: wholeRow(users, 'left'),
      passwordHash: purchasePasswords.passwordHash,
      version: catalogueVersion,
    })
    .from(orderItems)
    .leftJoin(users, eq(users.email, emailKey(order.email)))
    .leftJoin(purchasePasswords, eq(purchasePasswords.orderId, orderItems.orderId))
    .where(eq(orderItems.orderId, order.id))
    .orderBy(orderItems.productId);
  const { user, passwordHash, version } = rows[0]!;
  return { items: rows.map(({ item }) => item), user, passwordHash, version };
}

/**
 * Assigns waiting purchases to an account: all of them if its e-mail is proven, otherwise only those
 * that were made with the password of this login.
 */
export async function claimPurchases(
  services: Services,
  user: User,
  isPasswordOf: (hash: string | null) => Promise<boolean> = () => Promise.resolve(false),
): Promise<void> {
  const { database, now } = services;
  for (const { orderId, passwordHash } of await waitingPurchases(database, user)) {
    const isOwn = user.emailProvenAt !== null || (await isPasswordOf(passwordHash));
    if (!isOwn) continue;
    // One transaction for each order, so that no lock is held while another payment is confirmed.
    await database.transaction(async (transaction) => {
      await assignOrder(transaction, orderId, user.id, now());
      await transaction.delete(purchasePasswords).where(eq(purchasePasswords.orderId, orderId));
    });
  }
}

/** If a password decides, only paid orders count: an unpaid order opens nothing. */
function waitingPurchases(database: Database, { email, emailProvenAt }: User) {
  const query = database
    .select({ orderId: orders.id, passwordHash: purchasePasswords.passwordHash })
    .from(orders)
    .leftJoin(purchasePasswords, eq(purchasePasswords.orderId, orders.id))
    .where(
      and(
        isBuyer({ userId: null, ownEmail: email, phone: null }),
        emailProvenAt === null ? eq(orders.status, 'paid') : undefined,
      ),
    )
    .orderBy(orders.id);
  return emailProvenAt === null ? query.limit(MOST_COMPARED) : query;
}

/**
 * The account of a guest's paid order as long as nobody has used it: nobody has logged in, its e-mail is
 * not proven, and it has no other order. Undefined otherwise. Null while the order has no account.
 */
export async function unusedAccount(
  database: Database | Transaction,
  order: Order,
): Promise<User | null | undefined> {
  if (order.userId === null) return null;
  const user = await findUser(database, order.userId);
  if (!user || user.emailProvenAt || user.lastSignInAt) return undefined;
  const own = await database
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.userId, user.id))
    .limit(2);
  return own.length === 1 ? user : undefined;
}

/**
 * Moves a guest's paid order to the address that the buyer meant. Its unused account gets the address.
 * If that address has an account already, the order goes there as if it had been bought with that
 * address, and nobody can log in to the unused account any more. The login with `ownLogin`, the hash of its token, is the buyer's.
 */
export async function moveGuestPurchase(
  transaction: Transaction,
  order: Order,
  account: User | null,
  email: string,
  at: Date,
  ownLogin?: string,
): Promise<Order> {
  const taken = await findUserByEmail(transaction, email);
  // What was sent to the earlier address must not open the account under the new one.
  if (account) await closeProofs(transaction, account.id, taken ? undefined : ownLogin);
  if (account && !taken) {
    await transaction
      .update(users)
      .set({ email: emailKey(email) })
      .where(eq(users.id, account.id));
    return changeEmail(transaction, order, emailKey(email), { release: false });
  }
  const moved = await changeEmail(transaction, order, emailKey(email), { release: true });
  if (account?.passwordHash) {
    const { passwordHash } = account;
    await transaction.update(users).set({ passwordHash: null }).where(eq(users.id, account.id));
    await transaction
      .insert(purchasePasswords)
      .values({ orderId: order.id, passwordHash, createdAt: at });
  }
  await accountOfEmail(transaction, { ...moved, name: buyerName(moved) }, at);
  const { user, passwordHash } = await itemsAndBuyer(transaction, moved);
  const { owner, changes } = await ownerOfPaidOrder(transaction, moved, user, passwordHash);
  const { id } = await asOne(transaction, changes, sql`${owner}::integer AS id`);
  // The cast: a column of numbers; without changes it is the owner itself.
  const userId = (id ?? null) as number | null;
  if (userId === null) return moved;
  await assignOrder(transaction, order.id, userId, at);
  return { ...moved, userId };
}

const buyerName = ({ firstName, lastName }: Pick<Order, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;
