import type { Services } from '../../platform/app-types';
import { HttpError } from '../../platform/errors';
import type { RateLimit } from '../../platform/rate-limits';
import type { Message } from '../../platform/messages';
import type { User } from './accounts-tables';
import { phoneMessage, resetMessage, signUpMessage } from './account-messages';
import { issueCode, refuseTooSoon, withdrawCode, type Purpose } from './one-time-codes';

const DAY_SECONDS = 86_400;

interface Sending {
  /** What one receiver may get a day. */
  limit: RateLimit;
  receiver: (user: User) => string;
  message: (user: User, code: string, siteUrl: string) => Message;
}

const sendings: Record<Purpose, Sending> = {
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

/** So that no network can use up what all codes of a day may cost. */
const perClientADay: RateLimit = { name: 'codes-of-client', most: 100, seconds: DAY_SECONDS };
/** What all codes of a day may cost. */
const perDay: RateLimit = { name: 'codes-a-day', most: 20_000, seconds: DAY_SECONDS };

/**
 * To the receiver as `user` names it: with purpose `phone` that is the new number. A request that
 * comes too soon counts towards no limit. `address` is the client's.
 */
export async function sendCode(
  services: Services,
  user: User,
  purpose: Purpose,
  address: string,
): Promise<void> {
  const { limit, receiver, message } = sendings[purpose];
  await refuseTooSoon(services, user.id, purpose);
  await services.limits.consumeForClient(perClientADay, address);
  // Many accounts can name one number; an e-mail address is an account.
  if (purpose !== 'reset') await services.limits.consumeUnbound(limit, receiver(user));
  else await services.limits.consume(limit, receiver(user));
  await services.limits.consume(perDay, purpose);
  const code = await issueCode(
    services,
    user.id,
    purpose,
    purpose === 'phone' ? user.phone : undefined,
  );
  try {
    await services.messenger.send(message(user, code, services.config.siteUrl));
  } catch (error) {
    await withdrawCode(services, user.id, purpose);
    throw new HttpError(503, 'The OTP could not be sent. Please try again in a moment.', {
      headers: { 'retry-after': '10' },
      cause: error,
    });
  }
}
