import { courseCheckoutMessages as told } from 'shared/messages';
import { isEmail, isFilled, isTenDigits, type Check } from 'shared/validation';
import type { Billing } from '../billing/billing';

const filled = (field: keyof Billing, message: string): Check<Billing> => ({
  field,
  message,
  passes: (billing) => isFilled(billing[field]),
});

/** Each field that fails is told, all at once. */
export const courseBillingChecks: readonly Check<Billing>[] = [
  filled('first_name', told.firstNameMissing),
  filled('last_name', told.lastNameMissing),
  filled('email', told.emailMissing),
  { field: 'email', message: told.emailInvalid, passes: ({ email }) => isEmail(email.trim()) },
  filled('phone', told.phoneMissing),
  { field: 'phone', message: told.phoneInvalid, passes: ({ phone }) => isTenDigits(phone.trim()) },
  filled('street', told.streetMissing),
  filled('city', told.cityMissing),
  filled('country', told.countryMissing),
  filled('zip', told.zipMissing),
  filled('password', told.passwordMissing),
];
