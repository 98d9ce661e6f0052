import type { IncomingHttpHeaders } from 'node:http';
import type { Services } from '../../platform/app-types';

export interface Checkout {
  /** Ours, unique for each attempt: the provider shows it in every report. */
  reference: string;
  amountPaise: number;
  currency: string;
  customer: { id: string; name: string; email: string; phone: string };
  returnUrl: string;
  expiresAt: Date;
  /** The same key never makes a second checkout. */
  idempotencyKey: string;
}

/** What a provider says about one payment of a checkout. */
export interface PaymentReport {
  reference: string;
  paymentId: string;
  /** Only `success` is final. `unknown` is a state that the adapter has no word for. */
  state: 'success' | 'failed' | 'pending' | 'unknown';
  amountPaise: number;
  currency: string;
}

/** How a checkout is found again at the provider. */
export interface CheckoutReference {
  reference: string;
  providerReference: string | null;
}

/** What the product needs of a payment provider. */
export interface PaymentProvider {
  name: string;
  createCheckout: (checkout: Checkout) => Promise<{ link: string; reference: string }>;
  fetchStatus: (checkout: CheckoutReference) => Promise<PaymentReport[]>;
  /** Throws a 401 unless the raw bytes carry the provider's signature. */
  verifyWebhook: (rawBody: Buffer, headers: IncomingHttpHeaders) => void;
  /** Null for an event that says nothing of a payment. Throws where the body cannot be read. */
  readEvent: (body: string) => PaymentReport | null;
}

export interface PaymentServices extends Services {
  payments: PaymentProvider;
}
