import { resolve, join } from 'node:path';
import {
  neededSetting,
  setting,
  SettingError,
  siteAddress,
  type Environment,
  unusableFolder,
} from 'node-shared/settings';
import { s3Settings } from 'node-shared/s3-settings';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { errorCode } from 'node-shared/files';

/** What the settings mean; `null` is what was not set. */
export type Config = ReturnType<typeof loadConfig>;

/** The admin of the sample data, unless ADMIN_EMAIL and ADMIN_PASSWORD name another. */
export const sampleAdmin = { email: 'admin@example.com', password: 'admin-password' };

/** Reads the settings of the server. Throws a `SettingError` that names a wrong one. */
export function loadConfig(
  env: Environment,
  { production = false, sampleData = false }: { production?: boolean; sampleData?: boolean } = {},
) {
  if (sampleData) refuseSampleDataInNetwork(env);
  const dataDir = resolve(setting(env, 'DATA_DIR'));
  const email = setting(env, 'ADMIN_EMAIL') ?? (sampleData ? sampleAdmin.email : undefined);
  const password =
    setting(env, 'ADMIN_PASSWORD') ?? (sampleData ? sampleAdmin.password : undefined);
  return {
    mode: production ? ('production' as const) : ('development' as const),
    host: setting(env, 'HOST'),
    port: setting(env, 'PORT'),
    /** How long a server that is to stop still takes requests. */
    drainMs: setting(env, 'DRAIN_SECONDS') * 1000,
    /** Where `/metrics` listens. */
    metrics: metricsSettings(env),
    dataDir,
    /** Where backups are written; the metrics tell the age of the newest. */
    backupDir: resolve(setting(env, 'BACKUP_DIR')),
    databaseUrl: setting(env, 'DATABASE_URL') ?? null,
    /** Connections of this process to a PostgreSQL server, besides one for probes. */
    poolSize: setting(env, 'POOL_SIZE'),
    /** Where migrations run instead of `databaseUrl`. */
    migrationsUrl: setting(env, 'MIGRATIONS_DATABASE_URL') ?? null,
    /** Whether a start applies migrations to a PostgreSQL server; otherwise one that lacks some is refused. */
    migrateAtStart: setting(env, 'MIGRATE_AT_START') === 'yes',
    siteDir: resolve(setting(env, 'SITE_DIR')),
    /** The object store from which the site comes; null if it is only on this disk. */
    siteStore: s3Settings(env, 'SITE_STORE'),
    siteUrl: siteAddress(env),
    admin: email && password ? { email, password } : null,
    adminSecondFactor:
      setting(env, 'ADMIN_SECOND_FACTOR') ?? (production ? 'required' : 'optional'),
    /** How much of one order somebody without the right to return more may return. */
    refundLimitPaise: setting(env, 'REFUND_LIMIT') * 100,
    sampleData,
    /** Production with a sandbox or the test system of a payment provider; every page has a banner. */
    trial: production && setting(env, 'ALLOW_SANDBOX'),
    clientLimits: setting(env, 'RATE_LIMITS') === 'on',
    trustedProxies: setting(env, 'TRUSTED_PROXIES'),
    logLevel: setting(env, 'LOG_LEVEL'),
    serviceWorker: setting(env, 'SERVICE_WORKER') === 'on',
    imageHosts: setting(env, 'IMAGE_HOSTS'),
    uploadHosts: setting(env, 'UPLOAD_HOSTS'),
    pushServices: setting(env, 'PUSH_SERVICES'),
    /** The provider of new orders. */
    payment: paymentSettings(env, setting(env, 'PAYMENT_PROVIDER')),
    /** Providers of earlier orders whose keys are still set: their refunds, events and settlements go on. */
    earlierPayments: earlierPayments(env),
    tax: taxSettings(env),
    mail: mailSettings(env),
    sms: smsSettings(env),
    /** The object store of uploads, and the public address of its folder; null: they are on this disk. */
    uploadStore: uploadStore(env),
    // Last, because this can write a file: a refused setting must not leave one.
    ...secretKeys(
      setting(env, 'SECRET_KEY') ?? keptSecret(dataDir),
      setting(env, 'SECRET_KEY_PREVIOUS'),
    ),
  };
}

/** For a command, which signs nothing: without SECRET_KEY, none is made. */
export const forCommand = (env: Environment, mode: { production?: boolean } = {}): Config =>
  loadConfig({ ...env, SECRET_KEY: env.SECRET_KEY || 'unused' }, mode);

/** Whether the host is this machine's own name or address for itself. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || /^127\.[\d.]+$/.test(host) || /^\[?::1\]?$/.test(host);

/** Sample accounts have passwords that everybody can read, and the sandbox sells for nothing. */
function refuseSampleDataInNetwork(env: Environment): void {
  const host = setting(env, 'HOST');
  if (isLoopback(host) || setting(env, 'ALLOW_SAMPLE_DATA')) return;
  throw new SettingError(
    `HOST=${host} would serve the sample data and free payments to the network: leave it at 127.0.0.1, or set ALLOW_SAMPLE_DATA=yes.`,
  );
}

/** Where `/metrics` is served; on port 0, the system chooses the port. */
function metricsSettings(env: Environment) {
  const port = setting(env, 'METRICS_PORT');
  return port === undefined ? null : { host: setting(env, 'METRICS_HOST'), port };
}

/**
 * The key signs and encrypts device tokens, links of orders, hashes of one-time codes, second factors. Signatures and
 * encrypted values of the previous one are accepted too.
 */
const secretKeys = (secretKey: string, previous: string | undefined) => ({
  secretKey,
  acceptedKeys: withPrevious(secretKey, previous),
});

const withPrevious = (secret: string, previous: string | undefined): string[] =>
  previous ? [secret, previous] : [secret];

/** A provider that buyers no longer pay with is known by its address. */
const earlierPayments = (env: Environment) =>
  (['cashfree', 'razorpay'] as const)
    .filter((name) => name !== setting(env, 'PAYMENT_PROVIDER'))
    .filter((name) => setting(env, name === 'cashfree' ? 'CASHFREE_URL' : 'RAZORPAY_URL'))
    .map((name) => paymentSettings(env, name));

/** An event that is signed with one of the secrets is heard: that of now, and the one before it. */
function paymentSettings(env: Environment, provider: 'sandbox' | 'cashfree' | 'razorpay') {
  switch (provider) {
    case 'sandbox':
      return { provider };
    case 'cashfree':
      return {
        provider,
        address: neededSetting(env, 'CASHFREE_URL'),
        clientId: neededSetting(env, 'CASHFREE_CLIENT_ID'),
        clientSecret: neededSetting(env, 'CASHFREE_CLIENT_SECRET'),
        signingSecrets: withPrevious(
          neededSetting(env, 'CASHFREE_CLIENT_SECRET'),
          setting(env, 'CASHFREE_CLIENT_SECRET_PREVIOUS'),
        ),
      };
    case 'razorpay':
      return {
        provider,
        address: neededSetting(env, 'RAZORPAY_URL'),
        keyId: neededSetting(env, 'RAZORPAY_KEY_ID'),
        keySecret: neededSetting(env, 'RAZORPAY_KEY_SECRET'),
        signingSecrets: withPrevious(
          neededSetting(env, 'RAZORPAY_WEBHOOK_SECRET'),
          setting(env, 'RAZORPAY_WEBHOOK_SECRET_PREVIOUS'),
        ),
      };
  }
}

/**
 * Tax data of receipts. Prices include the tax; without a GSTIN no tax is charged. Its first two digits are the code
 * of the seller's State.
 */
function taxSettings(env: Environment) {
  const gstin = setting(env, 'GSTIN') ?? null;
  return {
    gstin,
    ratePercent: setting(env, 'GST_RATE'),
    hsn: setting(env, 'HSN_CODE'),
    sellerState: gstin?.slice(0, 2) ?? '07',
    placeOfSupply: setting(env, 'PLACE_OF_SUPPLY'),
    outsideIndia: setting(env, 'TAX_OUTSIDE_INDIA'),
  };
}

function mailSettings(env: Environment) {
  const provider = setting(env, 'MAIL_PROVIDER');
  if (provider === 'outbox') return { provider };
  return {
    provider,
    address: neededSetting(env, 'SMTP_URL'),
    from: neededSetting(env, 'MAIL_FROM'),
    perHour: setting(env, 'MAIL_PER_HOUR') ?? null,
  };
}

function smsSettings(env: Environment) {
  const provider = setting(env, 'SMS_PROVIDER');
  if (provider === 'outbox') return { provider };
  /** For each message template; without one for Hindi, these SMS are in English. */
  const templateIds: Readonly<Record<string, string | undefined>> = {
    'sign-up-code': neededSetting(env, 'SMS_DLT_TEMPLATE_ID'),
    'phone-code': neededSetting(env, 'SMS_DLT_PHONE_TEMPLATE_ID'),
    'order-code': setting(env, 'SMS_DLT_ORDER_TEMPLATE_ID'),
    'class-sms': setting(env, 'SMS_DLT_CLASS_TEMPLATE_ID'),
    'sign-up-code-hi': setting(env, 'SMS_DLT_HINDI_TEMPLATE_ID'),
    'phone-code-hi': setting(env, 'SMS_DLT_HINDI_PHONE_TEMPLATE_ID'),
    'order-code-hi': setting(env, 'SMS_DLT_HINDI_ORDER_TEMPLATE_ID'),
    'class-sms-hi': setting(env, 'SMS_DLT_HINDI_CLASS_TEMPLATE_ID'),
  };
  return {
    provider,
    address: neededSetting(env, 'SMS_GATEWAY_URL'),
    key: neededSetting(env, 'SMS_GATEWAY_KEY'),
    accepted: setting(env, 'SMS_GATEWAY_ACCEPTED') ?? null,
    sender: neededSetting(env, 'SMS_SENDER_ID'),
    templateIds,
  };
}

function uploadStore(env: Environment) {
  const store = s3Settings(env, 'UPLOAD_STORE');
  return store && { ...store, publicUrl: neededSetting(env, 'UPLOAD_STORE_URL') };
}

/** The secret key outside production. It is created once and stored in the data folder. */
function keptSecret(dataDir: string): string {
  const path = join(dataDir, 'secret-key');
  try {
    if (!existsSync(path)) {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      try {
        const secret = randomBytes(32).toString('base64url');
        writeFileSync(path, secret, { mode: 0o600, flag: 'wx' });
      } catch (error) {
        // Another process has created the file meanwhile; both use its key.
        if (errorCode(error) !== 'EEXIST') throw error;
      }
    }
    const kept = readFileSync(path, 'utf8').trim();
    if (kept === '') throw new SettingError(`${path} is empty: remove it.`);
    return kept;
  } catch (error) {
    throw error instanceof SettingError ? error : unusableFolder('DATA_DIR', dataDir, error);
  }
}
