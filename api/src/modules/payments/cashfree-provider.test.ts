import {
  fakeHttpServer,
  type FakeHttpServer,
  type SeenRequest,
} from '../../testing/fake-http-server';
import { confirm, coursePayload } from '../../testing/orders';
import { openTestServer, type TestServer } from '../../testing/test-server';
import { cashfreeProvider, cashfreeSignature } from './cashfree-provider';
import { orderToken } from './attempts';
import { sweepOrders } from './sweeper';

const SECRET = 'TEST_cfsk_not_a_real_secret';
const TIMESTAMP = '1746427759733';
const bodyA =
  '{"data":{"order":{"order_id":"ord_0001","order_amount":499.00,"order_currency":"INR","order_tags":null},"payment":{"cf_payment_id":"1453002795","payment_status":"SUCCESS","payment_amount":499.00,"payment_currency":"INR","payment_time":"2026-01-15T12:20:29+05:30"}},"event_time":"2026-01-15T12:20:30+05:30","type":"PAYMENT_SUCCESS_WEBHOOK"}';
const bodyB =
  '{"data":{"order":{"order_id":"ord_0002"},"customer_details":{"customer_name":"नीलम"}},"type":"PAYMENT_FAILED_WEBHOOK"}';

const provider = cashfreeProvider(
  { provider: 'cashfree', address: 'http://127.0.0.1:9', clientId: 'id', clientSecret: SECRET },
  'https://example.com',
);
const verify = (body: string, signature: string) => {
  provider.verifyWebhook(Buffer.from(body), {
    'x-webhook-timestamp': TIMESTAMP,
    'x-webhook-signature': signature,
  });
  return provider.readEvent(body);
};

test('a rightly signed webhook is read', () => {
  expect(verify(bodyA, 'o0PXotZlYqLn/2GWxYiqaZwrQYXK9We5GJHYVUYKIYQ=')).toEqual({
    reference: 'ord_0001',
    paymentId: '1453002795',
    state: 'success',
    amountPaise: 49_900,
    currency: 'INR',
  });
  expect(verify(bodyB, '+YFE7TGZIuzzfOBx+1yiVmQseCOLghodRrHAPc1voJo=')).toBeNull();
});

test.each([
  ['joined with a dot', bodyA, 'i2c3WuQdVVl07OULiAcP871Tb06STIASthqCo+DWq3o='],
  ['over the body written anew', bodyA, '77rXzzLmwfiU6ODlshhsD339W82Q/VE4dtLDVuNQxqg='],
  ['of another body', bodyB, 'o0PXotZlYqLn/2GWxYiqaZwrQYXK9We5GJHYVUYKIYQ='],
  ['that is missing', bodyA, ''],
])('a signature %s is refused', (_name, body, signature) => {
  expect(() => verify(body, signature)).toThrow('The signature is not right.');
});

describe('with a server of Cashfree', () => {
  const paymentsOf = new Map<string, object[]>();
  let broken = 0;

  const answer = ({ method, path, body }: SeenRequest) => {
    if (broken > 0) {
      broken -= 1;
      return { status: 500 };
    }
    if (method === 'POST' && path === '/pg/orders') {
      const { order_id } = JSON.parse(body.toString());
      return { body: { cf_order_id: 77, order_id, payment_session_id: `session_${order_id}` } };
    }
    if (method === 'POST' && path === '/pg/orders/sessions') {
      return { body: { data: { url: 'https://sandbox.example.com/view/123' } } };
    }
    const [, orderId] = /^\/pg\/orders\/([^/]+)/.exec(path) ?? [];
    if (path.endsWith('/payments')) return { body: paymentsOf.get(orderId!) ?? [] };
    return { body: { order_id: orderId, order_status: 'ACTIVE', order_currency: 'INR' } };
  };

  let cashfree: FakeHttpServer;
  let server: TestServer;
  beforeAll(async () => {
    cashfree = await fakeHttpServer(answer);
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

  test('an order is made, paid by webhook, and confirmed', async () => {
    const created = await server.call('POST', 'payment/create', coursePayload());
    expect(created.body.payment_link).toBe('https://sandbox.example.com/view/123');
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
    expect(sent).toMatchObject({ order_id: number, order_amount: 9999, order_currency: 'INR' });
    expect(sent.order_meta.return_url.length).toBeLessThanOrEqual(250);
    expect(sent.order_meta.return_url).toMatch(
      /^https:\/\/example\.com\/payment-success\?order_id=.+&order_token=.+/,
    );

    const body = JSON.stringify({
      data: {
        order: { order_id: number, order_amount: 9999, order_currency: 'INR' },
        payment: { cf_payment_id: 1, payment_status: 'SUCCESS', payment_amount: 9999.0 },
      },
      type: 'PAYMENT_SUCCESS_WEBHOOK',
    });
    const webhook = await server.call('POST', 'payment/webhook/cashfree', body, {
      headers: {
        'content-type': 'application/json',
        'x-webhook-timestamp': TIMESTAMP,
        'x-webhook-signature': cashfreeSignature(SECRET, TIMESTAMP, Buffer.from(body)),
      },
    });
    expect(webhook.status).toBe(200);
    const order_token = orderToken(server.config.secretKey, number);
    expect((await confirm(server, { order_id: number, order_token })).status).toBe(200);
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

  test('a server that fails once loses nothing', async () => {
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
    server.wait(121);
    await sweepOrders(server.services);
    const order_token = orderToken(server.config.secretKey, number);
    server.wait(600);
    await sweepOrders(server.services);
    expect((await confirm(server, { order_id: number, order_token })).status).toBe(200);
  });
});
