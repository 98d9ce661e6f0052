import { batchMeetings, productOf, sessionMeeting } from 'shared/model/catalogue';
import type { MeetingChange } from 'shared/model/schemas';
import type { OrderItem, OrderKind } from '../orders-tables';
import type { DatedProducts } from './seats';

/**
 * When the first class of a bought batch or session begins; null if no date is known, or if none takes place.
 * `changes` are those of the batch.
 */
export function firstClass(
  catalogue: DatedProducts,
  kind: OrderKind,
  { productId, scheduleId }: Pick<OrderItem, 'productId' | 'scheduleId'>,
  changes: readonly MeetingChange[],
): Date | null {
  if (kind === 'course') {
    const course = productOf(catalogue, kind, productId);
    const batch = course?.batches.find(({ id }) => id === scheduleId);
    return batch && !batch.cancelled ? (batchMeetings(batch, changes)[0]?.start ?? null) : null;
  }
  const webinar = productOf(catalogue, kind, productId);
  const session = webinar?.sessions.find(({ id }) => id === scheduleId);
  return session && !session.cancelled ? sessionMeeting(session).start : null;
}
