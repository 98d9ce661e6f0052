import {
  choice,
  hasPublicNetwork,
  hosts,
  list,
  number,
  pattern,
  proxies,
  secretUrl,
  store,
  text,
  webAddress,
  yes,
  type Kind,
} from './setting-kinds';

/** One row of the table. */
export interface Setting<Value = unknown> extends Kind<Value> {
  /** Its text if it is not set. */
  fallback?: string;
  /** What happens if it is not set, for the document, where neither `fallback` nor `neededWith` tells it. */
  without?: string;
  /** Whether `npm run serve` refuses to start without it. */
  needed?: true;
  /** Whether production needs it where the other setting has this value, or any value. */
  neededWith?: readonly [setting: string, value?: string];
  /**
   * A secret is long, no placeholder, and differs from every other one. One that is chosen here, and not
   * issued by a provider, also has no words.
   */
  secret?: 'chosen' | 'issued';
  /** Whether it must begin with `https://` in production, because visitors, money or messages go there. */
  https?: true;
  /**
   * What production refuses although it can be read, and what it then says; not with `unless` set to `yes`,
   * and not where `neededWith` makes the setting one that nothing reads.
   */
  refused?: {
    form: Pick<RegExp, 'test'>;
    says: string;
    unless?: 'ALLOW_SANDBOX' | 'ALLOW_PUBLIC_PROXIES';
  };
  /** A folder, or a place in an object store: none of these may lie in another. */
  apart?: true;
}

export interface DescribedSetting extends Setting {
  /** What it does, for docs/settings.md. */
  about: string;
}

const trial = 'or set ALLOW_SANDBOX=yes for a trial with a banner on every page';

/** A page elsewhere that the public site links to once it is set. */
const ownPage = (about: string) => ({
  ...webAddress,
  https: true as const,
  about,
  without: 'a placeholder, which the public site does not link to',
});

/**
 * The settings of operators, in the order and with the headings of docs/settings.md. Configuration, the refusals of
 * `npm run serve` and `npm run check`, and the document follow from it.
 */
export const settingsByTopic = {
  Server: {
    HOST: { ...text, fallback: '127.0.0.1', about: 'where the server listens' },
    PORT: {
      ...number(0, 65_535),
      fallback: '8080',
      about: 'where the server listens',
      without: '8080; `npm run dev`: 8090',
    },
    DRAIN_SECONDS: {
      ...number(0, 15),
      fallback: '0',
      about:
        'how long a server that is to stop goes on serving while `/api/ready` answers 503, so that a proxy takes it out',
    },
    SECRET_KEY: {
      ...text,
      needed: true,
      secret: 'chosen',
      about: 'key for the hashes of one-time codes and for sealed secrets; 32 characters or more',
      without: 'created once in `DATA_DIR`',
    },
    SECRET_KEY_PREVIOUS: {
      ...text,
      secret: 'chosen',
      about:
        'the previous key, so that what it signed stays valid ([how](how-to/run-in-production.md))',
      without: 'none',
    },
    SITE_URL: {
      ...webAddress,
      needed: true,
      https: true,
      about: 'public address, https in production',
      without: '`http://localhost:PORT`',
    },
    SITE_DIR: { ...text, fallback: './site', about: 'the published site', apart: true },
    DATA_DIR: {
      ...text,
      fallback: './.data',
      about: 'embedded database, uploads, outbox, secret key',
      without: '`.data`; `npm run dev`: `.cache/dev/data`',
      apart: true,
    },
    BACKUP_DIR: {
      ...text,
      fallback: './backups',
      about: 'where backups are, for `npm run db:check-backup` and the metrics of their age',
      apart: true,
    },
    DATABASE_URL: {
      ...secretUrl('postgres:', 'postgresql:'),
      needed: true,
      about:
        'a PostgreSQL server (`postgres://…`); in its password, write `%40` for `@`, `%2F` for `/`, `%23` for `#`, `%25` for `%`',
      without: 'the embedded database in `DATA_DIR`, for development',
    },
    POOL_SIZE: {
      ...number(2, 200),
      fallback: '20',
      about: 'connections of one process to a PostgreSQL server, besides one for probes',
    },
    MIGRATIONS_DATABASE_URL: {
      ...secretUrl('postgres:', 'postgresql:'),
      about: 'where migrations run, if `DATABASE_URL` names a pooler',
      without: '`DATABASE_URL`',
    },
    MIGRATE_AT_START: {
      ...choice('yes', 'no'),
      fallback: 'yes',
      about:
        '`no`: only `npm run migrate` changes a PostgreSQL server, for several machines ([how](how-to/upgrade-the-server.md))',
    },
    ADMIN_EMAIL: {
      ...pattern(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, (value) => `be an e-mail address, not "${value}"`),
      needed: true,
      about: 'the first administrator',
      without: 'the sample administrator',
      refused: {
        form: /@example\.(com|net|org)$/i,
        says: 'ADMIN_EMAIL is an address of examples, which belongs to nobody here: take your own.',
      },
    },
    ADMIN_PASSWORD: {
      ...text,
      needed: true,
      secret: 'chosen',
      about: 'the password of the first administrator',
      without: 'that of the sample administrator',
    },
    ADMIN_SECOND_FACTOR: {
      ...choice('required', 'optional'),
      about: '`required`, or in a trial `optional`',
      without: 'required in production',
      refused: {
        form: /^optional$/,
        says: 'ADMIN_SECOND_FACTOR=optional makes a password enough to be an administrator: leave it out, or set ALLOW_SANDBOX=yes for a trial.',
        unless: 'ALLOW_SANDBOX',
      },
    },
    REFUND_LIMIT: {
      ...number(0, 10_000_000),
      fallback: '5000',
      about: 'how many rupees of one order the office may return; more is for the owner',
    },
    TRUSTED_PROXIES: {
      ...proxies,
      fallback: '',
      about: 'addresses or networks of the proxies in front (`10.0.0.0/8, loopback`)',
      without: 'none: each sender is the client',
      refused: {
        form: { test: hasPublicNetwork },
        says: 'TRUSTED_PROXIES trusts a network that is not private, in which anybody can pass for another client: name its private network or single addresses, or set ALLOW_PUBLIC_PROXIES=yes for the networks of a CDN.',
        unless: 'ALLOW_PUBLIC_PROXIES',
      },
    },
    ALLOW_PUBLIC_PROXIES: {
      ...yes,
      fallback: 'no',
      about: '`yes`: `TRUSTED_PROXIES` may have networks that are not private',
      without: 'refused in production',
    },
    RATE_LIMITS: {
      ...choice('on', 'off'),
      fallback: 'on',
      about: '`off` disables the rate limits of client addresses; refused in production',
      refused: { form: /^off$/, says: 'RATE_LIMITS=off is for tests only.' },
    },
    SERVICE_WORKER: {
      ...choice('on', 'off'),
      fallback: 'on',
      about:
        '`off` takes the worker of the dashboard out of every browser, with all that it has kept; the dashboard then needs a network',
    },
    LOG_LEVEL: {
      ...choice('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
      fallback: 'info',
      about: '`fatal` to `trace`, or `silent`',
      refused: {
        form: /^silent$/,
        says: 'LOG_LEVEL=silent keeps no trace of a failure: take "info" or "warn".',
      },
    },
    METRICS_HOST: { ...text, fallback: '127.0.0.1', about: 'where `/metrics` is served' },
    METRICS_PORT: {
      ...number(0, 65_535),
      about: 'where `/metrics` is served; on port 0, the system chooses the port',
      without: 'not served',
    },
    ALLOW_PUBLIC_METRICS: {
      ...yes,
      fallback: 'no',
      about: '`yes`: `METRICS_HOST` may be an address that is not private',
      without: 'refused in production',
    },
    NODE_TLS_REJECT_UNAUTHORIZED: {
      ...text,
      about: "Node.js's own: `0` accepts every certificate; refused in production",
      without: 'certificates are checked',
      refused: {
        form: /^0$/,
        says: 'NODE_TLS_REJECT_UNAUTHORIZED=0 accepts every certificate: remove it.',
      },
    },
    NODE_OPTIONS: {
      ...text,
      about:
        "Node.js's own: options that open a debugger or weaken HTTP or TLS are refused in production",
      without: 'no options',
      refused: {
        form: /--(inspect|insecure[-_]http|tls[-_](min|cipher))/,
        says: 'NODE_OPTIONS opens a debugger or weakens HTTP or TLS: remove that option.',
      },
    },
    IMAGE_HOSTS: {
      ...hosts,
      fallback: '',
      about: 'other hosts that pages may show pictures from',
      without: 'none',
    },
    UPLOAD_HOSTS: {
      ...hosts,
      fallback: '',
      about: 'other hosts that pages may upload pictures to',
      without: 'none',
    },
    PUSH_SERVICES: {
      ...list,
      fallback: 'fcm.googleapis.com,push.services.mozilla.com,notify.windows.com,push.apple.com',
      about:
        'hosts, each with those below it, whose push services may be asked to remind students on their devices',
      refused: { form: /:/, says: 'PUSH_SERVICES must be hosts: an address is for tests only.' },
    },
    ALLOW_SANDBOX: {
      ...yes,
      fallback: 'no',
      about: '`yes`: a trial with sandbox payments; every page says so',
      without: 'refused in production',
    },
    ALLOW_SAMPLE_DATA: {
      ...yes,
      fallback: 'no',
      about: '`yes`: people of the sample data may stay in the database',
      without: 'refused in production',
    },
    SAMPLE_DATA: {
      ...choice('on', 'off'),
      fallback: 'off',
      about: '`on`: `api/src/server.ts`, started directly, loads the sample data',
      refused: { form: /^on$/, says: 'SAMPLE_DATA=on is for development: remove it.' },
    },
    NODE_ENV: {
      ...text,
      about: '`production`, as `npm run serve` sets it: packages leave out what is for development',
      without: '`development`',
    },
  },
  'Payments and receipts': {
    PAYMENT_PROVIDER: {
      ...choice('sandbox', 'cashfree', 'razorpay'),
      needed: true,
      fallback: 'sandbox',
      about: '`sandbox`, `cashfree` or `razorpay` ([how](how-to/connect-a-payment-provider.md))',
      refused: {
        form: /^sandbox$/,
        says: `PAYMENT_PROVIDER=sandbox sells for nothing: connect a real provider, ${trial}.`,
        unless: 'ALLOW_SANDBOX',
      },
    },
    // Addresses have no default, so that a shop cannot use a test system by mistake.
    CASHFREE_URL: {
      ...webAddress,
      neededWith: ['PAYMENT_PROVIDER', 'cashfree'],
      https: true,
      about: 'the address of the API of Cashfree',
      refused: {
        form: /^https?:\/\/[^/]*(sandbox|test|gamma)/i,
        says: `CASHFREE_URL is the test system: set it to https://api.cashfree.com/pg, ${trial}.`,
        unless: 'ALLOW_SANDBOX',
      },
    },
    CASHFREE_CLIENT_ID: {
      ...text,
      neededWith: ['PAYMENT_PROVIDER', 'cashfree'],
      about: 'the key',
      refused: {
        form: /^TEST/,
        says: `CASHFREE_CLIENT_ID is a key of the test system: take the live one, ${trial}.`,
        unless: 'ALLOW_SANDBOX',
      },
    },
    CASHFREE_CLIENT_SECRET: {
      ...text,
      neededWith: ['PAYMENT_PROVIDER', 'cashfree'],
      secret: 'issued',
      about: 'the secret of the key',
    },
    CASHFREE_CLIENT_SECRET_PREVIOUS: {
      ...text,
      secret: 'issued',
      about:
        'the previous one, until Cashfree signs its events with the new one ([how](how-to/connect-a-payment-provider.md))',
      without: 'none',
    },
    RAZORPAY_URL: {
      ...webAddress,
      neededWith: ['PAYMENT_PROVIDER', 'razorpay'],
      https: true,
      about: 'the address of the API of Razorpay',
    },
    RAZORPAY_KEY_ID: {
      ...text,
      neededWith: ['PAYMENT_PROVIDER', 'razorpay'],
      about: 'the key',
      refused: {
        form: /^rzp_test_/,
        says: `RAZORPAY_KEY_ID is a key of the test system: take the live one, ${trial}.`,
        unless: 'ALLOW_SANDBOX',
      },
    },
    RAZORPAY_KEY_SECRET: {
      ...text,
      neededWith: ['PAYMENT_PROVIDER', 'razorpay'],
      secret: 'issued',
      about: 'the secret of the key',
    },
    RAZORPAY_WEBHOOK_SECRET: {
      ...text,
      neededWith: ['PAYMENT_PROVIDER', 'razorpay'],
      secret: 'chosen',
      about: 'signs the events that Razorpay sends',
    },
    RAZORPAY_WEBHOOK_SECRET_PREVIOUS: {
      ...text,
      secret: 'chosen',
      about:
        'the previous one, until Razorpay signs its events with the new one ([how](how-to/connect-a-payment-provider.md))',
      without: 'none',
    },
    GSTIN: {
      ...pattern(
        /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/,
        (value) => `be 15 characters like 07AAACN1234C1Z5, not "${value}"`,
      ),
      about: "the seller's tax number, on receipts and in the footer",
      without: 'receipts charge no tax; the footer has a placeholder',
    },
    GST_RATE: { ...number(0, 40), fallback: '18', about: 'per cent, included in the price' },
    HSN_CODE: {
      ...pattern(/^[0-9]{4,8}$/, () => 'have 4 to 8 digits'),
      fallback: '999293',
      about: 'code of the service on receipts',
    },
    PLACE_OF_SUPPLY: {
      ...choice('buyer', 'seller'),
      fallback: 'buyer',
      about:
        '`buyer`: the State that the buyer names; `seller`: the State of the GSTIN ([why](how-to/hand-over-the-books.md))',
    },
    TAX_OUTSIDE_INDIA: {
      ...choice('igst', 'none'),
      fallback: 'igst',
      about:
        'a buyer outside India pays IGST, or no tax ([why](how-to/hand-over-the-books.md)); only with `PLACE_OF_SUPPLY=buyer`',
    },
  },
  'E-mail and SMS': {
    MAIL_PROVIDER: {
      ...choice('outbox', 'smtp'),
      needed: true,
      fallback: 'outbox',
      about: '`outbox` (files in `DATA_DIR`) or `smtp`',
      refused: {
        form: /^outbox$/,
        says: 'MAIL_PROVIDER=outbox sends nothing: name a real provider.',
      },
    },
    SMTP_URL: {
      ...secretUrl('smtp:', 'smtps:'),
      neededWith: ['MAIL_PROVIDER', 'smtp'],
      about: 'the mail server; its user and password are written as in `DATABASE_URL`',
    },
    MAIL_FROM: {
      ...text,
      neededWith: ['MAIL_PROVIDER', 'smtp'],
      about: 'the sender',
    },
    MAIL_PER_HOUR: {
      ...number(1, 1_000_000),
      about:
        'how many e-mails are sent in an hour at most, for a mail account with a limit; one-time codes are not counted',
      without: 'no limit',
    },
    SMS_PROVIDER: {
      ...choice('outbox', 'gateway'),
      needed: true,
      fallback: 'outbox',
      about: '`outbox` or `gateway`',
      refused: {
        form: /^outbox$/,
        says: 'SMS_PROVIDER=outbox sends nothing: name a real provider.',
      },
    },
    SMS_GATEWAY_URL: {
      ...webAddress,
      neededWith: ['SMS_PROVIDER', 'gateway'],
      https: true,
      about: 'the SMS gateway',
    },
    SMS_GATEWAY_KEY: {
      ...text,
      neededWith: ['SMS_PROVIDER', 'gateway'],
      secret: 'issued',
      about: 'the key of the gateway',
    },
    SMS_GATEWAY_ACCEPTED: {
      ...text,
      about: 'what only the answer to an accepted SMS contains, such as `"type":"success"`',
      without: 'the answer is read for signs of success',
    },
    SMS_SENDER_ID: {
      ...text,
      neededWith: ['SMS_PROVIDER', 'gateway'],
      about: 'the sender',
    },
    SMS_DLT_TEMPLATE_ID: {
      ...text,
      neededWith: ['SMS_PROVIDER', 'gateway'],
      about: 'the registered template of the code at sign-up',
    },
    SMS_DLT_PHONE_TEMPLATE_ID: {
      ...text,
      neededWith: ['SMS_PROVIDER', 'gateway'],
      about: 'the registered template of the code for a new number',
    },
    SMS_DLT_ORDER_TEMPLATE_ID: {
      ...text,
      without: 'who has closed the tab writes to us',
      about: 'the registered template of the code that corrects the e-mail of an order',
    },
    SMS_DLT_CLASS_TEMPLATE_ID: {
      ...text,
      without: 'a class gets e-mails only',
      about: 'the registered template of an SMS to a class',
    },
    SMS_DLT_HINDI_TEMPLATE_ID: {
      ...text,
      about: 'the registered template of the code at sign-up in Hindi',
      without: 'this SMS is in English',
    },
    SMS_DLT_HINDI_PHONE_TEMPLATE_ID: {
      ...text,
      about: 'the registered template of the code for a new number in Hindi',
      without: 'this SMS is in English',
    },
    SMS_DLT_HINDI_ORDER_TEMPLATE_ID: {
      ...text,
      about: 'the registered template of the code for the e-mail of an order in Hindi',
      without: 'this SMS is in English',
    },
    SMS_DLT_HINDI_CLASS_TEMPLATE_ID: {
      ...text,
      about: 'the registered template of an SMS to a class in Hindi',
      without: 'this SMS is in English',
    },
  },
  'Object stores': {
    SITE_STORE: {
      ...store,
      about:
        'an object store that several machines get the site from, `s3://bucket/folder` ([how](how-to/grow.md))',
      without: 'the site is only in `SITE_DIR`',
      apart: true,
    },
    UPLOAD_STORE: {
      ...store,
      about: 'an object store for uploaded files, `s3://bucket/folder`',
      without: 'they are in `DATA_DIR`',
      apart: true,
    },
    UPLOAD_STORE_URL: {
      ...webAddress,
      neededWith: ['UPLOAD_STORE'],
      https: true,
      about: 'the public address of that folder',
    },
    AWS_ACCESS_KEY_ID: {
      ...text,
      about: 'the key of both object stores',
      without: 'needed for a store',
    },
    AWS_SECRET_ACCESS_KEY: {
      ...text,
      secret: 'issued',
      about: 'the secret of that key',
      without: 'needed for a store',
    },
    AWS_REGION: { ...text, fallback: 'us-east-1', about: 'the region of both stores' },
    AWS_ENDPOINT_URL_S3: {
      ...webAddress,
      https: true,
      about: "the address of both stores if it is not Amazon's",
      without: 'the address of the region',
    },
  },
  'Build and publish': {
    API_BASE: { ...text, fallback: '/api', about: 'address of the API' },
    UPLOAD_URL: {
      ...text,
      fallback: '/api/upload',
      about: 'address that pictures are uploaded to',
    },
    WHATSAPP_NUMBER: {
      ...text,
      about: 'number of the WhatsApp links, digits with country code',
      without: 'the placeholder of `shared/src/model/config`',
    },
    COMPANY_NAME: {
      ...text,
      about: 'the company in the footer, the policies, on receipts and certificates',
      without: 'the placeholder of `shared/src/model/config`',
    },
    COMPANY_CIN: {
      ...pattern(/^[A-Z0-9]{21}$/, (value) => `be 21 characters, not "${value}"`),
      about: "the company's registration number, in the footer",
      without: 'a placeholder, which the public site does not show',
    },
    CONTACT_PHONE: {
      ...pattern(
        /^\+[0-9 ]{8,20}$/,
        (value) => `be a number like +91 11 2345 6789, not "${value}"`,
      ),
      about: 'the phone number of the pages and e-mails',
      without: 'a placeholder, which the public site does not link to',
    },
    CONTACT_EMAIL: {
      ...pattern(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, (value) => `be an e-mail address, not "${value}"`),
      about: 'the e-mail address of the pages and e-mails',
      without: 'a placeholder, which the public site does not link to',
    },
    CONTACT_ADDRESS: {
      ...text,
      about: 'the postal address, its lines separated by semicolons',
      without: 'the placeholder of `shared/src/model/config`',
    },
    SCHEDULING_PAGE: ownPage('where "FREE Consultation" leads'),
    WHATSAPP_GROUP: ownPage("the students' WhatsApp group"),
    SOCIAL_X: ownPage("the school's page on X"),
    SOCIAL_YOUTUBE: ownPage("the school's page on YouTube"),
    SOCIAL_INSTAGRAM: ownPage("the school's page on Instagram"),
    PAYMENT_HOSTS: {
      ...hosts,
      about: 'comma-separated hosts that a buyer may be sent to for payment',
      without: 'the hosts of the built-in providers',
    },
    PUBLISHER_SOCKET: {
      ...text,
      about:
        'the file by which servers reach the publisher of the site (`npm run publisher`), at most 103 characters',
      without: '`.publisher` in `SITE_DIR`',
    },
    CHROMIUM_PATH: {
      ...text,
      about: 'the browser of the tests, the bench and the smoke run of a publish',
      without: 'the first browser found',
    },
    PUBLISH_NEEDS_BROWSER: {
      ...yes,
      about: '`yes`: a publish without a browser is refused; `no`: the smoke run is skipped',
      without: '`yes` for the builds that teams send, otherwise `no`',
    },
    TRUST_UPLOADED_BUILDS: {
      ...yes,
      fallback: 'no',
      about:
        '`yes`: the builds that teams send are not isolated where this machine cannot do it; a token is then worth a login on it',
      without: 'they are refused there',
    },
    COMMIT: {
      ...text,
      fallback: 'unknown',
      about: 'what `npm run compile` says of its version in the metrics, where there is no git',
    },
    DEPLOYED_BY: {
      ...text,
      about: 'who changed the site, for the deploy log (`deploys.jsonl`)',
      without: 'the user of the system',
    },
    DEPLOY_REASON: {
      ...text,
      about: 'why the site was changed, for the deploy log',
      without: 'no reason',
    },
    SITE_ADDRESS: {
      ...text,
      about:
        'address of the deployed site, for a remote outside ([how](how-to/develop-outside.md))',
      without: '`site` of its `package.json`',
    },
    PUBLISH_TOKEN: {
      ...text,
      about: "a team's token for publishing to a deployed site",
      without: 'commands that change it are refused',
    },
  },
} as const satisfies Record<string, Record<string, DescribedSetting>>;

/** Those of development and tests: no operator sets them, and the document does not list them. */
const ofTests = {
  // `npm run dev` uses this running API, in place of one with sample data.
  API_URL: webAddress,
  // A PostgreSQL server on which the API is tested, in place of the embedded database.
  TEST_DATABASE_URL: text,
  // The tests of the object store run on this one, too, with the AWS keys above.
  TEST_SITE_STORE: store,
  // `npm run bench -- api` also measures on this server.
  BENCH_DATABASE_URL: text,
  // `npm run bench -- sales` also measures the API of this other checkout.
  BENCH_BEFORE: text,
  // The tests of the version before that run on the newest tables, for example `api/src/modules`.
  OLDER_TESTS: text,
  // The port of the browser tests.
  E2E_PORT: { ...number(1, 65_535), fallback: '8099' },
  // `yes`: the browser tests use a site that already answers on that port.
  E2E_REUSE: { ...yes, fallback: 'no' },
  // Any value: a test that is marked with `only` fails the run.
  CI: text,
  // `yes`: generated tests are as many as in `npm test -- --all`.
  TEST_ALL: { ...yes, fallback: 'no' },
  // A number: another sample of what is tried; `all`: nothing is left out of a sample.
  TEST_SEED: text,
  // The file to which jest, Playwright and the samples add what they counted.
  TEST_COUNTS: text,
} as const satisfies Record<string, Setting>;

type Topics = typeof settingsByTopic;

/** The rows of all topics by their names. */
export type SettingsTable = Topics['Server'] &
  Topics['Payments and receipts'] &
  Topics['E-mail and SMS'] &
  Topics['Object stores'] &
  Topics['Build and publish'] &
  typeof ofTests;

export const settingsTable: SettingsTable = {
  ...settingsByTopic['Server'],
  ...settingsByTopic['Payments and receipts'],
  ...settingsByTopic['E-mail and SMS'],
  ...settingsByTopic['Object stores'],
  ...settingsByTopic['Build and publish'],
  ...ofTests,
};
