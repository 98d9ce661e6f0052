/** How visitors reach the school, and who it is. */
export interface ContactSettings {
  readonly company?: string;
  readonly cin?: string;
  readonly phone?: string;
  readonly email?: string;
  /** The lines of the address. */
  readonly address?: readonly string[];
  readonly schedulingPage?: string;
  readonly whatsappGroup?: string;
  readonly x?: string;
  readonly youtube?: string;
  readonly instagram?: string;
  readonly whatsappNumber?: string;
  readonly gstin?: string;
}

interface BuildSettings {
  readonly apiBase?: string;
  readonly uploadUrl?: string;
  readonly paymentHosts?: readonly string[];
}

/**
 * The build (webpack's DefinePlugin) replaces this name by its value; it does not
 * exist in Node.js and in tests.
 */
declare const BUILD_SETTINGS: BuildSettings | undefined;

const settings: BuildSettings = typeof BUILD_SETTINGS === 'undefined' ? {} : BUILD_SETTINGS;

/**
 * Public address of the site, without a final slash: the origin of the page or, during prerendering,
 * `SITE_URL`. It is not compiled in, so that one build can be served at any address.
 */
export const siteUrl =
  typeof location === 'undefined'
    ? (process.env.SITE_URL ?? `http://localhost:${process.env.PORT ?? 8080}`).replace(/\/+$/, '')
    : location.origin;

/** Base address of all API calls. */
export const apiBase = settings.apiBase ?? '/api';

/** Address for uploads of profile pictures. It may be on another host, which never gets the login token. */
export const uploadUrl = settings.uploadUrl ?? '/api/upload';

/**
 * Hosts to which a buyer may be sent for payment, including their subdomains;
 * this site is always allowed.
 */
export const paymentHosts = settings.paymentHosts ?? ['cashfree.com', 'razorpay.com', 'rzp.io'];

/** The API is not compiled: it reads the same settings for its e-mails and receipts. */
const contactOfProgram = (): ContactSettings => ({
  company: process.env.COMPANY_NAME || undefined,
  phone: process.env.CONTACT_PHONE || undefined,
  email: process.env.CONTACT_EMAIL || undefined,
  address: process.env.CONTACT_ADDRESS ? addressLines(process.env.CONTACT_ADDRESS) : undefined,
});

/** `Nakshank; 12 Lake Road; Delhi 110001`: a line for each part. */
export const addressLines = (address: string): string[] =>
  address
    .split(';')
    .map((line) => line.trim())
    .filter(Boolean);

/** Id of the element in which a page has them as JSON: a new phone number needs no build. */
export const CONTACT_ELEMENT = 'contact';

/** Whoever renders without a document has set this global. */
declare const __CONTACT__: ContactSettings | undefined;

function contactOfPage(): ContactSettings {
  if (typeof document === 'undefined') return typeof __CONTACT__ === 'undefined' ? {} : __CONTACT__;
  const text = document.getElementById(CONTACT_ELEMENT)?.textContent ?? '{}';
  // The publishing tool has written the element in this form.
  const contact = JSON.parse(text) as ContactSettings;
  return contact;
}

export const contactSettings: ContactSettings =
  typeof BUILD_SETTINGS === 'undefined' ? contactOfProgram() : contactOfPage();
