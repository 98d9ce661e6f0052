import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../../platform/config';
import { HttpError } from '../../platform/errors';
import { equalInConstantTime } from '../../platform/secrets';
import {
  absent,
  ProviderError,
  type PaymentProvider,
  type PaymentReport,
  type RefundReport,
  type Settlement,
} from './provider';

type CashfreeSettings = Extract<Config['payment'], { provider: 'cashfree' }>;

const API_VERSION = '2025-01-01';
const TIMEOUT_MS = 15_000;

interface CashfreePayment {
  cf_payment_id: string | number;
  payment_status: string;
  payment_amount: number;
  payment_currency?: string;
}

interface CashfreeRefund {
  cf_refund_id: string | number;
  refund_status: string;
}

interface CashfreeReconPage {
  cursor: string | null;
  data: { event_type: string; event_amount: number; cf_payment_id?: string | number }[];
}

interface CashfreeWebhook {
  data?: {
    order?: { order_id?: string; order_currency?: string };
    payment?: CashfreePayment;
  };
}

/**
 * Cashfree's payment gateway: an order, a hosted link of that order's session, and webhooks. The
 * return address carries our own token, so one return page serves every provider.
 */
export function cashfreeProvider(settings: CashfreeSettings, siteUrl: string): PaymentProvider {
  async function call<Answer>(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    idempotencyKey?: string,
  ): Promise<Answer> {
    const response = await fetch(`${settings.address}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-client-id': settings.clientId,
        'x-client-secret': settings.clientSecret,
        'x-api-version': API_VERSION,
        ...(idempotencyKey && { 'x-idempotency-key': idempotencyKey }),
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new ProviderError('Cashfree', response.status, `${method} ${path}`);
    // Every field of an answer is optional in its type, and looked at before it is used.
    return (await response.json()) as Answer;
  }

  return {
    name: 'cashfree',

    createCheckout: async (checkout) => {
      const order = await call<{ payment_session_id: string; cf_order_id: string | number }>(
        'POST',
        '/orders',
        {
          order_id: checkout.reference,
          order_amount: checkout.amountPaise / 100,
          order_currency: checkout.currency,
          order_expiry_time: checkout.expiresAt.toISOString(),
          customer_details: {
            customer_id: checkout.customer.id,
            customer_name: checkout.customer.name,
            customer_email: checkout.customer.email,
            customer_phone: checkout.customer.phone,
          },
          order_meta: {
            return_url: checkout.returnUrl,
            notify_url: `${siteUrl}/api/payment/webhook/cashfree`,
          },
        },
        checkout.idempotencyKey,
      );
      const session = await call<{ data?: { url?: string } }>('POST', '/orders/sessions', {
        payment_session_id: order.payment_session_id,
        payment_method: { netbanking: { channel: 'link' } },
      });
      if (!session.data?.url) throw new Error('Cashfree answered without a link.');
      return { link: session.data.url, reference: String(order.cf_order_id) };
    },

    fetchStatus: async ({ reference }) => {
      const path = `/orders/${encodeURIComponent(reference)}`;
      const order = await call<{ order_currency: string }>('GET', path);
      const payments = await call<CashfreePayment[]>('GET', `${path}/payments`);
      return payments
        .filter((payment) => payment.payment_status !== 'NOT_ATTEMPTED')
        .map((payment) => reportOf(reference, payment, order.order_currency));
    },

    // Asked about first: an earlier request may have come through although its answer did not.
    refund: async ({ reference, refundNumber, amountPaise, note }) => {
      const path = `/orders/${encodeURIComponent(reference)}/refunds`;
      const known = await call<CashfreeRefund>('GET', `${path}/${refundNumber}`).catch(absent);
      const refund =
        known ??
        (await call<CashfreeRefund>(
          'POST',
          path,
          {
            refund_amount: amountPaise / 100,
            refund_id: refundNumber,
            refund_note: note.slice(0, 100),
          },
          refundNumber,
        ));
      return {
        state: refundStates[refund.refund_status] ?? 'pending',
        providerReference: String(refund.cf_refund_id),
      };
    },

    fetchSettled: async (day) => {
      const lines: Settlement[] = [];
      let cursor: string | null = null;
      do {
        const page: CashfreeReconPage = await call('POST', '/recon', {
          pagination: { limit: 1000, cursor },
          filters: { start_date: `${day}T00:00:00+05:30`, end_date: `${day}T23:59:59+05:30` },
        });
        for (const event of page.data) {
          const kind = reconKinds[event.event_type];
          if (kind && event.cf_payment_id) {
            const amountPaise = Math.round(event.event_amount * 100);
            lines.push({ kind, paymentId: String(event.cf_payment_id), amountPaise });
          }
        }
        cursor = page.cursor;
      } while (cursor);
      return lines;
    },

    verifyWebhook: (rawBody: Buffer, headers: IncomingHttpHeaders) => {
      const signature = cashfreeSignature(
        settings.clientSecret,
        String(headers['x-webhook-timestamp'] ?? ''),
        rawBody,
      );
      if (!equalInConstantTime(String(headers['x-webhook-signature'] ?? ''), signature)) {
        throw new HttpError(401, 'The signature is not right.');
      }
    },

    readEvent: (body) => {
      // Every field is optional in its type, and looked at before it is used.
      const { data } = JSON.parse(body) as CashfreeWebhook;
      if (!data?.order?.order_id || !data.payment) return null;
      return reportOf(data.order.order_id, data.payment, data.order.order_currency ?? '');
    },
  };
}

/** Over the raw bytes, and without a separator between time and body. */
export const cashfreeSignature = (secret: string, timestamp: string, rawBody: Buffer): string =>
  createHmac('sha256', secret).update(timestamp).update(rawBody).digest('base64');

const states: Partial<Record<string, PaymentReport['state']>> = {
  SUCCESS: 'success',
  FAILED: 'failed',
  USER_DROPPED: 'failed',
  CANCELLED: 'failed',
  VOID: 'failed',
  PENDING: 'pending',
  NOT_ATTEMPTED: 'pending',
};

const refundStates: Partial<Record<string, RefundReport['state']>> = {
  SUCCESS: 'done',
  CANCELLED: 'failed',
  FAILED: 'failed',
};

const reconKinds: Partial<Record<string, Settlement['kind']>> = {
  PAYMENT: 'payment',
  REFUND: 'refund',
};

function reportOf(
  reference: string,
  payment: CashfreePayment,
  orderCurrency: string,
): PaymentReport {
  return {
    reference,
    paymentId: String(payment.cf_payment_id),
    state: states[payment.payment_status] ?? 'unknown',
    amountPaise: Math.round(payment.payment_amount * 100),
    currency: payment.payment_currency ?? orderCurrency,
  };
}
