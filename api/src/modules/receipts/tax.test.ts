import fc from 'fast-check';
import { creditParts, orderTax, placeOfSupply, taxParts, type Tax, type TaxParts } from './tax';
import { stateCode, type BuyerState } from 'shared/model/catalogue';

const tax = { gstin: '07AAACN1234C1Z5', ratePercent: 18, placeOfSupply: '07' };
const rates = [0, 0.25, 3, 5, 12, 18, 28, 40];

test('of a price of ₹9,999, the halves of the tax are equal and a paisa is left', () => {
  expect(taxParts(999_900, tax)).toEqual({
    amountPaise: 999_900,
    taxablePaise: 847_373,
    cgstPaise: 76_263,
    sgstPaise: 76_263,
    igstPaise: 0,
    roundingPaise: 1,
  });
});

const places = fc.constantFrom('07', '27');
const sumOf = ({ amountPaise: _amount, ...parts }: TaxParts) =>
  Object.values(parts).reduce((sum, part) => sum + part);

/** A seller in Delhi who charges 18 %. */
const seller: Tax = {
  gstin: '07AAACN1234C1Z5',
  ratePercent: 18,
  hsn: '999293',
  sellerState: '07',
  placeOfSupply: 'buyer',
  outsideIndia: 'igst',
};

/**
 * Invoices worked out by hand: the taxable value is the price × 100 / 118, rounded to a paisa; within the
 * State each half is half of the rest in whole paise, and an odd paisa is the rounding.
 */
test.each<{
  what: string;
  state: BuyerState | null;
  paise: number;
  settings?: Partial<Tax>;
  place: string;
  rate: number;
  parts: [taxable: number, cgst: number, sgst: number, igst: number, rounding: number];
}>([
  // 8,473.73 + 762.635 × 2: the halves are 762.63 and a paisa is left.
  {
    what: 'a course in the State of the seller',
    state: 'Delhi',
    paise: 999_900,
    place: '07',
    rate: 18,
    parts: [847_373, 76_263, 76_263, 0, 1],
  },
  // 7,626.27 × 9 % = 686.3643; 8,999.00 − 7,626.27 = 1,372.73, of which an odd paisa is left.
  {
    what: 'a course with an odd tax in the State of the seller',
    state: 'Delhi',
    paise: 899_900,
    place: '07',
    rate: 18,
    parts: [762_627, 68_636, 68_636, 0, 1],
  },
  // 24.58 + 4.42: 4.42 is twice 2.21.
  {
    what: 'a ticket in the State of the seller',
    state: 'Delhi',
    paise: 2_900,
    place: '07',
    rate: 18,
    parts: [2_458, 221, 221, 0, 0],
  },
  {
    what: 'a course in another State',
    state: 'Tamil Nadu',
    paise: 999_900,
    place: '33',
    rate: 18,
    parts: [847_373, 0, 0, 152_527, 0],
  },
  // Without a State, the seller's counts: IGST Act, section 12(2)(b)(ii).
  {
    what: 'a ticket without a State',
    state: null,
    paise: 2_900,
    place: '07',
    rate: 18,
    parts: [2_458, 221, 221, 0, 0],
  },
  {
    what: 'a course outside India with IGST',
    state: 'Outside India',
    paise: 999_900,
    place: '96',
    rate: 18,
    parts: [847_373, 0, 0, 152_527, 0],
  },
  {
    what: 'a course outside India without tax',
    state: 'Outside India',
    paise: 999_900,
    settings: { outsideIndia: 'none' },
    place: '96',
    rate: 0,
    parts: [999_900, 0, 0, 0, 0],
  },
  // Section 12(5): training is supplied where it is performed.
  {
    what: 'a course in another State, performed at the place of the seller',
    state: 'Kerala',
    paise: 1_799_800,
    settings: { placeOfSupply: 'seller' },
    place: '07',
    rate: 18,
    parts: [1_525_254, 137_273, 137_273, 0, 0],
  },
])('the invoice of $what', ({ state, paise, settings, place, rate, parts }) => {
  const of = { ...seller, ...settings };
  expect(placeOfSupply(of, state)).toBe(place);
  const charged = orderTax(of, place);
  expect(charged.ratePercent).toBe(rate);
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise, roundingPaise, amountPaise } = taxParts(
    paise,
    charged,
  );
  expect([taxablePaise, cgstPaise, sgstPaise, igstPaise, roundingPaise]).toEqual(parts);
  expect(amountPaise).toBe(paise);
});

test('without a GSTIN there is no tax, wherever the buyer lives', () => {
  const charged = orderTax({ ...seller, gstin: null }, stateCode('Kerala'));
  expect(taxParts(999_900, charged)).toMatchObject({ taxablePaise: 999_900, igstPaise: 0 });
});

test('the parts of every price add up to it, with equal halves and at most a paisa of rounding', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.constantFrom(...rates),
      places,
      (paise, ratePercent, placeOfSupply) => {
        const parts = taxParts(paise, { ...tax, ratePercent, placeOfSupply });
        expect(sumOf(parts)).toBe(paise);
        expect(parts.cgstPaise).toBe(parts.sgstPaise);
        expect([0, 1]).toContain(parts.roundingPaise);
        expect(Math.min(...Object.values(parts))).toBeGreaterThanOrEqual(0);
      },
    ),
    { numRuns: 2000 },
  );
});

/** A price, and the shares of what is left that are returned one after the other, before the rest. */
const partitions = fc.record({
  paise: fc.integer({ min: 1, max: 2_000_000 }),
  shares: fc.array(fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true })), {
    maxLength: 40,
  }),
  ratePercent: fc.constantFrom(...rates),
  placeOfSupply: places,
});

test('credit notes of any parts never credit more of a tax than was charged, and end at its sums', () => {
  fc.assert(
    fc.property(partitions, ({ paise, shares, ratePercent, placeOfSupply }) => {
      const rate = { ...tax, ratePercent, placeOfSupply };
      const receipt = taxParts(paise, rate);
      const notes: TaxParts[] = [];
      let left = paise;
      const give = (amount: number) => {
        const note = creditParts(receipt, notes, amount, rate);
        expect(sumOf(note)).toBe(amount);
        expect(note.cgstPaise).toBe(note.sgstPaise);
        const { roundingPaise, ...others } = note;
        expect(Math.min(...Object.values(others))).toBeGreaterThanOrEqual(0);
        expect(Math.abs(roundingPaise)).toBeLessThanOrEqual(1);
        notes.push(note);
        left -= amount;
      };
      // A share of 0 returns one paisa.
      for (const share of shares) if (left > 1) give(Math.max(1, Math.floor(share * left)));
      if (left > 0) give(left);
      const total = (part: keyof TaxParts) => notes.reduce((sum, note) => sum + note[part], 0);
      for (const part of Object.keys(receipt) as (keyof TaxParts)[]) {
        expect(total(part)).toBe(receipt[part]);
      }
    }),
    { numRuns: 1000 },
  );
});

test('a price that is returned paisa by paisa gives back exactly its tax', () => {
  const receipt = taxParts(2900, tax);
  const notes: TaxParts[] = [];
  for (let paisa = 0; paisa < 2900; paisa += 1) notes.push(creditParts(receipt, notes, 1, tax));
  const cgst = notes.reduce((sum, note) => sum + note.cgstPaise, 0);
  expect(cgst).toBe(receipt.cgstPaise);
});
