import { and, asc, eq, inArray } from 'drizzle-orm';
import { productOf, titleIn } from 'shared/model/catalogue';
import type { Services } from '../../platform/app-types';
import type { Transaction } from '../../platform/database/database';
import { HttpError } from '../../platform/errors';
import { changeOrder } from './order-life';
import { itemsOf } from './orders-repository';
import {
  enrolments,
  orderItems,
  orders,
  type Order,
  type OrderItem,
  type OrderKind,
} from './orders-tables';
import { holdsPlace } from './seats/seat-holders';
import { takeFree, type DatedProducts } from './seats/seats';
import { scheduleOf, type DatedSchedule } from './seats/schedules';
import { greeting, writeEmail } from '../../platform/messages/email-layout';
import type { Message } from '../../platform/messages/messages';
import { loginButton, orderTexts } from './order-language';

type RebookServices = Pick<Services, 'config' | 'messenger'>;

/** Where an item of an order moves to. */
export interface RebookTarget extends DatedSchedule {
  productId: number;
  title: string;
  /** The same for a buyer who reads Hindi. */
  hindi: { title: string; when: string };
}

/** Null if the catalogue does not have these dates. */
export function rebookTarget(
  catalogue: DatedProducts,
  kind: OrderKind,
  productId: number,
  scheduleId: string,
): RebookTarget | null {
  const product = productOf(catalogue, kind, productId);
  const to = scheduleOf(catalogue, kind, productId, scheduleId);
  const inHindi = scheduleOf(catalogue, kind, productId, scheduleId, 'hi');
  if (!product || !to || !inHindi) return null;
  const hindi = { title: titleIn(product, 'hi'), when: inHindi.when };
  return { ...to, productId, title: product.title, hindi };
}

/**
 * Moves one item of an order to another batch or session, of the same product or of another one of its
 * kind, and tells the buyer by e-mail. The order's row must be locked. Price and receipt stay. 409 if the
 * target is full, or if the buyer has the other product already. `byBuyerAt`: the buyer has chosen it, which is
 * possible once.
 */
export async function rebook(
  { config, messenger }: RebookServices,
  transaction: Transaction,
  order: Order,
  productId: number,
  to: RebookTarget,
  byBuyerAt?: Date,
): Promise<void> {
  const items = await itemsOf(transaction, order.id);
  const item = items.find((each) => each.productId === productId);
  if (!item) throw new HttpError(404, 'The order does not contain this.');
  const wanted = { productId: to.productId, quantity: item.quantity, choices: [to] };
  const [free] = await takeFree(transaction, order.kind, [wanted], order.id);
  if (!free) throw new HttpError(409, 'These dates have no free place.');
  if (to.productId !== productId) await changeProduct(transaction, order, items, productId, to);
  await transaction
    .update(orderItems)
    .set({
      productId: to.productId,
      title: to.title,
      scheduleId: to.id,
      day: null,
      changedAt: byBuyerAt,
    })
    .where(and(eq(orderItems.orderId, order.id), eq(orderItems.productId, productId)));
  await messenger.queue(
    transaction,
    rebookedMessage(config.siteUrl, order, order.language === 'hi' ? to.hindi : to),
  );
}

/** Enrolment and title of the order follow its item. */
async function changeProduct(
  transaction: Transaction,
  order: Order,
  items: readonly OrderItem[],
  productId: number,
  to: RebookTarget,
): Promise<void> {
  const owned = await transaction.$count(
    enrolments,
    and(
      eq(enrolments.userId, order.userId ?? 0),
      eq(enrolments.kind, order.kind),
      eq(enrolments.productId, to.productId),
    ),
  );
  if (owned > 0 || items.some((each) => each.productId === to.productId)) {
    throw new HttpError(409, `The buyer has ${to.title} already.`);
  }
  await transaction
    .update(enrolments)
    .set({ productId: to.productId })
    .where(and(eq(enrolments.orderId, order.id), eq(enrolments.productId, productId)));
  const titles = items.map((each) => (each.productId === productId ? to.title : each.title));
  await changeOrder(transaction, order, {
    title: titles.join(', '),
    productId: order.productId === productId ? to.productId : order.productId,
  });
}

/**
 * Moves all buyers of a batch or session to another one of its product, each with an e-mail. 409 if the
 * other one has not enough places.
 */
export async function rebookAll(
  services: RebookServices,
  transaction: Transaction,
  kind: OrderKind,
  from: string,
  to: RebookTarget,
): Promise<void> {
  const held = await transaction
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(holdsPlace(kind, to.productId, from));
  if (held.length === 0) return;
  const ids = held.map(({ id }) => id);
  const locked = await transaction
    .select()
    .from(orders)
    .where(inArray(orders.id, ids))
    .orderBy(asc(orders.id))
    .for('update');
  for (const order of locked) await rebook(services, transaction, order, to.productId, to);
}

/** Tells the buyer the new dates, or the new course, of an order. */
export function rebookedMessage(
  siteUrl: string,
  order: Order,
  { title, when }: { title: string; when: string },
): Message {
  const { language, orderNumber } = order;
  const texts = orderTexts(language);
  return writeEmail({
    to: order.email,
    about: { kind: 'order', id: orderNumber },
    template: 'order-rebooked',
    subject: texts.newDatesSubject(orderNumber),
    language,
    heading: texts.newDates,
    paragraphs: [greeting(order.firstName, language), texts.moved, texts.doesNotSuit],
    rows: [
      [texts.orderNumber, orderNumber],
      [texts.kind[order.kind], title],
      [texts.when, when],
    ],
    button: loginButton(siteUrl, language),
  });
}
