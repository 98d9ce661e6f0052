import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { invalid } from '../../platform/errors';
import { concurrencyLimiter } from '../../platform/concurrency-limiter';

/** Argon2id, outside the event loop. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** One core stays free for everybody else's requests, however many people log in at once. */
const turn = concurrencyLimiter(Math.max(1, availableParallelism() - 1), 500);

export const hashPassword = (password: string): Promise<string> => turn(() => hash(password, cost));

/** Without an account a hash is computed all the same: the time taken must not tell. */
export async function isPassword(storedHash: string | undefined, password: string) {
  const compared = storedHash ?? (await decoyHash());
  const right = await turn(() => verify(compared, password));
  return right && storedHash !== undefined;
}

let decoy: Promise<string> | undefined;
const decoyHash = () => (decoy ??= hashPassword('no account has this password'));

/** The passwords that are tried first by anyone who guesses. */
const commonest = new Set(
  `123456 1234567 12345678 123456789 1234567890 000000 111111 121212 123123 222222 555555 654321
   666666 696969 777777 888888 987654321 password qwerty qwertyuiop
   1q2w3e 1qaz2wsx asdfgh asdfghjkl zxcvbn abc123 iloveyou 
   welcome letmein monkey dragon sunshine princess football cricket krishna
   jaimatadi omnamahshivaya`.split(/\s+/),
);

export function refuseCommonPassword(field: string, password: string): void {
  if (commonest.has(password.toLowerCase())) {
    throw invalid({ [field]: ['This password is too easy to guess. Please choose another.'] });
  }
}
