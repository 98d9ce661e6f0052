import { sampleSize } from 'node-shared/testing/sample';
import type { ReceiptRow } from 'shared/model/schemas';
import { buyerStates } from 'shared/model/catalogue';
import {
  buy,
  coursePayload,
  decide,
  placeOrder,
  webinarPayload,
} from '../../testing/payments/orders';
import { openTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { indianDay } from '../../platform/indian-time';
import { financialYear } from '../receipts/receipts';

/** The clock of the server; it only moves forward. */
let clock = new Date('2027-01-05T06:00:00Z');
/** Sessions end after hours, so there are new people at each time. */
const at = async (time: string) => {
  clock = new Date(time);
  admin = await server.addUser({ role: 3 });
  student = await server.addUser();
};

let server: TestServer;
let admin: TestUser;
let student: TestUser;
beforeAll(async () => {
  server = await openTestServer({
    env: { GSTIN: '07AAACN1234C1Z5' },
    overrides: { now: () => clock },
  });
});
afterAll(() => server.close());

const asAdmin = async (path: string, headers: Record<string, string> = {}) =>
  server.call('GET', `admin/${path}`, undefined, { token: admin.token, headers });
const sums = async (query: string) => (await asAdmin(`receipts/sums?${query}`)).body.data;
const rows = async (query: string): Promise<ReceiptRow[]> =>
  (await asAdmin(`receipts?per_page=100&${query}`)).body.data.data;
const file = async (path: string, headers?: Record<string, string>) => {
  const { status, body } = await asAdmin(path, headers);
  expect(status).toBe(200);
  // No cell of these tests has a comma or a line break.
  const [headings = [], ...lines] = String(body)
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  return lines.map((cells): Record<string, string> =>
    Object.fromEntries(headings.map((heading, index) => [heading, cells[index]!])),
  );
};
const paise = (amount: number | string) => Math.round(Number(amount) * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const refund = async (number: string, amount?: string) => {
  const body = { reason: 'asked for', ...(amount && { amount }) };
  const path = `admin/orders/${number}/refunds`;
  expect((await server.call('POST', path, body, { token: admin.token })).status).toBe(200);
};

const order = (state: string | undefined, changes: object = {}) =>
  coursePayload({ email: student.email, ...(state && { state }), ...changes });

test('the register has a line for each receipt and credit note, with the place of the buyer', async () => {
  await at('2027-01-10T06:00:00Z');
  const number = await buy(server, order('Tamil Nadu'), student.token);
  await refund(number, '1,000.01');
  await buy(server, webinarPayload({ email: student.email }), student.token);
  const [ticket, note, course] = await rows('from_date=2027-01-10&to_date=2027-01-10');
  expect(course).toEqual({
    id: expect.any(Number),
    number: 'R/2026-27/000001',
    kind: 'receipt',
    created_at: '2027-01-10T06:00:00.000Z',
    order_number: number,
    buyer: 'Ravi Kumar',
    company: '',
    company_gstin: '',
    hsn: '999293',
    state: 'Tamil Nadu',
    place_of_supply: '33',
    rate: 18,
    taxable_value: 8473.73,
    cgst: 0,
    sgst: 0,
    igst: 1525.27,
    rounding: 0,
    total: 9999,
    payment_id: expect.any(String),
  });
  expect(note).toMatchObject({
    number: 'C/2026-27/000001',
    kind: 'credit_note',
    order_number: number,
    place_of_supply: '33',
    taxable_value: -847.47,
    igst: -152.54,
    total: -1000.01,
    payment_id: course!.payment_id,
  });
  // Without a State, the seller's counts.
  expect(ticket).toMatchObject({ state: 'Delhi', cgst: 2.21, sgst: 2.21, igst: 0, total: 29 });
  expect(await rows('state=Tamil Nadu')).toEqual([note, course]);
});

test('a State that does not exist is refused by order, list and file', async () => {
  const wrong = await server.call('POST', 'payment/create', order('Kerela'), {
    token: student.token,
  });
  expect(wrong).toMatchObject({ status: 422, body: { errors: { state: [expect.any(String)] } } });
  for (const path of ['receipts', 'receipts.csv', 'receipts/sums', 'receipts/small-sales.csv']) {
    expect((await asAdmin(`${path}?state=Kerela`)).status).toBe(422);
  }
});

test('the same list is a file for a request that accepts CSV', async () => {
  const [first] = await file('receipts?state=Tamil Nadu&page=1', { accept: 'text/csv' });
  expect(first).toEqual((await file('receipts.csv?state=Tamil Nadu'))[0]);
  expect(first).toMatchObject({
    Number: 'C/2026-27/000001',
    Kind: 'Credit note',
    State: 'Tamil Nadu',
    'HSN/SAC': '999293',
    'Taxable Value': '-847.47',
    IGST: '-152.54',
    Total: '-1000.01',
  });
});

test('small sales, large sales and credit notes have the layout of GSTR-1', async () => {
  await at('2027-02-10T06:00:00Z');
  const many = { items: [{ course_id: 101, quantity: 11 }], payable_amount: 109_989 };
  const large = await buy(server, order('Kerala', many), student.token);
  await refund(large, '500');
  const abroad = await buy(server, order('Outside India'), student.token);
  const small = await buy(server, order('Kerala'), student.token);
  await refund(small, '99.99');
  await buy(server, order('Delhi', many), student.token);
  const period = 'from_date=2027-02-01&to_date=2027-02-28';
  expect(await file(`receipts/small-sales.csv?${period}`)).toEqual(
    [
      ['07-Delhi', '93211.02'],
      // 8,473.73 less 84.74 of the credit note.
      ['32-Kerala', '8388.99'],
    ].map(([place, value]) => ({
      Type: 'OE',
      'Place Of Supply': place,
      'Applicable % of Tax Rate': '',
      Rate: '18',
      'Taxable Value': value,
      'Cess Amount': '0',
      'E-Commerce GSTIN': '',
    })),
  );
  const found = await sums(period);
  expect(found.large_sales).toMatchObject([
    { table: '5', type: 'B2CL', place_of_supply: '32', value: 109_989, receipt_number: null },
    { table: '6A', type: 'EXPWP', place_of_supply: '96', value: 9999 },
  ]);
  expect(found.credit_notes).toMatchObject([
    { table: '9B', type: 'B2CL', value: 500, receipt_number: found.large_sales[0].number },
    { table: '7', type: '', value: 99.99 },
  ]);
  const [note] = await file(`receipts/credit-notes.csv?${period}`);
  expect(note).toMatchObject({
    'UR Type': 'B2CL',
    'Note Date': '10-Feb-2027',
    'Place Of Supply': '32-Kerala',
    'Note Value': '500',
    'In Table': '9B',
  });
  const [line] = await file(`receipts/large-sales.csv?${period}`);
  expect(line).toMatchObject({ 'Invoice date': '10-Feb-2027', 'Invoice Value': '109989' });
  expect(abroad).toMatch(/^NK-/);
});

test('a sale to a company with a GSTIN is a line of table 4A, in the State of that number', async () => {
  await at('2027-03-10T06:00:00Z');
  const company = { company: 'Rao Books', gstin: ' 27aapfu0939f1zv' };
  const number = await buy(server, order('Kerala', company), student.token);
  await refund(number, '500');
  const period = 'from_date=2027-03-01&to_date=2027-03-20';
  expect(await rows(period)).toMatchObject([
    { kind: 'credit_note', company: 'Rao Books', company_gstin: '27AAPFU0939F1ZV' },
    { kind: 'receipt', place_of_supply: '27', igst: expect.any(Number), cgst: 0 },
  ]);
  const found = await sums(period);
  expect(found.small_sales).toEqual([]);
  expect(found.large_sales).toMatchObject([
    { table: '4A', type: 'B2B', company_gstin: '27AAPFU0939F1ZV', value: 9999 },
  ]);
  expect(found.credit_notes).toMatchObject([{ table: '9B', type: 'B2B', value: 500 }]);
  const [, line] = await file(`receipts.csv?${period}`, { accept: 'text/csv' });
  expect(line).toMatchObject({ Company: 'Rao Books', 'GSTIN of Company': '27AAPFU0939F1ZV' });

  const send = (given: object) =>
    server.call('POST', 'payment/create', order('Kerala', given), { token: student.token });
  expect(await send({ ...company, gstin: '27AAPFU0939F1ZW' })).toMatchObject({
    status: 422,
    body: { errors: { gstin: [expect.stringContaining('This is no GSTIN')] } },
  });
  expect(await send({ gstin: company.gstin })).toMatchObject({
    status: 422,
    body: { errors: { company: [expect.any(String)] } },
  });
});

test('an order of one financial year that is paid in the next counts where its receipt does', async () => {
  await at('2027-03-31T18:20:00Z');
  const number = await placeOrder(server, order('Goa'), student.token);
  const before = await months();
  await at('2027-03-31T18:30:00Z');
  await decide(server, number);
  await server.runTask('confirm paid orders');
  const [receipt] = await rows('from_date=2027-04-01&to_date=2027-04-30');
  expect(receipt).toMatchObject({ number: 'R/2027-28/000001', order_number: number });
  const march = 'from_date=2027-03-31&to_date=2027-03-31';
  const april = 'from_date=2027-04-01&to_date=2027-04-01';
  expect(await file(`course-orders.csv?${march}`)).toMatchObject([
    {
      'Order ID': number,
      'Order Date': '2027-03-31T23:50:00+05:30',
      'Paid On': '2027-04-01T00:00:00+05:30',
      'Paid Amount': '9999',
    },
  ]);
  const byPayment = async (period: string) =>
    (await asAdmin(`course-orders?day_of=payment&${period}`)).body.data;
  expect(await byPayment(april)).toMatchObject({ total: 1, data: [{ order_number: number }] });
  expect(await byPayment(march)).toMatchObject({ total: 0 });
  const paid = await months();
  expect(paid).toEqual({ ...before, '2027-03': before['2027-03'] ?? 0, '2027-04': paise(9999) });
  await at('2027-05-01T00:00:00+05:30');
  await refund(number);
  expect(await months()).toEqual({ ...paid, '2027-05': -paise(9999) });
  expect(await rows('from_date=2027-05-01')).toMatchObject([{ number: 'C/2027-28/000001' }]);
});

/** The paise of each month, as the chart shows them. */
async function months(): Promise<Record<string, number>> {
  const { monthly_breakdown } = (await asAdmin('dashboard-summary')).body.data;
  return Object.fromEntries(
    monthly_breakdown.map(
      (month: { month: string; paid_course_amount: number; paid_webinar_amount: number }) => [
        month.month,
        paise(month.paid_course_amount) + paise(month.paid_webinar_amount),
      ],
    ),
  );
}

/** Instants around the ends of days, months and years in India. */
const edges = ['2027-05-31', '2027-06-01', '2027-12-31', '2028-02-29', '2028-03-31', '2028-04-30'];
const ORDERS = sampleSize('orders of the books', 10, 40);

test('chart, overview, register, sums and file agree in every month, and closed months stay', async () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const open: { number: string; left: number }[] = [];
  const closed: Record<string, number> = {};
  for (const day of edges) {
    await at(`${day}T23:59:58+05:30`);
    for (let second = 0; second < 4; second += 1) {
      clock = new Date(clock.getTime() + 1000);
      for (let n = 0; n < ORDERS / edges.length / 4; n += 1) {
        // An order of the same moment as a payment would be closed as the same page in another tab.
        clock = new Date(clock.getTime() + 1);
        const number = await placeOrder(
          server,
          order(buyerStates[random(buyerStates.length)]),
          student.token,
        );
        await decide(server, number);
        open.push({ number, left: 999_900 });
      }
      const returned = open[random(open.length)]!;
      if (returned.left > 0) {
        const part = random(3) === 0 ? returned.left : 1 + random(returned.left);
        await refund(returned.number, (part / 100).toFixed(2));
        returned.left -= part;
      }
    }
    const now = indianDay(clock).slice(0, 7);
    const shown = await months();
    for (const [month, amount] of Object.entries(closed)) expect(shown[month]).toBe(amount);
    for (const month of Object.keys(shown)) if (month < now) closed[month] = shown[month]!;
  }

  await server.runTask('confirm paid orders');
  const shown = await months();
  for (const [month, amount] of Object.entries(shown)) {
    const [year, number] = month.split('-').map(Number);
    const last = new Date(Date.UTC(year!, number, 0)).getUTCDate();
    const period = `from_date=${month}-01&to_date=${month}-${last}`;
    const overview = (await asAdmin(`overview?range=own&${period}`)).body.data.period;
    const added = await sums(period);
    expect({
      overview: paise(overview.paid_amount),
      rows: sum((await rows(period)).map(({ total }) => paise(total))),
      file: sum((await file(`receipts.csv?${period}`)).map(({ Total }) => paise(Total!))),
      sums: paise(added.all.total),
      places: sum(added.places.map(({ total }: { total: number }) => paise(total))),
    }).toEqual({ overview: amount, rows: amount, file: amount, sums: amount, places: amount });
    // The lists of what was paid in the month have its receipts, and the chart those less the credit notes.
    const paid = await Promise.all(
      ['course', 'webinar'].map((kind) => file(`${kind}-orders.csv?day_of=payment&${period}`)),
    );
    const register = await rows(period);
    const receipts = register.filter(({ kind }) => kind === 'receipt');
    const notes = register.filter(({ kind }) => kind !== 'receipt');
    expect(sum(paid.flat().map((row) => paise(row['Paid Amount']!)))).toBe(
      sum(receipts.map(({ total }) => paise(total))),
    );
    expect(
      paid
        .flat()
        .map((row) => row['Order ID']!)
        .toSorted(),
    ).toEqual(receipts.map(({ order_number }) => order_number).toSorted());
    expect(sum(paid.flat().map((row) => paise(row['Paid Amount']!)))).toBe(
      amount - sum(notes.map(({ total }) => paise(total))),
    );
    const { taxable_value, cgst, sgst, igst, rounding } = added.all;
    expect(sum([taxable_value, cgst, sgst, igst, rounding].map(paise))).toBe(amount);
  }

  const { rows: money } = await server.services.pool.query(`
    SELECT (SELECT sum(amount_paise)::float8 FROM payments WHERE accepted) -
           (SELECT sum(amount_paise)::float8 FROM refunds WHERE state = 'done') AS paise`);
  expect(sum(Object.values(shown))).toBe(money[0].paise);
  const all = await file('receipts.csv');
  const numbers = new Map<string, number[]>();
  for (const { Number: number, Date: date } of all) {
    const [kind, year, sequence] = number!.split('/');
    expect(year).toBe(financialYear(new Date(date!)));
    const key = `${kind}/${year}`;
    numbers.set(key, [...(numbers.get(key) ?? []), Number(sequence)]);
  }
  expect(numbers.size).toBe(6);
  for (const given of numbers.values()) {
    expect(given.toSorted((a, b) => a - b)).toEqual(given.map((_, index) => index + 1));
  }
}, 300_000);
