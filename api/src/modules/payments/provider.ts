import type { IncomingHttpHeaders } from 'node:http';
import type { Services } from '../../platform/app-types';

export interface Checkout {
  orderNumber: string;
  amountPaise: number;
  currency: string;
  customer: { id: string; name: string; email: string; phone: string };
  returnUrl: string;
  expiresAt: Date;
  /** The same key never makes a second checkout. */
  idempotencyKey: string;
}

/** What a provider says about one payment of an order. */
export interface PaymentReport {
  orderNumber: string;
  paymentId: string;
  /** Only `success` is final. */
  state: 'success' | 'failed' | 'pending';
  amountPaise: number;
  currency: string;
}

/** What the product needs of a payment provider; sandbox and Cashfree are the two behind it. */
export interface PaymentProvider {
  name: string;
  createCheckout: (checkout: Checkout) => Promise<{ link: string; reference: string }>;
  fetchStatus: (orderNumber: string) => Promise<PaymentReport[]>;
  /** Throws a refusal on a wrong signature; null for an event that says nothing of a payment. */
  verifyWebhook: (rawBody: Buffer, headers: IncomingHttpHeaders) => PaymentReport | null;
}

export interface PaymentServices extends Services {
  payments: PaymentProvider;
}
