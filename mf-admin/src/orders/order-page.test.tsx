import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderDetails } from 'shared/model/schemas';
import { renderRemote } from 'shared/testing';
import { fakeAdminApi } from '../testing/fake-admin-api';
import * as remote from '../routes';

const number = 'NK-261120-AAAAAAAAAA';
const at = '2026-11-20T04:30:00.000Z';
const paid: OrderDetails = {
  order_number: number,
  order_type: 'course',
  title: 'Numerology Course',
  items: [
    {
      product_id: 101,
      title: 'Numerology Course',
      quantity: 1,
      price: 9999,
      when: 'Mon–Fri, 7:30 pm IST, from 5 January 2026',
    },
  ],
  state: 'paid',
  person: 5,
  user_id: 5,
  name: 'Asha Verma',
  email: 'asha@example.com',
  phone: '9876543210',
  address: ['1 MG Road', 'Pune'],
  remarks: '',
  campaign: 'mail / - / -',
  payable_amount: 9999,
  refunded_amount: 0,
  returnable_amount: 9999,
  can_take_cash: false,
  can_cancel: false,
  can_withdraw: false,
  refundable_amount: 9999,
  can_pay: false,
  in_review: false,
  bought_before: [],
  can_enrol: false,
  created_at: at,
  paid_at: at,
  refund_period_over: false,
  attempts: [
    { reference: number, provider: 'sandbox', amount: 9999, state: 'paid', created_at: at },
  ],
  payments: [
    {
      payment_id: 'pay-1',
      reference: number,
      amount: 9999,
      currency: 'INR',
      state: 'success',
      accepted: true,
      refunded_amount: 0,
    },
  ],
  events: [
    { id: 1, source: 'webhook', received_at: at, deliveries: 2, body: '{"raw":1}', error: null },
  ],
  messages: [
    { id: 3, to: 'asha@example.com', subject: 'Your order', created_at: at, state: 'sent' },
  ],
  enrolments: [{ product_id: 101, title: 'Numerology Course', created_at: at }],
  provider_view: [{ payment_id: 'pay-1', state: 'success', amount: 9999, currency: 'INR' }],
  refunds: [],
  receipts: [{ number: 'R/2026-27/000001', kind: 'receipt', amount: 9999, issued_at: at }],
};
const unpaid: OrderDetails = {
  ...paid,
  state: 'pending',
  paid_at: null,
  can_pay: true,
  can_enrol: true,
  returnable_amount: 0,
  can_take_cash: true,
  can_cancel: true,
  refundable_amount: 0,
  payments: [],
  enrolments: [],
  receipts: [],
};
const call = `/admin/orders/${number}`;
const response = (data: object) => ({ body: { success: true, message: '', data } });

const open = (order: object, responses: Parameters<typeof fakeAdminApi>[0] = {}) => {
  const api = fakeAdminApi({ [`GET ${call}`]: response(order), ...responses });
  const { history } = renderRemote(remote, {
    at: call,
    token: 'tok',
    user: { id: 1, name: 'Owner', role_id: 3 },
  });
  return { ...api, history };
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('the page of an order shows its buyer, payments, e-mails and events', async () => {
  open(paid);
  expect(await screen.findByText('Mon–Fri, 7:30 pm IST, from 5 January 2026')).toBeVisible();
  const buyer = within(await screen.findByRole('region', { name: 'Buyer' }));
  expect(buyer.getByRole('link', { name: 'Asha Verma' })).toHaveAttribute('href', '/admin/users/5');
  expect(buyer.getByText('1 MG Road, Pune')).toBeVisible();
  expect(buyer.getByText('Numerology Course')).toBeVisible();
  const payments = within(screen.getByRole('table', { name: 'Payments' }));
  expect(payments.getByText('success, ₹9,999')).toBeVisible();
  const messages = within(screen.getByRole('table', { name: 'E-mails' }));
  expect(messages.getByText('Sent')).toBeVisible();
  expect(screen.getByText('{"raw":1}')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Enrol by hand' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Copy payment link' })).not.toBeInTheDocument();
});

test('a return says how, when and with which number the money went back', async () => {
  const back: OrderDetails['refunds'][number] = {
    refund_number: `${number}-R1`,
    amount: 2000.5,
    way: 'bank',
    reference: 'UTR 77',
    returned_on: '2026-11-18',
    state: 'done',
    reason: 'as agreed',
    created_at: at,
  };
  open({ ...paid, refunds: [back] });
  const [, row] = within(await screen.findByRole('table', { name: 'Refunds' })).getAllByRole('row');
  expect([...row!.children].map((cell) => cell.textContent?.replaceAll(/\s/g, ' '))).toEqual([
    `${number}-R1`,
    '₹2,000.50',
    'Bank, UTR 77',
    'done',
    'as agreed',
    '20 Nov 2026, 10:00 am',
    '18 Nov 2026',
  ]);
});

test('the page of an order says which characters its receipts show by number', async () => {
  open({ ...paid, characters_without_font: ['🌟', '王'] });
  expect(await screen.findByText(/No font here has these characters: 🌟 王\./)).toBeVisible();
});

test('a partial refund sends the amount, the reason and the refundable amount', async () => {
  const { requests } = open(paid, {
    [`POST ${call}/refunds`]: { body: { status: true, message: 'Refunded.' } },
  });
  await press('Refund ₹9,999');
  expect(screen.getByText(/within the 24 hours/)).toBeVisible();
  const amount = screen.getByLabelText(/Amount in rupees/);
  expect(amount).toHaveValue('9999');
  expect(
    screen.getByRole('button', { name: 'Refund ₹9,999 and withdraw the course' }),
  ).toBeVisible();
  await userEvent.type(screen.getByLabelText('Reason'), 'late start');
  // An empty field refunds nothing.
  for (const wrong of ['{Backspace}', '1,50']) {
    await userEvent.clear(amount);
    await userEvent.type(amount, wrong);
    await press('Refund');
    expect(
      (await screen.findAllByText('Please enter an amount in rupees, such as 499 or 499.50.'))
        .length,
    ).toBeGreaterThan(0);
  }
  await userEvent.clear(amount);
  await userEvent.type(amount, '1,000.50');
  await press('Refund ₹1,000.50');
  expect(await screen.findByText('Refunded.')).toBeVisible();
  expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { amount: '1,000.50', refundable_amount: 9999, reason: 'late start' },
  ]);
});

test('a full refund asks once, and Back keeps what was entered', async () => {
  const { requests } = open(
    { ...paid, refund_period_over: true },
    { [`POST ${call}/refunds`]: { body: { status: true, message: 'Refunded.' } } },
  );
  const sent = () => requests.filter(({ method }) => method === 'POST');
  await press('Refund ₹9,999');
  expect(screen.getByText(/The 24 hours of the refund policy have passed/)).toBeVisible();
  await userEvent.type(screen.getByLabelText('Reason'), 'asked for');
  await press('Refund ₹9,999 and withdraw the course');
  expect(
    screen.getByText('Asha Verma gets ₹9,999 back and loses Numerology Course.'),
  ).toBeVisible();
  await press('Back');
  expect(screen.getByLabelText('Reason')).toHaveValue('asked for');
  expect(sent()).toEqual([]);
  await press('Refund ₹9,999 and withdraw the course');
  await press('Yes, refund ₹9,999');
  await screen.findByText('Refunded.');
  expect(sent()[0]?.body).toEqual({
    amount: '9999',
    refundable_amount: 9999,
    reason: 'asked for',
  });
});

test('a return is written down with its day, way and reference, after a question', async () => {
  const { requests } = open(paid, {
    [`POST ${call}/returns`]: { body: { status: true, message: 'The return is recorded.' } },
  });
  await press('Record a return');
  const amount = screen.getByLabelText(/Amount in rupees/);
  await userEvent.clear(amount);
  await userEvent.type(amount, '2,000.50');
  await userEvent.clear(screen.getByLabelText('Day'));
  await userEvent.type(screen.getByLabelText('Day'), '2026-11-27');
  await userEvent.selectOptions(screen.getByLabelText('How it went back'), 'Bank');
  await userEvent.type(screen.getByLabelText(/^Reference/), 'UTR 77');
  await userEvent.selectOptions(screen.getByLabelText('Access'), 'Keep');
  await userEvent.type(screen.getByLabelText('Reason'), 'moved away');
  await userEvent.click(screen.getAllByRole('button', { name: 'Record a return' }).at(-1)!);
  expect(
    await screen.findByText(/Asha Verma has got ₹2,000.50 back and keeps Numerology Course/),
  ).toBeVisible();
  await press('Yes, record ₹2,000.50');
  await screen.findByText('The return is recorded.');
  expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    {
      amount: '2,000.50',
      day: '2026-11-27',
      way: 'bank',
      reference: 'UTR 77',
      access: 'keep',
      reason: 'moved away',
    },
  ]);
});

test('cash for an open order is proposed at its price, and another amount asks with both', async () => {
  const { requests } = open(unpaid, {
    [`POST ${call}/cash`]: { body: { status: true, message: 'Paid.' } },
  });
  await press('Paid in cash');
  const amount = screen.getByLabelText(/Amount in rupees/);
  expect(amount).toHaveValue('9999');
  await userEvent.clear(amount);
  await userEvent.type(amount, '999');
  await userEvent.type(screen.getByLabelText('Reason'), 'at the desk');
  await userEvent.click(screen.getAllByRole('button', { name: 'Paid in cash' }).at(-1)!);
  expect(await screen.findByText('The price is ₹9,999, and you have entered ₹999.')).toBeVisible();
  await press('Yes, ₹999 was paid');
  await screen.findByText('Paid.');
  expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { amount: '999', reason: 'at the desk' },
  ]);
});

test('an open order is cancelled, and a gift withdrawn; who may not refund sees no way to', async () => {
  const gift = { ...paid, can_withdraw: true, can_cancel: true };
  const api = fakeAdminApi({ [`GET ${call}`]: response(gift) });
  renderRemote(remote, {
    at: call,
    token: 'tok',
    user: { id: 2, name: 'Lead', role_id: 3, rights: 'single', ticked: ['orders'] },
  });
  expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeVisible();
  for (const name of ['Refund ₹9,999', 'Record a return', 'Cancel order']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  api.responses[`POST ${call}/withdrawal`] = { body: { status: true, message: 'Withdrawn.' } };
  await press('Withdraw');
  await userEvent.type(screen.getByLabelText('Reason'), 'a mistake');
  await userEvent.click(screen.getAllByRole('button', { name: 'Withdraw' }).at(-1)!);
  expect(await screen.findByText('Withdrawn.')).toBeVisible();
});

test('an order for what was bought before says so', async () => {
  open({ ...paid, bought_before: ['NK-260507-BBBBBBBBBB'] });
  const notice = await screen.findByText(/Bought before in/);
  expect(notice).toHaveTextContent('Bought before in NK-260507-BBBBBBBBBB: return this payment?');
  expect(screen.getByRole('link', { name: 'NK-260507-BBBBBBBBBB' })).toHaveAttribute(
    'href',
    '/admin/orders/NK-260507-BBBBBBBBBB',
  );
});

test('a buyer is moved to another batch of the same kind', async () => {
  const batch = { kind: 'course', product_id: 101, title: 'Numerology Course', seats_left: 1 };
  const { requests } = open(paid, {
    'GET /admin/schedules': {
      body: {
        data: [
          { ...batch, schedule_id: 'january', when: 'from 4 January 2027' },
          { ...batch, schedule_id: null, when: '' },
          { ...batch, kind: 'webinar', schedule_id: 'sunday', when: 'Sunday' },
        ],
      },
    },
    [`POST ${call}/rebooking`]: { body: { status: true, message: 'Moved.' } },
  });
  await press('Move to another batch');
  await screen.findByRole('option', { name: /from 4 January 2027 \(1 place left\)/ });
  expect(screen.getAllByRole('option')).toHaveLength(2);
  await userEvent.selectOptions(screen.getByLabelText('New batch'), 'course/101/january');
  await userEvent.type(screen.getByLabelText('Reason'), 'new job');
  await press('Move');
  expect(await screen.findByText('Moved.')).toBeVisible();
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    product_id: 101,
    to_product_id: 101,
    to_schedule_id: 'january',
    reason: 'new job',
  });
});

test('the confirmation can be sent again, and a refusal is shown', async () => {
  const { responses } = open(paid, {
    [`POST ${call}/confirmation`]: { body: { status: true, message: 'On its way.' } },
  });
  await press('Resend confirmation');
  expect(await screen.findByText('On its way.')).toBeVisible();
  responses[`POST ${call}/confirmation`] = { status: 409, body: { message: 'Not paid.' } };
  await press('Resend confirmation');
  expect(await screen.findByText('Not paid.')).toBeVisible();
});

test('an unpaid order offers its payment link, and enrolment by hand with a reason', async () => {
  const link = 'http://localhost/sandbox-pay/1';
  const { requests } = open(unpaid, {
    [`POST ${call}/payment-link`]: { body: { status: true, message: '', payment_link: link } },
    [`POST ${call}/enrolment`]: { body: { status: true, message: 'Enrolled.' } },
  });
  const user = userEvent.setup();
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(await screen.findByRole('button', { name: 'Copy payment link' }));
  expect(await screen.findByText('The payment link is copied.')).toBeVisible();
  expect(copied).toHaveBeenCalledWith(link);
  expect(await screen.findByText(link)).toBeVisible();
  await press('Enrol by hand');
  await userEvent.type(screen.getByLabelText('Reason'), 'paid in cash');
  await userEvent.click(within(screen.getByRole('form')).getByRole('button'));
  expect(await screen.findByText('Enrolled.')).toBeVisible();
  expect(requests.find(({ path }) => path.endsWith('/enrolment'))?.body).toEqual({
    reason: 'paid in cash',
  });
});

test('a receipt is saved as a file named after its number', async () => {
  const { requests } = open(paid, { [`GET ${call}/receipt.pdf`]: { body: 'pdf' } });
  URL.createObjectURL = jest.fn(() => 'blob:pdf');
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  await press('PDF R/2026-27/000001');
  await waitFor(() => expect(saved).toEqual(['R-2026-27-000001.pdf']));
  expect(requests.at(-1)?.headers.get('Authorization')).toBe('Bearer tok');
});

test('for an unknown order, the page says that it does not exist', async () => {
  open({}, { [`GET ${call}`]: { status: 404, body: { message: 'There is no such order.' } } });
  expect(await screen.findByText(`There is no order ${number}`)).toBeVisible();
});

test('while another order is loading, the page no longer shows the order before', async () => {
  let respond: (other: { body: object }) => void = () => {};
  const { history } = open(paid, {
    'GET /admin/orders/NK-2': new Promise<{ body: object }>((resolve) => (respond = resolve)),
  });
  expect(await screen.findByRole('button', { name: 'Refund ₹9,999' })).toBeVisible();
  act(() => history.push('/admin/orders/NK-2'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Order NK-2' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Refund ₹9,999' })).not.toBeInTheDocument();
  respond(response({ ...unpaid, order_number: 'NK-2' }));
  expect(await screen.findByRole('button', { name: 'Copy payment link' })).toBeVisible();
});

test('the order stays on the page if it cannot be fetched again', async () => {
  const { responses } = open(paid, {
    [`POST ${call}/confirmation`]: { body: { status: true, message: 'On its way.' } },
  });
  await screen.findByRole('region', { name: 'Buyer' });
  responses[`GET ${call}`] = { status: 500, body: {} };
  await press('Resend confirmation');
  expect(await screen.findByText('The order could not be fetched.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Buyer' })).toBeVisible();
});

test('a browser that refuses to copy leaves the payment link on the page', async () => {
  const link = 'https://pay.example.com/o/1';
  open(unpaid, { [`POST ${call}/payment-link`]: { body: { status: true, payment_link: link } } });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await press('Copy payment link');
  expect(await screen.findByText(/did not allow copying. Please copy the link/)).toBeVisible();
  expect(await screen.findByText(link)).toBeVisible();
});
