import {
  fakeHttpServer,
  type FakeHttpServer,
  type SeenRequest,
} from '../../../testing/fake-http-server';
import { confirm, coursePayload } from '../../../testing/payments/orders';
import { openTestServer, type TestServer } from '../../../testing/test-server';
import { cashfreeProvider, cashfreeSignature } from './cashfree-provider';
import { readCashfreeEvent } from './cashfree-reports';
import { orderToken } from '../attempts';
import { eq } from 'drizzle-orm';
import { askProvider } from '../events';
import { payments } from '../payments-tables';
import { reconcileDay } from '../settlements/reconcile';
import { refundPayment, sweepRefunds } from '../returns/refunds';
import { sweepOrders } from '../sweeper';

const SECRET = 'TEST_cfsk_not_a_real_secret';
const TIMESTAMP = '1746427759733';
const bodyA =
  '{"data":{"order":{"order_id":"ord_0001","order_amount":499.00,"order_currency":"INR","order_tags":null},"payment":{"cf_payment_id":"1453002795","payment_status":"SUCCESS","payment_amount":499.00,"payment_currency":"INR","payment_time":"2026-01-15T12:20:29+05:30"}},"event_time":"2026-01-15T12:20:30+05:30","type":"PAYMENT_SUCCESS_WEBHOOK"}';
const bodyB =
  '{"data":{"order":{"order_id":"ord_0002"},"customer_details":{"customer_name":"नीलम"}},"type":"PAYMENT_FAILED_WEBHOOK"}';

const provider = cashfreeProvider(
  {
    provider: 'cashfree',
    address: 'http://127.0.0.1:9',
    clientId: 'id',
    clientSecret: 'the secret of now',
    signingSecrets: ['the secret of now', SECRET],
  },
  'https://example.com',
);
const verify = (body: string, signature: string, name = 'x-webhook') => {
  provider.verifyWebhook(Buffer.from(body), {
    [`${name}-timestamp`]: TIMESTAMP,
    [`${name}-signature`]: signature,
  });
  return provider.readEvent(body);
};

test('a webhook with the right signature is read', () => {
  expect(verify(bodyA, 'o0PXotZlYqLn/2GWxYiqaZwrQYXK9We5GJHYVUYKIYQ=')).toEqual({
    reference: 'ord_0001',
    paymentId: '1453002795',
    state: 'success',
    amountPaise: 49_900,
    currency: 'INR',
  });
  expect(verify(bodyB, '+YFE7TGZIuzzfOBx+1yiVmQseCOLghodRrHAPc1voJo=')).toBeNull();
});

test('an event is heard under both names of the headers, signed with the secret of now or the one before', () => {
  for (const name of ['x-webhook', 'x-cashfree']) {
    for (const secret of ['the secret of now', SECRET]) {
      const signature = cashfreeSignature(secret, TIMESTAMP, Buffer.from(bodyB));
      expect(verify(bodyB, signature, name)).toBeNull();
    }
    const other = cashfreeSignature('another secret', TIMESTAMP, Buffer.from(bodyB));
    expect(() => verify(bodyB, other, name)).toThrow('The signature is not right.');
  }
});

test.each([
  ['joined with a dot', bodyA, 'i2c3WuQdVVl07OULiAcP871Tb06STIASthqCo+DWq3o='],
  ['over the body written anew', bodyA, '77rXzzLmwfiU6ODlshhsD339W82Q/VE4dtLDVuNQxqg='],
  ['of another body', bodyB, 'o0PXotZlYqLn/2GWxYiqaZwrQYXK9We5GJHYVUYKIYQ='],
  ['that is missing', bodyA, ''],
])('a signature %s is refused', (_name, body, signature) => {
  expect(() => verify(body, signature)).toThrow('The signature is not right.');
});

test.each([
  ['DISPUTE_CREATED', 'open'],
  ['CHARGEBACK_UNDER_REVIEW', 'open'],
  ['CHARGEBACK_MERCHANT_WON', 'over'],
  ['PRE_ARBITRATION_MERCHANT_LOST', 'lost'],
  ['DISPUTE_MERCHANT_ACCEPTED', 'lost'],
])('a dispute with the status %s is %s', (dispute_status, state) => {
  const sent = {
    data: {
      dispute: {
        dispute_id: '433475258',
        dispute_type: 'DISPUTE',
        reason_code: '1402',
        reason_description: 'Duplicate Processing',
        dispute_amount: 3.5,
        respond_by: '2026-12-05T23:59:59+05:30',
        dispute_status,
        dispute_amount_currency: 'INR',
      },
      order_details: { order_id: 'CFPay_NK-1', cf_payment_id: 885_473_311, payment_amount: 3.5 },
    },
    type: 'DISPUTE_CREATED',
  };
  expect(readCashfreeEvent(JSON.stringify(sent))).toEqual({
    dispute: {
      disputeId: '433475258',
      paymentId: 'CFPay_NK-1',
      amountPaise: 350,
      currency: 'INR',
      reason: 'Duplicate Processing',
      respondBy: '2026-12-05',
      state,
    },
  });
});

describe('with a fake Cashfree server', () => {
  const paymentsOf = new Map<string, object[]>();
  const refunds = new Map<string, { order_id?: string } & Record<string, unknown>>();
  const settled: object[] = [];
  const made = new Set<string>();
  let broken = 0;
  let answersLost = 0;

  const response = ({ method, path, body }: SeenRequest) => {
    if (broken > 0) {
      broken -= 1;
      return { status: 500 };
    }
    if (method === 'POST' && path === '/pg/links') {
      const { link_id } = JSON.parse(body.toString());
      if (made.has(link_id)) return { status: 409 };
      made.add(link_id);
      if (answersLost > 0) {
        answersLost -= 1;
        return { status: 502 };
      }
      const link_url = 'https://payments.example.com/links/U1mgll3c0e9g';
      return { body: { cf_link_id: 77, link_id, link_status: 'ACTIVE', link_url } };
    }
    if (/^\/pg\/links\/[^/]+$/.test(path)) {
      return { body: { cf_link_id: 77, link_url: 'https://payments.example.com/links/again' } };
    }
    if (path.endsWith('/cancel')) {
      return made.delete(path.split('/').at(-2)!) ? { body: {} } : { status: 404 };
    }
    if (path.startsWith('/pg/disputes/')) return { status: 404 };
    if (path === '/pg/recon') return { body: { cursor: null, data: settled } };
    const [, linkId] = /^\/pg\/links\/([^/]+)\/orders\?status=ALL$/.exec(path) ?? [];
    if (linkId) return { body: [{ order_id: `CFPay_${linkId}`, order_currency: 'INR' }] };
    const [, orderId] = /^\/pg\/orders\/(?:CFPay_)?([^/]+)/.exec(path) ?? [];
    if (path.includes('/refunds')) {
      const refundId = method === 'GET' && path.split('/').at(-1);
      if (refundId === 'refunds') {
        const of = path.split('/').at(-2);
        return { body: [...refunds.values()].filter(({ order_id }) => order_id === of) };
      }
      if (refundId)
        return refunds.has(refundId) ? { body: refunds.get(refundId) } : { status: 404 };
      const { refund_id } = JSON.parse(body.toString());
      refunds.set(refund_id, { cf_refund_id: `cf-${refund_id}`, refund_status: 'PENDING' });
      return { body: refunds.get(refund_id) };
    }
    if (path.endsWith('/payments')) return { body: paymentsOf.get(orderId!) ?? [] };
    return { body: { order_id: orderId, order_status: 'ACTIVE', order_currency: 'INR' } };
  };

  let cashfree: FakeHttpServer;
  let server: TestServer;
  beforeAll(async () => {
    cashfree = await fakeHttpServer(response);
    server = await openTestServer({
      env: {
        PAYMENT_PROVIDER: 'cashfree',
        CASHFREE_URL: `${cashfree.address}/pg`,
        CASHFREE_CLIENT_ID: 'client',
        CASHFREE_CLIENT_SECRET: SECRET,
        SITE_URL: 'https://example.com',
      },
    });
  });
  afterAll(async () => {
    await server.close();
    await cashfree.close();
  });

  const query = async (text: string) => (await server.services.pool.query(text)).rows;

  const linkEvent = (number: string) => ({
    data: {
      cf_link_id: 77,
      link_id: number,
      link_status: 'PAID',
      link_currency: 'INR',
      link_amount: '9999.00',
      order: {
        order_amount: '9999.00',
        order_id: `CFPay_${number}`,
        transaction_id: 1021206,
        transaction_status: 'SUCCESS',
      },
    },
    type: 'PAYMENT_LINK_EVENT',
    version: 1,
  });

  function deliver(event: object) {
    const body = JSON.stringify(event);
    return server.call('POST', 'payment/webhook/cashfree', body, {
      headers: {
        'content-type': 'application/json',
        'x-webhook-timestamp': TIMESTAMP,
        'x-webhook-signature': cashfreeSignature(SECRET, TIMESTAMP, Buffer.from(body)),
      },
    });
  }

  test('an order is made, paid by webhook, and confirmed', async () => {
    const created = await server.call('POST', 'payment/create', coursePayload());
    expect(created.body.payment_link).toBe('https://payments.example.com/links/U1mgll3c0e9g');
    const number = created.body.order_number;
    expect(number).toMatch(/^[A-Za-z0-9_-]{3,50}$/);
    const [request] = cashfree.seen;
    expect(request!.headers).toMatchObject({
      'x-client-id': 'client',
      'x-client-secret': SECRET,
      'x-api-version': '2025-01-01',
      'x-idempotency-key': number,
    });
    const sent = JSON.parse(request!.body.toString());
    expect(sent).toMatchObject({
      link_id: number,
      link_amount: 9999,
      link_currency: 'INR',
      link_partial_payments: false,
      link_notify: { send_sms: false, send_email: false },
      customer_details: { customer_email: 'ravi@example.com', customer_phone: '9876543211' },
      link_meta: { notify_url: 'https://example.com/api/payment/webhook/cashfree' },
    });
    // The request does not restrict the payment methods: UPI, cards and net banking stay on the page.
    expect(sent.link_meta.payment_methods).toBeUndefined();
    expect(sent.link_meta.return_url.length).toBeLessThanOrEqual(250);
    expect(sent.link_meta.return_url).toMatch(
      /^https:\/\/example\.com\/payment-success\?order_id=.+&order_token=.+/,
    );

    const paid = [
      {
        cf_payment_id: 1,
        payment_status: 'SUCCESS',
        payment_amount: 9999,
        payment_currency: 'INR',
      },
    ];
    paymentsOf.set(number, paid);
    expect((await deliver(linkEvent(number))).status).toBe(200);
    // The event of the payment itself names Cashfree's own order, and is ignored.
    const payment = {
      data: {
        order: { order_id: `CFPay_${number}`, order_amount: 9999, order_currency: 'INR' },
        payment: { cf_payment_id: 1, payment_status: 'SUCCESS', payment_amount: 9999.0 },
      },
      type: 'PAYMENT_SUCCESS_WEBHOOK',
    };
    expect((await deliver(payment)).status).toBe(200);
    await askProvider(server.services, { reference: number, providerReference: null });
    const order_token = orderToken(server.config.secretKey, number);
    expect((await confirm(server, { order_id: number, order_token })).status).toBe(200);
    expect(await query('SELECT count(*)::integer AS cases FROM review_cases')).toEqual([
      { cases: 0 },
    ]);
  });

  test('a refund of a link goes to its order, and is checked until it is done', async () => {
    const number = (await server.call('POST', 'payment/create', coursePayload())).body.order_number;
    paymentsOf.set(number, [{ cf_payment_id: 1, payment_status: 'SUCCESS', payment_amount: 9999 }]);
    await deliver(linkEvent(number));
    const [payment] = await server.services.database
      .select()
      .from(payments)
      .where(eq(payments.reference, number));
    const wish = { amountPaise: 10_050, reason: 'asked for', admin: null };
    const refund = await refundPayment(server.services, payment!, wish);
    expect(refund.state).toBe('requested');
    const asked = cashfree.seen.findLast(({ method }) => method === 'POST')!;
    expect(asked.path).toBe(`/pg/orders/CFPay_${number}/refunds`);
    expect(JSON.parse(asked.body.toString())).toEqual({
      refund_amount: 100.5,
      refund_id: refund.refundNumber,
      refund_note: 'asked for',
    });
    refunds.set(refund.refundNumber, { cf_refund_id: 'cf-1', refund_status: 'SUCCESS' });
    server.advanceClock(120);
    await sweepRefunds(server.services);
    expect(await query('SELECT state FROM refunds')).toEqual([{ state: 'done' }]);
    expect(
      cashfree.seen.filter(({ method, path }) => method === 'POST' && /refunds$/.test(path)),
    ).toHaveLength(1);

    const line = (event_type: string, event_amount: number, event_status = 'SUCCESS') => ({
      event_details: {
        event_id: `${event_type} ${event_amount}`,
        event_type,
        event_amount,
        event_settlement_amount: event_amount && event_amount - 2.36,
        sale_type: event_type === 'PAYMENT' ? 'CREDIT' : 'DEBIT',
        event_status,
      },
      order_details: { order_id: `CFPay_${number}` },
      payment_details: {
        cf_payment_id: '1',
        payment_service_charge: 2,
        payment_service_tax: 0.36,
      },
      settlement_details: { cf_settlement_id: 7, settlement_utr: 'PGI7' },
    });
    settled.push(line('PAYMENT', 9999), line('REFUND', 100.5), line('PAYMENT', 0, 'FAILED'), {
      ...line('OTHER_ADJUSTMENT', 3),
      order_details: null,
      payment_details: null,
    });
    await reconcileDay(server.services, '2026-03-14');
    settled.push(line('CHARGEBACK', 9999));
    await reconcileDay(server.services, '2026-03-15');
    expect(
      await query(
        'SELECT provider_paise, our_paise, differences FROM reconciliations ORDER BY day',
      ),
    ).toEqual([
      { provider_paise: '989850', our_paise: '989850', differences: [] },
      {
        provider_paise: '-10050',
        our_paise: '989850',
        differences: [`dispute CFPay_${number}: settled ₹9,999, here unknown`],
      },
    ]);
    expect(
      await query(`SELECT c.payment_id, o.order_number FROM review_cases c
        JOIN orders o ON o.id = c.order_id WHERE reason = 'dispute'`),
    ).toEqual([{ payment_id: `CFPay_${number}`, order_number: number }]);
    expect(
      await query(
        "SELECT fee_paise, tax_paise, net_paise, utr FROM settlement_lines WHERE kind = 'payment'",
      ),
    ).toEqual([{ fee_paise: '200', tax_paise: '36', net_paise: '999664', utr: 'PGI7' }]);
  });

  test.each(['refund', 'auto_refund'])(
    'a %s that Cashfree has made on its page is asked about and booked',
    async (kind) => {
      const created = await server.call('POST', 'payment/create', coursePayload());
      const number: string = created.body.order_number;
      paymentsOf.set(number, [
        { cf_payment_id: 1, payment_status: 'SUCCESS', payment_amount: 9999 },
      ]);
      await deliver(linkEvent(number));
      const refund = {
        cf_refund_id: 11_325_632,
        refund_id: `${kind}_of_the_page`,
        order_id: `CFPay_${number}`,
        refund_amount: 9999,
        refund_currency: 'INR',
        refund_status: 'SUCCESS',
        processed_at: '2026-02-28T13:04:27+05:30',
      };
      refunds.set(refund.refund_id, refund);
      const type = `${kind.toUpperCase()}_STATUS_WEBHOOK`;
      expect((await deliver({ data: { [kind]: refund }, type })).status).toBe(200);
      expect(
        await query(`SELECT o.state, r.returned_on::text, r.provider_reference
          FROM refunds r JOIN orders o ON o.id = r.order_id WHERE order_number = '${number}'`),
      ).toEqual([{ state: 'refunded', returned_on: '2026-02-28', provider_reference: '11325632' }]);
    },
  );

  test('a failed try beside a pending one is pending', async () => {
    const tries = (...states: string[]) =>
      states.map((payment_status, index) => ({
        cf_payment_id: `t${index}`,
        payment_status,
        payment_amount: 9999,
      }));
    const number = (await server.call('POST', 'payment/create', coursePayload())).body.order_number;
    paymentsOf.set(number, tries('FAILED', 'PENDING'));
    const order_token = orderToken(server.config.secretKey, number);
    const ask = () => confirm(server, { order_id: number, order_token });
    expect(await ask()).toMatchObject({ status: 409, body: { payment_state: 'pending' } });
    paymentsOf.set(number, tries('FAILED', 'SUCCESS'));
    server.advanceClock(5);
    expect((await ask()).status).toBe(200);
  });

  test.each([
    ['SUCCESS', 9999, 'INR', 200],
    ['SUCCESS', 99.99, 'INR', 409],
    ['SUCCESS', 9999, 'USD', 409],
    ['PENDING', 9999, 'INR', 409],
    ['NOT_ATTEMPTED', 9999, 'INR', 409],
    ['FAILED', 9999, 'INR', 402],
    ['USER_DROPPED', 9999, 'INR', 402],
    ['CANCELLED', 9999, 'INR', 402],
    ['VOID', 9999, 'INR', 402],
  ])(
    'without a webhook, a payment %s of %d %s confirms with %d',
    async (state, amount, currency, status) => {
      const number = (await server.call('POST', 'payment/create', coursePayload())).body
        .order_number;
      paymentsOf.set(number, [
        {
          cf_payment_id: `p-${number}`,
          payment_status: state,
          payment_amount: amount,
          payment_currency: currency,
        },
      ]);
      const order_token = orderToken(server.config.secretKey, number);
      expect((await confirm(server, { order_id: number, order_token })).status).toBe(status);
    },
  );

  test('a link whose response was lost is found again', async () => {
    const headers = { 'idempotency-key': 'cashfree-answer-lost' };
    answersLost = 1;
    const first = await server.call('POST', 'payment/create', coursePayload(), { headers });
    expect(first.status).toBe(503);
    const second = await server.call('POST', 'payment/create', coursePayload(), { headers });
    expect(second.body.payment_link).toBe('https://payments.example.com/links/again');
  });

  test('a link is closed once', async () => {
    const created = await server.call('POST', 'payment/create', coursePayload());
    const checkout = { reference: created.body.order_number, providerReference: null };
    const { paymentProvider } = server.services;
    await paymentProvider.closeCheckout(checkout);
    expect(made.has(checkout.reference)).toBe(false);
    await paymentProvider.closeCheckout(checkout);
  });

  test('nothing is lost if the provider fails once', async () => {
    const headers = { 'idempotency-key': 'cashfree-fails-once' };
    broken = 1;
    const first = await server.call('POST', 'payment/create', coursePayload(), { headers });
    expect(first.status).toBe(503);
    const second = await server.call('POST', 'payment/create', coursePayload(), { headers });
    expect(second.status).toBe(200);
    const number = second.body.order_number;
    paymentsOf.set(number, [
      { cf_payment_id: `p-${number}`, payment_status: 'SUCCESS', payment_amount: 9999 },
    ]);
    broken = 1;
    server.advanceClock(121);
    await sweepOrders(server.services);
    const order_token = orderToken(server.config.secretKey, number);
    server.advanceClock(600);
    await sweepOrders(server.services);
    expect((await confirm(server, { order_id: number, order_token })).status).toBe(200);
  });
});
