interface BuildSettings {
  readonly siteUrl?: string;
  readonly apiBase?: string;
  readonly uploadUrl?: string;
}

/** Put in place of the name by the build (webpack's DefinePlugin); absent in Node and in tests. */
declare const BUILD_SETTINGS: BuildSettings | undefined;

const settings: BuildSettings = typeof BUILD_SETTINGS === 'undefined' ? {} : BUILD_SETTINGS;

/** Public address of the site, without a final slash. */
export const siteUrl = settings.siteUrl ?? 'http://localhost:8080';

/** Base address of every call of the product's API. */
export const apiBase = settings.apiBase ?? '/api';

/** Where profile pictures are uploaded; may be another host, which never gets the login token. */
export const uploadUrl = settings.uploadUrl ?? '/api/upload';
