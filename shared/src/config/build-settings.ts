interface BuildSettings {
  readonly apiBase?: string;
  readonly uploadUrl?: string;
  readonly whatsappNumber?: string;
  readonly gstin?: string;
  readonly paymentHosts?: readonly string[];
}

/** Put in place of the name by the build (webpack's DefinePlugin); absent in Node and in tests. */
declare const BUILD_SETTINGS: BuildSettings | undefined;

const settings: BuildSettings = typeof BUILD_SETTINGS === 'undefined' ? {} : BUILD_SETTINGS;

/**
 * Public address of the site, without a final slash: where the page came from, or, while pages are
 * rendered ahead, `SITE_URL`. Not compiled in, so that one build serves any address.
 */
export const siteUrl =
  typeof location === 'undefined'
    ? (process.env.SITE_URL ?? `http://localhost:${process.env.PORT ?? 8080}`).replace(/\/+$/, '')
    : location.origin;

/** Base address of every call of the product's API. */
export const apiBase = settings.apiBase ?? '/api';

/** Where profile pictures are uploaded; may be another host, which never gets the login token. */
export const uploadUrl = settings.uploadUrl ?? '/api/upload';

/** The number that answers on WhatsApp, with the country code. The default is a PLACEHOLDER. */
export const whatsappNumber = settings.whatsappNumber ?? '+91 90000 00000';

/** The seller's tax number. */
export const { gstin } = settings;

/** Hosts, with all below them, that a buyer may be sent to for paying; this site always is one. */
export const paymentHosts = settings.paymentHosts ?? ['cashfree.com', 'razorpay.com', 'rzp.io'];
