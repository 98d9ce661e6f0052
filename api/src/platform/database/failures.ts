import { setTimeout as wait } from 'node:timers/promises';

/** The fields that an error of the driver may have. A thrown value need not be an error. */
const readError = (
  error: unknown,
): { code?: unknown; cause?: unknown; message?: unknown; constraint?: unknown } =>
  typeof error === 'object' && error !== null ? error : {};

/**
 * The SQLSTATE of a failed statement, or the system's code, e.g. ECONNRESET. The error of drizzle has
 * the driver's error as its `cause`.
 */
export function sqlState(error: unknown): string | undefined {
  const { code, cause } = readError(error);
  if (typeof code === 'string') return code;
  return cause ? sqlState(cause) : undefined;
}

/** Whether a row was refused because another one has the same key under this constraint. */
export function violates(error: unknown, constraint: string): boolean {
  const { cause } = readError(error);
  if (cause) return violates(cause, constraint);
  return sqlState(error) === '23505' && readError(error).constraint === constraint;
}

const networkCodes = new Set([
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** Read-only: a full disk, or the old server after a failover. Its connections stay open. */
const READ_ONLY = '25006';
/** The database is closed for maintenance. */
const CLOSED = '55000';

/** Whether the session cannot write. Another session of the same address perhaps can. */
export const isReadOnly = (error: unknown): boolean => sqlState(error) === READ_ONLY;

/** Whether the connection, and each that was opened before, leads to a server that cannot be used. */
export function isConnectionLost(error: unknown): boolean {
  const state = sqlState(error);
  if (state === READ_ONLY || state === CLOSED) return true;
  if (state && (networkCodes.has(state) || /^(08|57P)/.test(state))) return true;
  const { message, cause } = readError(error);
  return (
    /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed/i.test(
      String(message ?? ''),
    ) || (cause ? isConnectionLost(cause) : false)
  );
}

/** Whether the server has ended this session, because its transaction did nothing for too long. */
export const isConnectionEnded = (error: unknown): boolean => sqlState(error) === '25P03';

/** Refused only because of another transaction: a serialization failure or a deadlock. */
const isCollision = (error: unknown): boolean => /^40(001|P01)$/.test(sqlState(error) ?? '');

/**
 * Whether the same request may succeed later: the database is not reachable, full, too slow, has no
 * connection left (53), gave up a lock (55P03) or a statement (57014), or failed to read its disk (58030).
 */
export const isUnavailable = (error: unknown): boolean =>
  isConnectionLost(error) ||
  isCollision(error) ||
  /^(53...|55P03|57014|58030|25P03)$/.test(sqlState(error) ?? '');

const MOST_TRIES = 5;
const PAUSE_MS = 20;

/** Repeats what the database refused only because of another transaction, after a random pause. */
export async function repeatCollisions<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (tries === MOST_TRIES || !isCollision(error)) throw error;
      await wait(PAUSE_MS * 2 ** tries * Math.random());
    }
  }
}
