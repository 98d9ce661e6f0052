import { Type, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { indianDay } from '../../../platform/indian-time';
import type { DisputeReport, PaymentReport, ReadEvent, RefundReport, Settlement } from './provider';

export const Link = Type.Object({
  id: Type.String(),
  /** Our own reference; a link that was created by hand may have none. */
  reference_id: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  status: Type.String(),
  amount: Type.Optional(Type.Integer()),
  currency: Type.String(),
  short_url: Type.Optional(Type.String()),
  payments: Type.Optional(
    Type.Union([
      Type.Null(),
      Type.Array(
        Type.Object({
          payment_id: Type.String(),
          status: Type.String(),
          amount: Type.Integer(),
        }),
      ),
    ]),
  ),
});
export type Link = Static<typeof Link>;

const Nothing = Type.Union([Type.Undefined(), Type.Null()]);

/** As on the page “Payments Entity” of its API reference, read on 28 November 2026. */
export const Payment = Type.Object({
  id: Type.String(),
  status: Type.String(),
  /** With the fee if the customer bears it, and without what an offer takes off. */
  amount: Type.Integer(),
  currency: Type.String(),
  /** The fee of Razorpay with its tax, whoever bears it. */
  fee: Type.Optional(Type.Union([Type.Integer(), Nothing])),
  offer_id: Type.Optional(Type.Union([Type.String(), Nothing])),
});
export type Payment = Static<typeof Payment>;

/** As on the page “Disputes Entity” of its API reference, read on 28 November 2026. */
export const Dispute = Type.Object({
  id: Type.String(),
  payment_id: Type.String(),
  amount: Type.Integer(),
  currency: Type.String(),
  reason_code: Type.Optional(Type.String()),
  /** In seconds. */
  respond_by: Type.Optional(Type.Union([Type.Integer(), Nothing])),
  status: Type.String(),
});

const Event = Type.Object({
  event: Type.String(),
  payload: Type.Object({
    payment_link: Type.Optional(Type.Object({ entity: Link })),
    payment: Type.Optional(Type.Object({ entity: Payment })),
    dispute: Type.Optional(Type.Object({ entity: Dispute })),
    refund: Type.Optional(Type.Object({ entity: Type.Object({ payment_id: Type.String() }) })),
  }),
});

/** As on the page “Refunds Entity” of its API reference, read on 28 November 2026. */
export interface RazorpayRefund {
  id: string;
  amount: number;
  currency?: string;
  status: string;
  receipt: string | null;
  created_at?: number;
}

/** As on the page “Settlement Recon” of its API reference, and in razorpay-node, read on 28 November 2026. */
export interface ReconLine {
  type: string;
  entity_id: string;
  payment_id?: string | null;
  amount: number;
  debit?: number;
  credit?: number;
  /** With its tax. */
  fee?: number;
  tax?: number;
  settlement_id?: string | null;
  settlement_utr?: string | null;
  /** Of a payment link, its description. */
  description?: string | null;
  /** Of an adjustment because of a dispute. */
  dispute_id?: string | null;
}

/**
 * Null while the payment decides nothing: after a failure on an open link, the buyer can try again.
 * A `refunded` payment is `unknown` on purpose: its money was returned.
 */
export function reportOf(link: Link, payment: Payment): PaymentReport | null {
  const isOpen = openLinks.includes(link.status);
  const isKnown = isOpen || endedLinks.includes(link.status);
  const state = (isKnown && states[payment.status]) || 'unknown';
  if (isOpen && (payment.status === 'failed' || payment.status === 'created')) return null;
  return {
    reference: link.reference_id ?? '',
    paymentId: payment.id,
    state,
    amountPaise: payment.amount,
    ...partsOf(link.amount ?? payment.amount, payment),
    currency: payment.currency,
  };
}

/** Why the amount of a payment differs from that of its link, as far as Razorpay says it. */
function partsOf(asked: number, { amount, fee, offer_id }: Payment) {
  if (fee && amount - fee === asked) return { feePaise: fee };
  if (offer_id && amount < asked) return { offerPaise: asked - amount };
  return {};
}

export const disputeOf = (dispute: Static<typeof Dispute>): DisputeReport => ({
  disputeId: dispute.id,
  paymentId: dispute.payment_id,
  amountPaise: dispute.amount,
  currency: dispute.currency,
  reason: (dispute.reason_code ?? '').replaceAll('_', ' '),
  respondBy: dispute.respond_by ? indianDay(new Date(dispute.respond_by * 1000)) : null,
  state: disputeStates[dispute.status] ?? 'open',
});

const disputeStates: Partial<Record<string, DisputeReport['state']>> = {
  lost: 'lost',
  won: 'over',
  closed: 'over',
};

export function settlementOf(line: ReconLine): Settlement {
  const { type, entity_id, payment_id, dispute_id, amount, fee = 0, tax = 0 } = line;
  const { credit = 0, debit = 0, settlement_id, settlement_utr, description } = line;
  const parts = {
    amountPaise: amount,
    lineId: dispute_id ?? entity_id,
    feePaise: fee - tax,
    taxPaise: tax,
    netPaise: credit - debit,
    settlementId: settlement_id ?? '',
    utr: settlement_utr ?? '',
    reference: /^Order (\S+)$/.exec(description ?? '')?.[1] ?? '',
  };
  if (type === 'payment') return { ...parts, kind: 'payment', paymentId: entity_id };
  if (type === 'refund' && payment_id) return { ...parts, kind: 'refund', paymentId: payment_id };
  if (type !== 'adjustment' || !dispute_id) {
    return { ...parts, kind: 'adjustment', paymentId: payment_id ?? '' };
  }
  const kind = credit > 0 ? 'dispute reversal' : 'dispute';
  return { ...parts, kind, paymentId: payment_id ?? dispute_id };
}

const openLinks = ['created', 'partially_paid'];
const endedLinks = ['paid', 'expired', 'cancelled'];

const states: Partial<Record<string, PaymentReport['state']>> = {
  created: 'pending',
  authorized: 'pending',
  captured: 'success',
  failed: 'failed',
};

export const refundStates: Partial<Record<string, RefundReport['state']>> = {
  processed: 'done',
  failed: 'failed',
};

/**
 * Only events of a link name our reference. Events of the payment alone add nothing. Events of refunds as
 * on the page “Refunds Webhook Events”, read on 28 November 2026.
 */
export function readRazorpayEvent(body: string): ReadEvent {
  const { payload } = Value.Parse(Event, JSON.parse(body));
  // As on the page “Disputes Webhook Events”, read on 28 November 2026.
  if (payload.dispute) return { dispute: disputeOf(payload.dispute.entity) };
  if (payload.refund) return { refundsOf: payload.refund.entity.payment_id };
  if (!payload.payment_link || !payload.payment) return null;
  return reportOf(payload.payment_link.entity, payload.payment.entity);
}
