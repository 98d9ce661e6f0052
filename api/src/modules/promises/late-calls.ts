import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import { adminsWith } from '../accounts/admins/admin-roles';
import { leads } from '../enquiries/enquiries-tables';
import type { PaymentServices } from '../payments/providers/provider';
import { lateCallsNotice } from './promise-admin-mails';
import { lateCallMessage } from './promise-mails';
import { promises } from './promises-tables';

/** Whoever was not called in time hears that we are late, with our number; the owners hear who it is. */
export async function escalateCalls({
  config,
  database,
  messenger,
  now,
}: PaymentServices): Promise<void> {
  await database.transaction(async (transaction) => {
    const late = await transaction
      .update(promises)
      .set({ actedAt: now() })
      .where(
        and(
          eq(promises.kind, 'call'),
          isNull(promises.actedAt),
          isNull(promises.endedAt),
          lte(promises.dueAt, now()),
        ),
      )
      .returning({ leadId: promises.aboutId });
    if (late.length === 0) return;
    const waiting = await transaction
      .select()
      .from(leads)
      .where(
        inArray(
          leads.id,
          late.map(({ leadId }) => leadId),
        ),
      );
    for (const lead of waiting) await messenger.queue(transaction, lateCallMessage(lead));
    for (const { email } of await adminsWith(transaction, 'personalRecords')) {
      await messenger.queue(transaction, lateCallsNotice(config.siteUrl, email, waiting));
    }
  });
}
