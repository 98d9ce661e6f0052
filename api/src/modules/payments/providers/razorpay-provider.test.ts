import { eq } from 'drizzle-orm';
import {
  fakeHttpServer,
  type FakeHttpServer,
  type SeenRequest,
} from '../../../testing/fake-http-server';
import { confirm, coursePayload } from '../../../testing/payments/orders';
import { openTestServer, type TestServer } from '../../../testing/test-server';
import { confirmDueOrders } from '../../receipts/confirm-by-mail';
import { closeCheckouts, findAttempt, orderToken } from '../attempts';
import { payments, refunds as refundsTable } from '../payments-tables';
import { razorpayProvider, razorpaySignature } from './razorpay-provider';
import { reconcileDay } from '../settlements/reconcile';
import { refundPayment, sweepRefunds } from '../returns/refunds';
import { sweepOrders } from '../sweeper';

const WEBHOOK_SECRET = '123456';
const provider = razorpayProvider({
  provider: 'razorpay',
  address: 'http://127.0.0.1:9',
  keyId: 'id',
  keySecret: 'secret',
  signingSecrets: ['the secret of now', WEBHOOK_SECRET],
});

// This pair is from the test of webhook signatures in razorpay-node.
const publishedBody = '{"a":1,"b":2,"c":{"d":3}}';
const publishedSignature = '2fe04e22977002e6c7cb553adab8b460cb9e2a4970d5953cb27a8472752e3bbc';
const verify = (body: string, signature?: string) =>
  provider.verifyWebhook(Buffer.from(body), { 'x-razorpay-signature': signature });

test('the published signature is accepted', () => {
  expect(() => verify(publishedBody, publishedSignature)).not.toThrow();
});

test.each([
  ['of another body', `${publishedBody} `, publishedSignature],
  ['that is wrong', publishedBody, 'sdfafds'],
  ['with another secret', publishedBody, razorpaySignature('654321', Buffer.from(publishedBody))],
  ['that is missing', publishedBody, undefined],
])('a signature %s is refused', (_name, body, signature) => {
  expect(() => verify(body, signature)).toThrow('The signature is not right.');
});

const event = (linkStatus: string, paymentStatus: string, change: object = {}) => ({
  entity: 'event',
  event: `payment_link.${linkStatus}`,
  contains: ['payment', 'order', 'payment_link'],
  payload: {
    order: { entity: { id: 'order_1', status: 'paid' } },
    payment: {
      entity: {
        id: 'pay_1',
        amount: 999_900,
        currency: 'INR',
        status: paymentStatus,
        order_id: 'order_1',
        notes: [],
        ...change,
      },
    },
    payment_link: {
      entity: {
        id: 'plink_1',
        reference_id: 'NK-1',
        status: linkStatus,
        currency: 'INR',
        amount: 999_900,
        short_url: 'https://rzp.io/i/1',
      },
    },
  },
});

test.each([
  ['paid', 'captured', 'success'],
  ['partially_paid', 'captured', 'success'],
  ['expired', 'captured', 'success'],
  ['created', 'authorized', 'pending'],
  ['expired', 'created', 'pending'],
  ['expired', 'failed', 'failed'],
  ['cancelled', 'failed', 'failed'],
  ['paid', 'refunded', 'unknown'],
  ['paid', 'on_hold', 'unknown'],
  ['frozen', 'captured', 'unknown'],
  ['frozen', 'failed', 'unknown'],
])('on a link %s, a payment %s is %s', (linkStatus, paymentStatus, state) => {
  expect(provider.readEvent(JSON.stringify(event(linkStatus, paymentStatus)))).toEqual({
    reference: 'NK-1',
    paymentId: 'pay_1',
    state,
    amountPaise: 999_900,
    currency: 'INR',
  });
});

test.each([
  ['a failed try on an open link', event('created', 'failed')],
  ['a try that has only begun', event('created', 'created')],
  [
    'a failed payment by itself',
    { event: 'payment.failed', payload: { payment: event('paid', 'failed').payload.payment } },
  ],
  [
    'an expired link',
    {
      event: 'payment_link.expired',
      payload: { payment_link: event('expired', 'failed').payload.payment_link },
    },
  ],
  ['a settlement', { event: 'settlement.processed', payload: {} }],
])('no payment is reported for %s', (_name, body) => {
  expect(provider.readEvent(JSON.stringify(body))).toBeNull();
});

test.each([
  ['open', 'open'],
  ['under_review', 'open'],
  ['lost', 'lost'],
  ['won', 'over'],
  ['closed', 'over'],
])('a dispute that is %s there is %s here', (status, state) => {
  const entity = {
    id: 'disp_1',
    payment_id: 'pay_1',
    amount: 999_900,
    currency: 'INR',
    reason_code: 'goods_or_services_not_received',
    respond_by: Date.parse('2026-12-05T18:29:00Z') / 1000,
    status,
    phase: 'chargeback',
  };
  const { payment } = event('paid', 'captured').payload;
  const sent = { event: 'payment.dispute.created', payload: { payment, dispute: { entity } } };
  expect(provider.readEvent(JSON.stringify(sent))).toEqual({
    dispute: {
      disputeId: 'disp_1',
      paymentId: 'pay_1',
      amountPaise: 999_900,
      currency: 'INR',
      reason: 'goods or services not received',
      respondBy: '2026-12-05',
      state,
    },
  });
});

test.each([
  ['not JSON', '<html>'],
  ['not an event', '[]'],
  ['a payment without an amount', JSON.stringify(event('paid', 'captured', { amount: undefined }))],
])('%s cannot be read', (_name, body) => {
  expect(() => provider.readEvent(body)).toThrow();
});

describe('with a fake Razorpay server', () => {
  type FakeLink = Record<string, unknown> & { id: string; status: string; payments: object[] };
  const links = new Map<string, FakeLink>();
  const refunds: {
    id: string;
    payment_id: string;
    receipt: string | null;
    status: string;
    amount: number;
    created_at?: number;
  }[] = [];
  /** Fee and offer of payments, which the list of a link leaves out. */
  const details = new Map<string, object>();
  const settled: object[] = [];
  let broken = 0;
  let answersLost = 0;
  let refusal = '';

  const lose = <Answer extends object>(response: Answer) => {
    if (answersLost === 0) return response;
    answersLost -= 1;
    return { status: 502 };
  };

  const answer = ({ method, path, body }: SeenRequest) => {
    if (broken > 0) {
      broken -= 1;
      return { status: 500 };
    }
    const { pathname, searchParams } = new URL(path, 'http://razorpay.test');
    if (method === 'POST' && pathname === '/v1/payment_links') {
      const wanted = JSON.parse(body.toString());
      if (links.has(wanted.reference_id)) return { status: 400 };
      const id = `plink_${links.size + 1}`;
      const link = {
        ...wanted,
        id,
        status: 'created',
        short_url: `https://rzp.io/i/${id}`,
        payments: [],
      };
      links.set(wanted.reference_id, link);
      return lose({ body: { ...link, payments: null } });
    }
    if (pathname === '/v1/payment_links') {
      const found = links.get(searchParams.get('reference_id')!);
      return { body: { payment_links: found ? [found] : [] } };
    }
    if (pathname.endsWith('/cancel')) {
      const found = [...links.values()].find(({ id }) => pathname.split('/')[3] === id);
      if (found?.status !== 'created') return { status: 400 };
      return { body: Object.assign(found, { status: 'cancelled' }) };
    }
    if (pathname.startsWith('/v1/payment_links/')) {
      const found = [...links.values()].find(({ id }) => pathname.endsWith(`/${id}`));
      return found ? { body: found } : { status: 404 };
    }
    const paymentId = pathname.split('/')[3]!;
    if (/^\/v1\/payments\/[^/]+$/.test(pathname)) {
      const payment = [...links.values()]
        .flatMap(
          (link) => link.payments as { payment_id: string; status: string; amount: number }[],
        )
        .find((each) => each.payment_id === paymentId);
      const known = { id: paymentId, currency: 'INR', ...payment, ...details.get(paymentId) };
      return payment ? { body: known } : { status: 404 };
    }
    if (pathname.endsWith('/refunds')) {
      return { body: { items: refunds.filter(({ payment_id: of }) => of === paymentId) } };
    }
    if (pathname.endsWith('/refund')) {
      if (refusal) return { status: 400, body: { error: { description: refusal } } };
      const { receipt, amount } = JSON.parse(body.toString());
      const refund = {
        id: `rfnd_${refunds.length + 1}`,
        payment_id: paymentId,
        receipt,
        amount,
        status: 'pending',
      };
      refunds.push(refund);
      return lose({ body: refund });
    }
    if (pathname === '/v1/settlements/recon/combined') {
      const from = Number(searchParams.get('skip'));
      return { body: { items: settled.slice(from, from + Number(searchParams.get('count'))) } };
    }
    return { status: 404 };
  };

  const razorpayEnv = () => ({
    PAYMENT_PROVIDER: 'razorpay',
    RAZORPAY_URL: razorpay.address,
    RAZORPAY_KEY_ID: 'rzp_test_1',
    RAZORPAY_KEY_SECRET: 'key-secret',
    RAZORPAY_WEBHOOK_SECRET: WEBHOOK_SECRET,
    SITE_URL: 'https://example.com',
  });
  let razorpay: FakeHttpServer;
  let server: TestServer;
  beforeAll(async () => {
    razorpay = await fakeHttpServer(answer);
    server = await openTestServer({ env: razorpayEnv() });
  });
  afterAll(async () => {
    await server.close();
    await razorpay.close();
  });

  const query = async (text: string) => (await server.services.pool.query(text)).rows;

  async function order() {
    const created = await server.call('POST', 'payment/create', coursePayload());
    const number: string = created.body.order_number;
    const order_token = orderToken(server.config.secretKey, number);
    const link = links.get(number)!;
    return {
      number,
      link,
      page: created.body.payment_link,
      ask: () => confirm(server, { order_id: number, order_token }),
      tries: (status: string, ...states: string[]) => {
        link.status = status;
        link.payments = states.map((state, index) => ({
          payment_id: `pay_${number}_${index}`,
          status: state,
          amount: 999_900,
          method: 'upi',
        }));
      },
    };
  }

  function deliver(number: string, linkStatus: string, paymentStatus: string, change: object = {}) {
    const sent = event(linkStatus, paymentStatus, { id: `pay_${number}_0`, ...change });
    sent.payload.payment_link.entity.reference_id = number;
    // What the event says is so at Razorpay.
    const { id, status, amount, currency } = sent.payload.payment.entity;
    Object.assign(links.get(number)!, { status: linkStatus, currency });
    links.get(number)!.payments = [{ payment_id: id, status, amount, method: 'upi' }];
    return send(sent);
  }

  function send(sent: object) {
    const body = JSON.stringify(sent);
    return server.call('POST', 'payment/webhook/razorpay', body, {
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': razorpaySignature(WEBHOOK_SECRET, Buffer.from(body)),
      },
    });
  }

  const casesOf = (number: string) =>
    query(`SELECT reason FROM review_cases WHERE reference = '${number}'`);

  test('a link is created, paid by webhook, and confirmed', async () => {
    const { number, page, link, ask, tries } = await order();
    expect(page).toBe(link.short_url);
    expect(number.length).toBeLessThanOrEqual(40);
    const [request] = razorpay.seen;
    expect(request!.headers.authorization).toBe(`Basic ${btoa('rzp_test_1:key-secret')}`);
    const attempt = await findAttempt(server.services.database, number);
    const sent = JSON.parse(request!.body.toString());
    expect(sent).toEqual({
      amount: 999_900,
      currency: 'INR',
      accept_partial: false,
      reference_id: number,
      description: `Order ${number}`,
      customer: { name: 'Ravi Kumar', email: 'ravi@example.com', contact: '9876543211' },
      notify: { sms: false, email: false },
      reminder_enable: false,
      callback_url: expect.stringMatching(
        /^https:\/\/example\.com\/payment-success\?order_id=.+&order_token=.+/,
      ),
      callback_method: 'get',
      expire_by: Math.floor(attempt!.expiresAt.getTime() / 1000),
    });

    expect((await deliver(number, 'paid', 'captured')).status).toBe(200);
    // The query reports the same payment, which counts once.
    tries('paid', 'captured');
    server.advanceClock(5);
    expect((await ask()).status).toBe(200);
    expect(await query(`SELECT count(*)::integer AS paid FROM payments`)).toEqual([{ paid: 1 }]);
    expect(await casesOf(number)).toEqual([]);
  });

  test('a link is closed; one that is over stays, and an order does not wait for Razorpay', async () => {
    const { number, link } = await order();
    const attempt = await findAttempt(server.services.database, number);
    const close = () => closeCheckouts(server.services, attempt!.orderId);
    broken = 1;
    await close();
    expect(link.status).toBe('created');
    await close();
    expect(link.status).toBe('cancelled');
    link.status = 'paid';
    await close();
    expect(link.status).toBe('paid');
  });

  test('a webhook with a wrong signature changes nothing', async () => {
    const { number, ask } = await order();
    const sent = event('paid', 'captured');
    sent.payload.payment_link.entity.reference_id = number;
    const answered = await server.call('POST', 'payment/webhook/razorpay', JSON.stringify(sent), {
      headers: { 'content-type': 'application/json', 'x-razorpay-signature': publishedSignature },
    });
    expect(answered.status).toBe(401);
    expect((await ask()).status).toBe(409);
  });

  test('an event whose payment Razorpay does not know pays nothing; the order is asked about again', async () => {
    const { number, ask, tries } = await order();
    const sent = event('paid', 'captured', { id: `pay_${number}_0` });
    sent.payload.payment_link.entity.reference_id = number;
    expect((await send(sent)).status).toBe(200);
    expect(await query(`SELECT 1 FROM payments WHERE reference = '${number}'`)).toEqual([]);
    tries('paid', 'captured');
    server.advanceClock(61);
    await sweepOrders(server.services);
    expect((await ask()).status).toBe(200);
  });

  test('an event waits while Razorpay does not answer', async () => {
    const { number, tries } = await order();
    tries('paid', 'captured');
    const sent = event('paid', 'captured', { id: `pay_${number}_0` });
    sent.payload.payment_link.entity.reference_id = number;
    const away = jest
      .spyOn(server.services.paymentProvider, 'fetchStatus')
      .mockRejectedValue(new Error('away'));
    expect(await send(sent)).toMatchObject({ status: 503, headers: { 'retry-after': '60' } });
    away.mockRestore();
    server.advanceClock(61);
    await sweepOrders(server.services);
    expect(await query(`SELECT state FROM orders WHERE order_number = '${number}'`)).toEqual([
      { state: 'paid' },
    ]);
  });

  test('guesses of a signature are limited, and a right one is always heard, made with the secret before too', async () => {
    const own = await openTestServer({
      beside: server,
      env: {
        ...razorpayEnv(),
        RATE_LIMITS: 'on',
        RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'the-secret-before',
      },
    });
    const guess = (from: string) =>
      own.call('POST', 'payment/webhook/razorpay', '{}', {
        from,
        headers: { 'content-type': 'application/json', 'x-razorpay-signature': 'guess' },
      });
    const statuses = [];
    for (let round = 0; round < 22; round += 1) statuses.push((await guess('198.51.100.7')).status);
    expect(statuses).toEqual([...Array<number>(20).fill(401), 429, 429]);
    // After many guesses, a further client has one.
    for (let net = 0; net < 9; net += 1) {
      for (let round = 0; round < 20; round += 1) await guess(`203.0.${net}.9`);
    }
    expect((await guess('192.0.2.1')).status).toBe(401);
    expect((await guess('192.0.2.1')).status).toBe(429);
    const sound = '{}';
    for (const from of ['192.0.2.200', '192.0.2.1', '198.51.100.7']) {
      for (const secret of [WEBHOOK_SECRET, 'the-secret-before']) {
        const heard = await own.call('POST', 'payment/webhook/razorpay', sound, {
          from,
          headers: {
            'content-type': 'application/json',
            'x-razorpay-signature': razorpaySignature(secret, Buffer.from(sound)),
          },
        });
        expect([from, secret, heard.status]).toEqual([from, secret, 200]);
      }
    }
    await own.close();
  });

  test.each([
    ['paid', 'on_hold', {}, 'unknown_state'],
    ['partially_paid', 'captured', { amount: 100 }, 'amount'],
    ['paid', 'captured', { currency: 'USD' }, 'currency'],
  ])(
    'a link %s with a payment %s %j opens a review case',
    async (link, payment, change, reason) => {
      const { number, ask } = await order();
      await deliver(number, link, payment, change);
      expect(await casesOf(number)).toEqual([{ reason }]);
      expect(await ask()).toMatchObject({ status: 409, body: { payment_state: 'review' } });
    },
  );

  test.each([
    ['created', [], 409],
    ['created', ['failed'], 409],
    ['created', ['failed', 'authorized'], 409],
    ['expired', ['failed'], 402],
    ['cancelled', ['failed', 'failed'], 402],
    ['expired', [], 409],
    ['paid', ['failed', 'captured'], 200],
  ])(
    'without a webhook, a link %s with the tries %j confirms with %d',
    async (link, states, status) => {
      const { ask, tries } = await order();
      tries(link, ...states);
      expect((await ask()).status).toBe(status);
    },
  );

  test('after a failed try the same link can be paid', async () => {
    const { number, page, ask, tries } = await order();
    tries('created', 'failed');
    expect(await ask()).toMatchObject({ status: 409, body: { payment_state: 'pending' } });
    const order_token = orderToken(server.config.secretKey, number);
    const again = await server.call('POST', 'payment/retry', { order_id: number, order_token });
    expect(again.body.payment_link).toBe(page);
    tries('paid', 'failed', 'captured');
    server.advanceClock(5);
    expect((await ask()).status).toBe(200);
  });

  test('a link whose response was lost is found again by its reference', async () => {
    const headers = { 'idempotency-key': 'razorpay-answer-lost' };
    answersLost = 1;
    const made = links.size;
    const first = await server.call('POST', 'payment/create', coursePayload(), { headers });
    expect(first.status).toBe(503);
    const second = await server.call('POST', 'payment/create', coursePayload(), { headers });
    expect(links.size).toBe(made + 1);
    expect(second.body.payment_link).toBe(links.get(second.body.order_number)!.short_url);
  });

  test('no payment is lost after a lost response and a failure of the provider', async () => {
    const headers = { 'idempotency-key': 'razorpay-never-answered' };
    answersLost = 1;
    await server.call('POST', 'payment/create', coursePayload(), { headers });
    const [number, link] = [...links].at(-1)!;
    link.status = 'paid';
    link.payments = [{ payment_id: 'pay_late', status: 'captured', amount: 999_900 }];
    broken = 1;
    server.advanceClock(121);
    await sweepOrders(server.services);
    server.advanceClock(600);
    await sweepOrders(server.services);
    expect(await query(`SELECT state FROM orders WHERE order_number = '${number}'`)).toEqual([
      { state: 'paid' },
    ]);
  });

  async function paidOrder() {
    const { number } = await order();
    await deliver(number, 'paid', 'captured');
    const [payment] = await server.services.database
      .select()
      .from(payments)
      .where(eq(payments.reference, number));
    return { number, payment: payment! };
  }

  test('a partial refund and one of the rest are paid once each, and settled with the payment', async () => {
    const { number, payment } = await paidOrder();
    const statesOf = () =>
      server.services.database
        .select({ amountPaise: refundsTable.amountPaise, state: refundsTable.state })
        .from(refundsTable)
        .orderBy(refundsTable.id);

    // The response to the first refund is lost; the next request finds it at Razorpay.
    answersLost = 1;
    const wish = { amountPaise: 10_050, reason: 'asked for', admin: null };
    const part = await refundPayment(server.services, payment, wish);
    const asked = razorpay.seen.findLast(({ method }) => method === 'POST')!;
    expect(asked.path).toBe(`/v1/payments/pay_${number}_0/refund`);
    expect(asked.headers['x-refund-idempotency']).toBe(part.refundNumber);
    expect(part.refundNumber).toMatch(/^[A-Za-z0-9_-]{10,}$/);
    expect(JSON.parse(asked.body.toString())).toEqual({
      amount: 10_050,
      speed: 'normal',
      receipt: part.refundNumber,
      notes: { reason: 'asked for' },
    });
    server.advanceClock(120);
    await sweepRefunds(server.services);
    expect(await statesOf()).toEqual([{ amountPaise: 10_050, state: 'requested' }]);

    refunds[0]!.status = 'processed';
    server.advanceClock(700);
    await sweepRefunds(server.services);
    await refundPayment(server.services, payment, { reason: 'all of it', admin: null });
    expect(refunds.map(({ amount }) => amount)).toEqual([10_050, 989_850]);
    refunds[1]!.status = 'processed';
    server.advanceClock(700);
    await sweepRefunds(server.services);
    expect(await statesOf()).toEqual([
      { amountPaise: 10_050, state: 'done' },
      { amountPaise: 989_850, state: 'done' },
    ]);
    expect(refunds).toHaveLength(2);

    const line = { payment_id: `pay_${number}_0`, settled: true };
    settled.push(
      // More than one page of lines that are not compared.
      ...Array.from({ length: 1000 }, () => ({ type: 'adjustment', entity_id: 'adj', amount: 1 })),
      { ...line, type: 'payment', entity_id: `pay_${number}_0`, payment_id: null, amount: 999_900 },
      { ...line, type: 'refund', entity_id: 'rfnd_1', amount: 10_050 },
      { ...line, type: 'refund', entity_id: 'rfnd_2', amount: 989_850 },
    );
    await reconcileDay(server.services, '2026-03-14');
    const lists = razorpay.seen.filter(({ path }) => path.includes('/settlements/'));
    expect(lists.at(-1)!.path).toBe(
      '/v1/settlements/recon/combined?year=2026&month=03&day=14&count=1000&skip=1000',
    );
    const taken = { ...line, type: 'adjustment', dispute_id: 'disp_1', amount: 999_900, credit: 0 };
    settled.push(
      {
        type: 'payment',
        entity_id: 'pay_strange',
        payment_id: null,
        amount: 500,
        fee: 12,
        tax: 2,
        credit: 488,
        debit: 0,
        settlement_id: 'setl_1',
        settlement_utr: 'UTR1',
      },
      { ...taken, entity_id: 'adj_1' },
      { ...taken, entity_id: 'adj_2', payment_id: null, credit: 999_900 },
    );
    await reconcileDay(server.services, '2026-03-15');
    expect(
      await query(
        'SELECT day, provider_paise, our_paise, differences FROM reconciliations ORDER BY day',
      ),
    ).toEqual([
      expect.objectContaining({ provider_paise: '0', our_paise: '0', differences: [] }),
      expect.objectContaining({
        provider_paise: '0',
        our_paise: '0',
        differences: [
          `dispute pay_${number}_0: settled ₹9,999, here unknown`,
          'dispute reversal disp_1: settled ₹9,999, here unknown',
        ],
      }),
    ]);
    // Other money of the account is noted with what it cost, and is no case.
    expect(
      await query("SELECT order_id, reference FROM payments WHERE payment_id = 'pay_strange'"),
    ).toEqual([{ order_id: null, reference: '' }]);
    expect(
      await query(
        "SELECT fee_paise, tax_paise, net_paise, utr FROM settlement_lines WHERE line_id = 'pay_strange'",
      ),
    ).toEqual([{ fee_paise: '10', tax_paise: '2', net_paise: '488', utr: 'UTR1' }]);
    expect(
      await query(
        `SELECT c.reason, o.order_number FROM review_cases c LEFT JOIN orders o ON o.id = c.order_id
         WHERE c.reference = 'disp_1' OR c.payment_id = 'disp_1' ORDER BY 1`,
      ),
    ).toEqual([
      { reason: 'dispute', order_number: number },
      { reason: 'settlement', order_number: null },
    ]);
  });

  test('a refund that Razorpay could not pay opens a review case', async () => {
    const { number, payment } = await paidOrder();
    await refundPayment(server.services, payment, { reason: 'asked for', admin: null });
    refunds.at(-1)!.status = 'failed';
    server.advanceClock(120);
    await sweepRefunds(server.services);
    expect(await casesOf(number)).toEqual([{ reason: 'refund_failed' }]);
  });

  test.each([
    ['a fee that the buyer bears', 1_023_500, { fee: 23_600, tax: 3600 }, 'paid', []],
    ['an offer of the account', 949_900, { offer_id: 'offer_1' }, 'paid', []],
    ['our own fee', 999_900, { fee: 23_600, tax: 3600 }, 'paid', []],
    ['an offer above half', 400_000, { offer_id: 'offer_1' }, 'needs_review', ['amount']],
    ['another fee', 1_023_600, { fee: 23_600 }, 'needs_review', ['amount']],
    ['no offer', 949_900, {}, 'needs_review', ['amount']],
  ])('an amount with %s', async (_what, amount, parts, state, reasons) => {
    const { number } = await order();
    details.set(`pay_${number}_0`, parts);
    await deliver(number, 'paid', 'captured', { amount });
    const [found] = await query(`SELECT state FROM orders WHERE order_number = '${number}'`);
    expect(found).toEqual({ state });
    expect((await casesOf(number)).map(({ reason }) => reason)).toEqual(reasons);
    if (state !== 'paid') return;
    await confirmDueOrders(server.services);
    const receipts = `SELECT r.kind, r.amount_paise FROM receipts r JOIN orders o ON o.id = r.order_id
      WHERE o.order_number = '${number}' ORDER BY r.id`;
    expect(await query(receipts)).toEqual([{ kind: 'receipt', amount_paise: 999_900 }]);
    // All that can go back is all of the receipt.
    const [payment] = await server.services.database
      .select()
      .from(payments)
      .where(eq(payments.reference, number));
    const refund = await refundPayment(server.services, payment!, { reason: 'all', admin: null });
    expect(refund.amountPaise).toBe(Math.min(amount, 999_900));
    refunds.at(-1)!.status = 'processed';
    server.advanceClock(120);
    await sweepRefunds(server.services);
    expect(await query(receipts)).toEqual([
      { kind: 'receipt', amount_paise: 999_900 },
      { kind: 'credit_note', amount_paise: 999_900 },
    ]);
  });

  test('a payment link made by hand is noted and is no case', async () => {
    const sent = event('paid', 'captured', { id: 'pay_by_hand' });
    sent.payload.payment_link.entity.reference_id = '';
    expect((await send(sent)).status).toBe(200);
    expect(
      await query("SELECT order_id, accepted FROM payments WHERE payment_id = 'pay_by_hand'"),
    ).toEqual([{ order_id: null, accepted: false }]);
    expect(await query("SELECT reason FROM review_cases WHERE payment_id = 'pay_by_hand'")).toEqual(
      [],
    );
  });

  test('a refund on the page of Razorpay is asked about and booked', async () => {
    const { number, payment } = await paidOrder();
    const payment_id = payment.paymentId;
    const made = { id: 'rfnd_page', payment_id, receipt: null, amount: 250_050, created_at: 1 };
    refunds.push({ ...made, status: 'processed' });
    const told = await send({
      event: 'refund.processed',
      payload: {
        refund: { entity: { ...made, entity: 'refund', status: 'processed' } },
        payment: { entity: { id: payment_id, status: 'captured', amount: 1, currency: 'INR' } },
      },
    });
    expect(told.status).toBe(200);
    expect(
      await query(
        `SELECT amount_paise, provider_reference, returned_on::text FROM refunds
         WHERE reference = '${number}'`,
      ),
    ).toEqual([
      { amount_paise: 250_050, provider_reference: 'rfnd_page', returned_on: '1970-01-01' },
    ]);
  });

  test('a refund that Razorpay refuses opens a review case, and can be asked for again', async () => {
    const { number, payment } = await paidOrder();
    refusal = 'Your account does not have enough balance.';
    const refused = await refundPayment(server.services, payment, {
      reason: 'asked',
      admin: null,
    });
    refusal = '';
    expect(refused.state).toBe('failed');
    expect(
      await query(`SELECT reason, detail FROM review_cases WHERE reference = '${number}'`),
    ).toEqual([
      {
        reason: 'refund_failed',
        detail: `${number}-R1: Your account does not have enough balance.`,
      },
    ]);
    const again = await refundPayment(server.services, payment, { reason: 'asked', admin: null });
    expect(again).toMatchObject({ refundNumber: `${number}-R2`, state: 'requested' });
  });
});
