import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { siteName } from 'shared/model/config';
import { PASSWORD_MIN } from 'shared/model/constants';
import { signupMessages } from 'shared/model/messages';
import { invalid } from '../../../platform/errors';
import { textForms } from '../../../platform/text-forms';
import { fairQueue, type Caller } from './password-queue';

/** Argon2id, outside the event loop. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** One core stays free for other requests, however many people log in at once. */
export const hashQueue = fairQueue({
  atOnce: Math.max(1, availableParallelism() - 1),
  mostWaiting: 1000,
  // A class that shares one address; others still have their turns in between.
  mostWaitingOfClient: 500,
});

const server: Caller = { client: 'server', lane: 'account' };

export const hashPassword = (password: string, caller = server): Promise<string> =>
  hashQueue(caller, () => hash(password, cost));

/**
 * Whether the hash is of this password, in its normal form. Without a stored hash, a decoy is compared, so that the time
 * does not reveal a missing account.
 */
export async function isPassword(
  storedHash: string | null | undefined,
  typed: string,
  caller = server,
): Promise<boolean> {
  const compared = storedHash ?? (await decoyHash());
  const right = await hashQueue(caller, () => verify(compared, textForms.password(typed)));
  return right && typeof storedHash === 'string';
}

let decoy: Promise<string> | undefined;
const decoyHash = () => (decoy ??= hashPassword('no account has this password'));

const common = new Set(dictionary['passwords-common']);
/** Patterns that the list does not contain: a repeated group of characters, and digits in a row. */
const repeated = /^(.{1,3})\1+$/u;
const digitRows = '01234567890 09876543210';
/** Words that visitors of this site are likely to choose. */
const ownWords = [
  siteName,
  ...['astrology', 'numerology', 'horoscope', 'kundali', 'mahadev', 'omnamahshivaya'],
  ...['harekrishna', 'jaishreeram', 'shivshakti'],
];

/**
 * Throws a 422 for `field` if the password is too short, is on a list of 49,000 common passwords, or is
 * a name of the site or of the person, also with only digits and signs around it.
 */
export function refuseWeakPassword(
  field: string,
  password: string,
  person: { name: string; email: string },
): void {
  if (password.length < PASSWORD_MIN) throw invalid({ [field]: [signupMessages.passwordShort] });
  const lower = password.toLowerCase();
  const letters = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const names = namesOf(person);
  const isCommon = common.has(lower) || repeated.test(lower) || digitRows.includes(lower);
  if (isCommon || names.has(lower) || names.has(letters)) {
    throw invalid({ [field]: ['This password is too easy to guess. Please choose another.'] });
  }
}

function namesOf({ name, email }: { name: string; email: string }): Set<string> {
  const words = name.split(/\s+/);
  const [mailbox = ''] = email.split('@');
  const names = [...ownWords, ...words, words.join(''), words.join('.'), mailbox, email];
  return new Set(names.map((word) => word.toLowerCase()).filter((word) => word.length > 2));
}
