import { Type, type Static } from '@sinclair/typebox';
import { CART_MAX_QUANTITY, CART_MIN_QUANTITY } from '../constants';
import {
  Campaign,
  CatalogueId,
  Email,
  GivenRupees,
  Instant,
  ofKind,
  OneOf,
  OneTimeCode,
  OptionalText,
  Rupees,
  TenDigitPhone,
  Text,
} from './fields';
import { MeetingChanges } from './schedule';

export const PaymentItem = Type.Object({
  course_id: CatalogueId,
  quantity: Type.Integer({ minimum: CART_MIN_QUANTITY, maximum: CART_MAX_QUANTITY }),
});

/**
 * POST /payment/create. Courses send `course_name` and `course_startDate`. Webinars send
 * `webinar_name` and `webinar_date`, and the id of the webinar as `course_id`. A cart of several
 * courses has the first course in `course_id` and all of them in `items`. Header `Idempotency-Key`:
 * the same key with the same body gives the same order, with another body 409.
 */
export const PaymentCreateRequest = Type.Object({
  user_id: Type.Optional(Type.Union([Type.Integer(), Type.String({ maxLength: 12 }), Type.Null()])),
  course_id: CatalogueId,
  course_name: OptionalText(200),
  course_startDate: OptionalText(60),
  webinar_name: OptionalText(200),
  webinar_date: OptionalText(60),
  course_type: OneOf('course', 'webinar'),
  items: Type.Optional(Type.Array(PaymentItem, { minItems: 1, maxItems: 50 })),
  total_amount: Type.Optional(GivenRupees),
  discount_amount: Type.Optional(GivenRupees),
  payable_amount: GivenRupees,
  currency: Type.Optional(Type.Literal('INR')),
  remarks: OptionalText(500, 'lines'),
  first_name: Text('First name', 80),
  last_name: Text('Last name', 80),
  email: Email,
  phone: TenDigitPhone,
  /** Sets the password of a new account (at least 6 characters); an existing one keeps its own. */
  password: Type.String({ ...ofKind('password'), maxLength: 128 }),
  confirm_password: OptionalText(128, 'password'),
  street_address: OptionalText(200),
  town_city: OptionalText(100),
  /** One of the States of India, or `Outside India`; by default the State of the seller. */
  state: OptionalText(60),
  country: OptionalText(100),
  postcode: OptionalText(20, 'postcode'),
  /** The company for which the buyer orders; the receipt names it. */
  company: OptionalText(200),
  /** The company's tax number; its State is then the place of supply. */
  gstin: OptionalText(30),
  /** A code for a discount; `payable_amount` is what is left. */
  code: OptionalText(60),
  campaign: Campaign,
});
export type PaymentCreateRequest = Static<typeof PaymentCreateRequest>;

export const PaymentCreateResponse = Type.Object({
  status: Type.Boolean(),
  message: Type.String(),
  payment_link: Type.String(),
  order_number: Type.String(),
  order_token: Type.Optional(
    Type.String({
      description:
        'Asks for the confirmation of a new order, as the token of the return address does',
    }),
  ),
  already_owned: Type.Optional(
    Type.Array(Type.Integer(), {
      description: 'Products of the order that the signed-in buyer has paid for before',
    }),
  ),
});
export type PaymentCreateResponse = Static<typeof PaymentCreateResponse>;

/**
 * 409 and 422 of POST /payment/create. The three amounts are present if the price was not that
 * of the catalogue. `prices` contains today's price of each course of the order, so that
 * the cart can be corrected.
 */
export const PaymentRefusal = Type.Object({
  message: Type.String(),
  errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  total_amount: Type.Optional(Rupees),
  discount_amount: Type.Optional(Rupees),
  payable_amount: Type.Optional(Rupees),
  prices: Type.Optional(Type.Array(Type.Object({ course_id: Type.Integer(), price: Rupees }))),
  /** The course of the order that is no longer sold. */
  missing_course_id: Type.Optional(Type.Integer()),
  /** 409: the same buyer has paid for the same a moment ago, and has to be asked. */
  paid_already: Type.Optional(Type.Boolean()),
});
export type PaymentRefusal = Static<typeof PaymentRefusal>;

/** GET /payment-success */
export const PaymentConfirmationQuery = Type.Object({
  order_id: Type.String({ minLength: 1, maxLength: 60 }),
  order_token: Type.String({ minLength: 1, maxLength: 200 }),
});
export type PaymentConfirmationQuery = Static<typeof PaymentConfirmationQuery>;

/** POST /payment/email/code: sends a code to the phone of a paid order. */
export const CorrectionCodeRequest = Type.Object({
  order_id: PaymentConfirmationQuery.properties.order_id,
  email: Email,
});
export type CorrectionCodeRequest = Static<typeof CorrectionCodeRequest>;

/** POST /payment/email: with the token of the tab that has paid, or with the code. */
export const EmailCorrectionRequest = Type.Object({
  ...CorrectionCodeRequest.properties,
  order_token: Type.Optional(PaymentConfirmationQuery.properties.order_token),
  otp: Type.Optional(OneTimeCode),
});
export type EmailCorrectionRequest = Static<typeof EmailCorrectionRequest>;

/** The products of an order; `when` says in words when each takes place. */
export const DatedItems = Type.Array(
  Type.Object({
    title: Type.String(),
    when: Type.String(),
    /** How and by when the buyer gets the hour; only if `when` is a day without an hour. */
    hour: Type.Optional(Type.String()),
    product_id: Type.Optional(Type.Integer()),
    /** The batch or session, where it is known. */
    schedule_id: Type.Optional(Type.String()),
    changes: MeetingChanges,
    /** `YYYY-MM-DD`, of a webinar ticket without a session. */
    day: Type.Optional(Type.String()),
    /** Since when its first buyer waits for a date; only if it has none. */
    waits_since: Type.Optional(Instant),
  }),
);
export type DatedItems = Static<typeof DatedItems>;

export const PaymentConfirmation = Type.Object({
  /** With stars, if `read_only`. */
  customer_email: Type.String(),
  order_number: Type.String(),
  paid_amount: Rupees,
  paid_at: Instant,
  order_type: Type.Optional(OneOf('course', 'webinar')),
  title: Type.Optional(Type.String({ description: 'What was bought' })),
  items: Type.Optional(DatedItems),
  /** The buyer may correct a mistyped e-mail: once, before the first log-in. */
  email_correctable: Type.Optional(Type.Boolean()),
  /** POST /payment/login signs the buyer in, once. */
  may_log_in: Type.Optional(Type.Boolean()),
  /** A class of it runs, or begins within the hour. */
  begins_soon: Type.Optional(Type.Boolean()),
  /** The token that was given only shows the order: it may be in anybody's hands. */
  read_only: Type.Optional(Type.Object({ first_name: Type.String() })),
  /** Such a token, for seven days. */
  link: Type.Optional(Type.String()),
});
export type PaymentConfirmation = Static<typeof PaymentConfirmation>;

/**
 * The token is right, but the order is not paid: 409 `pending` (ask again after `Retry-After`
 * seconds), 402 `failed`, 409 `review` (paid, but not as ordered: an admin checks it), 410 `ended` (a link that only
 * shows the order).
 */
export const PaymentNotConfirmed = Type.Object({
  message: Type.String(),
  payment_state: Type.Optional(OneOf('pending', 'failed', 'review', 'ended')),
});
export type PaymentNotConfirmed = Static<typeof PaymentNotConfirmed>;
