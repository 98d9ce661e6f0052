/* oxlint-disable product/own-tables -- the retention rules name each table, and what may be written there */
import type { BackgroundTask } from '../../platform/app-types';
import { MINUTE } from '../../platform/durations';
import { retentionRules } from './retention-rules';

/** Removes, or clears of personal content, the rows that have reached the end of their period. */
export const removeExpired: BackgroundTask = {
  name: 'remove expired rows',
  everyMs: 10 * MINUTE,
  run: async ({ database, now }) => {
    for (const { table, ends, remove } of retentionRules) {
      for (const { reached, clear } of ends) {
        const condition = reached(now(), database);
        if (!condition) continue;
        if (clear) await database.update(table).set(clear).where(condition);
        else if (remove) {
          await database.transaction((transaction) => remove(transaction, condition));
        } else await database.delete(table).where(condition);
      }
    }
  },
};
