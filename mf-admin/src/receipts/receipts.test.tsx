import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from 'shared/testing';
import { fakeAdminApi } from '../testing/fake-admin-api';
import type { ReceiptRow, ReceiptSumsResponse } from 'shared/model/schemas';
import * as remote from '../routes';

const place = { state: 'Tamil Nadu', place_of_supply: '33', rate: 18 };
const amounts = { cgst: 0, sgst: 0, igst: 1525.27, rounding: 0, total: 9999 };
const row: ReceiptRow = {
  id: 1,
  number: 'R/2026-27/000001',
  kind: 'receipt',
  created_at: '2026-11-30T18:29:00Z',
  order_number: 'NK-1',
  buyer: 'Asha Verma',
  company: '',
  company_gstin: '',
  hsn: '999293',
  ...place,
  taxable_value: 8473.73,
  ...amounts,
  payment_id: 'pay_1',
};
const note: ReceiptRow = {
  ...row,
  id: 2,
  number: 'C/2026-27/000001',
  kind: 'credit_note',
  taxable_value: -847.47,
  igst: -152.54,
  total: -1000.01,
};
const line = {
  number: note.number,
  created_at: note.created_at,
  receipt_number: row.number,
  table: '7',
  type: '',
  ...place,
  company_gstin: '',
  value: 1000.01,
  taxable_value: 847.47,
};
const sums: ReceiptSumsResponse['data'] = {
  all: { receipts: 1, credit_notes: 1, taxable_value: 7626.26, ...amounts, total: 8998.99 },
  places: [{ ...place, receipts: 1, credit_notes: 1, taxable_value: 7626.26, ...amounts }],
  small_sales: [{ ...place, taxable_value: 7626.26 }],
  large_sales: [],
  credit_notes: [line],
};

const body = (data: object) => ({ body: { success: true, message: '', data } });

const openPage = () => {
  const api = fakeAdminApi({
    'GET /admin/receipts': body({ data: [row, note], total: 2 }),
    'GET /admin/receipts/sums': body(sums),
  });
  renderRemote(remote, {
    at: '/admin/receipts?state=Tamil+Nadu&from_date=2026-11-01',
    token: 'tok',
    user: { id: 1, name: 'Admin', role_id: 3 },
  });
  return api;
};

const cellsOf = (table: HTMLElement, index: number) =>
  [...within(table).getAllByRole('row')[index]!.children].map((cell) => cell.textContent);

test('a receipt and its credit note are lines of the register', async () => {
  openPage();
  const table = await screen.findByRole('table', { name: 'Receipts' });
  expect(cellsOf(table, 1)).toEqual([
    'R/2026-27/000001NK-1',
    '30 Nov 2026, 11:59\u00a0pm',
    'Asha Verma',
    '33 Tamil Nadu',
    '₹9,999',
    '₹8,473.73',
    'IGST ₹1,525.27',
    'pay_1',
    'PDF R/2026-27/000001',
  ]);
  expect(cellsOf(table, 2)).toContain('-₹1,000.01');
  expect(within(table).getAllByRole('link', { name: 'NK-1' })[0]).toHaveAttribute(
    'href',
    '/admin/orders/NK-1',
  );
});

test('the sums are those of the filters, with the tables of GSTR-1', async () => {
  const { requests } = openPage();
  const region = await screen.findByRole('region', { name: 'Sum of the period' });
  expect(region).toHaveTextContent('Received less returned₹8,998.99');
  const places = screen.getByRole('table', { name: 'By State and rate' });
  expect(cellsOf(places, 1)).toEqual([
    '33 Tamil Nadu',
    '18%',
    '1',
    '1',
    '₹7,626.26',
    '₹0',
    '₹0',
    '₹1,525.27',
    '₹0',
    '₹9,999',
  ]);
  const small = screen.getByRole('table', { name: /table 7: small sales/ });
  expect(cellsOf(small, 1)).toEqual(['OE', '33 Tamil Nadu', '18%', '₹7,626.26', '₹0']);
  const notes = screen.getByRole('table', { name: /table 9B/ });
  expect(cellsOf(notes, 1)).toContain('R/2026-27/000001');
  expect(screen.getByText('No sale of this period has a line of its own.')).toBeVisible();
  const asked = requests.find(({ path }) => path.startsWith('/admin/receipts/sums'));
  expect(Object.fromEntries(new URL(asked!.path, 'http://x').searchParams)).toMatchObject({
    state: 'Tamil Nadu',
    from_date: '2026-11-01',
  });
});

test('each table is saved as a file of the same filters', async () => {
  const { requests, responses } = openPage();
  responses['GET /admin/receipts/small-sales.csv'] = { status: 500, body: {} };
  const panel = await screen.findByRole('region', { name: /table 7: small sales/ });
  await userEvent.click(within(panel).getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('Export failed. Please try again.')).toBeVisible();
  expect(requests.at(-1)!.path).toBe(
    '/admin/receipts/small-sales.csv?state=Tamil+Nadu&from_date=2026-11-01',
  );
});

test('a period is one press, leads to the one before, and its files are one ZIP', async () => {
  jest.useFakeTimers({
    now: new Date('2026-11-28T06:00:00Z'),
    doNotFake: ['setTimeout', 'queueMicrotask'],
  });
  const { requests, responses } = openPage();
  responses['GET /admin/receipts/files.zip'] = { status: 500, body: {} };
  const period = within(await screen.findByRole('group', { name: 'Period' }));
  await userEvent.click(period.getByRole('button', { name: 'Quarter' }));
  expect(screen.getByLabelText('From Date')).toHaveValue('2026-10-01');
  expect(period.getByRole('button', { name: 'Quarter' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(period.getByRole('button', { name: 'The one before' }));
  expect(screen.getByLabelText('To Date')).toHaveValue('2026-09-30');
  await userEvent.click(screen.getByRole('button', { name: 'Files for the accountant' }));
  expect(await screen.findByText('Export failed. Please try again.')).toBeVisible();
  expect(requests.at(-1)!.path).toBe(
    '/admin/receipts/files.zip?from_date=2026-07-01&to_date=2026-09-30',
  );
  await userEvent.click(period.getByRole('button', { name: 'Own' }));
  expect(screen.getByLabelText('From Date')).toHaveFocus();
  jest.useRealTimers();
});

test('an accountant reads receipts and their files, and no order', async () => {
  fakeAdminApi({
    'GET /admin/receipts': body({ data: [row], total: 1 }),
    'GET /admin/receipts/sums': body(sums),
  });
  renderRemote(remote, {
    at: '/admin',
    token: 'tok',
    user: { id: 3, name: 'CA Mehta', role_id: 3, rights: 'accountant' },
  });
  const table = await screen.findByRole('table', { name: 'Receipts' });
  expect(within(table).queryByRole('link')).toBeNull();
  expect(within(table).getByRole('button', { name: 'PDF R/2026-27/000001' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Export CSV' }).length).toBeGreaterThan(0);
});
