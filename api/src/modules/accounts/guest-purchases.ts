import { and, eq, isNull } from 'drizzle-orm';
import type { Services } from '../../platform/app-types';
import type { Database, Transaction } from '../../platform/database';
import { assignOrder } from '../orders/order-life';
import { orders, type Order } from '../orders/orders-tables';
import { accountOfEmail, findUserByEmail, openAccount } from './accounts-repository';
import { purchasePasswords, type User } from './accounts-tables';

/** How many passwords of purchases are compared at one login. */
const MOST_COMPARED = 10;

/**
 * Called with each order of a buyer who is not signed in, in the transaction that stores it. Its
 * e-mail has an account from then on; whoever typed the password logs in once the order is paid.
 * The same steps for known and unknown e-mails, so that the time taken tells nothing.
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
 * Called when an order is paid, in that transaction: whose it is now, or null for one that waits
 * until the e-mail is proven. The first paid order opens an account that nobody can log in to. An
 * open account whose e-mail is unproven may be anybody's, and gets nothing that a guest has bought.
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
    const details = { name: buyerName(order), phone: order.phone, passwordHash };
    if (!(await openAccount(transaction, user, details))) return null;
  }
  await transaction.delete(purchasePasswords).where(eq(purchasePasswords.orderId, order.id));
  return user.id;
}

/**
 * Gives an account the purchases that wait for it: all of them once the e-mail is proven, before
 * that those which were made with the password that has just been used to log in.
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
    // One order at a time: nothing is held while another payment is being confirmed.
    await database.transaction(async (transaction) => {
      await assignOrder(transaction, orderId, user.id, now());
      await transaction.delete(purchasePasswords).where(eq(purchasePasswords.orderId, orderId));
    });
  }
}

/** Paid orders only where a password decides: an unpaid one opens nothing. */
function waitingPurchases(database: Database, { email, emailProvenAt }: User) {
  const query = database
    .select({ orderId: orders.id, passwordHash: purchasePasswords.passwordHash })
    .from(orders)
    .leftJoin(purchasePasswords, eq(purchasePasswords.orderId, orders.id))
    .where(
      and(
        eq(orders.email, email),
        isNull(orders.userId),
        emailProvenAt === null ? eq(orders.status, 'paid') : undefined,
      ),
    )
    .orderBy(orders.id);
  return emailProvenAt === null ? query.limit(MOST_COMPARED) : query;
}

const buyerName = ({ firstName, lastName }: Order) => `${firstName} ${lastName}`;
