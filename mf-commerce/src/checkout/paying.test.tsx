import { act, fireEvent, screen } from '@testing-library/react';
import { advance, fakeApi } from 'shared/testing';
import {
  astrology,
  buyer,
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
    button.focus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Preparing your order…')).toBeVisible();
    const pressAgain = async () => {
      await pressPay();
      fireEvent.submit(screen.getByRole('form', { name: 'Billing details' }));
      await advance(0);
    };
    await pressAgain();
    await advance(30_000);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    response(created);
    await advance(0);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await pressAgain();
    expect(button).toHaveFocus();
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers.get('Authorization')).toBeNull();
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
    ['with the answer null', { body: null }, 'Failed to initiate payment.'],
    ['with an empty answer', {}, 'Failed to initiate payment.'],
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
    [
      'by a proxy',
      { status: 503, text: '<h1>Busy</h1>', headers: { 'Content-Type': 'text/html' } },
      'Something went wrong. Try again later.',
    ],
    [
      'by the page of a Wi-Fi',
      { text: '<h1>Log in</h1>', headers: { 'Content-Type': 'text/html' } },
      'Something went wrong. Try again later.',
    ],
    [
      'by too many requests',
      { status: 429, body: { message: 'Too many requests.' } },
      'Something went wrong. Try again later.',
    ],
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
      const advice = screen.getByText(/Nothing has been charged/);
      expect(advice.closest('[role=alert]')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Make a payment' })).toBeEnabled();
      const form = screen.getByRole('form', { name: 'Billing details' });
      for (const [name, value] of Object.entries(buyer)) {
        expect(control(form, name)).toHaveValue(value);
      }
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
    expect(toasts()).toEqual(['Something went wrong. Try again later.']);
    const form = screen.getByRole('form', { name: 'Billing details' });
    expect(control(form, 'password')).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(control(form, 'city')).toHaveAccessibleDescription('Too long.');
    expect(control(form, 'password')).toHaveFocus();
  });

  test('a field whose name differs on the server gets its error and the focus, too', async () => {
    const errors = { postcode: ['At most 20 characters.'] };
    fakeApi({ [CREATE_PAYMENT]: { status: 422, body: { message: 'Invalid', errors } } });
    await openCheckout();
    await pressPay();
    const zip = control(screen.getByRole('form', { name: 'Billing details' }), 'zip');
    expect(zip).toHaveFocus();
    expect(zip).toHaveAccessibleDescription('At most 20 characters.');
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

  test('each course of the cart takes the price that the response names for it', async () => {
    const prices = [
      { course_id: 101, price: 9000 },
      { course_id: 102, price: 12500 },
    ];
    const { body } = refused(prices);
    fakeApi({
      [CREATE_PAYMENT]: {
        status: 422,
        body: { ...body, total_amount: 21500, payable_amount: 21500 },
      },
    });
    await openCheckout({ cart: [{ ...numerology, price: 5000 }, astrology] });
    await pressPay();
    const changed = 'The price has changed: your order now comes to ₹21,500.';
    expect(toasts()).toEqual([changed]);
    expect(screen.getByText(/Nothing has been charged/)).toHaveTextContent(
      `${changed} Nothing has been charged.`,
    );
    expect(row(/^Numerology Course/)).toHaveTextContent('₹9,000');
    expect(row(/^Astrology Course/)).toHaveTextContent('₹12,500');
    expect(row('Total ₹21,500')).toBeVisible();
    expect(JSON.parse(localStorage.getItem('cart')!)).toMatchObject([
      { price: 9000 },
      { price: 12500 },
    ]);
  });

  test('a price that the response does not name comes from the catalogue', async () => {
    fakeApi({ [CREATE_PAYMENT]: refused() });
    await openCheckout({ cart: [{ ...numerology, price: 5000 }] });
    await pressPay();
    expect(row('Total ₹9,999')).toBeVisible();
  });
});
