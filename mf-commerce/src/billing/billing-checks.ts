import { courseCheckoutMessages, webinarCheckoutMessages } from 'shared/model/messages';
import { type Check, isEmail, isFilled, isTenDigits } from 'shared/model/validation';
import type { Billing } from './billing';

const filled = (field: keyof Billing, message: string): Check<Billing> => ({
  field,
  message,
  passes: (billing) => isFilled(billing[field]),
});

const phoneHasTenDigits = (message: string): Check<Billing> => ({
  field: 'phone',
  message,
  passes: ({ phone }) => isTenDigits(phone.trim()),
});

const emailIsValid = (message: string): Check<Billing> => ({
  field: 'email',
  message,
  passes: ({ email }) => isEmail(email.trim()),
});

/** The course checkout reports every field that fails, all at once. */
export const courseBillingChecks: readonly Check<Billing>[] = [
  filled('first_name', courseCheckoutMessages.firstNameMissing),
  filled('last_name', courseCheckoutMessages.lastNameMissing),
  filled('email', courseCheckoutMessages.emailMissing),
  emailIsValid(courseCheckoutMessages.emailInvalid),
  filled('phone', courseCheckoutMessages.phoneMissing),
  phoneHasTenDigits(courseCheckoutMessages.phoneInvalid),
  filled('street', courseCheckoutMessages.streetMissing),
  filled('city', courseCheckoutMessages.cityMissing),
  filled('country', courseCheckoutMessages.countryMissing),
  filled('zip', courseCheckoutMessages.zipMissing),
  filled('password', courseCheckoutMessages.passwordMissing),
];

/**
 * The ticket checkout reports only the first field that fails, so the order matters: the password
 * comes before the length of the phone number.
 */
export const webinarBillingChecks: readonly Check<Billing>[] = [
  filled('first_name', webinarCheckoutMessages.firstNameMissing),
  filled('last_name', webinarCheckoutMessages.lastNameMissing),
  filled('email', webinarCheckoutMessages.emailMissing),
  emailIsValid(webinarCheckoutMessages.emailInvalid),
  filled('phone', webinarCheckoutMessages.phoneMissing),
  filled('password', webinarCheckoutMessages.passwordMissing),
  phoneHasTenDigits(webinarCheckoutMessages.phoneInvalid),
];
