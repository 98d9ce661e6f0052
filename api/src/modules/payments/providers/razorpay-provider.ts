import { createHmac } from 'node:crypto';
import { Type, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { indianDay } from '../../../platform/indian-time';
import type { Config } from '../../../settings/config';
import { admittedCustomer } from './admitted';
import { withoutRefused } from './without-courtesies';
import {
  absent,
  checkSignature,
  type DisputeReport,
  providerApi,
  ProviderError,
  type PaymentProvider,
  type PaymentReport,
  type RefundReport,
  type Settlement,
} from './provider';

type RazorpaySettings = Extract<Config['payment'], { provider: 'razorpay' }>;

const courtesies = [
  { part: 'name', named: /name|customer/i },
  { part: 'email', named: /e-?mail|customer/i },
  { part: 'phone', named: /contact|phone|mobile|customer/i },
  { part: 'return address', named: /call.?back/i },
] as const;

/** Lines of the settlement list in one response. */
const PAGE = 1000;

const Link = Type.Object({
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
type Link = Static<typeof Link>;

const Nothing = Type.Union([Type.Undefined(), Type.Null()]);

/** As on the page “Payments Entity” of its API reference, read on 28 November 2026. */
const Payment = Type.Object({
  id: Type.String(),
  status: Type.String(),
  /** With the fee if the customer bears it, and without what an offer takes off. */
  amount: Type.Integer(),
  currency: Type.String(),
  /** The fee of Razorpay with its tax, whoever bears it. */
  fee: Type.Optional(Type.Union([Type.Integer(), Nothing])),
  offer_id: Type.Optional(Type.Union([Type.String(), Nothing])),
});
type Payment = Static<typeof Payment>;

/** As on the page “Disputes Entity” of its API reference, read on 28 November 2026. */
const Dispute = Type.Object({
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
interface RazorpayRefund {
  id: string;
  amount: number;
  currency?: string;
  status: string;
  receipt: string | null;
  created_at?: number;
}

/** As on the page “Settlement Recon” of its API reference, and in razorpay-node, read on 28 November 2026. */
interface ReconLine {
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
 * Razorpay through payment links: a hosted page with UPI, cards and net banking. Fields as in the
 * payment link, refund, settlement and webhook pages of its published API reference, and in its
 * library for Node.js, razorpay-node. The return address carries our own token, so what Razorpay
 * adds to it is not needed.
 */
export function razorpayProvider(settings: RazorpaySettings): PaymentProvider {
  const keys = Buffer.from(`${settings.keyId}:${settings.keySecret}`).toString('base64');
  const call = providerApi('Razorpay', settings.address, { authorization: `Basic ${keys}` });

  async function findLink(reference: string): Promise<Link | undefined> {
    const path = `/v1/payment_links?reference_id=${encodeURIComponent(reference)}`;
    const found = await call<{ payment_links?: unknown[] }>('GET', path);
    const links = (found.payment_links ?? []).map((link) => Value.Parse(Link, link));
    return links.find((link) => link.reference_id === reference);
  }

  async function findPayment(paymentId: string): Promise<Payment | null> {
    const path = `/v1/payments/${encodeURIComponent(paymentId)}`;
    const found = await call<unknown>('GET', path).catch(absent);
    return found === null ? null : Value.Parse(Payment, found);
  }

  async function refundsOf(paymentId: string): Promise<RazorpayRefund[]> {
    const path = `/v1/payments/${encodeURIComponent(paymentId)}/refunds?count=100`;
    return (await call<{ items: RazorpayRefund[] }>('GET', path)).items;
  }

  return {
    name: 'razorpay',
    confirmsEvents: true,

    createCheckout: async (checkout) => {
      const { name, email, phone } = admittedCustomer(checkout.customer, { name: 50, email: 64 });
      const wanted = (leftOut: ReadonlySet<string>) => ({
        amount: checkout.amountPaise,
        currency: checkout.currency,
        accept_partial: false,
        reference_id: checkout.reference,
        description: `Order ${checkout.reference}`,
        customer: {
          ...(!leftOut.has('name') && { name }),
          ...(!leftOut.has('email') && { email }),
          ...(!leftOut.has('phone') && { contact: phone }),
        },
        notify: { sms: false, email: false },
        reminder_enable: false,
        ...(!leftOut.has('return address') && {
          callback_url: checkout.returnUrl,
          callback_method: 'get',
        }),
        expire_by: Math.floor(checkout.expiresAt.getTime() / 1000),
      });
      const link = await withoutRefused(
        courtesies,
        (leftOut) => call<unknown>('POST', '/v1/payment_links', wanted(leftOut)),
        checkout.onRefusal,
      ).then(
        (made) => Value.Parse(Link, made),
        async (error: unknown) => {
          if (!(error instanceof ProviderError) || error.status !== 400) throw error;
          // A reference can be used once: an earlier request may have created the link without its response.
          const known = await findLink(checkout.reference);
          if (!known) throw error;
          return known;
        },
      );
      if (!link.short_url) throw new Error('Razorpay answered without a link.');
      return { link: link.short_url, reference: link.id };
    },

    fetchStatus: async ({ reference, providerReference }) => {
      const id = providerReference ?? (await findLink(reference))?.id;
      if (!id) return [];
      const path = `/v1/payment_links/${encodeURIComponent(id)}`;
      const link = Value.Parse(Link, await call<unknown>('GET', path));
      const reports: PaymentReport[] = [];
      for (const { payment_id, status, amount } of link.payments ?? []) {
        const listed: Payment = { id: payment_id, status, amount, currency: link.currency };
        // The list of a link does not say why another amount was paid.
        const whole = amount === link.amount ? listed : ((await findPayment(payment_id)) ?? listed);
        const report = reportOf(link, { ...listed, fee: whole.fee, offer_id: whole.offer_id });
        if (report) reports.push(report);
      }
      return reports;
    },

    // Looks for the refund first: an earlier request may have succeeded although its response was lost.
    refund: async ({ paymentId, refundNumber, amountPaise, note }) => {
      const path = `/v1/payments/${encodeURIComponent(paymentId)}`;
      const refund =
        (await refundsOf(paymentId)).find(({ receipt }) => receipt === refundNumber) ??
        (await withoutRefused([{ part: 'note', named: /note/i }], (leftOut) =>
          call<RazorpayRefund>(
            'POST',
            `${path}/refund`,
            {
              amount: amountPaise,
              speed: 'normal',
              receipt: refundNumber,
              ...(!leftOut.has('note') && { notes: { reason: note.slice(0, 256) } }),
            },
            { 'x-refund-idempotency': [refundNumber, ...leftOut].join('-without-') },
          ),
        ));
      return {
        state: refundStates[refund.status] ?? 'pending',
        providerReference: refund.id,
      };
    },

    fetchRefunds: async (paymentId) =>
      (await refundsOf(paymentId)).map((refund) => ({
        refundId: refund.id,
        refundNumber: refund.receipt,
        state: refundStates[refund.status] ?? 'pending',
        amountPaise: refund.amount,
        currency: refund.currency ?? 'INR',
        at: refund.created_at === undefined ? undefined : new Date(refund.created_at * 1000),
      })),

    fetchDispute: async (disputeId) => {
      const path = `/v1/disputes/${encodeURIComponent(disputeId)}`;
      const found = await call<unknown>('GET', path).catch(absent);
      return found === null ? null : disputeOf(Value.Parse(Dispute, found));
    },

    fetchSettled: async (day) => {
      const [year, month, date] = day.split('-');
      const path = `/v1/settlements/recon/combined?year=${year}&month=${month}&day=${date}`;
      const settled: Settlement[] = [];
      let page: ReconLine[];
      let skip = 0;
      do {
        page = (await call<{ items: ReconLine[] }>('GET', `${path}&count=${PAGE}&skip=${skip}`))
          .items;
        settled.push(...page.map(settlementOf));
        skip += page.length;
      } while (page.length === PAGE);
      return settled;
    },

    verifyWebhook: (rawBody, headers) =>
      checkSignature(headers['x-razorpay-signature'], settings.signingSecrets, (secret) =>
        razorpaySignature(secret, rawBody),
      ),

    // Only events of a link name our reference. Events of the payment alone add nothing. Events of refunds as on
    // the page “Refunds Webhook Events”, read on 28 November 2026.
    readEvent: (body) => {
      const { payload } = Value.Parse(Event, JSON.parse(body));
      // As on the page “Disputes Webhook Events”, read on 28 November 2026.
      if (payload.dispute) return { dispute: disputeOf(payload.dispute.entity) };
      if (payload.refund) return { refundsOf: payload.refund.entity.payment_id };
      if (!payload.payment_link || !payload.payment) return null;
      return reportOf(payload.payment_link.entity, payload.payment.entity);
    },
  };
}

/** HMAC-SHA256 of the raw body, in hexadecimal. */
export const razorpaySignature = (secret: string, rawBody: Buffer): string =>
  createHmac('sha256', secret).update(rawBody).digest('hex');

/**
 * Null while the payment decides nothing: after a failure on an open link, the buyer can try again.
 * A `refunded` payment is `unknown` on purpose: its money was returned.
 */
function reportOf(link: Link, payment: Payment): PaymentReport | null {
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

const disputeOf = (dispute: Static<typeof Dispute>): DisputeReport => ({
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

function settlementOf(line: ReconLine): Settlement {
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

const refundStates: Partial<Record<string, RefundReport['state']>> = {
  processed: 'done',
  failed: 'failed',
};
