import { Type } from '@sinclair/typebox';
import { PASSWORD_MAX, PASSWORD_MIN } from '../constants';

/** The message for an invalid value: the API puts `x-message` into `errors`. */
const withMessage = (message: string) => ({ 'x-message': message });

/** A maximum length with its own message. */
const atMost = (maxLength: number, message: string) => ({
  allOf: [{ maxLength, ...withMessage(message) }],
});

/** The repetitions are bounded: otherwise, the check of a long invalid address takes seconds. */
export const Email = Type.String({
  maxLength: 254,
  pattern: '^[^\\s@]{1,254}@[^\\s@]{1,254}\\.[^\\s@]{1,254}$',
  ...withMessage('Please enter a valid email address.'),
});

/** `x-phone` makes the API normalise the number before it checks it: ten digits. */
export const TenDigitPhone = Type.String({
  'x-phone': 'national',
  pattern: '^[0-9]{10}$',
  ...withMessage('Phone number must be exactly 10 digits.'),
});

/** Ten digits, with the country prefix where the form adds it; normalised like `TenDigitPhone`. */
export const PrefixedPhone = Type.String({
  'x-phone': 'prefixed',
  pattern: '^(\\+91)?[0-9]{10}$',
  ...withMessage('Enter a valid 10-digit Indian phone number.'),
});

/** Required text: not only white space. */
export const Text = (label: string, maxLength: number) =>
  Type.String({
    minLength: 1,
    maxLength,
    pattern: '\\S',
    ...withMessage(`${label} is required and has at most ${maxLength} characters.`),
  });

export const OptionalText = (maxLength: number) =>
  Type.Optional(Type.Union([Type.String({ maxLength }), Type.Null()]));

export const OneTimeCode = Type.String({
  pattern: '^[0-9]{6}$',
  ...withMessage('Please enter a 6-digit OTP.'),
});

export const NewPassword = Type.String({
  minLength: PASSWORD_MIN,
  ...withMessage(`Password must be at least ${PASSWORD_MIN} characters.`),
  ...atMost(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters.`),
});

/** A password for login: a text that is longer than any password counts as a wrong password. */
export const GivenPassword = Type.String({
  minLength: 1,
  ...withMessage('Password is required.'),
  ...atMost(PASSWORD_MAX, 'Invalid email or password.'),
});

/** A calendar day, `YYYY-MM-DD`; the empty text means not given. */
export const OptionalDay = Type.Optional(
  Type.Union([Type.String({ pattern: '^([0-9]{4}-[0-9]{2}-[0-9]{2})?$' }), Type.Null()]),
);

/** An instant, ISO 8601 in UTC. */
export const Instant = Type.String({ description: 'ISO 8601, UTC' });

export const Rupees = Type.Number({ description: 'rupees, at most two decimals' });
