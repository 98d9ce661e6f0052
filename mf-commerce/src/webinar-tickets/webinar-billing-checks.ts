import { webinarCheckoutMessages as told } from 'shared/messages';
import { isEmail, isFilled, isTenDigits, type Check } from 'shared/validation';
import type { Billing } from '../billing/billing';

/** Only the first that fails is told, so the order counts: the password before the phone's length. */
export const webinarBillingChecks: readonly Check<Billing>[] = [
  {
    field: 'first_name',
    message: told.firstNameMissing,
    passes: ({ first_name }) => isFilled(first_name),
  },
  {
    field: 'last_name',
    message: told.lastNameMissing,
    passes: ({ last_name }) => isFilled(last_name),
  },
  { field: 'email', message: told.emailMissing, passes: ({ email }) => isFilled(email) },
  { field: 'email', message: told.emailInvalid, passes: ({ email }) => isEmail(email.trim()) },
  { field: 'phone', message: told.phoneMissing, passes: ({ phone }) => isFilled(phone) },
  {
    field: 'password',
    message: told.passwordMissing,
    passes: ({ password }) => isFilled(password),
  },
  { field: 'phone', message: told.phoneInvalid, passes: ({ phone }) => isTenDigits(phone.trim()) },
];
