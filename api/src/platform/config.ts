import { isIP } from 'node:net';
import { resolve } from 'node:path';
import {
  choiceSetting,
  numberSetting,
  SettingError,
  siteAddress,
  textSetting,
  urlSetting,
  type Environment,
} from 'node-shared/settings';
import { s3Settings, type S3Settings } from 'node-shared/s3-settings';
import { keptSecret } from './secrets';

export interface Config {
  mode: 'development' | 'production';
  host: string;
  port: number;
  /** Where `/metrics` listens; null without METRICS_PORT. */
  metrics: { host: string; port: number } | null;
  dataDir: string;
  databaseUrl: string | null;
  siteDir: string;
  /** The object store from which the site comes; null if it is only on this disk. */
  siteStore: S3Settings | null;
  siteUrl: string;
  /** Signs and encrypts device tokens, links of orders, hashes of one-time codes, second factors. */
  secretKey: string;
  /** Signatures and encrypted values of these keys are accepted: the secret key, and the previous one. */
  acceptedKeys: readonly string[];
  admin: { email: string; password: string } | null;
  /** Whether admins must also enter a code of an authenticator app when they log in. */
  adminSecondFactor: 'required' | 'optional';
  sampleData: boolean;
  /** Whether accounts of the sample data may stay in a production database. */
  sampleDataAllowed: boolean;
  /** Production with a sandbox or the test system of a payment provider; every page has a banner. */
  trial: boolean;
  clientLimits: boolean;
  trustedProxies: string[];
  logLevel: string;
  /** Other hosts from which pages may show pictures. */
  imageHosts: string[];
  /** Other hosts to which pages may upload. */
  uploadHosts: string[];
  payment:
    | { provider: 'sandbox' }
    | { provider: 'cashfree'; address: string; clientId: string; clientSecret: string }
    | {
        provider: 'razorpay';
        address: string;
        keyId: string;
        keySecret: string;
        webhookSecret: string;
      };
  /** Tax data of receipts. Prices include the tax; without a GSTIN no tax is charged. */
  tax: { gstin: string | null; ratePercent: number; hsn: string; placeOfSupply: string };
  mail: { provider: 'outbox' } | { provider: 'smtp'; address: string; from: string };
  sms:
    | { provider: 'outbox' }
    | {
        provider: 'gateway';
        address: string;
        key: string;
        sender: string;
        /** The DLT template id for each message template. */
        templateIds: Readonly<Record<string, string>>;
      };
  /** The object store of uploads, and the public address of its folder; null: they are on this disk. */
  uploadStore: (S3Settings & { publicUrl: string }) | null;
}

/** The admin of the sample data, unless ADMIN_EMAIL and ADMIN_PASSWORD name another. */
export const sampleAdmin = { email: 'admin@example.com', password: 'admin-password' };

/** Reads all settings. Throws a `SettingError` that names a wrong one. */
export function loadConfig(
  env: Environment,
  { production = false, sampleData = false }: { production?: boolean; sampleData?: boolean } = {},
): Config {
  const port = numberSetting(env, 'PORT', 8080, 0, 65535);
  const dataDir = resolve(textSetting(env, 'DATA_DIR', './.data'));
  const email = env.ADMIN_EMAIL ?? (sampleData ? sampleAdmin.email : undefined);
  const password = env.ADMIN_PASSWORD ?? (sampleData ? sampleAdmin.password : undefined);
  return {
    mode: production ? 'production' : 'development',
    host: textSetting(env, 'HOST', '127.0.0.1'),
    port,
    metrics: metricsSettings(env),
    dataDir,
    databaseUrl: env.DATABASE_URL
      ? urlSetting(env, 'DATABASE_URL', ['postgres:', 'postgresql:'])
      : null,
    siteDir: resolve(textSetting(env, 'SITE_DIR', './site')),
    siteStore: s3Settings(env, 'SITE_STORE'),
    siteUrl: siteAddress(env),
    admin: email && password ? { email, password } : null,
    adminSecondFactor: choiceSetting(
      env,
      'ADMIN_SECOND_FACTOR',
      ['required', 'optional'],
      production ? 'required' : 'optional',
    ),
    sampleData,
    sampleDataAllowed: !production || env.ALLOW_SAMPLE_DATA === 'yes',
    trial: production && env.ALLOW_SANDBOX === 'yes',
    clientLimits: choiceSetting(env, 'RATE_LIMITS', ['on', 'off'], 'on') === 'on',
    trustedProxies: proxyAddresses(env),
    logLevel: choiceSetting(
      env,
      'LOG_LEVEL',
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'info',
    ),
    imageHosts: list(env.IMAGE_HOSTS),
    uploadHosts: list(env.UPLOAD_HOSTS),
    payment: paymentSettings(env),
    tax: taxSettings(env),
    mail: mailSettings(env),
    sms: smsSettings(env),
    uploadStore: uploadStore(env),
    // Last, because this can write a file: a refused setting must not leave one.
    ...secretKeys(env.SECRET_KEY ?? keptSecret(dataDir), env.SECRET_KEY_PREVIOUS),
  };
}

/** Where `/metrics` is served; on port 0, the system chooses the port. */
export function metricsSettings(env: Environment): Config['metrics'] {
  if (!env.METRICS_PORT) return null;
  return {
    host: textSetting(env, 'METRICS_HOST', '127.0.0.1'),
    port: numberSetting(env, 'METRICS_PORT', 0, 0, 65535),
  };
}

const secretKeys = (secretKey: string, previous: string | undefined) => ({
  secretKey,
  acceptedKeys: previous ? [secretKey, previous] : [secretKey],
});

/** Addresses have no default, so that a shop cannot use a test system by mistake. */
function paymentSettings(env: Environment): Config['payment'] {
  const address = (name: string) => urlSetting(env, name, ['http:', 'https:']).replace(/\/+$/, '');
  const known = ['sandbox', 'cashfree', 'razorpay'] as const;
  const provider = choiceSetting(env, 'PAYMENT_PROVIDER', known, 'sandbox');
  if (provider === 'sandbox') return { provider };
  if (provider === 'cashfree') {
    return {
      provider,
      address: address('CASHFREE_URL'),
      clientId: textSetting(env, 'CASHFREE_CLIENT_ID'),
      clientSecret: textSetting(env, 'CASHFREE_CLIENT_SECRET'),
    };
  }
  return {
    provider,
    address: address('RAZORPAY_URL'),
    keyId: textSetting(env, 'RAZORPAY_KEY_ID'),
    keySecret: textSetting(env, 'RAZORPAY_KEY_SECRET'),
    webhookSecret: textSetting(env, 'RAZORPAY_WEBHOOK_SECRET'),
  };
}

/** The first two digits of a GSTIN are the code of the seller's state. */
function taxSettings(env: Environment): Config['tax'] {
  const gstin = env.GSTIN || null;
  if (gstin && !/^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/.test(gstin)) {
    throw new SettingError(`GSTIN must be 15 characters like 07AAACN1234C1Z5, not "${gstin}".`);
  }
  const placeOfSupply = textSetting(env, 'PLACE_OF_SUPPLY', gstin?.slice(0, 2) ?? '07');
  const hsn = textSetting(env, 'HSN_CODE', '999293');
  if (!/^[0-9]{2}$/.test(placeOfSupply)) {
    throw new SettingError('PLACE_OF_SUPPLY must be the two digits of a state, e.g. 07 for Delhi.');
  }
  if (!/^[0-9]{4,8}$/.test(hsn)) throw new SettingError('HSN_CODE must have 4 to 8 digits.');
  return { gstin, ratePercent: numberSetting(env, 'GST_RATE', 18, 0, 40), hsn, placeOfSupply };
}

function mailSettings(env: Environment): Config['mail'] {
  if (choiceSetting(env, 'MAIL_PROVIDER', ['outbox', 'smtp'], 'outbox') === 'outbox') {
    return { provider: 'outbox' };
  }
  return {
    provider: 'smtp',
    address: urlSetting(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    from: textSetting(env, 'MAIL_FROM'),
  };
}

function smsSettings(env: Environment): Config['sms'] {
  if (choiceSetting(env, 'SMS_PROVIDER', ['outbox', 'gateway'], 'outbox') === 'outbox') {
    return { provider: 'outbox' };
  }
  return {
    provider: 'gateway',
    address: urlSetting(env, 'SMS_GATEWAY_URL', ['http:', 'https:']),
    key: textSetting(env, 'SMS_GATEWAY_KEY'),
    sender: textSetting(env, 'SMS_SENDER_ID'),
    templateIds: {
      'sign-up-code': textSetting(env, 'SMS_DLT_TEMPLATE_ID'),
      'phone-code': textSetting(env, 'SMS_DLT_PHONE_TEMPLATE_ID'),
    },
  };
}

function uploadStore(env: Environment): Config['uploadStore'] {
  const store = s3Settings(env, 'UPLOAD_STORE');
  if (!store) return null;
  const publicUrl = urlSetting(env, 'UPLOAD_STORE_URL', ['http:', 'https:']).replace(/\/+$/, '');
  return { ...store, publicUrl };
}

/** Addresses, networks and named ranges, e.g. `10.0.0.1`, `10.0.0.0/8`, `loopback`. */
function proxyAddresses(env: Environment): string[] {
  const addresses = list(env.TRUSTED_PROXIES);
  const wrong = addresses.find((entry) => {
    const [address = '', size, ...rest] = entry.split('/');
    const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)]!;
    const fits = size === undefined || (/^\d{1,3}$/.test(size) && Number(size) <= bits);
    const isNamed = ['loopback', 'linklocal', 'uniquelocal'].includes(entry);
    return !isNamed && (bits < 0 || !fits || rest.length > 0);
  });
  if (wrong) {
    throw new SettingError(
      `TRUSTED_PROXIES must be addresses or networks like 10.0.0.0/8, not "${wrong}".`,
    );
  }
  return addresses;
}

const list = (value: string | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
