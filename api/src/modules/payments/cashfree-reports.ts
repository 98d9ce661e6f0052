import type { PaymentReport } from './provider';

export interface CashfreePayment {
  cf_payment_id: string | number;
  payment_status: string;
  payment_amount: number;
  payment_currency?: string;
}

export interface CashfreeOrder {
  order_id: string;
  order_currency: string;
}

interface CashfreeWebhook {
  data?: {
    /** Of a payment link: our reference, and the order that Cashfree made for the try to pay. */
    link_id?: string;
    link_currency?: string;
    order?: {
      order_id?: string;
      order_currency?: string;
      order_amount?: string | number;
      transaction_status?: string;
    };
    payment?: CashfreePayment;
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

/** Cashfree names the orders of its payment links so. Such an order is paid at most once. */
export const isOfLink = (orderId: string): boolean => orderId.startsWith('CFPay_');

export const attempted = (payments: CashfreePayment[]): CashfreePayment[] =>
  payments.filter((payment) => payment.payment_status !== 'NOT_ATTEMPTED');

/** One order of a link with all its tries: undecided as long as one of them is. */
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

/** Null where the link was cancelled or has expired without a try to pay. */
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
    amountPaise: Math.round(Number(order_amount) * 100),
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
    amountPaise: Math.round(payment.payment_amount * 100),
    currency: payment.payment_currency ?? orderCurrency,
  };
}

/** Throws where the body cannot be read; null for what says nothing of a payment. */
export function readCashfreeEvent(body: string): PaymentReport | null {
  // Signed by Cashfree; every field that is read may be missing.
  const { data } = JSON.parse(body) as CashfreeWebhook;
  if (!data?.order?.order_id) return null;
  if (data.link_id) return linkEvent(data.link_id, data.link_currency ?? '', data.order);
  // Of a link, its own event tells; this one names an order that is not ours.
  if (!data.payment || isOfLink(data.order.order_id)) return null;
  return reportOf(data.order.order_id, data.payment, data.order.order_currency ?? '');
}
