import { Type, type Static } from '@sinclair/typebox';
import { FoundOf, ListResponseOf } from './responses';
import { Instant, ofKind, OneOf, OrNull, Rupees } from './fields';
import { DatedItems } from './payments';
import { MeetingChanges } from './schedule';

/** `refunded`: the whole amount was returned. Every other order that is not paid is `pending`. */
export const OrderStatus = OneOf('paid', 'pending', 'refunded');

/** A row of GET /admin/course-orders and of GET /admin/webinar-orders. */
export const OrderRow = Type.Object({
  id: Type.Integer(),
  order_number: Type.String(),
  course_id: Type.Integer({ description: 'the webinar id in the webinar list' }),
  webinar_name: Type.String({ description: 'the course name in the course list' }),
  first_name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  payable_amount: Rupees,
  created_at: Instant,
  status: OrderStatus,
  /** When the money came, on whose day it counts; only if that is not the day of the order. */
  paid_at: Type.Optional(Instant),
  /** Only if it says more than the status, e.g. `expired`. */
  state: Type.Optional(Type.String({ description: 'As on the page of the order' })),
  /** What was received; only for the file. */
  paid_amount: Type.Optional(Rupees),
  /** Only if something was returned. */
  refunded_amount: Type.Optional(Rupees),
  /** The code that has lowered its price; only for the file. */
  code: Type.Optional(Type.String()),
});
export type OrderRow = Static<typeof OrderRow>;

export const OrderListResponse = ListResponseOf(OrderRow);

/** POST /user/paid-course-ids and POST /user/paid-webinar-ids */
export const PurchasedIdsRequest = Type.Object({
  user_id: Type.Union([
    Type.Integer({ minimum: 0, maximum: 2147483647 }),
    Type.String({ pattern: '^[0-9]{1,9}$' }),
  ]),
});

/** The batches or sessions of the paid products, where they are known. */
const PurchasedSchedules = Type.Optional(
  Type.Array(
    Type.Object({
      product_id: Type.Integer(),
      schedule_id: Type.String(),
      changes: MeetingChanges,
    }),
  ),
);

/** Since when the buyer waits for the date of a product; only of those without one. */
const WaitingSince = Type.Optional(
  Type.Array(Type.Object({ product_id: Type.Integer(), since: Instant })),
);

export const PaidCourseIdsResponse = Type.Object({
  success: Type.Boolean(),
  course_ids: Type.Array(Type.Integer()),
  schedules: PurchasedSchedules,
  waiting: WaitingSince,
});

export const PaidWebinarIdsResponse = Type.Object({
  success: Type.Boolean(),
  webinar_ids: Type.Array(Type.Integer()),
  schedules: PurchasedSchedules,
  waiting: WaitingSince,
  /**
   * The days of tickets without a session, if they differ from the day of a ticket bought now: a
   * Sunday that is today or past. Null if the day is not known yet.
   */
  days: Type.Optional(
    Type.Array(
      Type.Object({
        product_id: Type.Integer(),
        day: OrNull(Type.String({ description: 'YYYY-MM-DD' })),
      }),
    ),
  ),
});

/** An order as its buyer sees it. */
export const OwnOrder = Type.Object({
  order_number: Type.String(),
  order_type: OneOf('course', 'webinar'),
  title: Type.String(),
  /** Only for a paid order. */
  items: Type.Optional(DatedItems),
  amount: Rupees,
  refunded_amount: Rupees,
  created_at: Instant,
  state: OneOf('pending', 'failed', 'expired', 'review', 'paid', 'refunded'),
  can_resume: Type.Boolean({ description: 'POST /orders/{order_number}/payment gives a link' }),
  has_receipt: Type.Boolean({ description: 'GET /orders/{order_number}/receipt.pdf' }),
  /** While POST /orders/{order_number}/refund may ask for it. */
  refundable: Type.Optional(
    Type.Object({
      amount: Rupees,
      until: Instant,
      /** The last day for the answer, YYYY-MM-DD, if it is asked for now. */
      answer_by: Type.String(),
    }),
  ),
  refund_asked: Type.Optional(
    Type.Object({
      asked_at: Instant,
      /** Only while it is not answered. */
      answer_by: Type.Optional(Type.String()),
    }),
  ),
});
export type OwnOrder = Static<typeof OwnOrder>;

/** GET /orders: the orders of the signed-in user, newest first. */
export const OwnOrdersResponse = FoundOf(Type.Array(OwnOrder));
export type OwnOrdersResponse = Static<typeof OwnOrdersResponse>;

/** POST /orders/{order_number}/refund */
export const RefundRequest = Type.Object({
  reason: Type.Optional(Type.String({ ...ofKind('lines'), maxLength: 1000 })),
});
export type RefundRequest = Static<typeof RefundRequest>;
