import { createHmac } from 'node:crypto';
import { Value } from '@sinclair/typebox/value';
import type { Config } from '../../../settings/config';
import { admittedCustomer } from './admitted';
import { withoutRefused } from './without-courtesies';
import {
  absent,
  checkSignature,
  closedBefore,
  providerApi,
  ProviderError,
  type CheckoutReference,
  type PaymentProvider,
  type PaymentReport,
  type Settlement,
} from './provider';
import {
  Dispute,
  disputeOf,
  Link,
  Payment,
  readRazorpayEvent,
  refundStates,
  reportOf,
  settlementOf,
  type RazorpayRefund,
  type ReconLine,
} from './razorpay-reports';

type RazorpaySettings = Extract<Config['payment'], { provider: 'razorpay' }>;

const courtesies = [
  { part: 'name', named: /name|customer/i },
  { part: 'email', named: /e-?mail|customer/i },
  { part: 'phone', named: /contact|phone|mobile|customer/i },
  { part: 'return address', named: /call.?back/i },
] as const;

/** Lines of the settlement list in one response. */
const PAGE = 1000;

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

  async function pathOf({ reference, providerReference }: CheckoutReference) {
    const id = providerReference ?? (await findLink(reference))?.id;
    return id && `/v1/payment_links/${encodeURIComponent(id)}`;
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

    // As on the page “Cancel a Standard Payment Link” of its API reference, read on 28 November 2026.
    closeCheckout: async (checkout) => {
      const path = await pathOf(checkout);
      if (path) await call<unknown>('POST', `${path}/cancel`).catch(closedBefore);
    },

    fetchStatus: async (checkout) => {
      const path = await pathOf(checkout);
      if (!path) return [];
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

    readEvent: readRazorpayEvent,
  };
}

/** HMAC-SHA256 of the raw body, in hexadecimal. */
export const razorpaySignature = (secret: string, rawBody: Buffer): string =>
  createHmac('sha256', secret).update(rawBody).digest('hex');
