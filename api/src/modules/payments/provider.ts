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

export interface RefundRequest extends CheckoutReference {
  /** Ours: asked again with the same number, the provider pays once. */
  refundNumber: string;
  paymentId: string;
  amountPaise: number;
  currency: string;
  note: string;
}

export interface RefundReport {
  /** `failed` is final: the money stays here, and a new refund needs a new number. */
  state: 'done' | 'pending' | 'failed';
  providerReference: string;
}

/** One line of the provider's list of what it has settled with us. */
export interface Settlement {
  kind: 'payment' | 'refund';
  paymentId: string;
  amountPaise: number;
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
  refund: (request: RefundRequest) => Promise<RefundReport>;
  /** What was settled on an Indian day, `YYYY-MM-DD`. */
  fetchSettled: (day: string) => Promise<Settlement[]>;
}

export interface PaymentServices extends Services {
  payments: PaymentProvider;
}

const TIMEOUT_MS = 15_000;

/** A caller of a provider's JSON interface; it throws a `ProviderError` unless all went well. */
export function providerApi(provider: string, address: string, headers: Record<string, string>) {
  return async function call<Answer>(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    furtherHeaders: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(`${address}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers, ...furtherHeaders },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new ProviderError(provider, response.status, `${method} ${path}`);
    // The caller looks at each field before it is used.
    return (await response.json()) as Answer;
  };
}

/** A provider answered, but not with success. */
export class ProviderError extends Error {
  constructor(
    provider: string,
    readonly status: number,
    what: string,
  ) {
    super(`${provider} answered ${status} to ${what}`);
  }
}

/** Turns "not found" into null; every other failure goes on. */
export function absent(error: unknown): null {
  if (error instanceof ProviderError && error.status === 404) return null;
  throw error;
}
