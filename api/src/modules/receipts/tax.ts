import { OUTSIDE_INDIA, stateCode, type BuyerState } from 'shared/model/catalogue';
import type { Config } from '../../settings/config';

export type Tax = Config['tax'];

const outsideIndia = stateCode(OUTSIDE_INDIA);

/**
 * The place of supply of an order, two digits: the State of the company if it has a tax number (IGST Act,
 * section 12(2)(a)), otherwise the buyer's State if it is known and counts.
 */
export const placeOfSupply = (
  { placeOfSupply: whose, sellerState }: Pick<Tax, 'placeOfSupply' | 'sellerState'>,
  buyerState: BuyerState | null,
  companyGstin: string | null = null,
): string =>
  companyGstin?.slice(0, 2) ??
  (whose === 'buyer' && buyerState ? stateCode(buyerState) : sellerState);

/** How one order is taxed: the seller's number, the per cent of tax in its price, and its place. */
export interface OrderTax {
  gstin: string | null;
  ratePercent: number;
  /** The two digits of a State; 96 outside India. */
  placeOfSupply: string;
}

/** The tax of an order with this place of supply. Without a GSTIN there is none. */
export function orderTax(
  { gstin, ratePercent, outsideIndia: abroad }: Tax,
  place: string,
): OrderTax {
  const isFree = gstin === null || (place === outsideIndia && abroad === 'none');
  return { gstin, ratePercent: isFree ? 0 : ratePercent, placeOfSupply: place };
}

/** A GSTIN begins with the code of the seller's State. */
export const isWithinState = ({
  gstin,
  placeOfSupply: place,
}: Pick<OrderTax, 'gstin' | 'placeOfSupply'>): boolean => gstin?.startsWith(place) ?? true;

/** Whether it was sold to a buyer outside India without tax. */
export const isUntaxedExport = ({ gstin, ratePercent, placeOfSupply: place }: OrderTax): boolean =>
  gstin !== null && place === outsideIndia && ratePercent === 0;

/**
 * Splits a price that includes tax into parts in whole paise, which add up to the price. Within a State,
 * CGST and SGST are half of the tax each, and a paisa that is left is the rounding; otherwise all of it
 * is IGST.
 */
export function taxParts(amountPaise: number, tax: OrderTax) {
  const taxablePaise = Math.round((amountPaise * 100) / (100 + tax.ratePercent));
  const taxPaise = amountPaise - taxablePaise;
  const withinState = isWithinState(tax);
  const cgstPaise = withinState ? Math.floor(taxPaise / 2) : 0;
  return {
    amountPaise,
    taxablePaise,
    cgstPaise,
    sgstPaise: cgstPaise,
    igstPaise: withinState ? 0 : taxPaise,
    roundingPaise: withinState ? taxPaise - 2 * cgstPaise : 0,
  };
}

/** The whole amount of a receipt and the parts of it. */
export type TaxParts = ReturnType<typeof taxParts>;

/**
 * The parts of a refund: what the amounts returned so far are worth together, less what the earlier
 * credit notes have. So no tax is credited twice, and after the last refund all is credited exactly.
 */
export function creditParts(
  receipt: TaxParts,
  earlier: readonly TaxParts[],
  amountPaise: number,
  tax: OrderTax,
): TaxParts {
  const returned = earlier.reduce((sum, note) => sum + note.amountPaise, amountPaise);
  const all = returned >= receipt.amountPaise ? receipt : taxParts(returned, tax);
  const rest = (part: keyof TaxParts) =>
    earlier.reduce((left, note) => left - note[part], all[part]);
  return {
    amountPaise,
    taxablePaise: rest('taxablePaise'),
    cgstPaise: rest('cgstPaise'),
    sgstPaise: rest('sgstPaise'),
    igstPaise: rest('igstPaise'),
    roundingPaise: rest('roundingPaise'),
  };
}
