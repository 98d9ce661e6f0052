import { screen, within } from '@testing-library/react';
import { advance, fakeApi, renderRemote, timedUser } from 'shared/testing';
import * as remote from '../routes';
import {
  control,
  created,
  CREATE_PAYMENT,
  numerology,
  openCheckout,
  pressPay,
  toasts,
  watchPaymentPage,
} from '../testing/checkout';

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const PRICE = 'POST /payment/code';
const priced = {
  body: {
    code: 'DIWALI15',
    code_amount: 1499.85,
    total_amount: 9999,
    discount_amount: 1499.85,
    payable_amount: 8499.15,
  },
};
const refused = (message: string) => ({
  status: 422,
  body: { message, errors: { code: [message] } },
});
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

async function apply(code: string): Promise<void> {
  const field = screen.getByLabelText('Have a code?');
  await timedUser.clear(field);
  if (code) await timedUser.type(field, code);
  await timedUser.click(screen.getByRole('button', { name: 'Apply' }));
  await advance(0);
}

test('a code lowers the total of the cart as the server says, and can be left out again', async () => {
  const { requests } = fakeApi({ [PRICE]: priced });
  renderRemote(remote, { at: '/cart', cart: [numerology] });
  await advance(0);
  await apply('diwali15');
  expect(rowsOf('Cart total')).toEqual([
    'Subtotal₹9,999',
    'Discount₹0',
    'Code DIWALI15-₹1,499.85',
    'Total₹8,499.15',
  ]);
  expect(requests.at(-1)?.body).toEqual({
    code: 'diwali15',
    course_type: 'course',
    course_id: 101,
    items: [{ course_id: 101, quantity: 1 }],
  });
  await apply('');
  expect(rowsOf('Cart total')).toEqual(['Subtotal₹9,999', 'Discount₹0', 'Total₹9,999']);
});

test('a link brings its code to the checkout, and the order has it', async () => {
  const { requests } = fakeApi({ [PRICE]: priced, [CREATE_PAYMENT]: created });
  watchPaymentPage();
  await openCheckout({ at: '/checkout?code=DIWALI15' });
  await advance(0);
  expect(control(screen.getByRole('form', { name: 'Code for a discount' }), 'code')).toHaveValue(
    'DIWALI15',
  );
  expect(rowsOf('Order summary').at(-1)).toBe('Total₹8,499.15');
  await pressPay();
  expect(requests.at(-1)?.body).toMatchObject({
    code: 'DIWALI15',
    total_amount: 9999,
    discount_amount: 1499.85,
    payable_amount: 8499.15,
  });
});

test('a refused code is said beside the field and as a toast', async () => {
  fakeApi({ [PRICE]: refused('This code has ended.') });
  await openCheckout();
  await apply('OLD1');
  expect(toasts()).toEqual(['This code has ended.']);
  expect(screen.getByLabelText('Have a code?')).toHaveAccessibleDescription(
    expect.stringContaining('This code has ended.'),
  );
  expect(rowsOf('Order summary').at(-1)).toBe('Total₹9,999');
});

test('a refused code is not asked for again before a press, and other pages of the tab begin without it', async () => {
  const { requests } = fakeApi({ [PRICE]: refused('There is no such code.') });
  const cart = renderRemote(remote, { at: '/cart?code=link', cart: [numerology] });
  await advance(0);
  await apply('nothing');
  const asked = requests.length;
  await timedUser.click(screen.getByRole('button', { name: /^Increase/ }));
  await advance(0);
  expect(rowsOf('Cart total').at(-1)).toBe('Total₹19,998');
  cart.unmount();
  await openCheckout();
  expect(screen.getByLabelText('Have a code?')).toHaveValue('');
  expect(requests).toHaveLength(asked);
  expect(asked).toBe(2);
});

test('a code that is used up when the order is sent loses nothing: the next press sends the full price', async () => {
  let answer: object = refused('This code is used up.');
  const { requests } = fakeApi({ [PRICE]: priced, [CREATE_PAYMENT]: () => answer });
  watchPaymentPage();
  await openCheckout();
  await apply('DIWALI15');
  await pressPay();
  await advance(0);
  expect(toasts()).toEqual(['This code is used up.']);
  expect(rowsOf('Order summary').at(-1)).toBe('Total₹9,999');
  expect(
    screen.getByText('Nothing has been charged. Press the button again if you agree.'),
  ).toBeVisible();
  expect(control(screen.getByRole('form', { name: 'Billing details' }), 'first_name')).toHaveValue(
    'Asha',
  );
  answer = created;
  await pressPay();
  expect(requests.at(-1)?.body).toMatchObject({ payable_amount: 9999 });
  expect(requests.at(-1)?.body).not.toHaveProperty('code');
});

test('a ticket has the same field', async () => {
  fakeApi({
    [PRICE]: {
      body: {
        code: 'TICKET',
        code_amount: 4.35,
        total_amount: 499,
        discount_amount: 474.35,
        payable_amount: 24.65,
      },
    },
  });
  renderRemote(remote, { at: '/webinar-tickets/numerology-webinar?code=TICKET' });
  await advance(0);
  await advance(0);
  expect(rowsOf('Booking summary')).toEqual([
    'Ticket price₹499',
    'Early Bird Discount-₹470',
    'Code TICKET-₹4.35',
    'Total₹24.65',
  ]);
});
