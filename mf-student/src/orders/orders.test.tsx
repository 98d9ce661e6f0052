import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paymentPage } from 'shared/actions';
import { fakeApi } from 'shared/testing';
import { noThreads, openDashboard } from '../testing/dashboard';

afterEach(() => jest.restoreAllMocks());

const ORDERS = 'GET /orders';
const order = {
  order_number: 'NK-1',
  order_type: 'course',
  title: 'Numerology Course',
  amount: 9999,
  refunded_amount: 0,
  created_at: '2026-11-20T09:34:00.000Z',
  state: 'paid',
  can_resume: false,
  has_receipt: true,
};
const ordered = (...changes: object[]) => ({
  [ORDERS]: { body: { success: true, data: changes.map((each) => ({ ...order, ...each })) } },
});
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Your orders' }))
    .getAllByRole('row')
    .slice(1);

test('the dashboard links to the orders', async () => {
  fakeApi({ ...noThreads, ...ordered({}) });
  openDashboard('message');
  await userEvent.click(await screen.findByRole('link', { name: 'Your orders' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible();
});

test('every order shows its title, date, amount and state', async () => {
  fakeApi(
    ordered(
      { order_number: 'NK-3', state: 'pending', can_resume: true, has_receipt: false },
      { order_number: 'NK-2', state: 'refunded', refunded_amount: 4999 },
      {},
    ),
  );
  openDashboard('orders');
  const [pending, refunded, paid] = await rows();
  expect(pending).toHaveTextContent('Not paid yet');
  expect(within(pending!).queryByRole('button', { name: /Receipt/ })).toBeNull();
  expect(refunded).toHaveTextContent('₹4,999 refunded');
  expect(refunded).toHaveTextContent('Refunded');
  for (const text of ['Numerology Course', 'NK-1', '₹9,999', '20 Nov 2026', 'Paid']) {
    expect(paid).toHaveTextContent(text);
  }
  expect(within(paid!).queryByRole('button', { name: /Resume/ })).toBeNull();
});

test('Resume payment opens the payment page of that order', async () => {
  const { requests } = fakeApi({
    ...ordered({ state: 'pending', can_resume: true, has_receipt: false }),
    'POST /orders/NK-1/payment': { body: { status: true, payment_link: '/sandbox-pay/NK-1' } },
  });
  const open = jest.spyOn(paymentPage, 'open').mockImplementation(() => {});
  openDashboard('orders');
  await userEvent.click(await screen.findByText('Resume payment'));
  await waitFor(() => expect(open).toHaveBeenCalledWith('/sandbox-pay/NK-1'));
  expect(requests.at(-1)).toMatchObject({ method: 'POST', path: '/orders/NK-1/payment' });
});

test.each([
  [{ status: 409, body: { message: 'This order has been paid.' } }, 'This order has been paid.'],
  ['network error' as const, 'The payment page could not be opened. Nothing has been charged.'],
])('if a payment cannot be resumed, a message says why', async (response, text) => {
  fakeApi({
    ...ordered({ state: 'pending', can_resume: true, has_receipt: false }),
    'POST /orders/NK-1/payment': response,
  });
  const open = jest.spyOn(paymentPage, 'open').mockImplementation(() => {});
  openDashboard('orders');
  await userEvent.click(await screen.findByText('Resume payment'));
  expect(await screen.findByText(text)).toBeVisible();
  expect(open).not.toHaveBeenCalled();
});

test('a receipt that cannot be loaded shows an error', async () => {
  const { requests } = fakeApi({
    ...ordered({}),
    'GET /orders/NK-1/receipt.pdf': { status: 500 },
  });
  openDashboard('orders');
  await userEvent.click(await screen.findByText('Receipt'));
  expect(await screen.findByText('The receipt could not be loaded.')).toBeVisible();
  expect(requests.at(-1)?.path).toBe('/orders/NK-1/receipt.pdf');
});

test('an empty list links to the courses, and a failed request can be retried', async () => {
  const { responses } = fakeApi({ [ORDERS]: { status: 500 } });
  openDashboard('orders');
  const again = await screen.findByRole('button', { name: 'Try again' });
  responses[ORDERS] = ordered()[ORDERS]!;
  await userEvent.click(again);
  expect(await screen.findByRole('link', { name: 'Start learning' })).toHaveAttribute(
    'href',
    '/dashboard/asha-verma/explorecourse',
  );
});

test('a paid order shows when its course takes place, separately for each of several courses', async () => {
  const first = { title: 'Numerology Course', when: 'Mon–Fri, 7:30 pm IST, from 5 January 2026' };
  const second = {
    title: 'Astrology Course',
    when: 'We will send the date by WhatsApp within 24 hours.',
  };
  fakeApi(ordered({ order_number: 'NK-2', items: [first] }, { items: [first, second] }));
  openDashboard('orders');
  const [single, several] = await rows();
  expect(within(single!).getByText(first.when)).toBeVisible();
  expect(within(several!).getByText(`Astrology Course: ${second.when}`)).toBeVisible();
});

test('a refund is asked for in a dialog that says what comes back and by when', async () => {
  const refundable = {
    amount: 9999,
    until: '2026-11-21T09:34:00.000Z',
    answer_by: '2026-12-01',
  };
  const { requests, responses } = fakeApi({
    ...ordered({ refundable }),
    'POST /orders/NK-1/refund': { body: { status: true, message: 'We have your request.' } },
  });
  openDashboard('orders');
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for a refund' }));
  const dialog = within(await screen.findByRole('dialog'));
  for (const text of [/What comes back: ₹9,999/, /by 1.December 2026/, /21 Nov 2026, 3:04.pm/]) {
    expect(dialog.getByText(text)).toBeVisible();
  }
  await userEvent.type(dialog.getByLabelText(/What went wrong/), 'Too early');
  const refund_asked = { asked_at: '2026-11-20T10:00:00.000Z', answer_by: '2026-12-01' };
  responses[ORDERS] = ordered({ refund_asked })[ORDERS]!;
  await userEvent.click(dialog.getByRole('button', { name: 'Ask for my money back' }));
  expect(await screen.findByText(/You asked for a refund on 20 Nov 2026/)).toBeVisible();
  expect(screen.getByText(/The answer comes by 1.December 2026/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ask for a refund' })).toBeNull();
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Too early' });
});

test('a refund that comes too late is refused with the reason', async () => {
  const refundable = { amount: 29, until: '2026-11-21T09:34:00.000Z', answer_by: '2026-12-01' };
  fakeApi({
    ...ordered({ refundable }),
    'POST /orders/NK-1/refund': { status: 409, body: { message: 'This time is over.' } },
  });
  openDashboard('orders');
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for a refund' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for my money back' }));
  expect(await screen.findByText('This time is over.')).toBeVisible();
  expect(screen.getByRole('dialog')).toBeVisible();
});
