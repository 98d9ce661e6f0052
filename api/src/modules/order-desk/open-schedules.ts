import type { OpenSchedule } from 'shared/model/schemas';
import type { Services } from '../../platform/app-types';
import { groupList } from '../groups/group-list';
import { rupees } from '../../platform/money';
import { quoteItems } from '../orders/quote';
import type { OrderKind } from '../orders/orders-tables';

/**
 * What can be given to a buyer: the batches and sessions that have not ended, the next one first, and each
 * course and webinar without a date.
 */
export async function openSchedules(
  services: Pick<Services, 'catalogue' | 'database' | 'now'>,
): Promise<OpenSchedule[]> {
  const catalogue = await services.catalogue.current();
  const { courses, webinars } = catalogue;
  const priceOf = (kind: OrderKind, productId: number) =>
    rupees(quoteItems(catalogue, kind, productId, [{ productId, quantity: 1 }]).payablePaise);
  const undated = (kind: OrderKind) => (product: { id: number; title: string }) => ({
    kind,
    product_id: product.id,
    title: product.title,
    schedule_id: null,
    when: '',
    seats_left: 0,
    price: priceOf(kind, product.id),
  });
  return [
    ...(await groupList(services))
      .filter(({ state }) => state !== 'finished')
      .map(({ kind, productId, title, scheduleId, when, left }) => ({
        kind,
        product_id: productId,
        title,
        schedule_id: scheduleId,
        when,
        seats_left: left,
        price: priceOf(kind, productId),
      })),
    ...courses.map(undated('course')),
    ...webinars.map(undated('webinar')),
  ];
}
