import { resolve } from 'node:path';
import { addressLines } from 'shared/model/config';
import { setting, type Environment } from 'node-shared/settings';
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
  whatsappNumber: setting(env, 'WHATSAPP_NUMBER'),
  gstin: setting(env, 'GSTIN'),
  paymentHosts: setting(env, 'PAYMENT_HOSTS'),
  contact: {
    company: setting(env, 'COMPANY_NAME'),
    cin: setting(env, 'COMPANY_CIN'),
    phone: setting(env, 'CONTACT_PHONE'),
    email: setting(env, 'CONTACT_EMAIL'),
    address: addressOf(setting(env, 'CONTACT_ADDRESS')),
    schedulingPage: setting(env, 'SCHEDULING_PAGE'),
    whatsappGroup: setting(env, 'WHATSAPP_GROUP'),
    x: setting(env, 'SOCIAL_X'),
    youtube: setting(env, 'SOCIAL_YOUTUBE'),
    instagram: setting(env, 'SOCIAL_INSTAGRAM'),
  },
});

const addressOf = (address: string | undefined) => address && addressLines(address);
