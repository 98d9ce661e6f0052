import type { Services } from '../../../platform/app-types';
import type { Config } from '../../../settings/config';
import { HttpError } from '../../../platform/errors';
import type { RateLimit, SharedLimit } from '../../../platform/limits/rate-limits';
import { IdempotencyHeaders } from '../../../platform/http/request/idempotency-key';
import type { Message } from '../../../platform/messages/messages';
import type { User } from '../accounts-tables';
import { phoneMessage, resetMessage, signUpMessage } from '../account-messages';
import { issueCode, letSendAgain, refuseTooSoon, wasSentFor, type Purpose } from './one-time-codes';

/** For the schemas of the endpoints that send a code. */
export const repeatableRequest = {
  description:
    'Sent again with the same `Idempotency-Key` within two minutes, sends no other code.',
  headers: IdempotencyHeaders,
};

const DAY_SECONDS = 86_400;

interface CodeDelivery {
  /** The most codes that one receiver gets a day. */
  limit: RateLimit;
  receiver: (user: User) => string;
  message: (user: User, code: string, config: Config) => Message;
}

const codeDeliveries: Record<Purpose, CodeDelivery> = {
  'sign-up': {
    limit: { name: 'code-number', most: 30, seconds: DAY_SECONDS },
    receiver: (user) => user.phone,
    message: signUpMessage,
  },
  reset: {
    limit: { name: 'code-address', most: 10, seconds: DAY_SECONDS },
    receiver: (user) => user.email,
    message: resetMessage,
  },
  phone: {
    limit: { name: 'code-number', most: 30, seconds: DAY_SECONDS },
    receiver: (user) => user.phone,
    message: phoneMessage,
  },
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
 * Sends a code to the phone or e-mail in `user`: for the purpose `phone`, that is the new number. 429 for
 * a request that comes too soon, which counts towards no limit; one with the key of the request before sends
 * nothing. `address` is that of the client.
 */
export async function sendCode(
  services: Services,
  user: User,
  purpose: Purpose,
  address: string,
  requestKey: string | null = null,
): Promise<void> {
  if (await wasSentFor(services, user.id, purpose, requestKey)) return;
  const { limit, receiver, message } = codeDeliveries[purpose];
  await refuseTooSoon(services, user.id, purpose);
  const giveBack = await services.limits.consumeForPerson(perClientADay, address, user.email);
  // Many accounts can have the same number, but an e-mail address belongs to one account.
  if (purpose !== 'reset') await services.limits.consumeForSubject(limit, receiver(user));
  else await services.limits.consume(limit, receiver(user));
  await services.limits.consume(perDay, purpose);
  const code = await issueCode(
    services,
    user.id,
    purpose,
    requestKey,
    purpose === 'phone' ? user.phone : undefined,
  );
  try {
    await services.messenger.send(message(user, code, services.config));
  } catch (error) {
    await letSendAgain(services, user.id, purpose);
    await giveBack();
    await services.limits.giveBack(limit, receiver(user));
    await services.limits.giveBack(perDay, purpose);
    throw new HttpError(503, 'The OTP could not be sent. Please try again in a moment.', {
      headers: { 'retry-after': '10' },
      cause: error,
    });
  }
}
