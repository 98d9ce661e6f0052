import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import { setting, SettingError, settingsThat, type Environment } from 'node-shared/settings';
import { users } from '../modules/accounts/accounts-tables';
import { isPassword, refuseWeakPassword } from '../modules/accounts/passwords';
import { loadConfig, sampleAdmin, type Config } from '../settings/config';
import { connectDatabase, databaseProblem, type Database } from '../platform/database/database';
import { sqlState } from '../platform/database/failures';
import { refuseForeignSchema } from '../platform/database/migrations';
import { sampleEmails } from '../sample/sample-people';

const SECRET_KEY_LENGTH = 32;
const ADMIN_PASSWORD_LENGTH = 10;

/** The production settings. Throws a `SettingError` with one line for each problem. */
export function loadProductionConfig(env: Environment): Config {
  const problems = settingProblems(env);
  if (problems.length > 0) throw new SettingError(problems.join('\n'));
  return loadConfig(env, { production: true });
}

/** The reasons why these settings are not fit for production, one line each; empty if there are none. */
export function settingProblems(env: Environment): string[] {
  const isTrial = setting(env, 'ALLOW_SANDBOX');
  const problems = [
    ...settingsThat('needed')
      .filter((name) => !env[name])
      .map((name) => `${name} is not set.`),
    ...secretProblems(env),
    ...paymentProblems(env, isTrial),
    ...settingsThat('https')
      .filter((name) => isPlainHttp(env[name], isTrial))
      .map((name) => `${name} must begin with https://.`),
    ...['MAIL_PROVIDER', 'SMS_PROVIDER']
      .filter((name) => env[name] === 'outbox')
      .map((name) => `${name}=outbox sends nothing: name a real provider.`),
  ];
  if (env.RATE_LIMITS === 'off') problems.push('RATE_LIMITS=off is for tests only.');
  if (problems.length > 0) return problems;
  try {
    // `loadConfig` finds malformed values.
    loadConfig({ ...env, SECRET_KEY: env.SECRET_KEY ?? 'unused' }, { production: true });
    return [];
  } catch (error) {
    if (error instanceof SettingError) return [error.message];
    throw error;
  }
}

function secretProblems(env: Environment): string[] {
  const problems: string[] = [];
  const { SECRET_KEY: key, ADMIN_PASSWORD: password, ADMIN_EMAIL: email = '' } = env;
  if (key && key.length < SECRET_KEY_LENGTH) {
    problems.push(`SECRET_KEY needs at least ${SECRET_KEY_LENGTH} characters.`);
  } else if (key && isPatterned(key)) {
    problems.push('SECRET_KEY is easy to guess: take the output of "openssl rand -base64 32".');
  }
  if (password && (password.length < ADMIN_PASSWORD_LENGTH || isWeakPassword(password, email))) {
    problems.push(
      `ADMIN_PASSWORD is easy to guess: take at least ${ADMIN_PASSWORD_LENGTH} characters that are no common password.`,
    );
  }
  const given = settingsThat('secret').filter((name) => env[name]);
  for (const [index, name] of given.entries()) {
    const same = given.slice(0, index).find((other) => env[other] === env[name]);
    if (same) problems.push(`${name} is the same as ${same}: give each its own.`);
  }
  return problems;
}

/** Whether the text repeats one group of characters or has fewer than eight different ones. */
const isPatterned = (text: string): boolean =>
  /^(.{1,16}?)\1+.{0,15}$/.test(text) || new Set(text).size < 8;

function isWeakPassword(password: string, email: string): boolean {
  if (password === sampleAdmin.password || new Set(password).size < 5) return true;
  try {
    refuseWeakPassword('ADMIN_PASSWORD', password, { name: 'Site Admin', email });
    return false;
  } catch {
    return true;
  }
}

function paymentProblems(env: Environment, isTrial: boolean): string[] {
  if (isTrial) return [];
  const allow = 'or set ALLOW_SANDBOX=yes for a trial with a banner on every page';
  switch (env.PAYMENT_PROVIDER) {
    case 'sandbox':
      return [`PAYMENT_PROVIDER=sandbox sells for nothing: connect a real provider, ${allow}.`];
    case 'cashfree':
      return !env.CASHFREE_URL || /sandbox|test/i.test(hostOf(env.CASHFREE_URL))
        ? [`CASHFREE_URL is the test system: set it to https://api.cashfree.com/pg, ${allow}.`]
        : [];
    case 'razorpay':
      return env.RAZORPAY_KEY_ID?.startsWith('rzp_test_')
        ? [`RAZORPAY_KEY_ID is a key of the test system: take the live one, ${allow}.`]
        : [];
    default:
      return [];
  }
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '');

/** Whether the address uses http where https is required. A trial may use http on the local machine. */
function isPlainHttp(address: string | undefined, isTrial: boolean): boolean {
  if (!address || !URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'http:' && !(isTrial && isLocal);
}

/** Refuses a database with sample accounts: anyone can read their passwords in the source code. */
export async function refuseSamplePeople(database: Database): Promise<void> {
  const people = await database
    .select({ email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(inArray(users.email, [...sampleEmails, sampleAdmin.email]));
  const found: string[] = [];
  for (const { email, passwordHash } of people) {
    const isSample =
      email !== sampleAdmin.email || (await isPassword(passwordHash, sampleAdmin.password));
    if (isSample) found.push(email);
  }
  if (found.length > 0) {
    throw new SettingError(
      `Accounts of the sample data are in the database (${found.length}, one is ${found[0]}): take a new DATA_DIR or database, or set ALLOW_SAMPLE_DATA=yes.`,
    );
  }
}

/** All reasons why a start would be refused, one line each. Reads the database and applies no migrations. */
export async function productionProblems(env: Environment): Promise<string[]> {
  const problems = settingProblems(env);
  const config = loadConfig({
    DATA_DIR: env.DATA_DIR,
    DATABASE_URL: env.DATABASE_URL,
    MIGRATE_AT_START: env.MIGRATE_AT_START,
    SECRET_KEY: 'unused',
  });
  if (!hasDatabase(config)) return problems;
  try {
    const connection = await connectDatabase(config, { migrations: false });
    try {
      const migrates = config.migrateAtStart || config.databaseUrl === null;
      await refuseForeignSchema(connection.pool, { pending: migrates ? 'allowed' : 'refused' });
      if (!setting(env, 'ALLOW_SAMPLE_DATA')) {
        await refuseSamplePeople(connection.database).catch((error: unknown) => {
          // A database without tables has no accounts.
          if (sqlState(error) !== UNDEFINED_TABLE) throw error;
        });
      }
    } finally {
      await connection.close();
    }
  } catch (error) {
    problems.push(databaseProblem(error, config).message);
  }
  return problems;
}

const UNDEFINED_TABLE = '42P01';

const hasDatabase = ({ databaseUrl, dataDir }: Config): boolean =>
  databaseUrl !== null || existsSync(join(dataDir, 'database', 'PG_VERSION'));
