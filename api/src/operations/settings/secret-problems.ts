import { hash } from 'node:crypto';
import { dictionary } from '@zxcvbn-ts/language-common';
import { settingsThat, type Environment, type SettingName } from 'node-shared/settings';
import { settingsTable, type Setting } from 'node-shared/settings-table';
import { refuseWeakPassword } from '../../modules/accounts/passwords/passwords';
import { sampleAdmin } from '../../settings/config';

const SECRET_KEY_LENGTH = 32;
const SECRET_LENGTH = 24;
const ADMIN_PASSWORD_LENGTH = 10;
/** So many letters must be left of a password without one word and the names of the site. */
const OTHER_LETTERS = 4;
/** The list begins with the commonest passwords. */
const DIGESTS_TRIED = 5000;

/** Why secrets that are set can be guessed, one line each. */
export function secretProblems(env: Environment): string[] {
  const problems: string[] = [];
  const given = settingsThat('secret').filter((name) => env[name]);
  for (const [index, name] of given.entries()) {
    const value = env[name]!;
    const problem =
      name === 'ADMIN_PASSWORD' ? adminPasswordProblem(value, env) : secretProblem(name, env);
    if (problem) problems.push(problem);
    const same = given.slice(0, index).find((other) => env[other] === value);
    if (same) problems.push(`${name} is the same as ${same}: give each its own.`);
  }
  return problems;
}

/** A secret that is chosen here is taken from a generator; what a provider issues is long. */
function secretProblem(name: SettingName, env: Environment): string | null {
  const value = env[name]!;
  const names = namesOf(env);
  const isKey = name === 'SECRET_KEY' || name === 'SECRET_KEY_PREVIOUS';
  const least = isKey ? SECRET_KEY_LENGTH : SECRET_LENGTH;
  const { secret }: Setting = settingsTable[name];
  const isChosen = secret === 'chosen';
  if (value.length < least) {
    return isChosen
      ? `${name} needs at least ${least} characters: take the output of "openssl rand -base64 32".`
      : `${name} is shorter than any that the provider issues (${least} characters): copy the whole secret.`;
  }
  if (/\s/.test(value) || isGuessed(value) || isOfGuess(value, names)) {
    return `${name} is a placeholder or easy to guess: take ${isChosen ? 'the output of "openssl rand -base64 32"' : 'what the provider has issued'}.`;
  }
  return isChosen && isOfWords(value, names)
    ? `${name} is made of words: take the output of "openssl rand -base64 32".`
    : null;
}

/** The words of the site's host, which everybody knows. */
const namesOf = ({ SITE_URL = '' }: Environment): string[] =>
  URL.canParse(SITE_URL)
    ? new URL(SITE_URL).hostname.split(/[.-]/).filter((word) => word.length > 2)
    : [];

function adminPasswordProblem(password: string, env: Environment): string | null {
  const isLong = password.length >= ADMIN_PASSWORD_LENGTH;
  return isLong && !isPlaceholder(password) && !isWeakPassword(password, env)
    ? null
    : `ADMIN_PASSWORD is easy to guess: take at least ${ADMIN_PASSWORD_LENGTH} characters that are no common password, and more than one word or the name of the site with digits.`;
}

const isPlaceholder = (text: string): boolean =>
  /change.?(?:me|this|it)|replace|example|placeholder|pass.?word|secret.?key|your.?(?:key|secret|own)|openssl|to.?be.?set|dummy|x{6}|\.\.\.|<|>/i.test(
    text,
  );

/** Whether the text repeats one group of characters or has fewer than eight different ones. */
const isPatterned = (text: string): boolean =>
  /^(.{1,16}?)\1+.{0,15}$/.test(text) || new Set(text).size < 8;

/** Whether most characters follow the one before them, up or down, as in an alphabet. */
const isSequence = (text: string): boolean =>
  [1, -1].some((step) => {
    const steps = [...text].filter(
      (_, at) => text.charCodeAt(at) - text.charCodeAt(at - 1) === step,
    );
    return steps.length * 2 > text.length;
  });

const isGuessed = (text: string): boolean =>
  isPlaceholder(text) || isPatterned(text) || isSequence(text);

/** Whether the text is something guessed in hexadecimal or Base64, or the digest of it or of nothing. */
function isOfGuess(text: string, names: readonly string[]): boolean {
  const decoded = [
    ...(/^[0-9a-f]+$/i.test(text) ? [Buffer.from(text, 'hex')] : []),
    ...(/^[\w+/-]+=*$/.test(text) ? [Buffer.from(text, 'base64')] : []),
  ];
  return decoded.some((bytes) => {
    const inner = bytes.toString('latin1');
    const algorithm = digests[bytes.length];
    return (
      (/^[\x20-\x7e]+$/.test(inner) && (isGuessed(inner) || isOfWords(inner, names))) ||
      (algorithm !== undefined &&
        ['', ...names, ...dictionary['passwords-common'].slice(0, DIGESTS_TRIED)].some((word) =>
          hash(algorithm, word, 'buffer').equals(bytes),
        ))
    );
  });
}

/** By their length in bytes. */
const digests: Partial<Record<number, string>> = {
  16: 'md5',
  20: 'sha1',
  32: 'sha256',
  64: 'sha512',
};

const words: ReadonlySet<string> = new Set(
  Object.values(dictionary)
    .flat()
    .filter((word) => /^[a-z]{4,}$/.test(word)),
);

const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '');

/** Whether at least half of the letters are words of a dictionary, or these names. */
function isOfWords(text: string, names: readonly string[]): boolean {
  const lower = text.toLowerCase();
  let covered = 0;
  for (let at = 0; at < lower.length;) {
    const name = names.find((each) => lower.startsWith(each, at));
    const length = name?.length ?? wordAt(lower, at).length;
    // Random letters contain a word of four now and then.
    if (name || length > 4) covered += length;
    at += Math.max(1, length);
  }
  return covered > 0 && covered * 2 >= lettersOf(lower).length;
}

/** The longest word of the dictionary that begins there; empty if there is none. */
function wordAt(lower: string, at: number): string {
  let end = Math.min(lower.length, at + 16);
  while (end - at >= 4 && !words.has(lower.slice(at, end))) end -= 1;
  return end - at >= 4 ? lower.slice(at, end) : '';
}

function isWeakPassword(password: string, env: Environment): boolean {
  if (password.startsWith(sampleAdmin.password) || new Set(password).size < 5) return true;
  if (isOneWord(password, namesOf(env))) return true;
  try {
    const person = { name: 'Site Admin', email: env.ADMIN_EMAIL ?? '' };
    refuseWeakPassword('ADMIN_PASSWORD', password, person);
    return false;
  } catch {
    return true;
  }
}

/** Whether the password is one word and names of the site, also with signs for letters, and digits. */
function isOneWord(password: string, names: readonly string[]): boolean {
  const lower = password.toLowerCase();
  const spelt = lower.replace(/[@4031$57]/g, (sign) => letters[sign]!);
  return [lower, spelt].some((text) => {
    const unnamed = names.reduce((left, name) => left.replaceAll(name, ' '), text);
    const found = [...unnamed].map((_, at) => wordAt(unnamed, at));
    const word = found.reduce(
      (longest, each) => (each.length > longest.length ? each : longest),
      '',
    );
    const rest = unnamed.replace(word, ' ');
    return rest !== text && lettersOf(rest).length < OTHER_LETTERS;
  });
}

const letters: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '3': 'e',
  '1': 'i',
  $: 's',
  '5': 's',
  '7': 't',
};
