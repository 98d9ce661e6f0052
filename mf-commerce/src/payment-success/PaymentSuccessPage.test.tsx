import { screen } from '@testing-library/react';
import { advance, fakeApi, renderRemote, timedUser as user } from 'shared/testing';
import * as remote from '../routes';
import { saveBillingDraft, readBillingDraft } from '../billing/billing-draft';
import { wholeBuyer, numerology, watchPaymentPage } from '../testing/checkout';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

const QUERY = '?order_id=NK-1&order_token=secret';
const CONFIRM = 'GET /payment-success';
const confirmation = {
  customer_email: 'asha@example.com',
  order_number: 'NK-1',
  paid_amount: 19998,
  paid_at: '2026-11-20T09:34:00.000Z',
  order_type: 'course',
  title: 'Numerology Course',
};
const pending = { status: 409, body: { message: '', payment_state: 'pending' } };

async function open(query = QUERY, cart = [numerology]) {
  // The test's memory router does not change the address bar, so the test sets it.
  window.history.replaceState(null, '', `/payment-success${query}`);
  const view = renderRemote(remote, { at: `/payment-success${query}`, cart });
  await screen.findByRole('heading', { level: 1 });
  return view;
}

const heading = () => screen.getByRole('heading', { level: 1 });

async function settled() {
  await advance(0);
  await advance(0);
}

test('shows Processing... during the request, which has the order id and the token', async () => {
  let response = (_: object) => {};
  const { requests } = fakeApi({ [CONFIRM]: new Promise((resolve) => (response = resolve)) });
  await open();
  expect(heading()).toHaveTextContent('Processing...');
  expect(requests.map(({ path }) => path)).toEqual([
    '/payment-success?order_id=NK-1&order_token=secret',
  ]);
  response({ body: confirmation });
  await settled();
  expect(heading()).toHaveTextContent('Thank you for your order');
});

test('the four fields that every confirmation has are enough', async () => {
  const { customer_email, order_number, paid_amount, paid_at } = confirmation;
  fakeApi({ [CONFIRM]: { body: { customer_email, order_number, paid_amount, paid_at } } });
  await open();
  await settled();
  expect(heading()).toHaveTextContent('Thank you for your order');
  expect(screen.getByText(customer_email)).toBeVisible();
  expect(screen.getByText(order_number)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Back to Home' })).toBeVisible();
});

test('a confirmed order shows its number, amount and time', async () => {
  fakeApi({ [CONFIRM]: { body: confirmation } });
  await open();
  await settled();
  expect(screen.getByText('asha@example.com')).toBeVisible();
  const fact = (label: string) => screen.getByText(label).nextElementSibling;
  expect(fact('Order Number')).toHaveTextContent('NK-1');
  expect(fact('Amount Paid')).toHaveTextContent('₹19,998');
  expect(fact('Paid At')).toHaveTextContent('20 Nov 2026, 3:04 pm');
});

test.each([
  ['course', 'My Courses', 'mycourse', 'Live course'],
  ['webinar', 'My Webinars', 'mywebinar', 'Seat in a live webinar'],
])('a confirmed %s order names the purchase and links to %s', async (type, name, page, kind) => {
  fakeApi({ [CONFIRM]: { body: { ...confirmation, order_type: type } } });
  renderRemote(remote, {
    at: `/payment-success${QUERY}`,
    token: 'a-token',
    user: { id: 7, name: 'Asha Verma', slug: 'asha-verma', role_id: 1 },
  });
  await settled();
  expect(screen.getByText('Numerology Course')).toHaveTextContent(kind);
  expect(screen.getByRole('link', { name: `Go to ${name}` })).toHaveAttribute(
    'href',
    `/dashboard/asha-verma/${page}`,
  );
});

test('another signed-in person who opens the link of an order is not told that it is theirs', async () => {
  const body = { ...confirmation, read_only: { first_name: 'Asha' } };
  fakeApi({ [CONFIRM]: { body } });
  renderRemote(remote, {
    at: '/payment-success?order_id=NK-1&link=shared',
    token: 'a-token',
    user: { id: 8, name: 'Ravi Das', slug: 'ravi-das', role_id: 1 },
    slots: { payment: () => <p>Your place is kept</p> },
  });
  await settled();
  expect(screen.queryByText('Your place is kept')).not.toBeInTheDocument();
  expect(screen.getByText(/^Whoever has bought it finds it under My Courses/)).toBeVisible();
  expect(screen.queryByText(/You will find it/)).not.toBeInTheDocument();
});

test('a wholeBuyer who is not signed in gets a link to the login', async () => {
  fakeApi({ [CONFIRM]: { body: confirmation } });
  await open();
  await settled();
  expect(screen.getByRole('link', { name: 'Go to My Courses' })).toHaveAttribute('href', '/login');
});

test('a confirmed order shows the date, how to join and a contact for questions', async () => {
  const when = 'We will send the date by WhatsApp within 24 hours.';
  fakeApi({
    [CONFIRM]: { body: { ...confirmation, items: [{ title: 'Numerology Course', when }] } },
  });
  await open();
  await settled();
  expect(screen.getByText(when)).toBeVisible();
  expect(screen.getByText(/^You can join from your classroom in the dashboard/)).toBeVisible();
  expect(screen.getByText(/^Questions\? Write to/)).toBeVisible();
});

test('the widgets after a payment get the order, its items and the e-mail', async () => {
  const items = [{ product_id: 101, title: 'Numerology Course', when: 'Soon' }];
  fakeApi({ [CONFIRM]: { body: { ...confirmation, items } } });
  renderRemote(remote, {
    at: `/payment-success${QUERY}`,
    slots: { payment: (given) => <output>{JSON.stringify(given)}</output> },
  });
  await settled();
  expect(JSON.parse(screen.getByText(/orderNumber/).textContent)).toEqual({
    orderNumber: 'NK-1',
    kind: 'course',
    items,
    email: 'asha@example.com',
  });
});

test('a response without a title still confirms the order', async () => {
  fakeApi({ [CONFIRM]: { body: { ...confirmation, title: undefined } } });
  await open();
  await settled();
  expect(heading()).toHaveTextContent('Thank you for your order');
  expect(screen.queryByText('Live course')).not.toBeInTheDocument();
});

test('a time in an unknown format is shown unchanged', async () => {
  fakeApi({ [CONFIRM]: { body: { ...confirmation, paid_at: 'yesterday' } } });
  await open();
  await settled();
  expect(screen.getByText('yesterday')).toBeVisible();
});

test('a confirmation deletes the kept billing details', async () => {
  saveBillingDraft(wholeBuyer);
  fakeApi({ [CONFIRM]: { body: confirmation } });
  await open();
  await settled();
  expect(readBillingDraft().email).toBe('');
});

test('Back to Home opens the home page', async () => {
  fakeApi({ [CONFIRM]: { body: confirmation } });
  const { history } = await open();
  await settled();
  await user.click(screen.getByRole('button', { name: 'Back to Home' }));
  expect(history.location.pathname).toBe('/');
});

describe('the cart', () => {
  test.each([
    ['course', 0],
    ['webinar', 1],
  ])('has, after a confirmed %s order, %s lines', async (order_type, lines) => {
    fakeApi({ [CONFIRM]: { body: { ...confirmation, order_type } } });
    const { store } = await open();
    await settled();
    expect(store.getState().cart).toHaveLength(lines);
  });

  test('is kept after a failure', async () => {
    fakeApi({ [CONFIRM]: { status: 402, body: { message: '', payment_state: 'failed' } } });
    const { store } = await open();
    await settled();
    expect(store.getState().cart).toHaveLength(1);
  });

  test('is kept after a webinar order whose amount and time are text', async () => {
    const body = { ...confirmation, order_type: 'webinar', paid_amount: '29.00', paid_at: 'now' };
    fakeApi({ [CONFIRM]: { body } });
    const { store } = await open();
    await settled();
    expect(screen.getByText('₹29')).toBeVisible();
    expect(screen.getByText('now')).toBeVisible();
    expect(store.getState().cart).toEqual([numerology]);
  });

  test('is kept when the wholeBuyer opens the same confirmation again', async () => {
    fakeApi({ [CONFIRM]: { body: confirmation } });
    const first = await open();
    await settled();
    first.unmount();
    const again = renderRemote(remote, {
      at: '/payment-success?order_id=NK-1',
      cart: [numerology],
    });
    await screen.findByText('Thank you for your order');
    expect(again.store.getState().cart).toHaveLength(1);
  });
});

describe('the token', () => {
  test('is removed from the address bar at once and survives a reload', async () => {
    const { requests } = fakeApi({ [CONFIRM]: pending });
    const view = await open();
    expect(window.location.search).toBe('?order_id=NK-1');
    view.unmount();
    renderRemote(remote, { at: '/payment-success?order_id=NK-1' });
    await settled();
    expect(requests.at(-1)?.path).toBe('/payment-success?order_id=NK-1&order_token=secret');
  });

  test.each(['', '?order_id=NK-1', '?order_token=secret', '?order_id=&order_token='])(
    'or the order id is missing in the query %j: a message appears, and no request is sent',
    async (query) => {
      const { requests } = fakeApi({});
      await open(query);
      await settled();
      expect(heading()).toHaveTextContent('Missing payment details');
      expect(requests).toHaveLength(0);
    },
  );
});

describe('without a confirmation', () => {
  test.each([
    ['a wrong token', { status: 403 }],
    ['a failed payment', { status: 402, body: { payment_state: 'failed' } }],
    ['a malformed question', { status: 400 }],
    ['a fault of the server', { status: 500 }],
    ['a page that is no JSON', { text: '<h1>Hello</h1>' }],
    ['an empty answer', { body: {} }],
    ['an answer without a body', {}],
    ['a broken network', 'network error' as const],
  ])('%s shows the failure with the order, and keeps the cart', async (_case, response) => {
    fakeApi({ [CONFIRM]: response });
    const { store } = await open();
    await settled();
    expect(heading()).toHaveTextContent('Payment failed or verification error');
    expect(screen.getByText('NK-1')).toBeVisible();
    expect(store.getState().cart).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Back to Home' })).toBeVisible();
  });

  test('the wholeBuyer can check again after an unknown result', async () => {
    const { responses } = fakeApi({ [CONFIRM]: 'network error' });
    await open();
    await settled();
    responses[CONFIRM] = { body: confirmation };
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await settled();
    expect(heading()).toHaveTextContent('Thank you for your order');
  });

  test('a payment that has failed at the next check says so, and links to the cart', async () => {
    const { responses } = fakeApi({ [CONFIRM]: 'network error' });
    await open();
    await settled();
    responses[CONFIRM] = { status: 402, body: { payment_state: 'failed' } };
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await settled();
    expect(heading()).toHaveTextContent('Payment failed or verification error');
    expect(screen.getByText(/your order is not paid/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to your cart' })).toHaveAttribute(
      'href',
      '/cart',
    );
  });

  describe('Try again', () => {
    const failed = { status: 402, body: { payment_state: 'failed' } };
    const RETRY = 'POST /payment/retry';
    const tryAgain = async (response: Parameters<typeof fakeApi>[0][string]) => {
      const { requests } = fakeApi({ [CONFIRM]: failed, [RETRY]: response });
      const opened = watchPaymentPage();
      saveBillingDraft(wholeBuyer);
      await open();
      await settled();
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await settled();
      return { requests, opened };
    };

    test('opens the payment page of the same order', async () => {
      const { requests, opened } = await tryAgain({
        body: { status: true, payment_link: 'https://pay.example.com/o/1' },
      });
      expect(opened.mock.calls).toEqual([['https://pay.example.com/o/1']]);
      expect(requests.at(-1)?.body).toEqual({ order_id: 'NK-1', order_token: 'secret' });
      expect(readBillingDraft().email).toBe(wholeBuyer.email);
    });

    test.each([
      [
        {
          status: 409,
          body: { message: 'This order can no longer be paid. Please place a new order.' },
        },
        'This order can no longer be paid. Please place a new order.',
      ],
      ['network error' as const, 'The payment page could not be opened. Nothing has been charged.'],
    ])('shows why the payment page cannot be opened', async (response, text) => {
      const { opened } = await tryAgain(response);
      expect(screen.getByText(text)).toBeVisible();
      expect(opened).not.toHaveBeenCalled();
    });
  });

  test('a payment under review is not shown as a failure', async () => {
    fakeApi({ [CONFIRM]: { status: 409, body: { payment_state: 'review' } } });
    await open();
    await settled();
    expect(heading()).toHaveTextContent('We are looking at your payment');
    expect(screen.getByText(/do not pay again/)).toBeVisible();
  });

  test('a pending payment is not requested earlier than the server asks for, or by the buyer', async () => {
    const later = { ...pending, headers: { 'Retry-After': '3' } };
    const { requests, responses } = fakeApi({ [CONFIRM]: later });
    await open();
    await settled();
    await advance(2900);
    expect(requests).toHaveLength(1);
    await advance(200);
    expect(requests).toHaveLength(2);
    responses[CONFIRM] = { body: confirmation };
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await settled();
    expect(heading()).toHaveTextContent('Thank you for your order');
    expect(requests).toHaveLength(3);
  });

  test('a pending payment is polled at growing intervals until the result is known', async () => {
    const { requests, responses } = fakeApi({ [CONFIRM]: pending });
    await open();
    await settled();
    expect(heading()).toHaveTextContent('Your payment is being confirmed');
    await advance(1900);
    expect(requests).toHaveLength(1);
    await advance(200);
    expect(requests).toHaveLength(2);
    await advance(2500);
    expect(requests).toHaveLength(2);

    responses[CONFIRM] = 'network error';
    await advance(1000);
    expect(requests).toHaveLength(3);
    expect(heading()).toHaveTextContent('Your payment is being confirmed');

    responses[CONFIRM] = { body: confirmation };
    await advance(6000);
    expect(heading()).toHaveTextContent('Thank you for your order');
    await advance(60_000);
    expect(requests).toHaveLength(4);
  });
});
