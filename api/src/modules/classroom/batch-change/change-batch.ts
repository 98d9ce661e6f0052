import { and, eq } from 'drizzle-orm';
import { futureBatches, productOf } from 'shared/model/catalogue';
import type { Services } from '../../../platform/app-types';
import { HttpError } from '../../../platform/errors';
import { buyerOf, recordAction } from '../../audit/audit-repository';
import { lockOrderById } from '../../orders/orders-repository';
import { orderItems } from '../../orders/orders-tables';
import { rebook, rebookTarget } from '../../orders/rebook';
import { scheduleOf } from '../../orders/seats/schedules';
import { enrolmentOf } from '../classroom';
import { isToCome } from './other-batches';

type BatchServices = Pick<Services, 'catalogue' | 'config' | 'database' | 'messenger' | 'now'>;

/**
 * Moves a student to another batch of the same course, and tells them by e-mail. To choose the own batch changes
 * nothing. 409 if the change is used, if the first class has begun, or if the other batch has begun or is full.
 */
export async function changeBatch(
  services: BatchServices,
  { userId, productId }: { userId: number; productId: number },
  scheduleId: string,
): Promise<void> {
  const { catalogue, database, messenger, now } = services;
  const { order: known } = await enrolmentOf(database, { userId, kind: 'course', productId });
  await database.transaction(async (transaction) => {
    const order = await lockOrderById(transaction, known.id);
    const [item] = await transaction
      .select()
      .from(orderItems)
      .where(and(eq(orderItems.orderId, order.id), eq(orderItems.productId, productId)));
    if (item?.scheduleId === scheduleId) return;
    if (item?.changedAt) {
      throw new HttpError(
        409,
        'You have changed your batch once already. Write to us to change it again.',
      );
    }
    const at = now();
    const published = await catalogue.current(transaction);
    if (!item || !(await isToCome(transaction, published, order, item, at))) {
      throw new HttpError(
        409,
        'You can change your batch until its first class begins, and not while you wait for a refund. Write to us if it does not suit you.',
      );
    }
    const course = productOf(published, 'course', productId);
    const isOnSale = course && futureBatches(course, at).some(({ id }) => id === scheduleId);
    const to = isOnSale && rebookTarget(published, 'course', productId, scheduleId);
    if (!to) throw new HttpError(409, 'This batch cannot be chosen any more.');
    await rebook(services, transaction, order, productId, to, at);
    const from = scheduleOf(published, 'course', productId, item.scheduleId)?.when ?? '';
    await recordAction(transaction, {
      actor: buyerOf(order, userId),
      action: 'Change batch',
      subject: `Order ${order.orderNumber}`,
      changes: [{ field: 'dates', from: `${to.title}, ${from}`, to: `${to.title}, ${to.when}` }],
      at,
    });
  });
  void messenger.deliver();
}
