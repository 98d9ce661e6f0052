import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coursePayload, buy } from '../../testing/payments/orders';
import { fakeHttpServer } from '../../testing/fake-http-server';
import { smtpSink } from '../../testing/smtp-sink';
import { openTestServer } from '../../testing/test-server';
import { SenderRefused } from './delivery-refused';
import { outgoingMessages } from './message-tables';
import { createMessenger, MOST_DELIVERIES, type Message } from './messages';
import { smtpTransport } from './smtp';
import { deliveryState } from './undelivered';

const person = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '9876543210',
  password: 'asha-password',
  password_confirmation: 'asha-password',
  role_id: '1',
};

const testMessage: Message = {
  channel: 'email',
  to: 'asha@example.com',
  template: 'test',
  subject: 'Test',
  text: 'Test',
  html: null,
  code: null,
};

test('receipts reach a mail server as text and HTML', async () => {
  const sink = await smtpSink();
  const server = await openTestServer({
    env: {
      MAIL_PROVIDER: 'smtp',
      SMTP_URL: sink.address,
      MAIL_FROM: 'Nakshank <hello@example.com>',
    },
  });
  const order = await buy(server, coursePayload({ first_name: 'Zoë <b>' }));
  await server.services.messenger.deliver();
  expect(sink.messages).toHaveLength(1);
  const [mail] = sink.messages;
  expect(mail!.to).toEqual(['ravi@example.com']);
  expect(mail!.content).toContain('From: Nakshank <hello@example.com>');
  expect(mail!.content).toContain(order);
  expect(mail!.content).toContain('text/plain');
  expect(mail!.content).toContain('text/html');
  expect(mail!.content).toContain('Auto-Submitted: auto-generated');
  const [, html] = mail!.content.split('Content-Type: text/html');
  expect(html).toContain('Zo=C3=AB &lt;b&gt;');
  await server.close();
  await sink.close();
});

test('an e-mail address that looks like a list counts as one address', async () => {
  const sink = await smtpSink();
  const server = await openTestServer({
    env: { MAIL_PROVIDER: 'smtp', SMTP_URL: sink.address, MAIL_FROM: 'hello@example.com' },
  });
  for (const local of ['x,victim', 'x;victim', 'x<victim', '(x)victim', 'x:victim']) {
    const email = `${local}@example.com`;
    await server.call('POST', 'book-demo-class', {
      full_name: 'Asha',
      email,
      phone_number: '+919876543210',
      course: 'numerology',
      type: 'book demo class',
    });
  }
  await server.services.messenger.deliver();
  expect(sink.messages).toHaveLength(5);
  expect(sink.messages.flatMap(({ to }) => to)).not.toContain('victim@example.com');
  await server.close();
  await sink.close();
});

test('a code goes to the SMS gateway with the id of its registered template', async () => {
  const gateway = await fakeHttpServer(() => ({ body: { status: 'success' } }));
  const server = await openTestServer({
    env: {
      SMS_PROVIDER: 'gateway',
      SMS_GATEWAY_URL: `${gateway.address}/v1/sms`,
      SMS_GATEWAY_KEY: 'gateway-key',
      SMS_SENDER_ID: 'NKSHNK',
      SMS_DLT_TEMPLATE_ID: '1107160000000012345',
      SMS_DLT_PHONE_TEMPLATE_ID: '1107160000000067890',
      SMS_DLT_ORDER_TEMPLATE_ID: 'o',
    },
  });
  expect((await server.call('POST', 'register', person)).status).toBe(200);
  expect(gateway.seen).toHaveLength(1);
  const [request] = gateway.seen;
  expect(request).toMatchObject({ method: 'POST', path: '/v1/sms' });
  expect(request!.headers.authorization).toBe('Bearer gateway-key');
  expect(JSON.parse(request!.body.toString())).toEqual({
    to: '919876543210',
    sender: 'NKSHNK',
    template_id: '1107160000000012345',
    message: expect.stringMatching(
      /^(\d{6}) is your Nakshank sign-up code\. It is valid for 10 minutes\. Do not share it with anyone\.\n\n@localhost #\1$/,
    ),
  });
  await server.close();
  await gateway.close();
});

test.each([
  ['{"verdict":"A1"}', 200],
  ['{"type":"success","verdict":"B7"}', 503],
])('with SMS_GATEWAY_ACCEPTED, the answer %s gives %i', async (answer, expected) => {
  const gateway = await fakeHttpServer(() => ({ body: JSON.parse(answer) as object }));
  const server = await openTestServer({
    env: {
      SMS_PROVIDER: 'gateway',
      SMS_GATEWAY_URL: gateway.address,
      SMS_GATEWAY_KEY: 'k',
      SMS_GATEWAY_ACCEPTED: '"verdict":"A1"',
      SMS_SENDER_ID: 's',
      SMS_DLT_TEMPLATE_ID: 't',
      SMS_DLT_PHONE_TEMPLATE_ID: 'p',
      SMS_DLT_ORDER_TEMPLATE_ID: 'o',
    },
  });
  expect((await server.call('POST', 'register', person)).status).toBe(expected);
  await server.close();
  await gateway.close();
});

test('if the gateway refuses a code, the response is 503 and the user can resend at once', async () => {
  let status = 500;
  const gateway = await fakeHttpServer(() => ({ status, body: { type: 'success' } }));
  const server = await openTestServer({
    env: {
      SMS_PROVIDER: 'gateway',
      SMS_GATEWAY_URL: gateway.address,
      SMS_GATEWAY_KEY: 'k',
      SMS_SENDER_ID: 's',
      SMS_DLT_TEMPLATE_ID: 't',
      SMS_DLT_PHONE_TEMPLATE_ID: 'p',
      SMS_DLT_ORDER_TEMPLATE_ID: 'o',
    },
  });
  expect((await server.call('POST', 'register', person)).status).toBe(503);
  status = 200;
  const again = await server.call('POST', 'resend-otp', { email: person.email, channel: 'sms' });
  expect(again.status).toBe(200);
  await server.close();
  await gateway.close();
});

test('a receipt that could not be sent is retried until it is sent once', async () => {
  const sent: Message[] = [];
  let broken = true;
  const server = await openTestServer({
    overrides: {
      email: {
        send: async (message) => {
          if (broken) throw new Error('mail server down');
          sent.push(message);
        },
      },
    },
  });
  await buy(server);
  await server.services.messenger.deliver();
  expect(sent).toHaveLength(0);
  broken = false;
  await server.services.messenger.deliver();
  expect(sent).toHaveLength(0);
  server.advanceClock(60);
  await server.services.messenger.deliver();
  server.advanceClock(3600);
  await server.services.messenger.deliver();
  expect(sent).toHaveLength(1);
  await server.close();
});

test('every try of one receipt has the same identity, and another receipt another one', async () => {
  const identities: (string | undefined)[] = [];
  const send = (_message: Message, _files: unknown, identity?: string) => {
    identities.push(identity);
    return Promise.reject(new Error('the response was lost'));
  };
  const server = await openTestServer({ overrides: { email: { send } } });
  await buy(server);
  await server.services.messenger.deliver();
  server.advanceClock(60);
  await server.services.messenger.deliver();
  await buy(server, coursePayload({ email: 'other@example.com' }));
  await server.services.messenger.deliver();
  const [first, second, ...others] = identities;
  expect(first).toMatch(/^\d+\.\d+$/);
  expect(second).toBe(first);
  expect(others).not.toContain(undefined);
  expect(new Set(identities).size).toBe(2);
  await server.close();
});

test.each([
  ['receiver', '550 5.1.1 no such mailbox', MOST_DELIVERIES],
  ['receiver', '550 5.1.10 this domain takes no mail', MOST_DELIVERIES],
  ['receiver', '450 4.2.0 greylisted', 1],
  ['receiver', '550 5.7.1 refused by a block list', 1],
  ['receiver', '554 5.7.1 relay access denied', 1],
  ['receiver', '550 mailbox unavailable', 1],
  ['receiver', '550 5.1.8 bad address of the sender', 1],
  ['content', '554 5.7.1 looks like spam', 1],
  ['content', '552 5.3.4 too large', 1],
  ['sender', '552 5.3.4 too large', 1],
  ['sender', '553 5.7.1 sender is not verified', 0],
  ['sender', '421 4.7.0 too many messages', 0],
  ['sender', '450 4.7.1 slow down', 0],
  ['receiver', '421 4.7.0 too many messages', 0],
  ['receiver', '550 5.4.5 daily sending limit exceeded', 0],
  ['greeting', '421 4.3.2 too many connections', 0],
])('%s answered with %s counts as %i tries of the receipt', async (part, answer, tries) => {
  const sink = await smtpSink({ [part]: answer });
  const server = await openTestServer({
    env: { MAIL_PROVIDER: 'smtp', SMTP_URL: sink.address, MAIL_FROM: 'hello@example.com' },
  });
  await buy(server);
  await server.services.messenger.deliver();
  const [message] = await server.services.database.select().from(outgoingMessages);
  expect(message!.tries).toBe(tries);
  expect(deliveryState(message!)).toBe(tries === MOST_DELIVERIES ? 'undelivered' : 'waiting');
  expect(message!.lastError).toContain(answer);
  await server.close();
  await sink.close();
});

test('a refusal that repeats the address of the buyer leaves it neither in the database nor in the log', async () => {
  const sink = await smtpSink({ receiver: '550 5.1.1 <asha@example.com>: no such mailbox' });
  const server = await openTestServer({
    env: {
      ...{ MAIL_PROVIDER: 'smtp', SMTP_URL: sink.address, MAIL_FROM: 'hello@example.com' },
      LOG_LEVEL: 'error',
    },
  });
  const lines: string[] = [];
  const written = jest.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  await buy(server);
  await server.services.messenger.deliver();
  written.mockRestore();
  const [message] = await server.services.database.select().from(outgoingMessages);
  expect(message!.lastError).toContain('550 5.1.1 <(address)>: no such mailbox');
  expect(lines.filter((line) => line.includes('message not sent'))).toHaveLength(1);
  expect(lines.join('')).not.toContain('asha@');
  await server.close();
  await sink.close();
});

test('a mail server that cannot be reached refuses no message', async () => {
  const sink = await smtpSink();
  const { send, close } = smtpTransport({
    provider: 'smtp',
    address: sink.address,
    from: 'hello@example.com',
    perHour: null,
  });
  await sink.close();
  await expect(send(testMessage, [], '1.1')).rejects.toThrow(SenderRefused);
  close?.();
});

test('queued e-mails share one connection, and a limit that is reached there refuses the sender', async () => {
  const sink = await smtpSink({ most: 3 });
  const { send, close } = smtpTransport({
    provider: 'smtp',
    address: sink.address,
    from: 'hello@example.com',
    perHour: null,
  });
  for (const identity of ['1.1', '2.1', '3.1']) await send(testMessage, [], identity);
  expect(sink.messages).toHaveLength(3);
  expect(sink.connections()).toBe(1);
  await expect(send(testMessage, [], '4.1')).rejects.toThrow(SenderRefused);
  close?.();
  await sink.close();
});

test('a mail server may check a receipt for long, but nobody waits so long for a code', async () => {
  const sink = await smtpSink({ checkMs: 600 });
  const { send, close } = smtpTransport(
    { provider: 'smtp', address: sink.address, from: 'hello@example.com', perHour: null },
    { quick: 200, patient: 10_000 },
  );
  await send(testMessage, [], '1.1');
  await expect(send(testMessage, [])).rejects.toThrow('Timeout');
  close?.();
  await sink.close();
});

test('a receipt is still tried after an outage of a day and a half', async () => {
  let broken = true;
  const sent: Message[] = [];
  const send = async (message: Message) => {
    if (broken) throw new Error('mail server down');
    sent.push(message);
  };
  const server = await openTestServer({ overrides: { email: { send } } });
  await buy(server);
  for (let hour = 0; hour < 36; hour += 1) {
    await server.services.messenger.deliver();
    server.advanceClock(3600);
  }
  broken = false;
  server.advanceClock(12 * 3600);
  await server.services.messenger.deliver();
  expect(sent).toHaveLength(1);
  await server.close();
});

test('a process whose clock is wrong does not send what another process is sending', async () => {
  const server = await openTestServer({ overrides: { now: () => new Date() } });
  const { database, log } = server.services;
  let sent = 0;
  let answer = () => {};
  const slow = new Promise<void>((resolve) => (answer = resolve));
  const transport = {
    send: () => {
      sent += 1;
      return slow;
    },
  };
  const processAt = (minutes: number) =>
    createMessenger({
      database,
      log,
      email: transport,
      sms: transport,
      now: () => new Date(Date.now() + minutes * 60_000),
    });
  const [right, fast] = [processAt(0), processAt(5)];
  await database.transaction((transaction) => right.queue(transaction, testMessage));
  const delivered = right.deliver();
  while (sent === 0) await new Promise((next) => setTimeout(next, 10));
  await fast.deliver();
  answer();
  await delivered;
  expect(sent).toBe(1);
  await server.close();
});

test('a stop does not wait for a mail server that does not answer', async () => {
  const server = await openTestServer();
  const { database, log } = server.services;
  let begun = () => {};
  const sending = new Promise<void>((resolve) => (begun = resolve));
  const silent = {
    send: () => {
      begun();
      return new Promise<void>(() => undefined);
    },
  };
  const messenger = createMessenger({
    database,
    log,
    email: silent,
    sms: silent,
    now: server.now,
    longestCloseMs: 100,
  });
  await database.transaction((transaction) => messenger.queue(transaction, testMessage));
  void messenger.deliver();
  await sending;
  await messenger.close();
  await server.close();
});

test('a receipt that can never be sent is retried only a limited number of times', async () => {
  const send = jest.fn(() => Promise.reject(new Error('mail server down')));
  const server = await openTestServer({ overrides: { email: { send } } });
  await buy(server);
  for (let count = 0; count < MOST_DELIVERIES + 3; count += 1) {
    await server.services.messenger.deliver();
    server.advanceClock(12 * 3600);
  }
  expect(send).toHaveBeenCalledTimes(MOST_DELIVERIES);
  await server.close();
});

test('a receipt stays queued if the server stops between payment and sending', async () => {
  const server = await openTestServer({
    overrides: { email: { send: () => Promise.reject(new Error('not now')) } },
  });
  await buy(server);
  await server.services.messenger.close();
  const waiting = await server.services.pool.query('SELECT sent_at FROM outgoing_messages');
  expect(waiting.rows).toEqual([{ sent_at: null }]);
  await server.close();
});

test('the outbox keeps messages for 30 days, but at most the latest 5,000', async () => {
  const server = await openTestServer();
  const folder = join(server.config.dataDir, 'outbox');
  const send = () =>
    server.services.messenger.send({
      channel: 'sms',
      to: '+919876543210',
      template: 'sign-up-code',
      subject: null,
      text: 'A code',
      html: null,
      code: null,
    });
  await send();
  server.advanceClock(31 * 86_400);
  await send();
  await server.runTask('tidy the outbox');
  const [kept, ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  server.advanceClock(60);
  const later = server.now().toISOString().replace(/[:.]/g, '-');
  for (let n = 0; n < 4999; n += 1) writeFileSync(join(folder, `${later}-${n}.json`), '{}');
  await server.runTask('tidy the outbox');
  expect(existsSync(join(folder, kept!))).toBe(true);
  server.advanceClock(60);
  await send();
  await server.runTask('tidy the outbox');
  expect(existsSync(join(folder, kept!))).toBe(false);
  expect(readdirSync(folder)).toHaveLength(5000);
  await server.close();
});

test('a message that could not be sent is removed after 90 days', async () => {
  const server = await openTestServer();
  const { pool } = server.services;
  await pool.query(
    `INSERT INTO outgoing_messages (message, tries, next_attempt_at, created_at)
     VALUES ('{}', 12, $1, $1)`,
    [server.now()],
  );
  const stored = async () => (await pool.query('SELECT 1 FROM outgoing_messages')).rows.length;
  server.advanceClock(89 * 86_400);
  await server.runTask('remove expired rows');
  expect(await stored()).toBe(1);
  server.advanceClock(2 * 86_400);
  await server.runTask('remove expired rows');
  expect(await stored()).toBe(0);
  await server.close();
});
