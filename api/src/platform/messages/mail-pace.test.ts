import { openTestServer } from '../../testing/test-server';
import { SenderRefused } from './delivery-refused';
import { outgoingMessages } from './message-tables';
import { createMessenger, type Message } from './messages';

const testMessage: Message = {
  channel: 'email',
  to: 'asha@example.com',
  template: 'test',
  subject: 'Test',
  text: 'Test',
  html: null,
  code: null,
};

/** A queue whose mail server refuses the account while `isRefused` is true. */
async function testQueue(options: { mailPerHour?: number } = {}) {
  const server = await openTestServer();
  const { database, databaseNow, log } = server.services;
  const account = { isRefused: false, tried: [] as string[], sent: [] as string[] };
  const messenger = createMessenger({
    ...{ database, databaseNow, log, now: server.now, ...options },
    email: {
      send: async ({ to }) => {
        account.tried.push(to);
        if (account.isRefused) throw new SenderRefused('421 4.7.0 too many messages');
        account.sent.push(to);
      },
    },
    sms: { send: () => Promise.reject(new Error('no SMS')) },
  });
  return {
    account,
    server,
    deliverAfter: (seconds: number) => {
      server.advanceClock(seconds);
      return messenger.deliver();
    },
    queue: (...messages: Partial<Message>[]) =>
      database.transaction(async (transaction) => {
        for (const each of messages)
          await messenger.queue(transaction, { ...testMessage, ...each });
      }),
  };
}

const many = (count: number): Partial<Message>[] =>
  Array.from({ length: count }, (_, n) => ({ to: `${n}@example.com`, bulk: true }));

test('a refusal of the account stops the whole queue for longer and longer, and uses up no tries', async () => {
  const { account, server, deliverAfter, queue } = await testQueue();
  account.isRefused = true;
  await queue(...many(20));
  await deliverAfter(1);
  expect(account.tried).toHaveLength(1);
  await deliverAfter(59);
  expect(account.tried).toHaveLength(1);
  await deliverAfter(30);
  expect(account.tried).toHaveLength(2);
  await deliverAfter(119);
  expect(account.tried).toHaveLength(2);
  for (let hour = 0; hour < 72; hour += 1) await deliverAfter(3600);
  expect(account.tried).toHaveLength(74);
  expect(new Set(account.tried).size).toBe(20);
  const rows = await server.services.database.select().from(outgoingMessages);
  expect(rows.map(({ tries }) => tries)).toEqual(Array(20).fill(0));
  account.isRefused = false;
  await deliverAfter(1200);
  expect(account.sent).toHaveLength(20);
  // After a message was taken, the next refusal is short again.
  account.isRefused = true;
  await queue(testMessage);
  await deliverAfter(1);
  account.isRefused = false;
  await deliverAfter(76);
  expect(account.sent).toHaveLength(21);
  await server.close();
});

test('what one person waits for is sent before what goes to many', async () => {
  const { account, server, deliverAfter, queue } = await testQueue();
  await queue(...many(2), testMessage);
  await deliverAfter(1);
  expect(account.sent).toEqual(['asha@example.com', '0@example.com', '1@example.com']);
  await server.close();
});

test('with MAIL_PER_HOUR, e-mails wait for the next hour, and those to many leave a part of it', async () => {
  const { account, server, deliverAfter, queue } = await testQueue({ mailPerHour: 10 });
  await queue(...many(15));
  await deliverAfter(1);
  expect(account.sent).toHaveLength(8);
  await queue(testMessage, testMessage, testMessage);
  await deliverAfter(1);
  expect(account.sent).toHaveLength(10);
  await deliverAfter(3590);
  expect(account.sent).toHaveLength(10);
  await deliverAfter(20);
  expect(account.sent).toHaveLength(18);
  await server.close();
});
