import { and, eq, inArray } from 'drizzle-orm';
import type { Services } from '../../../platform/app-types';
import type { Transaction } from '../../../platform/database/database';
import { keyedHash, newToken } from '../../../platform/secrets';
import { recoveryCodes } from '../accounts-tables';

const RECOVERY_CODES = 10;

/** True once for each code of the account. */
export async function redeemRecoveryCode(
  { config, database }: Services,
  userId: number,
  code: string,
): Promise<boolean> {
  const hashes = config.acceptedKeys.map((key) => recoveryHash(key, code));
  const used = await database
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), inArray(recoveryCodes.codeHash, hashes)));
  return used.rowCount === 1;
}

/** Ten new codes in the place of the old ones; only their hashes are stored. */
export async function renewCodes(
  { config }: Services,
  transaction: Transaction,
  userId: number,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await transaction
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: recoveryHash(config.secretKey, code) })));
  return codes;
}

/** `k3f9q-x7wma`: about 49 random bits, without characters that can be misread. */
function newRecoveryCode(): string {
  const letters = newToken()
    .toLowerCase()
    .replace(/[^a-z2-9]|[ilo]/g, '');
  return `${letters.slice(0, 5)}-${letters.slice(5, 10)}`;
}

const recoveryHash = (key: string, code: string) =>
  keyedHash(key, 'recovery-code', code.toLowerCase().replace(/[^a-z0-9]/g, ''));
