import { paise } from '../../../platform/money';
import { indianDay } from '../../../platform/indian-time';
import type { DisputeReport, PaymentReport, ReadEvent } from './provider';

export interface CashfreePayment {
  cf_payment_id: string | number;
  payment_status: string;
  payment_amount: number;
  payment_currency?: string;
  /** The price: it differs from the payment if the customer bears a fee, or if there is an offer. */
  order_amount?: number;
  payment_offers?: unknown[] | null;
}

export interface CashfreeOrder {
  order_id: string;
  order_currency: string;
}

interface CashfreeWebhook {
  data?: {
    /** Only for payment links: our reference. `order` is then an order that Cashfree created for a try. */
    link_id?: string;
    link_currency?: string;
    order?: {
      order_id?: string;
      order_currency?: string;
      order_amount?: string | number;
      transaction_status?: string;
    };
    payment?: CashfreePayment;
    /** `auto_refund`: Cashfree has sent it back by itself. */
    refund?: { order_id: string };
    auto_refund?: { order_id: string };
    dispute?: CashfreeDispute;
    order_details?: CashfreeDispute['order_details'];
  };
}

/** As on the page “Get Disputes by Dispute ID” of its API reference, read on 28 November 2026. */
export interface CashfreeDispute {
  dispute_id: string | number;
  reason_description?: string | null;
  dispute_amount: number;
  dispute_amount_currency?: string;
  respond_by?: string | null;
  /** `CHARGEBACK_CREATED`, `PRE_ARBITRATION_MERCHANT_LOST` …; some pages show it in two pairs of quotes. */
  dispute_status: string;
  order_details?: { order_id?: string; cf_payment_id?: string | number };
}

export function disputeOf(dispute: CashfreeDispute): DisputeReport {
  const { dispute_status: status, order_details: { order_id = '', cf_payment_id } = {} } = dispute;
  return {
    disputeId: String(dispute.dispute_id),
    // A payment of a link is known by the order that Cashfree created for it.
    paymentId: isOfLink(order_id) ? order_id : String(cf_payment_id),
    amountPaise: paise(dispute.dispute_amount),
    currency: dispute.dispute_amount_currency ?? 'INR',
    reason: dispute.reason_description ?? '',
    respondBy: dispute.respond_by ? indianDay(new Date(dispute.respond_by)) : null,
    state: /_(LOST|ACCEPTED)/.test(status) ? 'lost' : /_WON/.test(status) ? 'over' : 'open',
  };
}

const states: Partial<Record<string, PaymentReport['state']>> = {
  SUCCESS: 'success',
  FAILED: 'failed',
  USER_DROPPED: 'failed',
  CANCELLED: 'failed',
  VOID: 'failed',
  PENDING: 'pending',
  NOT_ATTEMPTED: 'pending',
};

/** Whether Cashfree created the order for a payment link. Such an order is paid at most once. */
export const isOfLink = (orderId: string): boolean => orderId.startsWith('CFPay_');

export const attempted = (payments: CashfreePayment[]): CashfreePayment[] =>
  payments.filter((payment) => payment.payment_status !== 'NOT_ATTEMPTED');

/** The report on an order of a link: the first of success, unknown, pending, failed among its tries. */
export function linkReport(
  reference: string,
  { order_id: paymentId, order_currency }: CashfreeOrder,
  tries: CashfreePayment[],
): PaymentReport {
  const reports = tries.map((payment) => reportOf(reference, payment, order_currency));
  const order = ['success', 'unknown', 'pending', 'failed'] as const;
  const state = order.find((wanted) => reports.some((report) => report.state === wanted))!;
  return { ...reports.find((report) => report.state === state)!, paymentId };
}

/** Null if the link was cancelled or has expired without a try to pay. */
function linkEvent(
  reference: string,
  currency: string,
  { order_id: paymentId, order_amount, transaction_status }: NonNullable<LinkOrder>,
): PaymentReport | null {
  if (!paymentId || !transaction_status) return null;
  return {
    reference,
    paymentId,
    state: states[transaction_status] ?? 'unknown',
    amountPaise: paise(Number(order_amount)),
    currency,
  };
}

type LinkOrder = NonNullable<CashfreeWebhook['data']>['order'];

export function reportOf(
  reference: string,
  payment: CashfreePayment,
  orderCurrency: string,
): PaymentReport {
  return {
    reference,
    paymentId: String(payment.cf_payment_id),
    state: states[payment.payment_status] ?? 'unknown',
    amountPaise: paise(payment.payment_amount),
    ...partsOf(payment),
    currency: payment.payment_currency ?? orderCurrency,
  };
}

/** As on the page “Get Payments for an Order” of its API reference, read on 28 November 2026. */
function partsOf({ payment_amount, order_amount, payment_offers }: CashfreePayment) {
  const more = order_amount === undefined ? 0 : paise(payment_amount) - paise(order_amount);
  if (more > 0) return { feePaise: more };
  if (more < 0 && payment_offers?.length) return { offerPaise: -more };
  return {};
}

/**
 * Throws if the body cannot be read; null for an event that is not about a payment. Cashfree sends the events of
 * orders for all that the merchant's account sells, also without a payment link. Events of refunds
 * as on the page “Refund Webhooks”, and those of disputes on “Dispute Webhooks”, read on 28 November 2026.
 */
export function readCashfreeEvent(body: string): ReadEvent {
  // Cast without validation: Cashfree has signed the body. Its fields may be missing.
  const { data } = JSON.parse(body) as CashfreeWebhook;
  if (data?.dispute) {
    return { dispute: disputeOf({ order_details: data.order_details, ...data.dispute }) };
  }
  const refund = data?.refund ?? data?.auto_refund;
  if (refund) return { refundsOf: refund.order_id };
  if (!data?.order?.order_id) return null;
  if (data.link_id) return linkEvent(data.link_id, data.link_currency ?? '', data.order);
  // The link's own event reports its payment; this event names Cashfree's order instead of ours.
  if (!data.payment || isOfLink(data.order.order_id)) return null;
  return reportOf(data.order.order_id, data.payment, data.order.order_currency ?? '');
}
