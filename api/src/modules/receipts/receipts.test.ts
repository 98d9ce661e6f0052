import fc from 'fast-check';
import { creditParts, taxParts, type TaxParts } from './receipts';

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
  expect(taxParts(999_900, { ...tax, gstin: null })).toMatchObject({ taxablePaise: 999_900 });
});

const places = fc.constantFrom('07', '27');
const sumOf = ({ amountPaise: _amount, ...parts }: TaxParts) =>
  Object.values(parts).reduce((sum, part) => sum + part);

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
