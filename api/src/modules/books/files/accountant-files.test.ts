import { strFromU8, unzipSync } from 'fflate';
import { buy, coursePayload, webinarPayload } from '../../../testing/payments/orders';
import { readPdf } from '../../../testing/read-pdf';
import { openTestServer, type TestServer, type TestUser } from '../../../testing/test-server';

let server: TestServer;
let accountant: TestUser;
beforeAll(async () => {
  server = await openTestServer({ env: { GSTIN: '07AAACN1234C1Z5' } });
  accountant = await server.addUser({ rights: 'accountant' });
});
afterAll(() => server.close());

/** The files of all time, by their names. */
async function files(): Promise<Record<string, Uint8Array>> {
  const { statusCode, rawPayload } = await server.app.inject({
    url: '/api/admin/receipts/files.zip',
    headers: { authorization: `Bearer ${accountant.token}` },
  });
  expect(statusCode).toBe(200);
  return unzipSync(rawPayload);
}
const lines = (file: Uint8Array) => strFromU8(file).trimEnd().split('\r\n').slice(1);

test('the files of a period hold the register and the tables of GSTR-1, and their sums agree', async () => {
  const owner = await server.addUser({ role: 3 });
  const company = { company: 'Zee Pvt Ltd', gstin: '27AAPFU0939F1ZV' };
  const email = () => `${Math.random().toString(36).slice(2)}@example.com`;
  await buy(server, coursePayload({ email: email(), state: 'Tamil Nadu' }));
  await buy(server, coursePayload({ email: email(), state: 'Outside India' }));
  await buy(server, coursePayload({ email: email(), ...company }));
  const number = await buy(server, webinarPayload({ email: email(), state: 'Delhi' }));
  const body = { amount: '10.01', reason: 'late' };
  const refund = await server.call('POST', `admin/orders/${number}/refunds`, body, {
    token: owner.token,
  });
  expect(refund.status).toBe(200);

  const zip = await files();
  expect(Object.keys(zip).sort()).toEqual([
    'b2b.csv',
    'b2cs.csv',
    'credit-notes.csv',
    'documents.csv',
    'exports.csv',
    'hsn.csv',
    'register.csv',
    'settlements.csv',
    'sums.pdf',
  ]);
  expect(lines(zip['register.csv']!)).toHaveLength(5);
  expect(lines(zip['b2b.csv']!)).toEqual([expect.stringContaining('27AAPFU0939F1ZV')]);
  expect(lines(zip['exports.csv']!)).toEqual([expect.stringContaining('96-Outside India')]);
  expect(lines(zip['b2cs.csv']!)).toHaveLength(2);
  expect(lines(zip['hsn.csv']!).map((line) => line.slice(0, 10))).toEqual([
    'B2B,999293',
    'B2C,999293',
  ]);
  expect(lines(zip['documents.csv']!)).toEqual([
    expect.stringMatching(/^Invoices for outward supply,R\/.*000001,R\/.*000004,4,0$/),
    expect.stringMatching(/^Credit Note,C\/.*000001,C\/.*000001,1,0$/),
  ]);
  const text = (await readPdf(Buffer.from(zip['sums.pdf']!))).map((read) => read.text).join(' ');
  expect(text).toContain('30,015.99');
  expect(text).toContain('they agree');
});
