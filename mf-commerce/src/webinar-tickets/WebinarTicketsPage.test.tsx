import { fireEvent, screen, within } from '@testing-library/react';
import { advance, fakeApi, forgetTime, renderRemote, timedUser } from 'shared/testing';
import * as remote from '../routes';
import {
  buyer,
  control,
  fill,
  numerology,
  pressPay,
  row,
  toasts,
  watchPaymentPage,
} from '../testing/checkout';

// A Friday: the webinar is on the 22nd.
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00+05:30') }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const FORM = 'Billing information';
const CREATE = 'POST /payment/create';
const LINK = 'https://pay.example.com/o/2';
const created = { body: { status: true, payment_link: LINK } };
const { first_name, last_name, email, phone, password } = buyer;
const five = { first_name, last_name, email, phone, password };

async function openTickets(at = '/webinar-tickets/numerology-webinar', more = {}) {
  const view = renderRemote(remote, { at, ...more });
  await screen.findByRole('form', { name: FORM });
  return view;
}

/** The rows of the booking summary. */
const amounts = () => screen.getAllByRole('row').map(({ textContent }) => textContent);

describe('the page', () => {
  test('shows the billing form and the booking summary', async () => {
    await openTickets();
    const summary = screen.getByRole('region', { name: 'Booking summary' });
    expect(summary).toHaveTextContent('Numerology in Daily Life');
    expect(summary).toHaveTextContent('22 November 2026');
    expect(amounts()).toEqual(['Ticket price₹499', 'Early Bird Discount-₹470', 'Total₹29']);
    expect(summary).toHaveTextContent(/refund/i);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  test.each([
    [{ oldPrice: 999, discount: 900 }, ['₹999', '-₹900', '₹99']],
    [{}, ['₹499', '-₹470', '₹29']],
    [{ oldPrice: 1000, discount: 0 }, ['₹1,000', '₹0', '₹1,000']],
  ])(
    'shows the webinar that the page before put into the navigation state, with %j',
    async (prices, [price, discount, total]) => {
      const webinar = { id: 301, title: 'Palm lines', ...prices };
      await openTickets('/webinar-tickets/palm-lines', { state: { webinar } });
      const summary = screen.getByRole('region', { name: 'Booking summary' });
      expect(within(summary).getByText('Palm lines')).toBeVisible();
      expect(amounts()).toEqual([
        `Ticket price${price}`,
        `Early Bird Discount${discount}`,
        `Total${total}`,
      ]);
    },
  );

  test.each(['201', '202', 'astrology-webinar'])('finds the webinar %s', async (place) => {
    await openTickets(`/webinar-tickets/${place}`);
    expect(screen.getByRole('region', { name: 'Booking summary' })).toHaveTextContent(
      place === '201' ? 'Numerology in Daily Life' : 'Read Your Own Birth Chart',
    );
    expect(row(/^Total/)).toHaveTextContent('₹29');
  });

  test.each(['unknown', '999', '%3Cscript%3E'])('says that %s is unknown', async (place) => {
    renderRemote(remote, { at: `/webinar-tickets/${place}` });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Webinar not found');
    expect(screen.getByRole('link', { name: 'See all webinars' })).toHaveAttribute(
      'href',
      '/webinar',
    );
  });
});

describe('the fields', () => {
  test('of the address are optional, and shown on request', async () => {
    await openTickets();
    const form = screen.getByRole('form', { name: FORM });
    expect(control(form, 'street')).not.toBeVisible();
    await timedUser.click(within(form).getByText('Add a billing address'));
    expect(control(form, 'street')).toBeVisible();
    expect(within(form).getAllByText('Required')).toHaveLength(5);
    expect(within(form).getAllByText('Optional')).toHaveLength(5);
  });

  test('read a phone number in any usual format', async () => {
    await openTickets();
    const phone = control(screen.getByRole('form', { name: FORM }), 'phone');
    await timedUser.type(phone, '0091 98765 43210');
    await timedUser.tab();
    expect(phone).toHaveValue('9876543210');
  });

  test.each([
    [{}, 'First name is required'],
    [{ phone: '987654321' }, 'First name is required'],
    [{ first_name }, 'Last name is required'],
    [{ first_name, last_name }, 'Email is required'],
    [{ first_name, last_name, email: 'asha@' }, 'Invalid email format'],
    [{ first_name, last_name, email }, 'Phone number is required'],
    [{ first_name, last_name, email, phone: '987654321' }, 'Password Required'],
    [{ ...five, phone: '987654321' }, 'Phone number must be 10 digits'],
    [{ ...five, phone: '98765432101' }, 'Phone number must be 10 digits'],
  ])('with %j, only the first error appears: %s', async (values, message) => {
    const { requests } = fakeApi({});
    await openTickets();
    await fill(FORM, values);
    await pressPay();
    expect(toasts()).toEqual([message]);
    expect(requests).toHaveLength(0);
  });
});

describe('the order', () => {
  test('has exactly these keys, and an empty address if the buyer gave none', async () => {
    const { requests } = fakeApi({ [CREATE]: created });
    watchPaymentPage();
    await openTickets();
    await fill(FORM, five);
    await pressPay();
    expect(requests[0]?.body).toEqual({
      user_id: '',
      course_id: 201,
      webinar_name: 'Numerology in Daily Life',
      webinar_date: '2026-11-22',
      course_type: 'webinar',
      total_amount: 499,
      discount_amount: 470,
      payable_amount: 29,
      currency: 'INR',
      remarks: 'Webinar purchase',
      first_name: 'Asha',
      last_name: 'Verma',
      email: 'asha@example.com',
      phone: '1234567890',
      password: 'secret1',
      confirm_password: '',
      street_address: '',
      town_city: '',
      country: '',
      postcode: '',
    });
  });

  test('opens the payment page after 1 s and does not change the cart', async () => {
    fakeApi({ [CREATE]: created });
    const open = watchPaymentPage();
    const { store } = await openTickets(undefined, { cart: [numerology] });
    await fill(FORM, five);
    await pressPay();
    expect(toasts()).toEqual(['Redirecting to payment...']);
    expect(screen.getByText('Taking you to the payment page…')).toBeVisible();
    await advance(999);
    expect(open).not.toHaveBeenCalled();
    await advance(1);
    expect(open.mock.calls).toEqual([[LINK]]);
    expect(store.getState().cart).toEqual([numerology]);
  });

  test('is sent once, however often the buyer presses the button', async () => {
    let response = (_: typeof created) => {};
    const { requests } = fakeApi({
      [CREATE]: new Promise<typeof created>((resolve) => (response = resolve)),
    });
    watchPaymentPage();
    await openTickets();
    await fill(FORM, five);
    await pressPay();
    for (const answer of [null, created]) {
      if (answer) response(answer);
      await pressPay();
      const button = screen.getByRole('button', { name: 'Make a payment' });
      expect(button).toHaveAttribute('aria-disabled', 'true');
      fireEvent.submit(screen.getByRole('form', { name: FORM }));
      await advance(0);
      expect(requests).toHaveLength(1);
    }
  });

  test.each([
    ['without a link', { body: { status: true } }, 'Payment link not received.'],
    [
      'with a false status',
      { body: { status: false, payment_link: LINK } },
      'Payment link not received.',
    ],
    ['with an empty answer', {}, 'Payment link not received.'],
    [
      'by the page of a Wi-Fi',
      { text: '<h1>Log in to the Wi-Fi</h1>' },
      'Payment initiation failed. Please try again.',
    ],
    ['by a fault of the server', { status: 500 }, 'Payment initiation failed. Please try again.'],
    ['by the network', 'network error' as const, 'Payment initiation failed. Please try again.'],
  ])('failing %s shows a message, and the buyer can retry', async (_case, response, text) => {
    fakeApi({ [CREATE]: response });
    await openTickets();
    await fill(FORM, buyer);
    await pressPay();
    expect(toasts()).toEqual([text]);
    expect(screen.getByRole('button', { name: 'Make a payment' })).toBeEnabled();
    const form = screen.getByRole('form', { name: FORM });
    for (const [name, value] of Object.entries(buyer)) {
      expect(control(form, name)).toHaveValue(value);
    }
  });

  test('at a changed price shows the new price and sends it with the next attempt', async () => {
    const { requests, responses } = fakeApi({
      [CREATE]: {
        status: 422,
        body: { message: '', total_amount: 599, discount_amount: 500, payable_amount: 99 },
      },
    });
    watchPaymentPage();
    await openTickets();
    await fill(FORM, five);
    await pressPay();
    expect(toasts()).toEqual(['The price has changed: your ticket now costs ₹99.']);
    expect(amounts()).toEqual(['Ticket price₹599', 'Early Bird Discount-₹500', 'Total₹99']);
    responses[CREATE] = created;
    await pressPay();
    expect(requests[1]?.body).toMatchObject({
      total_amount: 599,
      discount_amount: 500,
      payable_amount: 99,
    });
  });

  test.each([
    ['with every field', five],
    ['with none', {}],
  ])('of an expired webinar is refused %s', async (_case, values) => {
    const { requests } = fakeApi({});
    const webinar = { id: 201, title: 'Past', targetDate: '2026-11-15T00:00:00' };
    await openTickets(undefined, { state: { webinar } });
    await fill(FORM, values);
    await pressPay();
    expect(
      screen.getByText('This webinar has begun, so tickets for it are no longer sold.'),
    ).toBeVisible();
    expect(toasts()).toEqual(['Webinar date has expired. Ticket booking is closed.']);
    expect(requests).toHaveLength(0);
  });

  test('of a webinar that begins while the form is being filled in is refused', async () => {
    const { requests } = fakeApi({});
    await openTickets();
    await fill(FORM, five);
    forgetTime();
    jest.setSystemTime(new Date('2026-11-29T12:00:00+05:30'));
    await pressPay();
    expect(toasts()).toEqual(['Webinar date has expired. Ticket booking is closed.']);
    expect(requests).toHaveLength(0);
  });
});

test('a signed-in buyer finds name, e-mail and phone filled in, and the order has the user id', async () => {
  const { requests } = fakeApi({
    'GET /profile': {
      body: { data: { name: 'Asha Rao', email: 'rao@example.com', phone: '9876543210' } },
    },
    'POST /user/paid-webinar-ids': { body: { success: true, webinar_ids: [] } },
    [CREATE]: created,
  });
  watchPaymentPage();
  const user = { id: 7, name: 'Asha Rao', role_id: 1 };
  await openTickets('/webinar-tickets/202', { token: 'abc', user });
  await screen.findByDisplayValue('rao@example.com');
  const form = screen.getByRole('form', { name: FORM });
  expect(control(form, 'last_name')).toHaveValue('Rao');
  expect(control(form, 'phone')).toHaveValue('9876543210');
  await fill(FORM, { password: 'secret1' });
  await pressPay();
  expect(requests.at(-1)?.body).toMatchObject({ user_id: 7, course_id: 202 });
});
