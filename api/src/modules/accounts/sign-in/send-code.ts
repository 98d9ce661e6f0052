import type { Services } from '../../../platform/app-types';
import type { Config } from '../../../settings/config';
import { HttpError } from '../../../platform/errors';
import { siteNetwork } from '../../../platform/limits/client-network';
import type { RateLimit, SharedLimit } from '../../../platform/limits/rate-limits';
import { IdempotencyHeaders } from '../../../platform/http/request/idempotency-key';
import type { Message } from '../../../platform/messages/messages';
import type { User } from '../accounts-tables';
import {
  emailCodeMessage,
  orderCodeMessage,
  phoneMessage,
  resetMessage,
  signUpMessage,
} from '../account-messages';
import { issueCode, letSendAgain, refuseTooSoon, wasSentFor, type Purpose } from './one-time-codes';

/** For the schemas of the endpoints that send a code. */
export const repeatableRequest = {
  description:
    'Sent again with the same `Idempotency-Key` within two minutes, sends no other code.',
  headers: IdempotencyHeaders,
};

const DAY_SECONDS = 86_400;

/** A stranger can use up only the codes that this network can send to a receiver. */
const perReceiver: RateLimit = { name: 'code-receiver', most: 10, seconds: DAY_SECONDS };
/** An SMS costs money and wakes somebody up, whoever asks for it. */
const perNumber: RateLimit = { name: 'code-number', most: 30, seconds: DAY_SECONDS };

interface CodeDelivery {
  receiver: (user: User) => string;
  message: (user: User, code: string, config: Config) => Message;
}

const codeDeliveries: Record<Purpose, CodeDelivery> = {
  'sign-up': { receiver: (user) => user.phone, message: signUpMessage },
  reset: { receiver: (user) => user.email, message: resetMessage },
  phone: { receiver: (user) => user.phone, message: phoneMessage },
  email: { receiver: (user) => user.email, message: emailCodeMessage },
  order: { receiver: (user) => user.phone, message: orderCodeMessage },
};

/** Prevents one address or network from using up `perDay`, although many people may share it. */
const perClientADay: SharedLimit = {
  name: 'codes-of-client',
  most: 100,
  seconds: DAY_SECONDS,
  ofAddress: 2000,
  ofNetwork: 4000,
};
/** The most codes of each purpose a day, because codes cost money. */
const perDay: RateLimit = { name: 'codes-a-day', most: 20_000, seconds: DAY_SECONDS };

/**
 * Sends a code to the phone or e-mail in `user`: for the purposes `phone` and `email`, that is the new one. The code is valid
 * for `subject` only. 429 for a request that comes too soon, which counts towards no limit; one with the key of the request before sends
 * nothing. `address` is that of the client.
 */
export async function sendCode(
  services: Services,
  user: User,
  purpose: Purpose,
  address: string,
  requestKey: string | null = null,
  subject?: string,
): Promise<void> {
  if (await wasSentFor(services, user.id, purpose, requestKey)) return;
  const { receiver, message } = codeDeliveries[purpose];
  await refuseTooSoon(services, user.id, purpose);
  const { limits } = services;
  const giveBack = await limits.consumeForPerson(perClientADay, address, user.email);
  const to = receiver(user);
  const fromHere = `${siteNetwork(address)}|${to}`;
  const byEmail = purpose === 'reset' || purpose === 'email';
  if (byEmail) await limits.consume(perReceiver, fromHere);
  else {
    await limits.consumeForSubject(perReceiver, fromHere);
    await limits.consumeForSubject(perNumber, to);
  }
  await limits.consume(perDay, purpose);
  const use = { userId: user.id, purpose, address, subject };
  const code = await issueCode(services, use, requestKey);
  try {
    await services.messenger.send(message(user, code, services.config));
  } catch (error) {
    await letSendAgain(services, user.id, purpose);
    await giveBack();
    await limits.giveBack(perReceiver, fromHere);
    if (!byEmail) await limits.giveBack(perNumber, to);
    await limits.giveBack(perDay, purpose);
    throw new HttpError(503, 'The OTP could not be sent. Please try again in a moment.', {
      headers: { 'retry-after': '10' },
      cause: error,
    });
  }
}
