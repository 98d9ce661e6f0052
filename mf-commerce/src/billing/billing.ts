import type { PaymentCreateRequest } from 'shared/model/schemas';
import { normalGstin } from 'shared/model/validation';

/** The values of the billing form, by the names of its controls. */
export interface Billing {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  street: string;
  city: string;
  /** One of `buyerStates`, or empty. */
  state: string;
  country: string;
  zip: string;
  /** The company for which the buyer orders, and its tax number. */
  company: string;
  gstin: string;
  password: string;
}

export const emptyBilling: Billing = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  street: '',
  city: '',
  state: '',
  country: '',
  zip: '',
  company: '',
  gstin: '',
  password: '',
};

type BuyerFields = Pick<
  PaymentCreateRequest,
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone'
  | 'password'
  | 'confirm_password'
  | 'street_address'
  | 'town_city'
  | 'state'
  | 'country'
  | 'postcode'
  | 'company'
  | 'gstin'
>;

/**
 * The buyer's part of an order, with the server's field names. The form asks for the password once, so
 * `confirm_password` is empty.
 */
export function buyerFields(billing: Billing): BuyerFields {
  return {
    first_name: billing.first_name.trim(),
    last_name: billing.last_name.trim(),
    email: billing.email.trim(),
    phone: billing.phone.trim(),
    password: billing.password,
    confirm_password: '',
    street_address: billing.street.trim(),
    town_city: billing.city.trim(),
    ...(billing.state && { state: billing.state }),
    country: billing.country.trim(),
    postcode: billing.zip.trim(),
    ...(billing.company.trim() && { company: billing.company.trim() }),
    ...(billing.gstin.trim() && { gstin: normalGstin(billing.gstin) }),
  };
}

const controlNames: Record<string, keyof Billing> = {
  street_address: 'street',
  town_city: 'city',
  postcode: 'zip',
};

/** The server's field errors by the names of the controls; errors without a control are left out. */
export function billingErrors(errors: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors)
      .map(([field, messages]) => [controlNames[field] ?? field, messages] as const)
      .filter(([field]) => field in emptyBilling),
  );
}
