import {
  companyMessages,
  courseCheckoutMessages,
  webinarCheckoutMessages,
} from 'shared/model/messages';
import {
  email,
  filled,
  ifFilled,
  isFilled,
  isGstin,
  normalGstin,
  tenDigits,
  text,
  type Checks,
} from 'shared/model/validation';
import type { Billing } from './billing';

/** A tax number is that of a company. */
const companyChecks: Checks<Billing> = [
  {
    field: 'company',
    message: companyMessages.companyMissing,
    passes: ({ company, gstin }) => isFilled(company) || !isFilled(gstin),
  },
  ifFilled(text('gstin', companyMessages.gstinInvalid, (given) => isGstin(normalGstin(given)))),
];

/** The course checkout reports every field that fails, all at once. */
export const courseBillingChecks: Checks<Billing> = [
  filled('first_name', courseCheckoutMessages.firstNameMissing),
  filled('last_name', courseCheckoutMessages.lastNameMissing),
  filled('email', courseCheckoutMessages.emailMissing),
  email('email', courseCheckoutMessages.emailInvalid),
  filled('phone', courseCheckoutMessages.phoneMissing),
  tenDigits('phone', courseCheckoutMessages.phoneInvalid),
  filled('street', courseCheckoutMessages.streetMissing),
  filled('city', courseCheckoutMessages.cityMissing),
  filled('country', courseCheckoutMessages.countryMissing),
  filled('zip', courseCheckoutMessages.zipMissing),
  filled('password', courseCheckoutMessages.passwordMissing),
  ...companyChecks,
];

/**
 * The ticket checkout reports only the first field that fails, so the order matters: the password
 * comes before the length of the phone number.
 */
export const webinarBillingChecks: Checks<Billing> = [
  filled('first_name', webinarCheckoutMessages.firstNameMissing),
  filled('last_name', webinarCheckoutMessages.lastNameMissing),
  filled('email', webinarCheckoutMessages.emailMissing),
  email('email', webinarCheckoutMessages.emailInvalid),
  filled('phone', webinarCheckoutMessages.phoneMissing),
  filled('password', webinarCheckoutMessages.passwordMissing),
  tenDigits('phone', webinarCheckoutMessages.phoneInvalid),
  ...companyChecks,
];
