import type { Environment } from 'node-shared/settings';
import { goOnAfter } from '../modules/receipts/go-on-after';
import { atServer } from './at-database';

/** Lifts the numbers of receipts and credit notes to these, all or none. */
export const liftReceiptNumbers = (
  env: Environment,
  issued: readonly string[],
): Promise<string[]> =>
  atServer(env, (database) =>
    database.transaction((transaction) => goOnAfter(transaction, issued)),
  );
