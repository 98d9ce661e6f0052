import type { IncomingHttpHeaders } from 'node:http';
import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { Services } from '../../../platform/app-types';
import { HttpError } from '../../../platform/errors';
import { equalInConstantTime } from '../../../platform/secrets';

export interface Checkout {
  /** Our own reference, unique for each attempt: the provider sends it in every report. */
  reference: string;
  amountPaise: number;
  currency: string;
  customer: { id: string; name: string; email: string; phone: string };
  returnUrl: string;
  expiresAt: Date;
  /** A repeated request with the same key never creates a second checkout. */
  idempotencyKey: string;
  /** Called before a checkout that was refused is tried once more without the parts in `leftOut`. */
  onRefusal?: (error: ProviderError, leftOut: ReadonlySet<string>) => void;
}

/** What a provider says about one payment of a checkout. */
export interface PaymentReport {
  reference: string;
  paymentId: string;
  /** Only `success` is final. `unknown` is a state of the provider that the adapter does not know. */
  state: 'success' | 'failed' | 'pending' | 'unknown';
  amountPaise: number;
  /** The part of the amount that is a fee of the provider, which the buyer bears. */
  feePaise?: number;
  /** What an offer of the account has taken off the price: the buyer has paid less. */
  offerPaise?: number;
  currency: string;
}

/** The references by which the provider finds a checkout again. */
export interface CheckoutReference {
  reference: string;
  providerReference: string | null;
}

export interface RefundRequest extends CheckoutReference {
  /** Our own number: the provider pays repeated requests with the same number once. */
  refundNumber: string;
  paymentId: string;
  amountPaise: number;
  currency: string;
  note: string;
}

export interface RefundReport {
  /** `failed` is final: no money was returned, and another refund needs a new number. */
  state: 'done' | 'pending' | 'failed';
  /** Null for a refund that was refused. */
  providerReference: string | null;
  /** Why it was refused, in the provider's own words. */
  reason?: string;
}

/** What a provider says about one refund of a payment, whoever asked for it. */
export interface ReportedRefund {
  /** The provider's own number. */
  refundId: string;
  /** Ours, if this server has asked for it. */
  refundNumber: string | null;
  state: RefundReport['state'];
  amountPaise: number;
  currency: string;
  /** Undefined if the provider does not say when. */
  at: Date | undefined;
}

/** An event that names only the payment: its refunds have to be asked for. */
export interface RefundHint {
  refundsOf: string;
}

/** What a provider says about a dispute: a claim of the buyer at the bank. */
export interface DisputeReport {
  disputeId: string;
  paymentId: string;
  amountPaise: number;
  currency: string;
  /** In the provider's own words. */
  reason: string;
  /** The last Indian day to answer, `YYYY-MM-DD`. */
  respondBy: string | null;
  /** `over`: won, or closed without money taken. */
  state: 'open' | 'over' | 'lost';
}

export interface DisputeEvent {
  dispute: DisputeReport;
}

/** What an event says; null for one that changes nothing here. */
export type ReadEvent = PaymentReport | RefundHint | DisputeEvent | null;

/** One line of the provider's settlement list. A dispute takes money back, and a reversal returns it. */
export interface Settlement {
  kind: 'payment' | 'refund' | 'dispute' | 'refund reversal' | 'dispute reversal' | 'adjustment';
  /** Empty for an adjustment that is about no payment. */
  paymentId: string;
  amountPaise: number;
  /** The provider's own id of this line; that of the payment if it is left out. */
  lineId?: string;
  /** Without its tax. */
  feePaise?: number;
  taxPaise?: number;
  /** What it adds to the payout; the amount with its sign if it is left out. */
  netPaise?: number;
  settlementId?: string;
  /** The number by which the bank statement names the payout. */
  utr?: string;
  /** Ours, if the list has it. */
  reference?: string;
}

/** What this server needs from a payment provider. */
export interface PaymentProvider {
  name: string;
  /** Whether `fetchStatus` asks somebody else, so that an event is only a hint to ask. */
  confirmsEvents: boolean;
  createCheckout: (checkout: Checkout) => Promise<{ link: string; reference: string }>;
  /** Nobody can begin to pay there any more. One that was paid, or has ended, stays what it is. */
  closeCheckout: (checkout: CheckoutReference) => Promise<void>;
  fetchStatus: (checkout: CheckoutReference) => Promise<PaymentReport[]>;
  /** Throws a 401 unless the raw bytes carry the provider's signature. */
  verifyWebhook: (rawBody: Buffer, headers: IncomingHttpHeaders) => void;
  /** Throws if the body cannot be read. */
  readEvent: (body: string) => ReadEvent;
  refund: (request: RefundRequest) => Promise<RefundReport>;
  /** All refunds of a payment, also those that were made on the provider's own page. */
  fetchRefunds: (paymentId: string) => Promise<ReportedRefund[]>;
  /** Null if the provider does not know it. */
  fetchDispute: (disputeId: string) => Promise<DisputeReport | null>;
  /** The lines that were settled on an Indian day, `YYYY-MM-DD`. */
  fetchSettled: (day: string) => Promise<Settlement[]>;
}

export interface PaymentServices extends Services {
  /** That of new orders, or the one that a task or an event is about. */
  paymentProvider: PaymentProvider;
  /** Those of earlier orders. */
  earlierProviders: readonly PaymentProvider[];
}

/** The services with each provider in turn. */
export const ofEachProvider = (services: PaymentServices): PaymentServices[] =>
  [services.paymentProvider, ...services.earlierProviders].map((paymentProvider) => ({
    ...services,
    paymentProvider,
  }));

/** The services with the provider of this name; undefined if its keys are not set. */
export const withProvider = (
  services: PaymentServices,
  name: string,
): PaymentServices | undefined =>
  ofEachProvider(services).find(({ paymentProvider }) => paymentProvider.name === name);

/** Throws a 401 unless the signature is made with one of the secrets: that of now, or the one before it. */
export function checkSignature(
  given: unknown,
  secrets: readonly string[],
  sign: (secret: string) => string,
): void {
  const isOurs = secrets.some((secret) => equalInConstantTime(String(given ?? ''), sign(secret)));
  if (!isOurs) throw new HttpError(401, 'The signature is not right.');
}

const TIMEOUT_MS = 15_000;

/** Returns a function that calls a provider's JSON API and throws a `ProviderError` for an error status. */
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
    if (!response.ok) {
      const reason = reasonOf(await response.text());
      throw new ProviderError(provider, response.status, `${method} ${path}`, reason);
    }
    // The response is not validated here; the caller names its type.
    return (await response.json()) as Answer;
  };
}

/** The provider responded with an error status. */
export class ProviderError extends Error {
  constructor(
    provider: string,
    readonly status: number,
    what: string,
    /** The provider's own words; empty if the response has none that can be read. */
    readonly reason = '',
  ) {
    super(`${provider} answered ${status} to ${what}${reason && `: ${reason}`}`);
  }

  /** The provider does not admit this request, so the same request will never succeed. */
  get isRefusal(): boolean {
    return refusals.has(this.status);
  }
}

/** Other errors of the 4xx range are about our keys, or about too many or simultaneous requests. */
const refusals = new Set([400, 413, 414, 422]);

const LONGEST_REASON = 500;

/** Cashfree sends `{message, code}`, Razorpay `{error: {description, field, code}}`. */
function reasonOf(text: string): string {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return '';
  }
  if (!Value.Check(Refusal, body)) return '';
  const { message, code } = body;
  const error = typeof body.error === 'string' ? { description: body.error } : (body.error ?? {});
  return [message, code, error.description, error.field, error.code]
    .filter(Boolean)
    .join('; ')
    .slice(0, LONGEST_REASON);
}

const Words = Type.Optional(Type.Union([Type.String(), Type.Null()]));
const Refusal = Type.Object({
  message: Words,
  code: Words,
  error: Type.Optional(
    Type.Union([Type.String(), Type.Object({ description: Words, field: Words, code: Words })]),
  ),
});

/** Turns a 404 of the provider into null and throws every other error again. */
export function absent(error: unknown): null {
  if (error instanceof ProviderError && error.status === 404) return null;
  throw error;
}

/** The same for a checkout that cannot be closed any more. */
export function closedBefore(error: unknown): null {
  return error instanceof ProviderError && error.isRefusal ? null : absent(error);
}
