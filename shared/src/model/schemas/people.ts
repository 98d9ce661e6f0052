import { Type, type Static } from '@sinclair/typebox';
import { CertificateSummary } from './certificates';
import { ContactRow } from './contacts';
import { Instant, Rupees } from './fields';
import { LeadRow } from './leads';
import { ConsentPurpose } from './privacy';

/** The short form of an order. */
export const OrderSummary = Type.Object({
  order_number: Type.String(),
  order_type: Type.Union([Type.Literal('course'), Type.Literal('webinar')]),
  title: Type.String(),
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  amount: Rupees,
  state: Type.String(),
  created_at: Instant,
});
export type OrderSummary = Static<typeof OrderSummary>;

/** GET /admin/people/{id or e-mail}: everything that is known about one person. */
export const PersonDetails = Type.Object({
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  /** Null if the e-mail has no account. */
  account: Type.Union([
    Type.Object({
      id: Type.Integer(),
      registered_at: Instant,
      email_proven: Type.Boolean(),
      last_sign_in_at: Type.Union([Instant, Type.Null()]),
    }),
    Type.Null(),
  ]),
  orders: Type.Array(OrderSummary),
  enrolments: Type.Array(
    Type.Object({
      product_id: Type.Integer(),
      title: Type.String(),
      order_number: Type.String(),
      order_type: Type.Optional(OrderSummary.properties.order_type),
      /** Missing if the course has no valid certificate. */
      certificate: Type.Optional(CertificateSummary),
      created_at: Instant,
    }),
  ),
  /** Leads and contact messages with the same e-mail or phone. */
  leads: Type.Array(LeadRow),
  contacts: Type.Array(ContactRow),
  /** The purposes that the person has agreed to and not taken back. */
  consents: Type.Array(ConsentPurpose),
});
export type PersonDetails = Static<typeof PersonDetails>;

export const PersonResponse = Type.Object({
  success: Type.Boolean(),
  message: Type.String(),
  data: PersonDetails,
});
export type PersonResponse = Static<typeof PersonResponse>;
