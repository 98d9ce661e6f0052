import { neededSetting, type Environment } from 'node-shared/settings';
import { goOnAfter } from '../modules/receipts/go-on-after';
import { atDatabase } from './at-database';

/** Lifts the numbers of receipts and credit notes to these, all or none. */
export async function liftReceiptNumbers(env: Environment, issued: string[]): Promise<string[]> {
  neededSetting(env, 'DATABASE_URL');
  return atDatabase(env, (database) =>
    database.transaction((transaction) => goOnAfter(transaction, issued)),
  );
}
