import { openTestServer, type TestServer } from '../../testing/test-server';
import { coursePayload } from '../../testing/payments/orders';
import { campaignFrom } from './campaign';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('a lead, a message and an order keep the campaign, for lists, files and figures', async () => {
  const { token } = await server.addUser({ role: 3 });
  const read = async (path: string) => server.call('GET', `admin/${path}`, undefined, { token });
  const campaign = 'utm_source=Diwali%20Mail&utm_medium=email';
  const person = { email: 'asha@example.com', phone_number: '9876543210', campaign };
  const lead = { ...person, full_name: 'Asha', type: 'book demo class', course: 'numerology' };
  const message = { ...person, name: 'Asha', state: 'Delhi', message: 'Hello' };
  expect((await server.call('POST', 'book-demo-class', lead)).body.status).toBe(true);
  expect((await server.call('POST', 'contacts', message)).status).toBe(201);
  const order = await server.call('POST', 'payment/create', coursePayload({ campaign }));
  expect(order.status).toBe(200);

  const news = { ...person, campaign: undefined, full_name: 'Asha', type: 'request callback' };
  await server.call('POST', 'book-demo-class', news, {
    headers: { referer: 'https://site.example/courses?utm_source=poster' },
  });
  expect((await read('leads')).body.data.data[0].campaign).toBe('poster / - / -');

  const words = 'diwali mail / email / -';
  for (const list of ['leads', 'contacts']) {
    const { data } = (await read(list)).body.data;
    expect(data.at(-1).campaign).toBe(words);
    expect((await read(`${list}.csv`)).body).toContain(words);
  }
  const { body } = await read(`orders/${order.body.order_number}`);
  expect(body.data.campaign).toBe(words);
  expect((await read('overview')).body.data.leads).toContainEqual({
    ...{ source: 'demo', campaign: 'diwali mail', course: 'numerology', leads: 1, bought: 0 },
  });
});

test.each<[unknown, string | null]>([
  [undefined, null],
  [{ utm_source: 'a' }, null],
  ['', null],
  ['utm_source=%%%&utm_medium=', null],
  ['utm_campaign=<script>alert(1)</script>', '- / - / script alert 1 script'],
  ['utm_source=दिवाली', 'दिवाली / - / -'],
  [`utm_source=${'x'.repeat(5000)}`, `${'x'.repeat(40)} / - / -`],
  ['utm_source==HYPERLINK(1)', 'hyperlink 1 / - / -'],
])(
  'of the campaign %j letters of a sensible length are left, and it is not refused',
  async (given, words) => {
    expect(campaignFrom(given)).toBe(words);
    const lead = { full_name: 'Ravi', email: 'ravi@example.com', phone_number: '9876543210' };
    const body = { ...lead, type: 'request callback', campaign: given };
    expect((await server.call('POST', 'book-demo-class', body)).body.status).toBe(true);
  },
);
