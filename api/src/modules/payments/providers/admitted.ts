import type { Checkout } from './provider';

/** What a provider admits in the fields that only serve the buyer's comfort. */
interface Admitted {
  /** The most letters of a name. */
  name: number;
  email: number;
}

const SHORTEST_NAME = 3;

/**
 * The details of the buyer as a payment provider admits them. They only fill in the payment page, so
 * a detail in another form is left out: `undefined` does not appear in JSON. Names keep the letters
 * that both providers document: Latin letters without accents, digits, spaces and full stops.
 */
export function admittedCustomer(customer: Checkout['customer'], most: Admitted) {
  const { name, email, phone } = customer;
  return {
    name: plainName(name, most.name),
    email: plainEmail(email, most.email),
    phone: plainPhone(phone),
  };
}

function plainName(name: string, most: number): string | undefined {
  const latin = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^A-Za-z0-9.]+/g, ' ')
    .trim();
  // A name that is too long ends after a whole word, if there is one.
  const cut = latin.length > most ? latin.slice(0, most + 1).replace(/ [^ ]*$/, '') : latin;
  const plain = cut.slice(0, most).trim();
  return plain.length >= SHORTEST_NAME && /[A-Za-z]/.test(plain) ? plain : undefined;
}

const plainEmail = (email: string, most: number): string | undefined =>
  email.length <= most && /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9.-]+$/.test(email)
    ? email
    : undefined;

/** Ten digits, as both providers take Indian numbers. */
function plainPhone(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '').slice(-10);
  return /^[6-9]\d{9}$/.test(digits) ? digits : undefined;
}
