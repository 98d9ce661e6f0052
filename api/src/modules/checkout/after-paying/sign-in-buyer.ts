import type { LoginResponse, PaymentConfirmationQuery } from 'shared/model/schemas';
import { loginMessages } from 'shared/model/messages';
import { HOUR } from '../../../platform/durations';
import { HttpError } from '../../../platform/errors';
import type { User } from '../../accounts/accounts-tables';
import { unusedAccount } from '../../accounts/guest-purchases';
import { loginUser, openLogin } from '../../accounts/logins';
import { newDeviceToken } from '../../accounts/sign-in/known-device';
import { useToken } from '../../orders/order-life';
import type { Order } from '../../orders/orders-tables';
import type { PaymentServices } from '../../payments/providers/provider';
import { orderOfToken } from './order-proofs';

/** The account that the token of an order paid within the hour may still open: nobody else has used it. */
export async function accountToOpen(
  { database, now }: PaymentServices,
  order: Order,
): Promise<User | null> {
  const isJustPaid = (order.paidAt?.getTime() ?? 0) + HOUR > now().getTime();
  if (order.state !== 'paid' || order.signedInAt || !isJustPaid) return null;
  return (await unusedAccount(database, order)) ?? null;
}

/** Signs in the buyer who has chosen a password at the checkout. 403 for a wrong token, and the second time. */
export async function signInBuyer(
  services: PaymentServices,
  query: PaymentConfirmationQuery,
  browser: string,
): Promise<LoginResponse> {
  const { config, database, now } = services;
  const order = await orderOfToken(services, query);
  const user = await accountToOpen(services, order);
  const isFirst = user !== null && (await useToken(database, order, now()));
  const how = { browser, secondFactor: false, byOrder: true };
  const login = isFirst && (await openLogin(services, user, how));
  if (!login) throw new HttpError(403, 'Please log in.');
  return {
    status: true,
    message: loginMessages.success,
    data: {
      token: login.token,
      expires_at: login.expiresAt.toISOString(),
      user: loginUser(user, null),
      device_token: newDeviceToken(config.secretKey, user, now()),
    },
  };
}
