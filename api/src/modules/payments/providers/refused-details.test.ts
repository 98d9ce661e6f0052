import {
  fakeHttpServer,
  type FakeHttpServer,
  type SeenRequest,
} from '../../../testing/fake-http-server';
import { coursePayload } from '../../../testing/payments/orders';
import { openTestServer, type TestServer } from '../../../testing/test-server';
import { admittedCustomer } from './admitted';

const limits = { name: 50, email: 64 };
const customer = { id: '1', name: 'Ravi Kumar', email: 'ravi@example.com', phone: '9876543211' };

test.each([
  ['Ravi Kumar', 'Ravi Kumar'],
  ['José Dias', 'Jose Dias'],
  ['Rao, Asha', 'Rao Asha'],
  ['Anne-Marie D’Souza', 'Anne Marie D Souza'],
  ['Dr. A. P. J. Kalam', 'Dr. A. P. J. Kalam'],
  ['ＲＡＶＩ Kumar', 'RAVI Kumar'],
  ['आशा राव', undefined],
  ['आशा Rao', 'Rao'],
  ['Al -', undefined],
  ['... ...', undefined],
  ['🙏 🌸', undefined],
  ['x'.repeat(200), 'x'.repeat(50)],
  [
    'Venkata Satya Lakshmi Narasimha Pattabhirama Chandrasekhara Iyer',
    'Venkata Satya Lakshmi Narasimha Pattabhirama',
  ],
])('of the name %p, providers get %p', (name, expected) => {
  expect(admittedCustomer({ ...customer, name }, limits).name).toBe(expected);
});

test('an e-mail or a phone that no provider admits is left out', () => {
  const long = `${'a'.repeat(60)}@example.com`;
  expect(admittedCustomer({ ...customer, email: long }, limits).email).toBeUndefined();
  expect(admittedCustomer({ ...customer, email: 'a@उदाहरण.in' }, limits).email).toBeUndefined();
  expect(admittedCustomer({ ...customer, phone: '+91 98765-43211' }, limits).phone).toBe(
    '9876543211',
  );
  expect(admittedCustomer({ ...customer, phone: '12' }, limits).phone).toBeUndefined();
});

const providers = {
  cashfree: {
    env: (address: string) => ({
      CASHFREE_URL: address,
      CASHFREE_CLIENT_ID: 'client',
      CASHFREE_CLIENT_SECRET: 'TEST_cfsk_not_a_real_secret',
    }),
    made: { cf_link_id: 7, link_url: 'https://pay.example.com/1' },
    refusal: (message: string) => ({ message, code: 'link_post_failed', type: 'invalid' }),
    fields: ['customer_name', 'customer_email', 'return_url'],
  },
  razorpay: {
    env: (address: string) => ({
      RAZORPAY_URL: address,
      RAZORPAY_KEY_ID: 'key',
      RAZORPAY_KEY_SECRET: 'not-a-real-secret-of-razorpay',
      RAZORPAY_WEBHOOK_SECRET: 'not-a-real-webhook-secret',
    }),
    made: { id: 'l', status: 'created', currency: 'INR', short_url: 'https://pay.example.com/1' },
    refusal: (description: string) => ({ error: { code: 'BAD_REQUEST_ERROR', description } }),
    fields: ['"name":', '"email":"', 'contact', 'callback_url'],
  },
};

describe.each(['cashfree', 'razorpay'] as const)('with %s', (name) => {
  const { env, made, refusal, fields } = providers[name];
  /** Answers a request for a link with an error, or undefined to admit it. */
  let judge: (body: string) => { status: number; body?: unknown } | undefined;
  let fake: FakeHttpServer;
  let server: TestServer;
  const logged: object[] = [];
  beforeAll(async () => {
    fake = await fakeHttpServer(({ method, body }: SeenRequest) => {
      if (method === 'GET') return { body: { payment_links: [] } };
      return judge(body.toString()) ?? { body: made };
    });
    server = await openTestServer({
      env: { PAYMENT_PROVIDER: name, SITE_URL: 'https://example.com', ...env(fake.address) },
    });
    jest
      .spyOn(server.services.log, 'warn')
      .mockImplementation((entry: unknown) => void logged.push(entry as object));
  });
  beforeEach(() => {
    fake.seen.length = 0;
    logged.length = 0;
  });
  afterAll(async () => {
    await server.close();
    await fake.close();
  });

  const buy = () => server.call('POST', 'payment/create', coursePayload());
  const asked = () => fake.seen.filter(({ method }) => method === 'POST');

  test.each(fields)('a refusal that names %s is followed by a link without it', async (field) => {
    const word = field.replaceAll(/[":]/g, '');
    judge = (body) =>
      body.includes(field)
        ? { status: 400, body: refusal(`${word} : value is not valid`) }
        : undefined;
    const response = await buy();
    expect([response.status, response.body.payment_link]).toEqual([
      200,
      'https://pay.example.com/1',
    ]);
    expect(asked()).toHaveLength(2);
    expect(logged).toEqual([
      expect.objectContaining({
        err: expect.objectContaining({ reason: expect.stringContaining('value is not valid') }),
      }),
    ]);
    const keys = asked().map(({ headers }) => headers['x-idempotency-key']);
    if (name === 'cashfree') expect(new Set(keys).size).toBe(2);
  });

  test('details that are refused one after the other are all left out', async () => {
    judge = (body) => {
      const left = fields.find((field) => body.includes(field));
      return left ? { status: 400, body: refusal(`The ${left} is invalid.`) } : undefined;
    };
    expect((await buy()).status).toBe(200);
    expect(asked()).toHaveLength(fields.length + 1);
  });

  test('a refusal without a readable reason is followed by a link without the details', async () => {
    judge = (body) => (body.includes('ravi@') ? { status: 400, body: '<html>' } : undefined);
    expect((await buy()).status).toBe(200);
    expect(asked()).toHaveLength(2);
  });

  test('a refusal of the order itself is no outage, and is not tried again', async () => {
    judge = () => ({ status: 400, body: refusal('amount exceeds the maximum amount allowed') });
    const response = await buy();
    expect(response.status).toBe(422);
    expect(response.body.message).not.toMatch(/try again/i);
    expect(response.headers['retry-after']).toBeUndefined();
    expect(asked()).toHaveLength(1);
  });

  test.each([401, 429, 500])('an answer %d is an outage', async (status) => {
    judge = () => ({ status, body: refusal('email, name') });
    expect((await buy()).status).toBe(503);
    expect(asked()).toHaveLength(1);
  });
});
