import { Type, type TLiteral, type TSchema, type TUnion } from '@sinclair/typebox';
import { MOST_RUPEES, PASSWORD_MAX, PASSWORD_MIN } from '../constants';

/** One of some words. */
export const OneOf = <const Words extends readonly string[]>(...words: Words) =>
  // The same words, in the same order.
  Type.Union(words.map((word) => Type.Literal(word))) as TUnion<{
    -readonly [Index in keyof Words]: TLiteral<Words[Index]>;
  }>;

export const OrNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** The message for an invalid value: the API puts `x-message` into `errors`. */
const withMessage = (message: string) => ({ 'x-message': message });

/** A maximum length with its own message. */
const atMost = (maxLength: number, message: string) => ({
  allOf: [{ maxLength, ...withMessage(message) }],
});

/**
 * The kinds of text of the API. `x-text` makes the API bring a text into the form of its kind before
 * it checks and stores it; nothing behind that changes the text again:
 *
 * - `line`: a name, a title, an address; `lines`: a message of several lines
 * - `email`, `phone` (ten digits), `prefixed-phone` (with +91 where the form adds it)
 * - `code`: a one-time code; `postcode`; `number`: digits as text
 * - `password`: a new password. A given one stays as it was typed, see `isPassword`.
 */
export type TextKind =
  | 'line'
  | 'lines'
  | 'email'
  | 'phone'
  | 'prefixed-phone'
  | 'code'
  | 'postcode'
  | 'number'
  | 'password';

export const ofKind = (kind: TextKind) => ({ 'x-text': kind });

/** The repetitions are bounded: otherwise, the check of a long invalid address takes seconds. */
export const Email = Type.String({
  ...ofKind('email'),
  maxLength: 254,
  pattern: '^[^\\s@]{1,254}@[^\\s@]{1,254}\\.[^\\s@]{1,254}$',
  ...withMessage('Please enter a valid email address.'),
});

/** Ten digits. */
export const TenDigitPhone = Type.String({
  ...ofKind('phone'),
  pattern: '^[0-9]{10}$',
  ...withMessage('Phone number must be exactly 10 digits.'),
});

/** Ten digits, with the country prefix where the form adds it. */
export const PrefixedPhone = Type.String({
  ...ofKind('prefixed-phone'),
  pattern: '^(\\+91)?[0-9]{10}$',
  ...withMessage('Enter a valid 10-digit Indian phone number.'),
});

/** Required text: not only white space. */
export const Text = (label: string, maxLength: number, kind: 'line' | 'lines' = 'line') =>
  Type.String({
    ...ofKind(kind),
    minLength: 1,
    maxLength,
    pattern: '\\S',
    ...withMessage(`${label} is required and has at most ${maxLength} characters.`),
  });

/** What `campaign()` of shared/actions gives. A bad one is cut and never refused. */
export const Campaign = Type.Optional(Type.Unknown());

export const OptionalText = (maxLength: number, kind: TextKind = 'line') =>
  Type.Optional(OrNull(Type.String({ ...ofKind(kind), maxLength })));

/** A part of a text that is searched, in the form in which such texts are stored. */
export const SearchText = (maxLength: number, description?: string) =>
  Type.Optional(Type.String({ ...ofKind('line'), maxLength, ...(description && { description }) }));

export const OneTimeCode = Type.String({
  ...ofKind('code'),
  pattern: '^[0-9]{6}$',
  ...withMessage('Please enter a 6-digit OTP.'),
});

export const NewPassword = Type.String({
  ...ofKind('password'),
  minLength: PASSWORD_MIN,
  ...withMessage(`Password must be at least ${PASSWORD_MIN} characters.`),
  ...atMost(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters.`),
});

/** The second entry of a new password. */
export const RepeatedPassword = Type.String({ ...ofKind('password'), maxLength: PASSWORD_MAX });

/** A password for login: a text that is longer than any password counts as a wrong password. */
export const GivenPassword = Type.String({
  minLength: 1,
  ...withMessage('Password is required.'),
  ...atMost(PASSWORD_MAX, 'Invalid email or password.'),
});

/** A calendar day, `YYYY-MM-DD`; the empty text means not given. */
export const OptionalDay = Type.Optional(
  OrNull(Type.String({ pattern: '^([0-9]{4}-[0-9]{2}-[0-9]{2})?$' })),
);

/** An instant, ISO 8601 in UTC. */
export const Instant = Type.String({ description: 'ISO 8601, UTC' });

export const Rupees = Type.Number({ description: 'rupees, at most two decimals' });

/** The id of a course or webinar, as a number or as a text. */
export const CatalogueId = Type.Union([
  Type.Integer({ minimum: 0, maximum: 2147483647 }),
  Type.String({ pattern: '^[0-9]{1,9}$' }),
]);

/** An amount in rupees that a request gives, as a number or as a text: the API reads its digits. */
export const GivenRupees = Type.Union([
  Type.Number({ minimum: 0, maximum: MOST_RUPEES }),
  Type.String({ ...ofKind('number'), maxLength: 20 }),
]);

/** The id of a row: a positive number that fits into an integer column. */
export const RowId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
/** The parameters of an address with the number of a row: `/leads/12`. */
export const IdParams = Type.Object({ id: RowId });
