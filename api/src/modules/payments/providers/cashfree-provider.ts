import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../../../settings/config';
import { paise, rupees } from '../../../platform/money';
import {
  attempted,
  disputeOf,
  isOfLink,
  linkReport,
  readCashfreeEvent,
  type CashfreeDispute,
  type CashfreeOrder,
  type CashfreePayment,
} from './cashfree-reports';
import { admittedCustomer } from './admitted';
import { withoutRefused } from './without-courtesies';
import {
  absent,
  checkSignature,
  closedBefore,
  providerApi,
  ProviderError,
  type PaymentProvider,
  type PaymentReport,
  type RefundReport,
  type Settlement,
} from './provider';

type CashfreeSettings = Extract<Config['payment'], { provider: 'cashfree' }>;

const courtesies = [
  { part: 'name', named: /name|customer_?details/i },
  { part: 'email', named: /e-?mail|customer_?details/i },
  { part: 'return address', named: /return.?url|link_?meta/i },
] as const;

const API_VERSION = '2025-01-01';

interface CashfreeLink {
  link_url?: string;
  cf_link_id: string | number;
}

/** As on the page “Get All Refunds for an Order” of its API reference, read on 28 November 2026. */
interface CashfreeRefund {
  cf_refund_id: string | number;
  refund_id: string;
  refund_amount: number;
  refund_currency?: string;
  refund_status: string;
  processed_at?: string | null;
}

interface CashfreeReconPage {
  cursor: string | null;
  data: CashfreeReconLine[];
}

/** As on the page “Settlement Reconciliation” of its API reference, read on 28 November 2026. */
interface CashfreeReconLine {
  event_details: {
    event_id: string | number;
    event_type: string;
    event_amount: number;
    event_settlement_amount?: number | null;
    /** `DEBIT` for money that goes back. */
    sale_type?: string | null;
    event_status?: string | null;
  };
  order_details?: { order_id?: string | null } | null;
  payment_details?: {
    cf_payment_id?: string | number | null;
    payment_service_charge?: number | null;
    payment_service_tax?: number | null;
  } | null;
  settlement_details?: {
    cf_settlement_id?: string | number | null;
    settlement_utr?: string | null;
  } | null;
}

/**
 * Cashfree's payment gateway through payment links: a hosted page with UPI, cards and net banking.
 * Fields as in the payment link pages of its published API reference, version 2025-01-01, and in
 * its library for Node.js, cashfree-pg. The return address carries our own token, so one return
 * page serves every provider.
 */
export function cashfreeProvider(settings: CashfreeSettings, siteUrl: string): PaymentProvider {
  const call = providerApi('Cashfree', settings.address, {
    'x-client-id': settings.clientId,
    'x-client-secret': settings.clientSecret,
    'x-api-version': API_VERSION,
  });

  return {
    name: 'cashfree',
    confirmsEvents: true,

    createCheckout: async (checkout) => {
      const { name, email, phone } = admittedCustomer(checkout.customer, { name: 100, email: 100 });
      const wanted = (leftOut: ReadonlySet<string>) => ({
        link_id: checkout.reference,
        link_amount: rupees(checkout.amountPaise),
        link_currency: checkout.currency,
        link_purpose: `Order ${checkout.reference}`,
        link_partial_payments: false,
        link_expiry_time: checkout.expiresAt.toISOString(),
        link_notify: { send_sms: false, send_email: false },
        customer_details: {
          ...(!leftOut.has('name') && { customer_name: name }),
          ...(!leftOut.has('email') && { customer_email: email }),
          // Cashfree demands a phone.
          customer_phone: phone ?? checkout.customer.phone,
        },
        link_meta: {
          ...(!leftOut.has('return address') && { return_url: checkout.returnUrl }),
          notify_url: `${siteUrl}/api/payment/webhook/cashfree`,
        },
      });
      const link = await withoutRefused(
        courtesies,
        (leftOut) =>
          call<CashfreeLink>('POST', '/links', wanted(leftOut), {
            // Another body needs another key: Cashfree answers to a known key with its first answer.
            'x-idempotency-key': [checkout.idempotencyKey, ...leftOut]
              .join('-without-')
              .replace(/ /g, '-'),
          }),
        checkout.onRefusal,
      ).catch((error: unknown) => {
        // 409 means that an earlier request has created the link, but its response was lost.
        if (!(error instanceof ProviderError) || error.status !== 409) throw error;
        return call<CashfreeLink>('GET', `/links/${encodeURIComponent(checkout.reference)}`);
      });
      if (!link.link_url) throw new Error('Cashfree answered without a link.');
      return { link: link.link_url, reference: String(link.cf_link_id) };
    },

    // As on the page “Cancel Payment Link” of its API reference, read on 28 November 2026.
    closeCheckout: async ({ reference }) => {
      const path = `/links/${encodeURIComponent(reference)}/cancel`;
      await call<unknown>('POST', path, {}).catch(closedBefore);
    },

    fetchStatus: async ({ reference }) => {
      const path = `/links/${encodeURIComponent(reference)}/orders?status=ALL`;
      const orders = await call<CashfreeOrder[]>('GET', path).catch(absent);
      const reports: PaymentReport[] = [];
      for (const order of orders ?? []) {
        const path = `/orders/${encodeURIComponent(order.order_id)}/payments`;
        const tries = attempted(await call<CashfreePayment[]>('GET', path));
        if (tries.length > 0) reports.push(linkReport(reference, order, tries));
      }
      return reports;
    },

    // Looks for the refund first: an earlier request may have succeeded although its response was lost.
    // A payment is known by the id of the order that Cashfree created for it.
    refund: async ({ paymentId, refundNumber, amountPaise, note }) => {
      const path = `/orders/${encodeURIComponent(paymentId)}/refunds`;
      const known = await call<CashfreeRefund>('GET', `${path}/${refundNumber}`).catch(absent);
      const refund =
        known ??
        (await withoutRefused([{ part: 'note', named: /note/i }], (leftOut) =>
          call<CashfreeRefund>(
            'POST',
            path,
            {
              refund_amount: rupees(amountPaise),
              refund_id: refundNumber,
              ...(!leftOut.has('note') && note.length >= 3 && { refund_note: note.slice(0, 100) }),
            },
            { 'x-idempotency-key': [refundNumber, ...leftOut].join('-without-') },
          ),
        ));
      return {
        state: refundStates[refund.refund_status] ?? 'pending',
        providerReference: String(refund.cf_refund_id),
      };
    },

    // Cashfree wants a number from whoever makes a refund, so `refund_id` is ours only if it is stored here.
    fetchRefunds: async (paymentId) => {
      const path = `/orders/${encodeURIComponent(paymentId)}/refunds`;
      const found = (await call<CashfreeRefund[]>('GET', path).catch(absent)) ?? [];
      return found.map((refund) => ({
        refundId: String(refund.cf_refund_id),
        refundNumber: refund.refund_id,
        state: refundStates[refund.refund_status] ?? 'pending',
        amountPaise: paise(refund.refund_amount),
        currency: refund.refund_currency ?? 'INR',
        at: refund.processed_at ? new Date(refund.processed_at) : undefined,
      }));
    },

    fetchDispute: async (disputeId) => {
      const path = `/disputes/${encodeURIComponent(disputeId)}`;
      const found = await call<CashfreeDispute>('GET', path).catch(absent);
      return found && disputeOf(found);
    },

    fetchSettled: async (day) => {
      const lines: Settlement[] = [];
      let cursor: string | null = null;
      do {
        const page: CashfreeReconPage = await call('POST', '/recon', {
          pagination: { limit: 1000, cursor },
          filters: { start_date: `${day}T00:00:00+05:30`, end_date: `${day}T23:59:59+05:30` },
        });
        lines.push(...page.data.flatMap((line) => settlementOf(line) ?? []));
        cursor = page.cursor;
      } while (cursor);
      return lines;
    },

    verifyWebhook: (rawBody: Buffer, headers: IncomingHttpHeaders) => {
      // Its servers send the headers under either name.
      const name = headers['x-webhook-signature'] ? 'x-webhook' : 'x-cashfree';
      const timestamp = String(headers[`${name}-timestamp`] ?? '');
      checkSignature(headers[`${name}-signature`], settings.signingSecrets, (secret) =>
        cashfreeSignature(secret, timestamp, rawBody),
      );
    },

    readEvent: readCashfreeEvent,
  };
}

/** HMAC-SHA256 of the timestamp and the raw body, without a separator between them, in Base64. */
export const cashfreeSignature = (secret: string, timestamp: string, rawBody: Buffer): string =>
  createHmac('sha256', secret).update(timestamp).update(rawBody).digest('base64');

const refundStates: Partial<Record<string, RefundReport['state']>> = {
  SUCCESS: 'done',
  CANCELLED: 'failed',
  FAILED: 'failed',
};

/** Null for a line that moves no money: the payout itself, and tries to pay that have failed. */
function settlementOf(line: CashfreeReconLine): Settlement | null {
  const { event_details: event, order_details, payment_details, settlement_details } = line;
  const kind = reconKinds[event.event_type];
  if (!kind || notDone.test(event.event_status ?? '')) return null;
  const orderId = order_details?.order_id;
  const ofLink = orderId && isOfLink(orderId) ? orderId : undefined;
  const sign = event.sale_type === 'DEBIT' ? -1 : 1;
  return {
    kind,
    paymentId: String(ofLink ?? payment_details?.cf_payment_id ?? ''),
    amountPaise: paise(event.event_amount),
    lineId: String(event.event_id),
    feePaise: kind === 'payment' ? paise(payment_details?.payment_service_charge ?? 0) : 0,
    taxPaise: kind === 'payment' ? paise(payment_details?.payment_service_tax ?? 0) : 0,
    netPaise: sign * paise(event.event_settlement_amount ?? event.event_amount),
    settlementId: String(settlement_details?.cf_settlement_id ?? ''),
    utr: settlement_details?.settlement_utr ?? '',
  };
}

const reconKinds: Partial<Record<string, Settlement['kind']>> = {
  PAYMENT: 'payment',
  REFUND: 'refund',
  REFUND_REVERSAL: 'refund reversal',
  DISPUTE: 'dispute',
  DISPUTE_REVERSAL: 'dispute reversal',
  CHARGEBACK: 'dispute',
  CHARGEBACK_REVERSAL: 'dispute reversal',
  OTHER_ADJUSTMENT: 'adjustment',
};

const notDone = /^(FAILED|PENDING|CANCELLED)$/;
