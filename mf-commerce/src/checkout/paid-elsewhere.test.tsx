import { fireEvent, screen } from '@testing-library/react';
import { advance, fakeApi, renderRemote } from 'shared/testing';
import * as remote from '../routes';
import {
  buyer,
  created,
  CREATE_PAYMENT,
  fill,
  numerology,
  openCheckout,
  PAYMENT_LINK,
  pressPay,
  watchPaymentPage,
} from '../testing/checkout';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

const CONFIRM = 'GET /payment-success';
const RETRY = 'POST /payment/retry';
const order = { order_number: 'NK-1', order_token: 'secret' };
const placed = { body: { ...created.body, ...order } };
const unpaid = (payment_state: string) => ({ status: 409, body: { message: '', payment_state } });
const paid = {
  body: {
    customer_email: buyer.email,
    order_number: 'NK-1',
    paid_amount: 9999,
    paid_at: '2026-11-20T09:34:00.000Z',
    order_type: 'course',
  },
};

/** The buyer has left for the payment page, and the checkout is opened again in this tab. */
async function comeBack(answers: Parameters<typeof fakeApi>[0], at = '/checkout') {
  fakeApi({ [CREATE_PAYMENT]: placed });
  const open = watchPaymentPage();
  const first = await openCheckout();
  await pressPay();
  await advance(3000);
  first.unmount();
  open.mockClear();
  const api = fakeApi({ [CREATE_PAYMENT]: placed, ...answers });
  const view = renderRemote(remote, { at, cart: [numerology] });
  await advance(0);
  await advance(0);
  return { ...api, ...view, open };
}

test.each(['/checkout', '/cart'])('paid elsewhere, %s leads to the result', async (at) => {
  const { store } = await comeBack({ [CONFIRM]: paid }, at);
  expect(await screen.findByText('Thank you for your order')).toBeVisible();
  await advance(0);
  expect(store.getState().cart).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

test('paid elsewhere while the page is open, it leads to the result when it is seen again', async () => {
  const answers = { [CONFIRM]: unpaid('pending') as object };
  await comeBack(answers);
  expect(screen.getByRole('form', { name: 'Billing details' })).toBeVisible();
  fakeApi({ [CONFIRM]: paid });
  fireEvent(window, new Event('focus'));
  await advance(0);
  expect(await screen.findByText('Thank you for your order')).toBeVisible();
});

test('unpaid, the button opens the same order, without a second one', async () => {
  const { open, requests } = await comeBack({
    [CONFIRM]: unpaid('pending'),
    [RETRY]: { body: { status: true, payment_link: PAYMENT_LINK } },
  });
  await fill('Billing details', { ...buyer, password: 'another1' });
  await pressPay();
  await advance(3000);
  expect(open.mock.calls).toEqual([[PAYMENT_LINK]]);
  expect(requests.map(({ path }) => path)).not.toContain('/payment/create');
});

test('a payment that is being confirmed is not made again', async () => {
  await comeBack({ [CONFIRM]: unpaid('pending'), [RETRY]: { status: 409, body: {} } });
  await fill('Billing details', buyer);
  await pressPay();
  expect(await screen.findByText('Your payment is being confirmed')).toBeVisible();
});

test.each([
  ['can no longer be paid', buyer, unpaid('failed'), { status: 409, body: {} }],
  ['was another one', { ...buyer, email: 'b@example.com' }, unpaid('pending'), placed],
])('a new order is made if the kept one %s', async (_case, details, asked, retried) => {
  const { requests } = await comeBack({ [CONFIRM]: asked, [RETRY]: retried });
  await fill('Billing details', details);
  await pressPay();
  expect(requests.map(({ path }) => path)).toContain('/payment/create');
});

test('without an answer about the kept order, there is no new one', async () => {
  const { requests } = await comeBack({ [CONFIRM]: 'network error', [RETRY]: 'network error' });
  await fill('Billing details', buyer);
  await pressPay();
  expect(screen.getByText(/your order will not be placed twice/)).toBeVisible();
  expect(requests.map(({ path }) => path)).not.toContain('/payment/create');
});

test('who has paid for the same a moment ago is asked, and pays again with the next press', async () => {
  const message = 'Do you want to pay once more?';
  const { requests } = fakeApi({
    [CREATE_PAYMENT]: { status: 409, body: { message, paid_already: true } },
  });
  watchPaymentPage();
  await openCheckout();
  await pressPay();
  await advance(0);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /First name/i })).toHaveValue(buyer.first_name);
  await pressPay();
  await advance(0);
  const asked = requests
    .filter(({ path }) => path === '/payment/create')
    .map(({ headers }) => headers.get('Ask-If-Paid'));
  expect(asked).toEqual(['yes', null]);
});
