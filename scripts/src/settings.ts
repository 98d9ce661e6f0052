import { resolve } from 'node:path';
import { setting, type Environment } from 'node-shared/settings';
import { root } from './units/units';

/** Folder of the composed site. */
export const siteDir = (env: Environment) => resolve(root, setting(env, 'SITE_DIR'));

export type BuildSettings = ReturnType<typeof buildSettings>;

/** Settings that are compiled into the units, and are therefore part of a unit's version. */
export const buildSettings = (env: Environment) => ({
  apiBase: setting(env, 'API_BASE'),
  uploadUrl: setting(env, 'UPLOAD_URL'),
  whatsappNumber: setting(env, 'WHATSAPP_NUMBER'),
  gstin: setting(env, 'GSTIN'),
  paymentHosts: setting(env, 'PAYMENT_HOSTS'),
});
