import { batchMeetings, productOf } from 'shared/model/catalogue';
import type { Catalogue } from 'shared/model/schemas';
import type { OrderKind } from '../orders/orders-tables';

/** The days of the classes of a batch or session by the catalogue; none if it is not there. */
export function classDays(
  catalogue: Catalogue,
  kind: OrderKind,
  productId: number,
  scheduleId: string | null,
): string[] {
  const product = productOf(catalogue, kind, productId);
  if (!product) return [];
  return 'batches' in product
    ? product.batches
        .filter(({ id }) => id === scheduleId)
        .flatMap((batch) => batchMeetings(batch).map(({ day }) => day))
    : product.sessions.filter(({ id }) => id === scheduleId).map(({ day }) => day);
}
