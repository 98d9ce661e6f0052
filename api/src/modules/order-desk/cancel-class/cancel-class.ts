import { formatRupees } from 'shared/model/format';
import type {
  CancellationRequest,
  CancellationResponse,
  Catalogue,
  Desk,
  SettlingWay,
} from 'shared/model/schemas';
import type { Database, Transaction } from '../../../platform/database/database';
import { lockUntilCommit } from '../../../platform/database/locks';
import { HttpError, invalid } from '../../../platform/errors';
import type { Admin } from '../../../platform/http/access';
import { rupees } from '../../../platform/money';
import { recordAction } from '../../audit/audit-repository';
import { publishIn } from '../../catalogue/publish-catalogue';
import type { CatalogueServices } from '../../catalogue/site-catalogue';
import { storeMeetingChange } from '../../classroom/meeting-changes';
import { groupList, type ListedGroup } from '../../groups/group-list';
import { markReturned } from '../../orders/order-life';
import { itemsOf, lockOrderById } from '../../orders/orders-repository';
import { BY_HAND, type Order } from '../../orders/orders-tables';
import { rebookAll, rebookTarget } from '../../orders/rebook';
import { placesOf } from '../../orders/seats/seat-holders';
import { scheduleOf } from '../../orders/seats/schedules';
import { paidFor } from '../../payments/returns/book-return';
import { requestRefund } from '../../payments/returns/refunds';
import { withProvider, type PaymentServices } from '../../payments/providers/provider';
import { cancelledMessage } from './cancelled-mails';

export type CancelServices = PaymentServices & CatalogueServices;
type Group = Pick<ListedGroup, 'kind' | 'productId' | 'scheduleId'>;

interface Settling {
  order: Order;
  how: SettlingWay;
  paise: number;
}

/**
 * How everybody with a place in a class is settled with if it is cancelled. Money that is on its way back already
 * leaves nothing to settle.
 */
export async function settlingOf(
  on: Database | Transaction,
  { kind, productId, scheduleId }: Group,
): Promise<Settling[]> {
  const found: Settling[] = [];
  for (const { order } of await placesOf(on, kind, productId, scheduleId)) {
    const { left } = await paidFor(on, order);
    const isWhole = order.state === 'paid' && (await itemsOf(on, order.id)).length === 1;
    if (!isWhole) found.push({ order, how: 'by hand', paise: 0 });
    else if (order.payablePaise === 0) found.push({ order, how: 'gift', paise: 0 });
    else if (left > 0) {
      found.push({ order, how: order.provider === BY_HAND ? 'cash' : 'refund', paise: left });
    }
  }
  return found;
}

/** The cancelled classes whose people are still to be settled with, for example because they have paid in cash. */
export async function toSettle(
  database: Database,
  catalogue: Catalogue,
  groups: readonly ListedGroup[],
): Promise<Desk['to_settle']> {
  const found: Desk['to_settle'] = [];
  for (const { id, kind, productId, scheduleId, title, when, sold } of groups) {
    if (sold === 0 || !scheduleOf(catalogue, kind, productId, scheduleId)?.isCancelled) continue;
    const orders = (await settlingOf(database, { kind, productId, scheduleId })).map(
      ({ order }) => order.orderNumber,
    );
    if (orders.length > 0) found.push({ class_id: id, title, when, orders });
  }
  return found;
}

/** What cancelling a class would do, and where its people could move instead. */
export async function cancellation(
  services: CancelServices,
  listed: ListedGroup,
): Promise<CancellationResponse['data']> {
  const targets = (await groupList(services)).filter(
    ({ kind, productId, id, state, left }) =>
      kind === listed.kind &&
      productId === listed.productId &&
      id !== listed.id &&
      state !== 'finished' &&
      left > 0,
  );
  return {
    rows: (await settlingOf(services.database, listed)).map(({ order, how, paise }) => ({
      order_number: order.orderNumber,
      name: `${order.firstName} ${order.lastName}`.trim(),
      how,
      amount: rupees(paise),
    })),
    targets: targets.map(({ scheduleId, when, left }) => ({ id: scheduleId, when, left })),
  };
}

/**
 * Cancels a batch or session, and moves everybody to another one or settles with them, all in one transaction: after
 * a stop of the server, it has happened whole or not at all. Returns false if it was cancelled already. 409 if the orders
 * are others than those reviewed, or if the other dates have not enough places.
 */
export async function cancelClass(
  services: CancelServices,
  listed: ListedGroup,
  { to, reviewed, reason }: CancellationRequest,
  admin: Admin,
): Promise<boolean> {
  const { database, messenger, now } = services;
  const { kind, productId, scheduleId, title, when } = listed;
  const isNew = await database.transaction(async (transaction) => {
    await lockUntilCommit(transaction, `class ${listed.id}`);
    const { content } = await services.catalogue.newest(transaction);
    if (scheduleOf(content, kind, productId, scheduleId)?.isCancelled) return false;
    const settling = await settlingOf(transaction, listed);
    if (!sameOrders(settling, reviewed)) {
      throw new HttpError(409, 'Its people have changed meanwhile. Please look at the list again.');
    }
    const target = to === undefined ? null : rebookTarget(content, kind, productId, to);
    if (to !== undefined && (!target || target.isCancelled || to === scheduleId)) {
      throw invalid({ to: ['These dates are not in the catalogue any more.'] });
    }
    if (target) await rebookAll(services, transaction, kind, scheduleId, target);
    else for (const each of settling) await settle(services, transaction, each, reason, admin);
    await endClass(services, transaction, listed, admin);
    await recordAction(transaction, {
      actor: admin,
      action: kind === 'course' ? 'Cancel batch' : 'Cancel session',
      subject: `${title}: ${when}`,
      changes: [
        { field: 'orders', from: '', to: String(settling.length) },
        ...(target
          ? [{ field: 'dates', from: when, to: target.when }]
          : settling.map(({ order, how, paise }) => ({
              field: `order ${order.orderNumber}`,
              from: paise > 0 ? formatRupees(rupees(paise)) : '',
              to: how,
            }))),
        { field: 'reason', from: '', to: reason },
      ],
      at: now(),
    });
    return true;
  });
  void messenger.deliver();
  return isNew;
}

const sameOrders = (settling: readonly Settling[], reviewed: readonly string[]): boolean =>
  settling.length === reviewed.length &&
  settling.every(({ order }) => reviewed.includes(order.orderNumber));

async function settle(
  services: CancelServices,
  transaction: Transaction,
  { order, how }: Settling,
  reason: string,
  admin: Admin,
): Promise<void> {
  if (how === 'refund') {
    const { key } = await paidFor(transaction, order);
    const own = withProvider(services, key.provider);
    if (!own) throw new HttpError(409, `${order.orderNumber} was paid with an earlier provider.`);
    await requestRefund(own, transaction, key, { reason, admin });
  }
  if (how === 'gift') {
    const locked = await lockOrderById(transaction, order.id);
    await markReturned(transaction, locked, 0, 'withdraw', services.now());
  }
  await services.messenger.queue(transaction, cancelledMessage(order, how));
}

/** Nobody can buy it any more, and what was still to come of it does not take place. */
async function endClass(
  services: CancelServices,
  transaction: Transaction,
  { kind, productId, scheduleId, title, meetings }: ListedGroup,
  admin: Admin,
): Promise<void> {
  const at = services.now();
  const { version, content } = await services.catalogue.newest(transaction);
  const ended = <Schedule extends { id: string }>(schedules: Schedule[]) =>
    schedules.map((each) =>
      each.id === scheduleId ? { ...each, cancelled: true as const } : each,
    );
  const catalogue: Catalogue = {
    ...content,
    courses: content.courses.map((course) =>
      kind === 'course' && course.id === productId
        ? { ...course, batches: ended(course.batches) }
        : course,
    ),
    webinars: content.webinars.map((webinar) =>
      kind === 'webinar' && webinar.id === productId
        ? { ...webinar, sessions: ended(webinar.sessions) }
        : webinar,
    ),
  };
  await publishIn(
    services,
    transaction,
    { version, catalogue, note: `${title}: cancelled` },
    admin,
  );
  if (kind === 'webinar') return;
  for (const { day, end } of meetings) {
    const of = { courseId: productId, scheduleId, day };
    if (end > at) await storeMeetingChange(transaction, of, null, at);
  }
}
