import { toStoredUser, type StoredUser } from 'shared/store';
import type { LoginRequest, PaymentConfirmationQuery } from '../model/schemas';
import { keepDeviceToken, readDeviceToken } from './known-device';
import { type Call, send, type Sent } from 'shared/calls';
import { textAt, valueAt } from '../model/validation';

/** The result of a login. */
export interface SignIn {
  token: string;
  user: StoredUser;
  /** True for an admin who must first set up an authenticator app. */
  awaitsSecondFactor: boolean;
}

/** Logs in. A response without token and user is a failed login, whatever its status. */
export const loginCall = (body: LoginRequest) =>
  signInCall({ name: 'login', url: '/login', method: 'POST' }, body);

/** Signs in the buyer of a new account, once, by the token of an order that was just paid. */
export const buyerLoginCall = (body: PaymentConfirmationQuery) =>
  signInCall({ name: 'buyerLogin', url: '/payment/login', method: 'POST' }, body);

async function signInCall(
  call: Pick<Call, 'name' | 'url' | 'method'>,
  body: object,
): Promise<Sent<SignIn>> {
  const device = await readDeviceToken();
  const sent = await send({
    ...call,
    body,
    ...(device && { headers: { 'Device-Token': device } }),
  });
  if (sent.error) return sent;
  const signIn = readSignIn(sent.data);
  if (!signIn) return { error: { status: 200, data: sent.data, retryAfter: null } };
  const deviceToken = textAt(valueAt(sent.data, 'data'), 'device_token');
  if (deviceToken) void keepDeviceToken(deviceToken);
  return { data: signIn };
}

function readSignIn(response: unknown): SignIn | null {
  const data = valueAt(response, 'data');
  const token = textAt(data, 'token');
  const user = toStoredUser(valueAt(data, 'user'));
  if (!token || !user) return null;
  return {
    token,
    user,
    awaitsSecondFactor: valueAt(data, 'second_factor') === 'to-be-set-up',
  };
}
