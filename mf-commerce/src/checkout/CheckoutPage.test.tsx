import { act, fireEvent, screen, within } from '@testing-library/react';
import { fakeApi, renderRemote } from 'shared/testing';
import * as remote from '../routes';
import {
  advance,
  astrology,
  buyer,
  control,
  fill,
  numerology,
  pressPay,
  row,
  toasts,
  watchPaymentPage,
} from '../testing';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const CREATE = 'POST /payment/create';
const LINK = 'https://pay.example.com/o/1';
const created = { body: { status: true, payment_link: LINK } };

async function openCheckout(options: Partial<Parameters<typeof renderRemote>[1]> = {}) {
  const view = renderRemote(remote, { at: '/checkout', cart: [numerology], ...options });
  await fill('Billing details', buyer);
  return view;
}

describe('the page', () => {
  test('has its heading, nine fields with a single password, and the button', async () => {
    await openCheckout();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Complete Your Divine Enrollment',
    );
    const form = screen.getByRole('form', { name: 'Billing details' });
    for (const name of Object.keys(buyer)) expect(control(form, name)).toBeVisible();
    expect(form.querySelectorAll('input')).toHaveLength(9);
    expect(form.querySelectorAll('input[type=password]')).toHaveLength(1);
  });

  test('tells the browser what each field holds', async () => {
    await openCheckout();
    const form = screen.getByRole('form', { name: 'Billing details' });
    expect(
      Object.keys(buyer).map((name) => control(form, name).getAttribute('autocomplete')),
    ).toEqual([
      'given-name',
      'family-name',
      'email',
      'tel-national',
      'address-line1',
      'address-level2',
      'country-name',
      'postal-code',
      'new-password',
    ]);
    expect(control(form, 'phone')).toHaveAttribute('inputmode', 'numeric');
  });

  test('sums up the order: two-digit quantities, rupees, subtotal equal to total', async () => {
    await openCheckout({ cart: [numerology, { ...astrology, quantity: 12 }] });
    const table = screen.getByRole('table', { name: 'Order summary' });
    expect(within(table).getByRole('row', { name: /^Numerology Course/ })).toHaveTextContent(
      'Numerology Course01₹9,999',
    );
    expect(within(table).getByRole('row', { name: /^Astrology Course/ })).toHaveTextContent(
      'Astrology Course12₹1,19,988',
    );
    expect(row('Subtotal ₹1,29,987')).toBeVisible();
    expect(row('Total ₹1,29,987')).toBeVisible();
  });

  test('an empty cart stays here and is told on submitting', async () => {
    const { requests } = fakeApi({});
    const { router } = await openCheckout({ cart: [] });
    await pressPay();
    expect(toasts()).toEqual(['Cart is empty.']);
    expect(router.state.location.pathname).toBe('/checkout');
    expect(requests).toHaveLength(0);
  });
});

describe('the order', () => {
  test('of a visitor carries exactly these keys', async () => {
    const { requests } = fakeApi({ [CREATE]: created });
    watchPaymentPage();
    await openCheckout({ cart: [{ ...numerology, quantity: 2 }] });
    await pressPay();
    expect(requests[0]?.body).toEqual({
      user_id: '',
      course_id: 101,
      course_name: 'Numerology Course',
      course_startDate: '2025-08-01',
      course_type: 'course',
      items: [{ course_id: 101, quantity: 2 }],
      total_amount: 19998,
      discount_amount: 0,
      payable_amount: 19998,
      currency: 'INR',
      remarks: 'Course purchase',
      first_name: 'Asha',
      last_name: 'Verma',
      email: 'asha@example.com',
      phone: '1234567890',
      password: 'secret1',
      confirm_password: '',
      street_address: '12 Lake Road',
      town_city: 'Pune',
      country: 'India',
      postcode: '411001',
    });
  });

  test('of several courses names the first, and all as items', async () => {
    const { requests } = fakeApi({ [CREATE]: created });
    watchPaymentPage();
    await openCheckout({ cart: [astrology, { ...numerology, quantity: 3 }] });
    await pressPay();
    expect(requests[0]?.body).toMatchObject({
      course_id: 102,
      course_name: 'Astrology Course',
      payable_amount: 39996,
      items: [
        { course_id: 102, quantity: 1 },
        { course_id: 101, quantity: 3 },
      ],
    });
  });

  test('is not made of a course that the catalogue lacks', async () => {
    const { requests } = fakeApi({});
    await openCheckout({
      cart: [numerology, { ...numerology, productId: 999, name: 'Palmistry' }],
    });
    await pressPay();
    expect(toasts()).toEqual(['Course data not found.']);
    expect(screen.getByText(/^Palmistry is no longer offered/)).toBeVisible();
    expect(requests).toHaveLength(0);
  });
});

describe('after the order', () => {
  test('the page says so and leaves for the payment page after 3 s', async () => {
    fakeApi({ [CREATE]: created });
    const open = watchPaymentPage();
    await openCheckout();
    await pressPay();
    expect(toasts()).toEqual(['On Successful payment check mail!!']);
    expect(screen.getByText('Taking you to the payment page…')).toBeVisible();
    await advance(2999);
    expect(open).not.toHaveBeenCalled();
    await advance(1);
    expect(open.mock.calls).toEqual([[LINK]]);
  });

  test('pressing again, during the call or the wait, orders nothing more', async () => {
    let answer = (_: typeof created) => {};
    const { requests } = fakeApi({
      [CREATE]: new Promise<typeof created>((resolve) => (answer = resolve)),
    });
    watchPaymentPage();
    await openCheckout();
    await pressPay();
    const button = screen.getByRole('button', { name: 'Make a payment' });
    expect(button).toBeDisabled();
    expect(screen.getByText('Preparing your order…')).toBeVisible();
    await pressPay();
    answer(created);
    await advance(0);
    expect(button).toBeDisabled();
    await pressPay();
    expect(requests).toHaveLength(1);
  });

  test('leaving the page cancels the way to the payment page', async () => {
    fakeApi({ [CREATE]: created });
    const open = watchPaymentPage();
    const { router } = await openCheckout();
    await pressPay();
    await act(() => router.navigate('/about'));
    await advance(5000);
    expect(open).not.toHaveBeenCalled();
  });

  test('coming back from the payment page the button works again, for the same order', async () => {
    const { requests } = fakeApi({ [CREATE]: created });
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
      { body: { status: false, payment_link: LINK } },
      'Failed to initiate payment.',
    ],
    [
      'with a script for a link',
      { body: { status: true, payment_link: 'javascript:alert(1)' } },
      'Failed to initiate payment.',
    ],
    ['by a fault of the server', { status: 500 }, 'Something went wrong. Try again later.'],
    ['by the network', 'network error' as const, 'Something went wrong. Try again later.'],
  ])('%s the text is told, the input stays and the button works', async (_case, answer, text) => {
    fakeApi({ [CREATE]: answer });
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
  });

  test('the same order keeps its key, a changed one gets another', async () => {
    const { requests } = fakeApi({ [CREATE]: 'network error' });
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

  test('field errors of the server stand beside the fields', async () => {
    const message = 'Password must be at least 6 characters.';
    fakeApi({
      [CREATE]: {
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

  test('the cart takes the new price, the page says so, and the next order carries it', async () => {
    const { requests, answers } = fakeApi({
      [CREATE]: refused([{ course_id: 101, price: 12499 }]),
    });
    watchPaymentPage();
    const { store } = await openCheckout();
    await pressPay();
    expect(toasts()).toEqual(['The price has changed: your order now comes to ₹12,499.']);
    expect(row('Total ₹12,499')).toBeVisible();
    expect(store.getState().cart[0]?.price).toBe(12499);

    answers[CREATE] = created;
    await pressPay();
    expect(requests[1]?.body).toMatchObject({ total_amount: 12499, payable_amount: 12499 });
    const keys = requests.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).not.toBe(keys[1]);
  });

  test('a price the answer does not name comes from the catalogue', async () => {
    fakeApi({ [CREATE]: refused() });
    await openCheckout({ cart: [{ ...numerology, price: 5000 }] });
    await pressPay();
    expect(row('Total ₹9,999')).toBeVisible();
  });
});

describe('a signed-in buyer', () => {
  const user = { id: 7, name: 'Asha Rao', role_id: 1 };
  const profile = {
    body: { data: { name: 'Asha Devi Rao', email: 'rao@example.com', phone: '9876543210' } },
  };
  const owned = (course_ids: number[]) => ({ body: { success: true, course_ids } });
  const SIGNED_IN = { at: '/checkout', token: 'abc', user, cart: [numerology] };

  test('finds the own name, e-mail and phone filled in, except where something was typed', async () => {
    const { requests } = fakeApi({
      'GET /profile': profile,
      'POST /user/paid-course-ids': owned([]),
      [CREATE]: created,
    });
    watchPaymentPage();
    renderRemote(remote, SIGNED_IN);
    await fill('Billing details', { first_name: 'Typed' });
    await screen.findByDisplayValue('rao@example.com');
    const form = screen.getByRole('form', { name: 'Billing details' });
    expect(control(form, 'first_name')).toHaveValue('Typed');
    expect(control(form, 'last_name')).toHaveValue('Rao');
    expect(control(form, 'phone')).toHaveValue('9876543210');

    const { street, city, country, zip } = buyer;
    await fill('Billing details', { street, city, country, zip });
    await pressPay();
    expect(toasts()).toEqual(['Password is Required']);
    await fill('Billing details', { password: 'secret1' });
    await pressPay();
    const order = requests.find(({ path }) => path === '/payment/create');
    expect(order?.body).toMatchObject({ user_id: 7, first_name: 'Typed', last_name: 'Rao' });
    expect(order?.headers.get('Authorization')).toBe('Bearer abc');
  });

  test('is told which courses are paid for already, and can still go on', async () => {
    const { requests } = fakeApi({
      'GET /profile': profile,
      'POST /user/paid-course-ids': owned([101, 102]),
      [CREATE]: created,
    });
    watchPaymentPage();
    renderRemote(remote, SIGNED_IN);
    expect(await screen.findByText(/You already have Numerology Course/)).toBeVisible();
    expect(requests.find(({ path }) => path === '/user/paid-course-ids')?.body).toEqual({
      user_id: 7,
    });
    await fill('Billing details', buyer);
    await pressPay();
    expect(toasts()).toEqual(['On Successful payment check mail!!']);
  });

  test('is not told of courses outside the cart', async () => {
    fakeApi({ 'GET /profile': profile, 'POST /user/paid-course-ids': owned([102]) });
    renderRemote(remote, SIGNED_IN);
    await screen.findByDisplayValue('rao@example.com');
    expect(screen.queryByText(/You already have/)).not.toBeInTheDocument();
  });

  test('a visitor is asked for neither profile nor courses', async () => {
    const { requests } = fakeApi({});
    await openCheckout();
    await advance(1000);
    expect(requests).toHaveLength(0);
  });
});
