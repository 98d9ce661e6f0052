import { domainToASCII, domainToUnicode } from 'node:url';
import type { TextKind } from 'shared/model/schemas';
import { asciiDigits, normalCode, normalEmail, normalPhone } from 'shared/model/validation';
import { PHONE_PREFIX } from 'shared/model/constants';

/** The form in which each kind of text is kept: composed letters (NFC, UAX #15), without invisible signs. */
export const textForms: Record<TextKind, (text: string) => string> = {
  line,
  lines: (text) => text.replace(CONTROL, '').normalize().trim(),
  email: emailIdentity,
  phone: normalPhone,
  'prefixed-phone': (text) => {
    const number = normalPhone(text);
    const keepsPrefix = number !== text && text.startsWith(PHONE_PREFIX);
    return keepsPrefix ? PHONE_PREFIX + number : number;
  },
  code: normalCode,
  postcode: (text) => {
    const plain = asciiDigits(line(text));
    const digits = plain.replace(/[\s\p{Pd}]/gu, '');
    return /^\d{6}$/.test(digits) ? digits : plain;
  },
  number: (text) => asciiDigits(line(text)),
  password: normalPassword,
};

/** Control characters except tabulator and line breaks. */
const CONTROL = /(?![\t\n\r])\p{Cc}/gu;

/** As `INVISIBLE` of the forms, but white space becomes a space later, except U+FEFF. */
const HIDDEN = /(?![\t-\r\x85\u200c\u200d])[\p{Cf}\p{Cc}\p{DI}]/gu;
/** The variation selectors with a meaning: of an emoji, of Mongolian letters and of Han characters. */
const VARIANT = /(?<=[\p{ExtPict}\p{sc=Mong}\p{sc=Han}])\p{VS}/u;
/**
 * Joiners that spell: inside a word of a script that joins (Indic, Persian), at its end after a vowel
 * sign (old Malayalam), and between two emojis. Anywhere else they are invisible.
 */
const JOINER =
  /(?<=[\p{L}\p{M}])(?<!\p{sc=Latn})[\u200c\u200d](?=[\p{L}\p{M}])|(?<=\p{M})[\u200c\u200d]|(?<=[\p{ExtPict}\p{EMod}\ufe0f])\u200d(?=\p{ExtPict})/u;
const keptAt = (pattern: RegExp) => new RegExp(pattern, 'guy');

/** One line, such as a name: every kind of white space is one space, and nothing in it is invisible. */
function line(text: string): string {
  const [joiner, variant] = [keptAt(JOINER), keptAt(VARIANT)];
  const isKept = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at;
    return pattern.test(text);
  };
  return text
    .replace(/[\u200c\u200d]|\p{VS}/gu, (sign, at: number) =>
      isKept(joiner, at) || isKept(variant, at) ? sign : '',
    )
    .replace(HIDDEN, (sign) => (/\p{VS}/u.test(sign) ? sign : ''))
    .replace(/[\s\u2800\x85]+/g, ' ')
    .trim()
    .normalize();
}

/** For a new password: NFC (NIST SP 800-63B, 5.1.1.2), without the line break that a copied one may end with. */
function normalPassword(text: string): string {
  return text.normalize().replace(/^[\r\n]+|[\r\n]+$/g, '');
}

/**
 * The domain of an e-mail address in ASCII (UTS #46): it is the same however it is typed. A domain that
 * cannot exist becomes empty, so that the address is refused.
 */
function emailIdentity(text: string): string {
  return withDomain(normalEmail(text), domainToASCII);
}

/** The address as a person reads it. */
export const readableEmail = (email: string): string =>
  withDomain(email, (domain) => domainToUnicode(domain) || domain);

function withDomain(email: string, change: (domain: string) => string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  // A domain of ASCII letters is one already; `domainToASCII` would read `1.2` as a number.
  if (at < 0 || !/[^ -~]|xn--/i.test(domain)) return email;
  return email.slice(0, at + 1) + change(domain);
}

/** What another server has said, for the log and the admin: it may repeat the address of a person. */
export const withoutAddresses = (text: string): string =>
  text.replace(/[^\s<>()"',;:]+@[^\s<>()"',;:]+/g, '(address)');
