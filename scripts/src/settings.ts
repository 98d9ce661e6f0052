import { resolve } from 'node:path';
import { addressLines, type ContactSettings } from 'shared/model/config';
import { setting, type Environment, type SettingName } from 'node-shared/settings';
import { root } from './units/units';

/** Folder of the composed site. */
export const siteDir = (env: Environment) => resolve(root, setting(env, 'SITE_DIR'));

/** Where `npm run dev` serves, beside an `npm start` on the usual port. */
export const devPort = (env: Environment) => setting({ ...env, PORT: env.PORT || '8090' }, 'PORT');

export type BuildSettings = ReturnType<typeof buildSettings>;

/** Settings that are compiled into the units, and are therefore part of a unit's version. */
export const buildSettings = (env: Environment) => ({
  apiBase: setting(env, 'API_BASE'),
  uploadUrl: setting(env, 'UPLOAD_URL'),
  paymentHosts: setting(env, 'PAYMENT_HOSTS'),
});

/** The settings that pages say of the school beside their texts; another value writes the pages again. */
export const contactNames = {
  company: 'COMPANY_NAME',
  cin: 'COMPANY_CIN',
  gstin: 'GSTIN',
  phone: 'CONTACT_PHONE',
  email: 'CONTACT_EMAIL',
  address: 'CONTACT_ADDRESS',
  whatsappNumber: 'WHATSAPP_NUMBER',
  whatsappGroup: 'WHATSAPP_GROUP',
  schedulingPage: 'SCHEDULING_PAGE',
  x: 'SOCIAL_X',
  youtube: 'SOCIAL_YOUTUBE',
  instagram: 'SOCIAL_INSTAGRAM',
} as const satisfies Record<keyof ContactSettings, SettingName>;

export const CONTACT_SETTINGS = Object.values(contactNames);

export const contactOf = (env: Environment): ContactSettings =>
  Object.fromEntries(
    Object.entries(contactNames).flatMap(([field, name]) => {
      const value = setting(env, name);
      if (value === undefined) return [];
      return [[field, name === 'CONTACT_ADDRESS' ? addressLines(value) : value]];
    }),
  );
