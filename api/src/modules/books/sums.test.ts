import fc from 'fast-check';
import { buyerStates } from 'shared/model/catalogue';
import { paise } from '../../platform/money';
import { indianMonth } from '../../platform/indian-time';
import { financialYear } from '../receipts/receipts';
import {
  creditParts,
  orderTax,
  placeOfSupply,
  taxParts,
  type Tax,
  type TaxParts,
} from '../receipts/tax';
import { addUp, signedAmounts, smallSales, sumsOfPlaces, type Group } from './sums';

const ORDERS = 20_000;

/** The ends of Indian days, months and years: an instant lies a few seconds around one of them. */
const ends = [
  '2026-06-15',
  '2026-11-30',
  '2026-12-31',
  '2027-02-28',
  '2027-03-30',
  '2027-03-31',
  '2027-04-30',
  '2028-02-29',
  '2028-03-31',
].map((day) => new Date(`${day}T24:00:00+05:30`).getTime());

interface Entry extends Group {
  at: Date;
}

/** The receipt of an order, and the credit notes of its refunds, as the server issues them. */
function entriesOf(tax: Tax, random: (below: number) => number): Entry[] {
  const state = random(39) === 0 ? null : buyerStates[random(buyerStates.length)]!;
  const charged = orderTax(tax, placeOfSupply(tax, state));
  const amount = random(4) === 0 ? 2_900 : 1 + random(2_000_000);
  const receipt = taxParts(amount, charged);
  const instant = (from: number) => {
    const later = ends.filter((end) => end >= from);
    const end = later[random(later.length)] ?? from;
    return Math.max(from, end - 3_000 + random(6_000));
  };
  let time = instant(ends[0]! - 5_000);
  const entry = (kind: Entry['kind'], parts: TaxParts): Entry => ({
    ...parts,
    ...charged,
    kind,
    hsn: '999293',
    table: 'small',
    count: 1,
    at: new Date(time),
  });
  const entries = [entry('receipt', receipt)];
  const notes: TaxParts[] = [];
  let left = amount;
  for (let refunds = random(4); refunds > 1 && left > 0; refunds -= 1) {
    const part = random(3) === 0 ? left : 1 + random(left);
    time = instant(time);
    const note = creditParts(receipt, notes, part, charged);
    notes.push(note);
    entries.push(entry('credit_note', note));
    left -= part;
  }
  return entries;
}

const tax: Tax = {
  gstin: '07AAACN1234C1Z5',
  ratePercent: 18,
  hsn: '999293',
  sellerState: '07',
  placeOfSupply: 'buyer',
  outsideIndia: 'igst',
};

test.each<[string, Partial<Tax>]>([
  ['the State of the buyer', {}],
  ['the State of the buyer, free outside India', { outsideIndia: 'none' }],
  ['the State of the seller', { placeOfSupply: 'seller' }],
  ['no tax at all', { gstin: null }],
])(
  'of random orders with %s, register, sums and tables are the money received less returned',
  (what, changes) => {
    let seed = 20_261_126 + what.length;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const months = new Map<string, { money: number; entries: Entry[] }>();
    for (let order = 0; order < ORDERS / 4; order += 1) {
      for (const entry of entriesOf({ ...tax, ...changes }, random)) {
        const month = indianMonth(entry.at);
        const of = months.get(month) ?? { money: 0, entries: [] };
        months.set(month, of);
        of.money += entry.kind === 'receipt' ? entry.amountPaise : -entry.amountPaise;
        of.entries.push(entry);
      }
    }
    expect(months.size).toBeGreaterThan(8);
    for (const { money, entries } of months.values()) {
      const rows = entries.map(signedAmounts);
      const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);
      const places = sumsOfPlaces(entries);
      const all = addUp(entries);
      expect({
        register: sum(rows.map(({ total }) => paise(total))),
        places: sum(places.map(({ total }) => paise(total))),
        all: paise(all.total),
        parts: sum(
          [all.taxable_value, all.cgst, all.sgst, all.igst, all.rounding].map((part) =>
            paise(part),
          ),
        ),
      }).toEqual({ register: money, places: money, all: money, parts: money });
      expect(all.cgst).toBe(all.sgst);
      expect(sum(smallSales(entries).map((line) => paise(line.taxable_value)))).toBe(
        paise(all.taxable_value),
      );
      for (const row of rows) {
        const { taxable_value, cgst, sgst, igst, rounding, total } = row;
        if (sum([taxable_value, cgst, sgst, igst, rounding].map(paise)) !== paise(total)) {
          throw new Error(`The parts do not add up: ${JSON.stringify(row)}`);
        }
      }
    }
  },
  60_000,
);

test('the month of the money and the year of its number change at the same instant', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ends), fc.integer({ min: -3000, max: 3000 }), (end, off) => {
      const at = new Date(end + off);
      const [year = 0, month = 0] = indianMonth(at).split('-').map(Number);
      const first = month >= 4 ? year : year - 1;
      expect(financialYear(at).slice(0, 4)).toBe(String(first));
    }),
  );
});
