import { createHmac, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { and, eq, gte, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Config } from '../../../settings/config';
import type { Database } from '../../../platform/database/database';
import { dayAfter, startOfIndianDay } from '../../../platform/indian-time';
import { keyedHash } from '../../../platform/secrets';
import {
  checkSignature,
  type DisputeEvent,
  type PaymentProvider,
  type PaymentReport,
  type RefundHint,
  type RefundReport,
  type RefundRequest,
} from './provider';
import {
  sandboxCheckouts,
  sandboxRefunds,
  type Outcome,
  type SandboxCheckout,
} from './sandbox-tables';

/** A report with the provider's own names of states. */
export type SandboxReport = Omit<PaymentReport, 'state'> & { state: string };

export interface SignedWebhook {
  body: string;
  headers: Record<string, string>;
}

export interface SandboxProvider extends PaymentProvider {
  find: (orderNumber: string) => Promise<SandboxCheckout | undefined>;
  /**
   * Sets the outcome that the buyer chose on the page, or that the buyer's bank decided. Returns the checkout with the
   * webhooks that the provider sends now; undefined for an unknown order, and without webhooks if it is not `isOpen` any more.
   */
  decide: (
    orderNumber: string,
    outcome: Outcome,
    isOpen?: SQL,
  ) => Promise<{ checkout: SandboxCheckout; webhooks?: SignedWebhook[] } | undefined>;
  sign: (event: SandboxReport | RefundHint | DisputeEvent) => SignedWebhook;
}

const SandboxEvent = Type.Union([
  Type.Object({
    reference: Type.String(),
    paymentId: Type.String(),
    state: Type.String(),
    amountPaise: Type.Integer(),
    currency: Type.String(),
  }),
  Type.Object({ refundsOf: Type.String() }),
  Type.Object({
    dispute: Type.Object({
      disputeId: Type.String(),
      paymentId: Type.String(),
      amountPaise: Type.Integer(),
      currency: Type.String(),
      reason: Type.String(),
      respondBy: Type.Union([Type.String(), Type.Null()]),
      state: Type.Union([Type.Literal('open'), Type.Literal('over'), Type.Literal('lost')]),
    }),
  }),
]);
const knownStates = ['success', 'failed', 'pending'] as const;

/** A payment provider for development and tests; it moves no money. */
export function sandboxProvider(
  database: Database,
  config: Pick<Config, 'secretKey' | 'acceptedKeys' | 'siteUrl'>,
  now: () => Date,
): SandboxProvider {
  const signature = (key: string, timestamp: string, body: string | Buffer) =>
    createHmac('sha256', keyedHash(key, 'sandbox-webhook'))
      .update(timestamp)
      .update(body)
      .digest('base64');

  const find = async (orderNumber: string) => {
    const found = await database
      .select()
      .from(sandboxCheckouts)
      .where(eq(sandboxCheckouts.orderNumber, orderNumber));
    return found[0];
  };

  const sign = (event: SandboxReport | RefundHint | DisputeEvent): SignedWebhook => {
    const body = JSON.stringify(event);
    const timestamp = String(now().getTime());
    return {
      body,
      headers: {
        'content-type': 'application/json',
        'x-webhook-timestamp': timestamp,
        'x-webhook-signature': signature(config.secretKey, timestamp, body),
      },
    };
  };

  return {
    name: 'sandbox',
    confirmsEvents: false,
    find,
    sign,

    createCheckout: async ({ reference, amountPaise, currency, returnUrl, expiresAt }) => {
      await database
        .insert(sandboxCheckouts)
        .values({
          orderNumber: reference,
          amountPaise,
          currency,
          returnUrl,
          expiresAt,
          createdAt: now(),
        })
        .onConflictDoNothing();
      return { link: `${config.siteUrl}/sandbox-pay/${reference}`, reference };
    },

    decide: async (orderNumber, outcome, isOpen) => {
      // `paid` is final; after any other outcome the buyer can try again.
      const [changed] = await database
        .update(sandboxCheckouts)
        .set({
          state: outcome,
          paymentId: sql`CASE WHEN ${sandboxCheckouts.state} IN ('pending', 'held')
            THEN ${sandboxCheckouts.paymentId} ELSE ${`sandbox-${randomUUID()}`} END`,
          paidAt: outcome === 'paid' ? now() : null,
        })
        .where(
          and(
            eq(sandboxCheckouts.orderNumber, orderNumber),
            ne(sandboxCheckouts.state, 'paid'),
            isOpen,
          ),
        )
        .returning();
      const checkout = changed ?? (await find(orderNumber));
      const isDecided = changed !== undefined || checkout?.state === 'paid';
      return checkout && { checkout, ...(isDecided && { webhooks: [sign(report(checkout))] }) };
    },

    // Its page reads the order itself.
    closeCheckout: () => Promise.resolve(),

    fetchStatus: async ({ reference }) => {
      const checkout = await find(reference);
      return checkout && checkout.state !== 'open' ? [read(report(checkout))] : [];
    },

    refund: (request) => payBack(database, request, now()),

    fetchRefunds: async (paymentId) => {
      const back = await database
        .select({ refund: sandboxRefunds, currency: sandboxCheckouts.currency })
        .from(sandboxRefunds)
        .innerJoin(sandboxCheckouts, eq(sandboxCheckouts.orderNumber, sandboxRefunds.orderNumber))
        .where(eq(sandboxCheckouts.paymentId, paymentId));
      return back.map(({ refund: { refundNumber, amountPaise, createdAt }, currency }) => ({
        refundId: refundNumber,
        refundNumber,
        state: 'done',
        amountPaise,
        currency,
        at: createdAt,
      }));
    },

    // Only its events know of disputes.
    fetchDispute: () => Promise.resolve(null),

    fetchSettled: async (day) => {
      const from = startOfIndianDay(day);
      const to = startOfIndianDay(dayAfter(day));
      const paid = await database
        .select()
        .from(sandboxCheckouts)
        .where(and(gte(sandboxCheckouts.paidAt, from), lt(sandboxCheckouts.paidAt, to)));
      const back = await database
        .select({ checkout: sandboxCheckouts, refund: sandboxRefunds })
        .from(sandboxRefunds)
        .innerJoin(sandboxCheckouts, eq(sandboxCheckouts.orderNumber, sandboxRefunds.orderNumber))
        .where(and(gte(sandboxRefunds.createdAt, from), lt(sandboxRefunds.createdAt, to)));
      const payout = { settlementId: `sandbox-${day}`, utr: `SANDBOX${day.replaceAll('-', '')}` };
      return [
        ...paid.map(({ paymentId, amountPaise }) => ({
          kind: 'payment' as const,
          paymentId: paymentId ?? '',
          amountPaise,
          ...payout,
        })),
        ...back.map(({ checkout, refund }) => ({
          kind: 'refund' as const,
          paymentId: checkout.paymentId ?? '',
          amountPaise: refund.amountPaise,
          lineId: refund.refundNumber,
          ...payout,
        })),
      ];
    },

    verifyWebhook: (rawBody: Buffer, headers: IncomingHttpHeaders) => {
      const timestamp = String(headers['x-webhook-timestamp'] ?? '');
      checkSignature(headers['x-webhook-signature'], config.acceptedKeys, (key) =>
        signature(key, timestamp, rawBody),
      );
    },

    readEvent: (body) => {
      const event = Value.Parse(SandboxEvent, JSON.parse(body));
      return 'paymentId' in event ? read(event) : event;
    },
  };
}

const read = (report: SandboxReport): PaymentReport => ({
  ...report,
  state: knownStates.find((known) => known === report.state) ?? 'unknown',
});

const report = (checkout: SandboxCheckout): SandboxReport => ({
  reference: checkout.orderNumber,
  paymentId: checkout.paymentId ?? '',
  state: checkout.state === 'paid' ? 'success' : checkout.state,
  amountPaise: checkout.amountPaise,
  currency: checkout.currency,
});

/** Refunds at most what is left of a payment, as a provider does whichever order it is for; each refund number once. */
async function payBack(
  database: Database,
  { refundNumber, reference, paymentId, amountPaise }: RefundRequest,
  at: Date,
): Promise<RefundReport> {
  return database.transaction(async (transaction) => {
    const found = await transaction
      .select()
      .from(sandboxCheckouts)
      .where(
        or(eq(sandboxCheckouts.paymentId, paymentId), eq(sandboxCheckouts.orderNumber, reference)),
      )
      .for('update');
    // Of a payment that was only reported, nobody has paid a checkout.
    const checkout = found.find((each) => each.paymentId === paymentId) ?? found[0];
    if (checkout?.state !== 'paid') return { state: 'failed', providerReference: refundNumber };
    const { orderNumber } = checkout;
    const back = await transaction
      .select()
      .from(sandboxRefunds)
      .where(eq(sandboxRefunds.orderNumber, orderNumber));
    if (back.some((known) => known.refundNumber === refundNumber)) {
      return { state: 'done', providerReference: refundNumber };
    }
    const left = back.reduce((sum, known) => sum - known.amountPaise, checkout.amountPaise);
    if (amountPaise > left) return { state: 'failed', providerReference: refundNumber };
    await transaction
      .insert(sandboxRefunds)
      .values({ refundNumber, orderNumber, amountPaise, createdAt: at });
    return { state: 'done', providerReference: refundNumber };
  });
}
