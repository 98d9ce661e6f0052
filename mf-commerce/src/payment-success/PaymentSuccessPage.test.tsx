import { screen } from '@testing-library/react';
import { fakeApi, renderRemote } from 'shared/testing';
import * as remote from '../routes';
import { keepBilling, keptBilling } from '../billing/kept-billing';
import {
  advance,
  buyer,
  numerology,
  timedUser as user,
  watchPaymentPage,
} from '../testing/checkout';

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
  // The address bar belongs to the browser, the router of the test does not touch it.
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

test('is Processing... while the server is asked, with id and token', async () => {
  let answer = (_: object) => {};
  const { requests } = fakeApi({ [CONFIRM]: new Promise((resolve) => (answer = resolve)) });
  await open();
  expect(heading()).toHaveTextContent('Processing...');
  expect(requests.map(({ path }) => path)).toEqual([
    '/payment-success?order_id=NK-1&order_token=secret',
  ]);
  answer({ body: confirmation });
  await settled();
  expect(heading()).toHaveTextContent('Thank you for your order');
});

test('a confirmed order shows its facts', async () => {
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
])('a confirmed %s order names what was bought and leads to %s', async (type, name, page, kind) => {
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

test('who is not signed in is led to the login first', async () => {
  fakeApi({ [CONFIRM]: { body: confirmation } });
  await open();
  await settled();
  expect(screen.getByRole('link', { name: 'Go to My Courses' })).toHaveAttribute('href', '/login');
});

test('a confirmed order tells when it takes place, how to join and whom to ask', async () => {
  const when = 'The date comes by WhatsApp within 24 hours.';
  fakeApi({
    [CONFIRM]: { body: { ...confirmation, items: [{ title: 'Numerology Course', when }] } },
  });
  await open();
  await settled();
  expect(screen.getByText(when)).toBeVisible();
  expect(screen.getByText(/^You join from your classroom in the dashboard/)).toBeVisible();
  expect(screen.getByText(/^Questions\? Write to/)).toBeVisible();
});

test('an answer without a title still confirms', async () => {
  fakeApi({ [CONFIRM]: { body: { ...confirmation, title: undefined } } });
  await open();
  await settled();
  expect(heading()).toHaveTextContent('Thank you for your order');
  expect(screen.queryByText('Live course')).not.toBeInTheDocument();
});

test('a time in an unknown spelling is shown as it is', async () => {
  fakeApi({ [CONFIRM]: { body: { ...confirmation, paid_at: 'yesterday' } } });
  await open();
  await settled();
  expect(screen.getByText('yesterday')).toBeVisible();
});

test('the kept billing details are forgotten with the confirmation', async () => {
  keepBilling(buyer);
  fakeApi({ [CONFIRM]: { body: confirmation } });
  await open();
  await settled();
  expect(keptBilling().email).toBe('');
});

test('Back to Home goes home', async () => {
  fakeApi({ [CONFIRM]: { body: confirmation } });
  const { router } = await open();
  await settled();
  await user.click(screen.getByRole('button', { name: 'Back to Home' }));
  expect(router.state.location.pathname).toBe('/');
});

describe('the cart', () => {
  test.each([
    ['course', 0],
    ['webinar', 1],
  ])('after a confirmed %s order has %s lines', async (order_type, lines) => {
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

  test('is kept when the confirmation is only looked at again', async () => {
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
  test('leaves the address bar at once and outlives a reload', async () => {
    const { requests } = fakeApi({ [CONFIRM]: pending });
    const view = await open();
    expect(window.location.search).toBe('?order_id=NK-1');
    view.unmount();
    renderRemote(remote, { at: '/payment-success?order_id=NK-1' });
    await settled();
    expect(requests.at(-1)?.path).toBe('/payment-success?order_id=NK-1&order_token=secret');
  });

  test.each(['', '?order_id=NK-1', '?order_token=secret', '?order_id=&order_token='])(
    'with %j as query details are missing and nobody is asked',
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
    ['a broken network', 'network error' as const],
  ])('%s shows the failure', async (_case, answer) => {
    fakeApi({ [CONFIRM]: answer });
    await open();
    await settled();
    expect(heading()).toHaveTextContent('Payment failed or verification error');
    expect(screen.getByRole('button', { name: 'Back to Home' })).toBeVisible();
  });

  test('what could not be learnt can be asked again', async () => {
    const { answers } = fakeApi({ [CONFIRM]: 'network error' });
    await open();
    await settled();
    answers[CONFIRM] = { body: confirmation };
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await settled();
    expect(heading()).toHaveTextContent('Thank you for your order');
  });

  test('a failed payment leads back to the cart', async () => {
    fakeApi({ [CONFIRM]: { status: 402, body: { payment_state: 'failed' } } });
    await open();
    await settled();
    expect(screen.getByRole('link', { name: 'Back to your cart' })).toHaveAttribute(
      'href',
      '/cart',
    );
  });

  describe('Try again', () => {
    const failed = { status: 402, body: { payment_state: 'failed' } };
    const RETRY = 'POST /payment/retry';
    const tryAgain = async (answer: Parameters<typeof fakeApi>[0][string]) => {
      const { requests } = fakeApi({ [CONFIRM]: failed, [RETRY]: answer });
      const opened = watchPaymentPage();
      keepBilling(buyer);
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
      expect(keptBilling().email).toBe(buyer.email);
    });

    test.each([
      [
        { status: 409, body: { message: 'This order can no longer be paid. Please order anew.' } },
        'This order can no longer be paid. Please order anew.',
      ],
      ['network error' as const, 'The payment page could not be opened. Nothing has been charged.'],
    ])('says why it cannot', async (answer, text) => {
      const { opened } = await tryAgain(answer);
      expect(screen.getByText(text)).toBeVisible();
      expect(opened).not.toHaveBeenCalled();
    });
  });

  test('a payment that somebody looks at is no failure', async () => {
    fakeApi({ [CONFIRM]: { status: 409, body: { payment_state: 'review' } } });
    await open();
    await settled();
    expect(heading()).toHaveTextContent('We are looking at your payment');
  });

  test('an undecided payment is asked about ever less often, until it is decided', async () => {
    const { requests, answers } = fakeApi({ [CONFIRM]: pending });
    await open();
    await settled();
    expect(heading()).toHaveTextContent('Your payment is being confirmed');
    await advance(1900);
    expect(requests).toHaveLength(1);
    await advance(200);
    expect(requests).toHaveLength(2);
    await advance(2500);
    expect(requests).toHaveLength(2);

    answers[CONFIRM] = 'network error';
    await advance(1000);
    expect(requests).toHaveLength(3);
    expect(heading()).toHaveTextContent('Your payment is being confirmed');

    answers[CONFIRM] = { body: confirmation };
    await advance(6000);
    expect(heading()).toHaveTextContent('Thank you for your order');
    await advance(60_000);
    expect(requests).toHaveLength(4);
  });
});
