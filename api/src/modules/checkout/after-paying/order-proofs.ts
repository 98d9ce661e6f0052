import { isIndianMobile } from 'shared/model/validation';
import { paymentMessages } from 'shared/model/messages';
import type {
  CorrectionCodeRequest,
  EmailCorrectionRequest,
  PaymentConfirmationQuery,
} from 'shared/model/schemas';
import type { Database } from '../../../platform/database/database';
import { DAY } from '../../../platform/durations';
import { HttpError } from '../../../platform/errors';
import { requestKeyOf } from '../../../platform/http/request/idempotency-key';
import { equalInConstantTime, hashToken } from '../../../platform/secrets';
import { emailKey, findUserByEmail } from '../../accounts/accounts-repository';
import type { User } from '../../accounts/accounts-tables';
import { unusedAccount } from '../../accounts/guest-purchases';
import { redeemCode, wrongCode } from '../../accounts/sign-in/one-time-codes';
import { sendCode } from '../../accounts/sign-in/send-code';
import { findOrder } from '../../orders/orders-repository';
import type { Order } from '../../orders/orders-tables';
import type { PaymentServices } from '../../payments/providers/provider';

/** The order of a return address; 403 if the number or the token is wrong. */
export async function orderOfToken(
  { database }: Pick<PaymentServices, 'database'>,
  { order_id, order_token }: PaymentConfirmationQuery,
): Promise<Order> {
  const order = await findOrder(database, order_id);
  if (!equalInConstantTime(order?.tokenHash ?? '', hashToken(order_token)) || !order) {
    throw new HttpError(403, paymentMessages.failure);
  }
  return order;
}

/** Whether the buyer may still correct the e-mail: once, for a paid order that nobody has used. */
export async function isEmailCorrectable(database: Database, order: Order): Promise<boolean> {
  if (order.state !== 'paid' || order.firstEmail !== null) return false;
  return (await unusedAccount(database, order)) !== undefined;
}

/** By a code, also without the tab that has paid: for a day, if a code can reach the phone of the order. */
export const isCorrectableByCode = async (
  { config: { sms }, database, now }: PaymentServices,
  order: Order,
): Promise<boolean> =>
  (sms.provider === 'outbox' || sms.templateIds['order-code'] !== undefined) &&
  (order.paidAt?.getTime() ?? 0) + DAY > now().getTime() &&
  isIndianMobile(order.phone) &&
  (await isEmailCorrectable(database, order));

/** Sends a code for this correction to the phone of the order. */
export async function sendCorrectionCode(
  services: PaymentServices,
  { order_id, email }: CorrectionCodeRequest,
  { address, idempotencyKey }: { address: string; idempotencyKey: string | undefined },
): Promise<void> {
  const found = await orderForCode(services, order_id);
  if (!found) {
    throw new HttpError(
      409,
      'The e-mail of this order cannot be corrected with a code. Please check the number, or write to us.',
    );
  }
  const { order, account } = found;
  const { phone, language } = order;
  const requestKey = requestKeyOf(services.config, idempotencyKey, 'order', order_id, email);
  const subject = subjectOf(order, email);
  await sendCode(services, { ...account, phone, language }, 'order', address, requestKey, subject);
}

/** The order whose buyer has entered the code for this correction; 400 for a wrong code. */
export async function orderOfCode(
  services: PaymentServices,
  { order_id, email, otp = '' }: EmailCorrectionRequest,
  address: string,
): Promise<Order> {
  const found = await orderForCode(services, order_id);
  if (!found) throw wrongCode();
  const { order, account } = found;
  const use = { userId: account.id, purpose: 'order', address } as const;
  const isRight = await redeemCode(services, { ...use, subject: subjectOf(order, email) }, otp);
  if (!isRight) throw wrongCode();
  return order;
}

/** With the account that keeps the code: each order of a guest has one of its e-mail. */
async function orderForCode(
  services: PaymentServices,
  orderNumber: string,
): Promise<{ order: Order; account: User } | null> {
  const order = await findOrder(services.database, orderNumber);
  if (!order || !(await isCorrectableByCode(services, order))) return null;
  const account = await findUserByEmail(services.database, order.email);
  return account ? { order, account } : null;
}

const subjectOf = ({ orderNumber }: Order, email: string) => `${orderNumber} ${emailKey(email)}`;
