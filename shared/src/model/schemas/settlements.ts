import { Type, type Static } from '@sinclair/typebox';
import { Instant, Rupees } from './fields';
import { ListResponseOf } from './responses';

const payout = {
  day: Type.String(),
  provider: Type.String(),
  settlement_id: Type.String(),
  utr: Type.String({ description: 'the number by which the bank statement names the payout' }),
};

/** What a provider has paid out at once. */
export const Payout = Type.Object({
  id: Type.String(),
  ...payout,
  payments: Type.Integer(),
  /** Refunds, disputes and adjustments. */
  others: Type.Integer(),
  fees: Rupees,
  tax: Rupees,
  amount: Rupees,
});
export type Payout = Static<typeof Payout>;

/** GET /admin/settlements */
export const PayoutListResponse = ListResponseOf(Payout);

/** A line of /admin/settlements.csv. */
export const SettlementLine = Type.Object({
  ...payout,
  kind: Type.String(),
  payment_id: Type.String(),
  order_number: Type.Union([Type.String(), Type.Null()]),
  amount: Rupees,
  fee: Rupees,
  tax: Rupees,
  /** What it adds to the payout. */
  net: Rupees,
});
export type SettlementLine = Static<typeof SettlementLine>;

/** The payments and refunds of one day in the provider's settlement list, compared with ours. */
export const Reconciliation = Type.Object({
  day: Type.String(),
  provider_total: Rupees,
  our_total: Rupees,
  differences: Type.Array(Type.String()),
  done_at: Instant,
});
export type Reconciliation = Static<typeof Reconciliation>;

const ProviderPayment = Type.Object({
  provider: Type.String(),
  payment_id: Type.String(),
  amount: Rupees,
  currency: Type.String(),
  created_at: Instant,
});
export type ProviderPayment = Static<typeof ProviderPayment>;

/** Money that is on one side only. */
export const OpenMoney = Type.Object({
  days: Type.Array(Reconciliation),
  /** Paid here, and not paid out after some working days. */
  unsettled: Type.Array(
    Type.Object({ order_number: Type.String(), ...ProviderPayment.properties }),
  ),
  /** Payments of the same account that no order here is about. */
  other_payments: Type.Array(ProviderPayment),
});
export type OpenMoney = Static<typeof OpenMoney>;

/** GET /admin/settlements/open */
export const OpenMoneyResponse = Type.Object({
  success: Type.Boolean(),
  message: Type.String(),
  data: OpenMoney,
});
export type OpenMoneyResponse = Static<typeof OpenMoneyResponse>;
