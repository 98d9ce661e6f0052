import { act, fireEvent, screen } from '@testing-library/react';
import { advance, fakeApi } from 'shared/testing';
import {
  control,
  created,
  CREATE_PAYMENT,
  fill,
  numerology,
  openCheckout,
  PAYMENT_LINK,
  pressPay,
  row,
  toasts,
  watchPaymentPage,
} from '../testing/checkout';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('after the order', () => {
  test('the page shows a message and opens the payment page after 3 s', async () => {
    fakeApi({ [CREATE_PAYMENT]: created });
    const open = watchPaymentPage();
    await openCheckout();
    await pressPay();
    expect(toasts()).toEqual(['On Successful payment check mail!!']);
    expect(screen.getByText('Taking you to the payment page…')).toBeVisible();
    await advance(2999);
    expect(open).not.toHaveBeenCalled();
    await advance(1);
    expect(open.mock.calls).toEqual([[PAYMENT_LINK]]);
  });

  test('pressing the button again during the call or the wait sends no second order', async () => {
    let response = (_: typeof created) => {};
    const { requests } = fakeApi({
      [CREATE_PAYMENT]: new Promise<typeof created>((resolve) => (response = resolve)),
    });
    watchPaymentPage();
    await openCheckout();
    await pressPay();
    const button = screen.getByRole('button', { name: 'Make a payment' });
    expect(button).toBeDisabled();
    expect(screen.getByText('Preparing your order…')).toBeVisible();
    await pressPay();
    response(created);
    await advance(0);
    expect(button).toBeDisabled();
    await pressPay();
    expect(requests).toHaveLength(1);
  });

  test('leaving the page cancels the redirect to the payment page', async () => {
    fakeApi({ [CREATE_PAYMENT]: created });
    const open = watchPaymentPage();
    const { history } = await openCheckout();
    await pressPay();
    act(() => history.push('/about'));
    await advance(5000);
    expect(open).not.toHaveBeenCalled();
  });

  test('after the buyer leaves the page during the call, no message appears elsewhere', async () => {
    let response = (_: typeof created) => {};
    fakeApi({ [CREATE_PAYMENT]: new Promise<typeof created>((resolve) => (response = resolve)) });
    const open = watchPaymentPage();
    const { history } = await openCheckout();
    await pressPay();
    act(() => history.push('/about'));
    response(created);
    await advance(5000);
    expect(toasts()).toEqual([]);
    expect(open).not.toHaveBeenCalled();
  });

  test('after a return from the payment page the button works again, for the same order', async () => {
    const { requests } = fakeApi({ [CREATE_PAYMENT]: created });
    watchPaymentPage();
    await openCheckout();
    await pressPay();
    await advance(3000);
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    await pressPay();
    const keys = requests.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });
});

describe('when it fails', () => {
  test.each([
    ['without a link', { body: { status: true } }, 'Failed to initiate payment.'],
    ['with an empty answer', { body: null }, 'Failed to initiate payment.'],
    [
      'with a false status',
      { body: { status: false, payment_link: PAYMENT_LINK } },
      'Failed to initiate payment.',
    ],
    [
      'with a script for a link',
      { body: { status: true, payment_link: 'javascript:alert(1)' } },
      'Failed to initiate payment.',
    ],
    ['by a fault of the server', { status: 500 }, 'Something went wrong. Try again later.'],
    ['by the network', 'network error' as const, 'Something went wrong. Try again later.'],
  ])(
    '%s: a message appears, the input stays and the button works',
    async (_case, response, text) => {
      fakeApi({ [CREATE_PAYMENT]: response });
      const open = watchPaymentPage();
      await openCheckout();
      await pressPay();
      await advance(0);
      expect(toasts()).toEqual([text]);
      expect(screen.getByText(/Nothing has been charged/)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Make a payment' })).toBeEnabled();
      expect(control(screen.getByRole('form', { name: 'Billing details' }), 'street')).toHaveValue(
        '12 Lake Road',
      );
      await advance(5000);
      expect(open).not.toHaveBeenCalled();
    },
  );

  test('the same order keeps its idempotency key, and a changed order gets a new one', async () => {
    const { requests } = fakeApi({ [CREATE_PAYMENT]: 'network error' });
    await openCheckout();
    await pressPay();
    await pressPay();
    await fill('Billing details', { city: 'Nashik' });
    await pressPay();
    const keys = requests.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('field errors of the server appear beside the fields', async () => {
    const message = 'Password must be at least 6 characters.';
    fakeApi({
      [CREATE_PAYMENT]: {
        status: 422,
        body: { message: 'Invalid', errors: { password: [message], town_city: ['Too long.'] } },
      },
    });
    await openCheckout();
    await pressPay();
    const form = screen.getByRole('form', { name: 'Billing details' });
    expect(control(form, 'password')).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(control(form, 'city')).toHaveAccessibleDescription('Too long.');
    expect(control(form, 'password')).toHaveFocus();
  });
});

describe('when the price has changed', () => {
  const refused = (prices?: { course_id: number; price: number }[]) => ({
    status: 422,
    body: {
      message: 'The price has changed.',
      total_amount: 12499,
      discount_amount: 0,
      payable_amount: 12499,
      prices,
    },
  });

  test('the cart takes the new price, the page says so, and the next order has it', async () => {
    const { requests, responses } = fakeApi({
      [CREATE_PAYMENT]: refused([{ course_id: 101, price: 12499 }]),
    });
    watchPaymentPage();
    const { store } = await openCheckout();
    await pressPay();
    expect(toasts()).toEqual(['The price has changed: your order now comes to ₹12,499.']);
    expect(row('Total ₹12,499')).toBeVisible();
    expect(store.getState().cart[0]?.price).toBe(12499);

    responses[CREATE_PAYMENT] = created;
    await pressPay();
    expect(requests[1]?.body).toMatchObject({ total_amount: 12499, payable_amount: 12499 });
    const keys = requests.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).not.toBe(keys[1]);
  });

  test('a price that the response does not name comes from the catalogue', async () => {
    fakeApi({ [CREATE_PAYMENT]: refused() });
    await openCheckout({ cart: [{ ...numerology, price: 5000 }] });
    await pressPay();
    expect(row('Total ₹9,999')).toBeVisible();
  });
});
