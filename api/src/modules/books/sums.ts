import { stateOfCode } from 'shared/model/catalogue';
import type { ReceiptSumsResponse, SmallSales, SumsOfPlace } from 'shared/model/schemas';
import { rupees } from '../../platform/money';
import type { Receipt } from '../receipts/receipts-tables';

type Sums = ReceiptSumsResponse['data']['all'];

/**
 * Where GSTR-1 takes a sale: small sales are added up, the others are lines of their own. `company`: the buyer has
 * a tax number.
 */
export type SaleTable = 'small' | 'large' | 'outside India' | 'company';

/** Receipts or credit notes of one place, rate and table, added up in paise. */
export interface Group extends Pick<
  Receipt,
  | 'kind'
  | 'placeOfSupply'
  | 'ratePercent'
  | 'hsn'
  | 'taxablePaise'
  | 'cgstPaise'
  | 'sgstPaise'
  | 'igstPaise'
  | 'roundingPaise'
  | 'amountPaise'
> {
  table: SaleTable;
  count: number;
}

/** The amounts of a receipt in rupees; those of a credit note are negative, so that all add up. */
export function signedAmounts(
  receipt: Omit<Group, 'table' | 'count' | 'placeOfSupply' | 'ratePercent' | 'hsn'>,
) {
  // Subtracted from 0, because `-0` is shown as it is.
  const signed = (paise: number) => rupees(receipt.kind === 'receipt' ? paise : 0 - paise);
  return {
    taxable_value: signed(receipt.taxablePaise),
    cgst: signed(receipt.cgstPaise),
    sgst: signed(receipt.sgstPaise),
    igst: signed(receipt.igstPaise),
    rounding: signed(receipt.roundingPaise),
    total: signed(receipt.amountPaise),
  };
}

export const placeColumns = ({
  placeOfSupply,
  ratePercent,
}: Pick<Receipt, 'placeOfSupply' | 'ratePercent'>) => ({
  state: stateOfCode(placeOfSupply),
  place_of_supply: placeOfSupply,
  rate: ratePercent,
});

const parts = [
  'taxablePaise',
  'cgstPaise',
  'sgstPaise',
  'igstPaise',
  'roundingPaise',
  'amountPaise',
] as const;

/** The sums of these groups: receipts less credit notes. */
export function addUp(groups: readonly Group[]): Sums {
  const net = { kind: 'receipt' as const, ...Object.fromEntries(parts.map((part) => [part, 0])) };
  // The cast: `Object.fromEntries` does not keep the names.
  const sums = net as Parameters<typeof signedAmounts>[0];
  const counts = { receipts: 0, credit_notes: 0 };
  for (const group of groups) {
    const sign = group.kind === 'receipt' ? 1 : -1;
    for (const part of parts) sums[part] += sign * group[part];
    counts[group.kind === 'receipt' ? 'receipts' : 'credit_notes'] += group.count;
  }
  return { ...counts, ...signedAmounts(sums) };
}

/** The sums of each place of supply and rate, in the order of the places. */
export const sumsOfPlaces = (groups: readonly Group[]): SumsOfPlace[] =>
  byPlace(groups).map((of) => ({ ...placeColumns(of[0]!), ...addUp(of) }));

/** Table 7 of GSTR-1: small sales by place and rate, less their credit notes. */
export const smallSales = (groups: readonly Group[]): SmallSales[] =>
  byPlace(groups.filter(({ table }) => table === 'small')).map((of) => ({
    ...placeColumns(of[0]!),
    taxable_value: addUp(of).taxable_value,
  }));

const byPlace = (groups: readonly Group[]): Group[][] =>
  together(
    groups,
    ({ placeOfSupply, ratePercent }) => `${placeOfSupply} ${String(ratePercent).padStart(6, '0')}`,
  );

/** The groups with the same key together, in the order of the keys. */
export function together(groups: readonly Group[], keyOf: (group: Group) => string): Group[][] {
  const found = new Map<string, Group[]>();
  for (const group of groups) {
    const key = keyOf(group);
    const of = found.get(key);
    if (of) of.push(group);
    else found.set(key, [group]);
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, of]) => of);
}
