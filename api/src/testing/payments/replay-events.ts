import { asc, eq } from 'drizzle-orm';
import { replayEvent } from '../../modules/payments/events';
import { providerEvents } from '../../modules/payments/payments-tables';
import type { PaymentServices } from '../../modules/payments/providers/provider';

/** Applies all events of a reference again, oldest first, as this admin; returns their number. */
export async function replayEvents(
  services: PaymentServices,
  reference: string,
  adminId: number,
): Promise<number> {
  const events = await services.database
    .select()
    .from(providerEvents)
    .where(eq(providerEvents.reference, reference))
    .orderBy(asc(providerEvents.id));
  const admin = { id: adminId, name: 'Owner', adminRole: 'owner' } as const;
  for (const { id } of events) await replayEvent(services, id, admin);
  return events.length;
}
