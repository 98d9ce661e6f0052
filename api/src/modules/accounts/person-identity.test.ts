import { buy, coursePayload, placeOrder } from '../../testing/payments/orders';
import { openTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { contactOfLead, leads } from '../enquiries/enquiries-tables';
import { orders } from '../orders/orders-tables';
import {
  belongsTo,
  isBuyer,
  knownIdentity,
  provenIdentity,
  sharesContact,
} from './person-identity';

let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  server = await openTestServer();
  admin = await server.addUser({ role: 3 });
});
afterAll(() => server.close());

const lead = async (full_name: string, email: string, phone_number: string) => {
  const body = { full_name, email, phone_number, type: 'request callback' };
  expect((await server.call('POST', 'book-demo-class', body)).status).toBe(200);
};
const leadsOf = async (condition: ReturnType<typeof belongsTo>) =>
  (await server.services.database.select().from(leads).where(condition)).map(
    ({ fullName }) => fullName,
  );
const proven = async (user: TestUser, columns: string) => {
  await server.services.pool.query(
    `UPDATE users SET email_proven_at = NULL, ${columns} WHERE id = $1`,
    [user.id],
  );
  return provenIdentity(server.services.database, user.id);
};

test('a lead is found whatever the case of its e-mail and the prefix of its phone', async () => {
  await lead('Asha', 'Asha@Example.com', '+919811000111');
  await lead('Sister of Asha', 'sister@example.com', '9811000111');
  const known = knownIdentity(null, 'ASHA@example.com', '9811000111');
  expect(await leadsOf(belongsTo(known, contactOfLead))).toEqual(['Asha']);
  // An admin also sees who has asked with the same phone; nothing is changed by that.
  const contact = { email: 'asha@example.com', phone: '9811000111' };
  expect(await leadsOf(sharesContact(contact, contactOfLead))).toEqual(['Asha', 'Sister of Asha']);
});

test('an e-mail is enough if it is proven, needs the phone if only that is, and is nothing if claimed', async () => {
  await lead('One', 'kiran@example.com', '9811000222');
  await lead('Other', 'kiran@example.com', '9811000333');
  const user = await server.addUser({ email: 'kiran@example.com', phone: '9811000222' });
  const both = await provenIdentity(server.services.database, user.id);
  expect(await leadsOf(belongsTo(both, contactOfLead))).toEqual(['One', 'Other']);
  const phone = await proven(user, 'phone_proven_at = now()');
  expect(await leadsOf(belongsTo(phone, contactOfLead))).toEqual(['One']);
  const claimed = await proven(user, 'phone_proven_at = NULL');
  expect(belongsTo(claimed, contactOfLead)).toBeUndefined();
});

test('an order of an account is not that of a guest with the same e-mail', async () => {
  const friend = await server.addUser();
  const email = 'meena@example.com';
  const own = await placeOrder(server, coursePayload({ email }));
  const ofFriend = await placeOrder(server, coursePayload({ email }), friend.token);
  const numbersOf = async (condition: ReturnType<typeof isBuyer>) =>
    (await server.services.database.select().from(orders).where(condition)).map(
      ({ orderNumber }) => orderNumber,
    );
  const guest = knownIdentity(null, email, '9876543211');
  expect(await numbersOf(isBuyer(guest))).toEqual([own]);
  expect(await numbersOf(belongsTo(guest, orders))).toEqual([own, ofFriend]);
});

test('somebody without an e-mail is not everybody without one', async () => {
  const erased = await server.addUser();
  const number = await buy(server, coursePayload({ email: erased.email }), erased.token);
  const { token, password } = erased;
  expect((await server.call('POST', 'account/erasure', { password }, { token })).status).toBe(200);
  const caller = { full_name: 'Uma Shanker', phone_number: '9822000444' };
  await server.call('POST', 'admin/leads', caller, { token: admin.token });
  const correction = { name: 'Uma Shankar', email: 'uma@example.com', reason: 'spelled it' };
  const corrected = await server.call('POST', 'admin/people/9822000444/correction', correction, {
    token: admin.token,
  });
  expect(corrected.status).toBe(200);
  const { rows } = await server.services.pool.query(
    'SELECT first_name, email FROM orders WHERE order_number = $1',
    [number],
  );
  expect(rows).toEqual([{ first_name: 'Erased', email: '' }]);
});

test('the page of a person has the mails to another spelling of the address', async () => {
  const body = { full_name: 'Ila', email: 'Ila@Example.com', phone_number: '9811000555' };
  await server.call('POST', 'book-demo-class', { ...body, type: 'book demo class' });
  const shown = await server.call('GET', 'admin/people/ila@example.com', undefined, {
    token: admin.token,
  });
  expect(shown.body.data.messages).toMatchObject([{ to: 'Ila@Example.com' }]);
});
