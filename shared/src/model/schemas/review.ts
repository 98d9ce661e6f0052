import { Type, type Static } from '@sinclair/typebox';
import { AnswerOf } from './responses';
import { GivenRupees, Instant, OneOf, OptionalText, OrNull, Rupees, Text } from './fields';

/** A case that an admin has to decide: the data of the provider beside the data of the order. */
export const ReviewCase = Type.Object({
  id: Type.Integer(),
  reason: Type.String(),
  text: Type.String(),
  detail: Type.String(),
  opened_at: Instant,
  /** The admin who looks after it. */
  assignee: OrNull(Type.String()),
  payment_id: Type.String(),
  reference: Type.String({ description: 'what the provider calls our order' }),
  provider_amount: OrNull(Rupees),
  provider_currency: OrNull(Type.String()),
  provider_state: OrNull(Type.String()),
  /** What is left of the payment. */
  refundable_amount: OrNull(Rupees),
  order_number: OrNull(Type.String()),
  order_amount: OrNull(Rupees),
  order_state: OrNull(Type.String()),
  title: OrNull(Type.String()),
  email: OrNull(Type.String()),
});
export type ReviewCase = Static<typeof ReviewCase>;

/** An e-mail or SMS that could not be delivered. */
export const UndeliveredMessage = Type.Object({
  id: Type.Integer(),
  to: Type.String(),
  subject: Type.String(),
  order_number: OrNull(Type.String()),
  created_at: Instant,
  error: Type.String(),
});
export type UndeliveredMessage = Static<typeof UndeliveredMessage>;

/** GET /admin/review */
export const ReviewResponse = AnswerOf(
  Type.Object({
    cases: Type.Array(ReviewCase),
    undelivered: Type.Array(UndeliveredMessage),
  }),
);
export type ReviewResponse = Static<typeof ReviewResponse>;

/** POST /admin/orders/{order_number}/refunds; without `amount`, everything that is left. */
export const RefundOrderRequest = Type.Object({
  amount: Type.Optional(GivenRupees),
  /** The refundable amount at the time of the decision: 409 if it has changed since. */
  refundable_amount: Type.Optional(GivenRupees),
  reason: Text('A reason', 500, 'lines'),
});
export type RefundOrderRequest = Static<typeof RefundOrderRequest>;

/** POST /admin/review/{id} */
export const ReviewDecision = Type.Object({
  action: OneOf('accept', 'refund', 'book', 'assign', 'close'),
  note: Text('A reason', 500, 'lines'),
  /** For `refund`, as for an order. */
  amount: RefundOrderRequest.properties.amount,
  refundable_amount: RefundOrderRequest.properties.refundable_amount,
  order_number: Type.Optional(Type.String({ maxLength: 60, description: 'for `assign`' })),
});
export type ReviewDecision = Static<typeof ReviewDecision>;

/** POST /admin/orders/{order_number}/returns: money that has gone back already. */
export const RecordReturnRequest = Type.Object({
  amount: GivenRupees,
  day: Type.String({
    pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
    'x-message': 'Please enter the day.',
  }),
  way: OneOf('cash', 'bank', 'provider'),
  /** The number of the bank or provider. */
  reference: OptionalText(120),
  access: OneOf('keep', 'withdraw'),
  reason: Text('A reason', 500, 'lines'),
});
export type RecordReturnRequest = Static<typeof RecordReturnRequest>;

/** POST /admin/orders/{order_number}/cash: an order that is still open was paid in cash. */
export const PaidInCashRequest = Type.Object({
  /** What was paid; without it, the price of the order. */
  amount: Type.Optional(GivenRupees),
  reason: Text('A reason', 500, 'lines'),
});
export type PaidInCashRequest = Static<typeof PaidInCashRequest>;

/** POST /admin/orders/{order_number}/cancellation, /withdrawal and /enrolment */
export const OrderReasonRequest = Type.Object({ reason: Text('A reason', 500, 'lines') });
export type OrderReasonRequest = Static<typeof OrderReasonRequest>;

/** POST /admin/orders/{order_number}/payment-link */
export const PaymentLinkResponse = Type.Object({
  status: Type.Boolean(),
  message: Type.String(),
  payment_link: Type.String(),
});
export type PaymentLinkResponse = Static<typeof PaymentLinkResponse>;

const OrderPayment = Type.Object({
  payment_id: Type.String(),
  reference: Type.String(),
  amount: Rupees,
  currency: Type.String(),
  state: Type.String(),
  accepted: Type.Boolean(),
  refunded_amount: Rupees,
});

/** GET /admin/orders/{order_number} */
export const OrderDetails = Type.Object({
  order_number: Type.String(),
  order_type: OneOf('course', 'webinar'),
  title: Type.String(),
  /** The bought products; `price` is per piece. */
  items: Type.Array(
    Type.Object({
      product_id: Type.Integer(),
      title: Type.String(),
      quantity: Type.Integer(),
      price: Rupees,
      when: Type.Optional(Type.String({ description: 'When it takes place, in words' })),
    }),
  ),
  state: Type.String(),
  /** The buyer's account, once the order belongs to one. */
  user_id: OrNull(Type.Integer()),
  /** The key of the buyer's page: an account, also one with the same e-mail and phone that has not got the order yet. */
  person: Type.Union([Type.Integer(), Type.String()]),
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  address: Type.Array(Type.String()),
  remarks: Type.String(),
  campaign: Type.String(),
  payable_amount: Rupees,
  /** The code that has lowered it. */
  code: Type.Optional(Type.String()),
  refunded_amount: Rupees,
  /** The part of the payment that can still be returned. */
  refundable_amount: Rupees,
  /** What has not gone back yet of what was paid, whichever way it came. */
  returnable_amount: Rupees,
  /** Whether it can be paid in cash, cancelled, or is a gift that can be withdrawn. */
  can_take_cash: Type.Boolean(),
  can_cancel: Type.Boolean(),
  can_withdraw: Type.Boolean(),
  /** Whether POST /admin/orders/{order_number}/payment-link gives a link. */
  can_pay: Type.Boolean(),
  /** The numbers of earlier paid orders of the same buyer for something of this paid order. */
  bought_before: Type.Array(Type.String()),
  /** Whether the buyer lacks something of this order that POST …/enrolment would give. */
  can_enrol: Type.Boolean(),
  /** Whether GET /admin/review contains a case of this order. */
  in_review: Type.Boolean(),
  created_at: Instant,
  paid_at: OrNull(Type.String()),
  /** Whether the 24 hours of the refund policy have passed. */
  refund_period_over: Type.Boolean(),
  attempts: Type.Array(
    Type.Object({
      reference: Type.String(),
      provider: Type.String(),
      amount: Rupees,
      state: Type.String(),
      created_at: Instant,
    }),
  ),
  payments: Type.Array(OrderPayment),
  /** The provider's reports about the order, the oldest first. */
  events: Type.Array(
    Type.Object({
      id: Type.Integer(),
      source: Type.String({ description: 'webhook, or query where the provider was asked' }),
      received_at: Instant,
      deliveries: Type.Integer(),
      body: Type.String(),
      error: OrNull(Type.String()),
    }),
  ),
  /** Messages about the order, the oldest first; sent messages are kept for 30 days. */
  messages: Type.Array(
    Type.Object({
      id: Type.Integer(),
      to: Type.String(),
      subject: Type.String(),
      created_at: Instant,
      state: OneOf('sent', 'waiting', 'undelivered'),
    }),
  ),
  /** The products that the order has opened in the buyer's dashboard. */
  enrolments: Type.Array(
    Type.Object({ product_id: Type.Integer(), title: Type.String(), created_at: Instant }),
  ),
  /** The provider's current data; null if the provider does not respond. */
  provider_view: OrNull(
    Type.Array(
      Type.Object({
        payment_id: Type.String(),
        state: Type.String(),
        amount: Rupees,
        currency: Type.String(),
      }),
    ),
  ),
  refunds: Type.Array(
    Type.Object({
      refund_number: Type.String(),
      amount: Rupees,
      way: OneOf('provider', 'cash', 'bank', 'dispute', 'correction'),
      /** The number of the bank or provider that an admin has written down. */
      reference: Type.String(),
      /** The Indian day; null until the money has gone back. */
      returned_on: OrNull(Type.String()),
      state: Type.String(),
      reason: Type.String(),
      created_at: Instant,
    }),
  ),
  receipts: Type.Array(
    Type.Object({ number: Type.String(), kind: Type.String(), amount: Rupees, issued_at: Instant }),
  ),
  characters_without_font: Type.Optional(
    Type.Array(Type.String(), {
      description: 'characters that the receipts show by their number, for example as [U+1F31F]',
    }),
  ),
});
export type OrderDetails = Static<typeof OrderDetails>;

export const OrderDetailsResponse = AnswerOf(OrderDetails);
export type OrderDetailsResponse = Static<typeof OrderDetailsResponse>;
