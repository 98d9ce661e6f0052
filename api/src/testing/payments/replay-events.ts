import { eq } from 'drizzle-orm';
import { applyWaitingEvents } from '../../modules/payments/events';
import { providerEvents } from '../../modules/payments/payments-tables';
import type { PaymentServices } from '../../modules/payments/providers/provider';

/**
 * Applies all events of a reference again, oldest first, as after a stop between the effects of an event and
 * the note that it was applied; returns their number.
 */
export async function replayEvents(services: PaymentServices, reference: string): Promise<number> {
  const receivedAt = new Date(services.now().getTime() - 61_000);
  const events = await services.database
    .update(providerEvents)
    .set({ appliedAt: null, receivedAt })
    .where(eq(providerEvents.reference, reference))
    .returning();
  await applyWaitingEvents(services);
  return events.length;
}
