import { and, eq } from 'drizzle-orm';
import type { Services } from '../../platform/app-types';
import type { Database, Transaction } from '../../platform/database/database';
import { assignOrder, changeEmail } from '../orders/order-life';
import { orders, type Order } from '../orders/orders-tables';
import {
  accountOfEmail,
  emailKey,
  findUser,
  findUserByEmail,
  openAccount,
} from './accounts-repository';
import { closeProofs } from './logins';
import { purchasePasswords, users, type User } from './accounts-tables';
import { isBuyer } from './person-identity';

/** The most passwords of purchases that are compared at one login. */
const MOST_COMPARED = 10;

/**
 * Called for each order of a guest, in the transaction that stores it. From then on its e-mail has an
 * account, and the password of the order can open it when the order is paid. The steps are the same for
 * known and unknown e-mails, so that the time does not reveal an account.
 */
export async function keepGuestPurchase(
  transaction: Transaction,
  order: Order,
  passwordHash: string,
): Promise<void> {
  await accountOfEmail(transaction, { ...order, name: buyerName(order) }, order.createdAt);
  const { id: orderId, createdAt } = order;
  await transaction.insert(purchasePasswords).values({ orderId, passwordHash, createdAt });
}

/**
 * Called when an order is paid, in that transaction. Returns the id of the user who gets the order, or
 * null if the order waits until the e-mail is proven. The first paid order opens an account that has no
 * password. An open account with an unproven e-mail may be anybody's, so it gets no guest purchases.
 */
export async function accountForPaidOrder(
  transaction: Transaction,
  order: Order,
): Promise<number | null> {
  if (order.userId !== null) return order.userId;
  const user = await findUserByEmail(transaction, order.email);
  if (!user) return null;
  if (user.emailProvenAt === null) {
    const [given] = await transaction
      .select()
      .from(purchasePasswords)
      .where(eq(purchasePasswords.orderId, order.id));
    if (!given) return null;
    const { passwordHash } = given;
    const details = {
      name: buyerName(order),
      phone: order.phone,
      passwordHash,
      language: order.language,
    };
    if (!(await openAccount(transaction, user, details))) return null;
  }
  await transaction.delete(purchasePasswords).where(eq(purchasePasswords.orderId, order.id));
  return user.id;
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
 * address, and nobody can log in to the unused account any more.
 */
export async function moveGuestPurchase(
  transaction: Transaction,
  order: Order,
  account: User | null,
  email: string,
  at: Date,
): Promise<Order> {
  const taken = await findUserByEmail(transaction, email);
  // What was sent to the earlier address must not open the account under the new one.
  if (account) await closeProofs(transaction, account.id);
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
  const userId = await accountForPaidOrder(transaction, moved);
  if (userId === null) return moved;
  await assignOrder(transaction, order.id, userId, at);
  return { ...moved, userId };
}

const buyerName = ({ firstName, lastName }: Order) => `${firstName} ${lastName}`;
