import { contact, siteName } from 'shared/model/config';
import * as account from './modules/accounts/account-messages';
import type { User } from './modules/accounts/accounts-tables';
import { certificatePdf } from './modules/classroom/certificates/certificate-pdf';
import type { Order } from './modules/orders/orders-tables';
import { buyerMessage } from './modules/payments/review/review-mails';
import type { ReviewReason } from './modules/payments/payments-tables';
import * as people from './modules/people/people-mails';
import { receiptPdf } from './modules/receipts/receipt-pdf';
import type { Receipt } from './modules/receipts/receipts-tables';
import type { Message } from './platform/messages/messages';
import { refundMessage } from './modules/receipts/receipt-mails';
import { rebookedMessage } from './modules/orders/rebook';
import { decide, placeOrder, webinarPayload } from './testing/payments/orders';
import { readPdf } from './testing/read-pdf';
import { openTestServer, type TestServer } from './testing/test-server';

/** The Latin words of a text that are neither names nor addresses. */
function englishIn(text: string): string[] {
  const names = new RegExp(
    `${siteName}|${contact.email}|https?:\\S+|@www\\S+|NK-\\S+|\\S+@\\S+|\\b(OTP|WhatsApp|SMS|IST|ORD-\\S+|[RC]/\\S+|GSTIN|PDF|Chrome|Android|Razorpay)\\b`,
    'g',
  );
  return text.replace(names, '').match(/[A-Za-z]{2,}/g) ?? [];
}

const words = ({ subject, text }: Pick<Message, 'subject' | 'text'>) =>
  englishIn(`${subject ?? ''} ${text}`);

const SITE = 'https://www.nakshank.example';
const at = new Date('2026-11-26T05:00:00Z');
const user = {
  name: 'आशा',
  email: 'asha@example.com',
  phone: '9876543210',
  roleId: 1,
  language: 'hi',
} as User;
const order = {
  orderNumber: 'ORD-1',
  kind: 'course',
  firstName: 'आशा',
  email: 'asha@example.com',
  state: 'refunded',
  paidAt: at,
  userId: null,
  language: 'hi',
} as Order;
const titled = { title: 'अंक ज्योतिष कोर्स', when: 'रविवार' };
const sms = { siteUrl: SITE, sms: { provider: 'outbox' } } as const;
const review = (reason: ReviewReason) =>
  buyerMessage({
    order,
    reason,
    detail: '',
    subject: {
      provider: 'razorpay',
      reference: 'x',
      paymentId: 'y',
      amountPaise: 2900,
      currency: 'INR',
    },
  })!;

test.each<[string, Message]>([
  ['code of a sign-up', account.signUpMessage(user, '042137', sms)],
  ['code by e-mail', account.signUpMessage({ ...user, phone: '0000000000' }, '042137', sms)],
  ['code for a new number', account.phoneMessage(user, '042137', sms)],
  ['code of a reset', account.resetMessage(user, '042137')],
  ['other number', account.phoneChangedMessage(user, '9876543210')],
  ['other password', account.passwordChangedMessage(user)],
  ['new sign-in', account.newSignInNotice(SITE, user, 'Android Chrome/1', at)],
  ['sign-in with an unknown browser', account.newSignInNotice(SITE, user, '', at)],
  ['locked account', account.lockedNotice(SITE, user)],
  ['sign-up of somebody', account.signUpNotice(SITE, user, '9876543210')],
  [
    'refund',
    refundMessage(order, { amountPaise: 2900, way: 'provider' }, {
      number: 'C/2026-27/000001',
    } as Receipt),
  ],
  ['other dates', rebookedMessage(SITE, order, titled)],
  ['gift', people.grantedMessage(SITE, order, titled)],
  ['gift in an account', people.grantedMessage(SITE, { ...order, userId: 1 }, titled)],
  [
    'left address',
    people.addressLeftMessage(SITE, { email: 'asha@example.com', language: 'hi' }, '1.1.signature'),
  ],
  ['taken address', people.addressTakenMessage(SITE, 'asha@example.com', 'आशा', 'hi')],
  [
    'proof',
    people.proofWantedMessage(SITE, { email: 'a@b.in', name: 'आशा', language: 'hi' }, [
      titled.title,
    ]),
  ],
  ['wrong amount', review('amount')],
  ['wrong currency', review('currency')],
  ['payment for another order', review('counted_elsewhere')],
  ['paid twice', review('paid_twice')],
  ['owned before', review('already_owned')],
])('to somebody who reads Hindi, the message is in Hindi: %s', (_kind, message) => {
  expect(words(message)).toEqual([]);
  if (message.html) expect(message.html).toContain('<html lang="hi-IN">');
  for (const [link] of message.text.matchAll(/https?:\S+/g)) {
    expect(link).toContain(`${SITE}/hi/`);
  }
});

test('an admin is written to in English; an SMS whose Hindi the operators do not know is in English', () => {
  expect(account.passwordChangedMessage({ ...user, roleId: 3 }).subject).toMatch(/^Your /);
  const gateway = {
    provider: 'gateway',
    address: '',
    key: '',
    accepted: null,
    sender: '',
    templateIds: { 'sign-up-code': '1', 'phone-code': '2' },
  } as const;
  const { template, text } = account.signUpMessage(user, '1', { siteUrl: SITE, sms: gateway });
  expect([template, text]).toEqual(['sign-up-code', account.signUpText('1', SITE)]);
  const known = { ...gateway, templateIds: { ...gateway.templateIds, 'sign-up-code-hi': '3' } };
  const { template: own } = account.signUpMessage(user, '1', { siteUrl: SITE, sms: known });
  expect(own).toBe('sign-up-code-hi');
});

const textOf = async (file: Buffer) =>
  (await readPdf(file))
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ');

test('receipt and certificate are in Hindi', async () => {
  const receipt: Receipt = {
    id: 1,
    number: 'R/2026-27/000001',
    kind: 'receipt',
    financialYear: '2026-27',
    sequence: 1,
    orderId: 1,
    refundId: null,
    hsn: '999293',
    placeOfSupply: '27',
    ratePercent: 18,
    createdAt: at,
    amountPaise: 999_900,
    taxablePaise: 847_373,
    cgstPaise: 0,
    sgstPaise: 0,
    igstPaise: 152_527,
    roundingPaise: 0,
    details: {
      orderNumber: 'ORD-1',
      language: 'hi',
      buyer: { name: 'आशा वर्मा', email: '', phone: '9876543210', address: ['पुणे'] },
      paidThrough: 'razorpay',
      seller: { school: 'Nakshank', company: 'Nakshank', address: [] },
      lines: [{ title: 'अंक ज्योतिष कोर्स', quantity: 1, when: 'सोम–शुक्र, शाम 7:30 बजे (IST)' }],
      gstin: '07ABCDE1234F1Z5',
    },
  };
  const paper = await textOf(await receiptPdf(receipt));
  for (const part of ['टैक्स इनवॉइस', '26 नवंबर 2026, सुबह 10:30 बजे', 'रकम ₹9,999', 'ऑनलाइन']) {
    expect(paper).toContain(part);
  }
  expect(paper).not.toMatch(/Amount|Paid|Number|Order|Maharashtra/);
  const certificate = await textOf(
    await certificatePdf(
      {
        code: '7K3QX-9PMTW-4HJ2N-R8VDA',
        userId: 1,
        productId: 101,
        name: 'आशा वर्मा',
        title: 'अंक ज्योतिष कोर्स',
        mentor: 'रितु',
        school: 'Nakshank',
        company: 'Nakshank',
        issuedAt: at,
        issuedBy: null,
        withdrawnAt: null,
        language: 'hi',
      },
      SITE,
    ),
  );
  expect(certificate).toContain('26 नवंबर 2026');
  expect(certificate).toContain('www.nakshank.example/hi/certificate/7K3QX');
  expect(certificate).not.toMatch(/Certificate|issued|Verify|Guru/);
});

describe('a person who comes from a page in Hindi', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  const headers = { 'accept-language': 'hi-IN' };
  const outboxOf = (email: string) => server.outbox().filter(({ to }) => to === email);

  test('gets the e-mails of an order in Hindi, the account too, and can change it', async () => {
    const email = 'hindi-buyer@example.com';
    const created = await server.call(
      'POST',
      'payment/create',
      webinarPayload({ email, first_name: 'आशा', last_name: 'वर्मा', password: 'asha-password' }),
      { headers },
    );
    expect(created.body.message).toBe('ऑर्डर बन गया।');
    await decide(server, created.body.order_number);
    await server.services.messenger.deliver();
    const [confirmation] = outboxOf(email);
    expect(words(confirmation!)).toEqual([]);
    expect(confirmation!.text).toContain(`${server.config.siteUrl}/hi/login`);
    const login = await server.call('POST', 'login', { email, password: 'asha-password' });
    const { token } = login.body.data;
    const read = () => server.call('GET', 'profile', undefined, { token });
    expect((await read()).body.data.language).toBe('hi');
    const orders = async (language: string) =>
      (
        await server.call('GET', 'orders', undefined, {
          token,
          headers: { 'accept-language': language },
        })
      ).body.data[0].title;
    expect(await orders('en')).toMatch(/^[A-Za-z ]+$/);
    expect(await orders('hi')).toMatch(/[\u0900-\u097f]/);
    const change = { name: 'आशा वर्मा', language: 'en' };
    expect((await server.call('PUT', 'profile/update', change, { token })).status).toBe(200);
    expect((await read()).body.data.language).toBe('en');
  });

  test('gets the answer to a demo class and the first news in Hindi, and agrees to words in Hindi', async () => {
    const lead = {
      email: 'hindi-lead@example.com',
      phone_number: '+919876543210',
      full_name: 'आशा',
    };
    const demo = { ...lead, type: 'book demo class', course: 'numerology' };
    const answer = await server.call('POST', 'book-demo-class', demo, { headers });
    expect(answer.body.message).toBe('धन्यवाद! हम जल्द ही आपसे बात करेंगे।');
    await server.call(
      'POST',
      'book-demo-class',
      { ...lead, type: 'request callback' },
      { headers },
    );
    await server.services.messenger.deliver();
    const sent = outboxOf(lead.email);
    expect(sent.map(({ template }) => template).sort()).toEqual(['demo-booked', 'news-begins']);
    expect(sent.flatMap(words)).toEqual([]);
    const { rows } = await server.services.pool.query<{ version: string; language: string }>(
      "SELECT c.version, l.language FROM consents c JOIN leads l ON l.email = c.email WHERE c.purpose = 'news'",
    );
    expect(rows[0]).toEqual({ version: 'hi-1', language: 'hi' });
  });

  test('an order from a page in English stays in English', async () => {
    const email = 'english-buyer@example.com';
    await decide(server, await placeOrder(server, webinarPayload({ email })));
    await server.services.messenger.deliver();
    expect(outboxOf(email)[0]!.subject).toMatch(/^Your /);
  });
});
