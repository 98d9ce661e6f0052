import { readPdf } from '../../testing/read-pdf';
import { receiptPdf } from './receipt-pdf';
import { standInsOfReceipt } from './receipts';
import type { Receipt, ReceiptDetails } from './receipts-tables';

const buyer = {
  name: 'Asha Verma',
  email: 'a@example.com',
  phone: '9876543210',
  address: ['Pune'],
};

const receipt = (details: Partial<ReceiptDetails> = {}): Receipt => ({
  id: 42,
  number: 'R/2026-27/000042',
  kind: 'receipt',
  financialYear: '2026-27',
  sequence: 42,
  orderId: 1,
  refundId: null,
  hsn: '999293',
  placeOfSupply: '07',
  ratePercent: 18,
  createdAt: new Date('2026-11-20T10:00:00Z'),
  amountPaise: 999_900,
  taxablePaise: 847_373,
  cgstPaise: 76_263,
  sgstPaise: 76_263,
  igstPaise: 0,
  roundingPaise: 1,
  details: {
    orderNumber: 'ORD-1',
    seller: { school: 'Of then', company: 'Then Pvt Ltd', address: ['1 Then Road', 'Pune'] },
    paidThrough: 'sandbox',
    buyer,
    lines: [{ title: 'Numerology Course', quantity: 1 }],
    gstin: '07ABCDE1234F1Z5',
    ...details,
  },
});

const read = async (details: Partial<ReceiptDetails>, changes: Partial<Receipt> = {}) => {
  const found = await readPdf(await receiptPdf({ ...receipt(details), ...changes }));
  return {
    found,
    text: found.map((part) => part.text).join(''),
    right: Math.max(...found.map((part) => part.right)),
    pages: found.at(-1)!.page,
  };
};

test('another reader opens the file and finds the text in it', async () => {
  const { text, pages } = await read({ buyer: { ...buyer, name: 'Łukasz Γιώργος ᱥᱟᱱᱛᱟᱲᱤ रमन' } });
  expect(text).toContain('Łukasz Γιώργος ᱥᱟᱱᱛᱟᱲᱤ रमन');
  expect(text).toContain('₹9,999');
  expect(pages).toBe(1);
});

test('the receipt names the seller of the day on which it was issued', async () => {
  const { text } = await read({});
  for (const name of ['Of then', 'Then Pvt Ltd', '1 Then Road']) expect(text).toContain(name);
});

test('the receipt names the company of the buyer, its GSTIN, and through whom it was paid', async () => {
  const { text } = await read({
    buyer: { ...buyer, company: 'Rao Books', gstin: '27AAPFU0939F1ZV' },
    paidThrough: 'razorpay',
  });
  for (const part of [
    'Tax invoice',
    'Rao Books',
    'GSTIN 27AAPFU0939F1ZV',
    'Paid Online through Razorpay',
  ]) {
    expect(text).toContain(part);
  }
  expect((await read({})).text).not.toContain('Online through');
  expect((await read({ paidThrough: 'by-hand' })).text).toContain('Paid In cash');
});

test.each([
  ['words', `${'Venkata Satya Lakshmi '.repeat(9)}Ward No. 14`],
  ['no spaces', 'Lane'.repeat(50)],
  ['no spaces in another script', 'தமிழ்ச்செல்வன்'.repeat(14)],
])('a long value with %s is wrapped and stays on the page', async (_what, value) => {
  const { text, right } = await read({
    buyer: { ...buyer, name: value, address: [value] },
    lines: [{ title: value, quantity: 3 }],
  });
  expect(right).toBeLessThanOrEqual(540);
  if (/^[ -~]*$/.test(value)) {
    expect(text.replace(/\s/g, '').split(value.replace(/\s/g, ''))).toHaveLength(3);
  }
});

test('a list longer than a page goes on with the number repeated', async () => {
  const lines = Array.from({ length: 60 }, (_, index) => ({
    title: `Course ${index}`,
    quantity: 1,
  }));
  const { found, pages } = await read({ lines });
  expect(pages).toBeGreaterThan(1);
  for (let page = 2; page <= pages; page += 1) {
    const [heading] = found.filter((part) => part.page === page);
    expect(heading!.text).toContain('Tax');
    const text = found.filter((part) => part.page === page).map((part) => part.text);
    expect(text.join('')).toContain(`R/2026-27/000042 · page ${page}`);
  }
  expect(found.map(({ text }) => text).join('')).toContain('Course 59');
});

test('characters without a font are named; those of all other names are not', async () => {
  const named = (name: string) => standInsOfReceipt(receipt({ buyer: { ...buyer, name } }));
  expect(await named('Asha 🌟 Verma')).toEqual(['🌟']);
  expect(await named('மு ʻŌ محمد')).toEqual([]);
});

const another = { cgstPaise: 0, sgstPaise: 0, roundingPaise: 0 };

test.each<[string, Partial<Receipt>, string[]]>([
  ['07', {}, ['Delhi (07)', 'CGST 9%', 'SGST 9%', '₹762.63', 'Rounding']],
  ['33', { ...another, igstPaise: 152_527 }, ['Tamil Nadu (33)', 'IGST 18%', '₹1,525.27']],
  ['26', { ...another, igstPaise: 152_527 }, ['Dadra and Nagar Haveli and Daman and Diu (26)']],
  ['96', { ...another, igstPaise: 152_527 }, ['Outside India (96)', 'IGST 18%']],
  [
    '96',
    { ...another, taxablePaise: 999_900, ratePercent: 0 },
    ['Outside India (96)', 'without payment of integrated tax'],
  ],
])('the receipt of the place %s names the place and its tax', async (place, changes, texts) => {
  const { text } = await read({}, { placeOfSupply: place, ...changes });
  for (const part of texts) expect(text).toContain(part);
  expect(text.includes('CGST')).toBe(place === '07');
});

test('the receipt shows the price, the code and what it took off, and a credit note does not', async () => {
  const discount = { code: 'DIWALI15', pricePaise: 1_176_353 };
  const { text } = await read({ discount });
  expect(text).toContain('₹11,763.53');
  expect(text).toContain('Discount (code DIWALI15)');
  expect(text).toContain('-₹1,764.53');
  expect((await read({ discount }, { kind: 'credit_note' })).text).not.toContain('DIWALI15');
});
