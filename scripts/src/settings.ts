import { resolve } from 'node:path';
import { siteAddress } from 'node-shared/settings';
import { root } from './units/units';

/** Folder of the composed site. */
export const siteDir = () => resolve(root, process.env.SITE_DIR || 'site');

/** Public address of the site, without a final slash. */
export const siteUrl = () => siteAddress(process.env);

export type BuildSettings = ReturnType<typeof buildSettings>;

/** Settings that are compiled into the units, and are therefore part of a unit's version. */
export const buildSettings = () => ({
  apiBase: process.env.API_BASE || '/api',
  uploadUrl: process.env.UPLOAD_URL || '/api/upload',
  whatsappNumber: process.env.WHATSAPP_NUMBER || undefined,
  gstin: process.env.GSTIN || undefined,
  paymentHosts: (process.env.PAYMENT_HOSTS || undefined)
    ?.split(',')
    .map((host) => host.trim())
    .filter(Boolean),
});
