import { eq } from 'drizzle-orm';
import type { Config } from '../../settings/config';
import type { Database } from '../../platform/database/database';
import { DAY } from '../../platform/durations';
import { hashToken } from '../../platform/secrets';
import { linkToken, readLink } from '../accounts/private-links';
import { orders, type Order } from '../orders/orders-tables';

const OPEN_FOR = 7 * DAY;

/** The link ends when the order gets another e-mail: the earlier one may be a stranger's. */
const versionOf = ({ email }: Order): number =>
  Buffer.from(hashToken(email), 'base64url').readUInt32BE();

/** The token of the page that shows a paid order, and no more, to everybody who has its address. */
export const resultLink = ({ secretKey }: Pick<Config, 'secretKey'>, order: Order): string =>
  linkToken(secretKey, 'order', order.id, versionOf(order));

/** The order of a link; `null` for a token that is no link of ours, `ended` for one that shows nothing any more. */
export async function orderOfLink(
  database: Database,
  { acceptedKeys }: Pick<Config, 'acceptedKeys'>,
  token: string,
  at: Date,
): Promise<Order | 'ended' | null> {
  const link = readLink(acceptedKeys, 'order', token);
  if (!link) return null;
  const [order] = await database.select().from(orders).where(eq(orders.id, link.id));
  const isOpen =
    order?.state === 'paid' &&
    link.version === versionOf(order) &&
    (order.paidAt?.getTime() ?? 0) + OPEN_FOR > at.getTime();
  return isOpen ? order : 'ended';
}
