import { and, eq } from 'drizzle-orm';
import type { Payment, payments, refunds, reviewCases } from './payments-tables';

/** A payment for one reference; reports can name several references for the same payment. */
export type PaymentKey = Pick<Payment, 'provider' | 'paymentId' | 'reference'>;

type AboutPayments = typeof payments | typeof refunds | typeof reviewCases;

/** Condition: rows about this payment for this reference. */
export const samePayment = (table: AboutPayments, key: PaymentKey) =>
  and(samePaymentId(table, key), eq(table.reference, key.reference));

/** Condition: rows about this payment, for any reference. */
export const samePaymentId = (
  table: AboutPayments,
  { provider, paymentId }: Pick<PaymentKey, 'provider' | 'paymentId'>,
) => and(eq(table.provider, provider), eq(table.paymentId, paymentId));
