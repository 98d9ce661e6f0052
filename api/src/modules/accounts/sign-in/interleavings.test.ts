import { coursePayload, placeOrder, webinarPayload } from '../../../testing/payments/orders';
import { interleave } from '../../../testing/database/interleaving';
import { resetPassword, resetTokenOf } from '../../../testing/password-reset';
import { openTestServer, type CallResponse, type TestServer } from '../../../testing/test-server';
import type { SandboxProvider } from '../../payments/providers/sandbox-provider';

/**
 * Two people use one account at once: the first stops before each of its statements in turn, while the
 * second runs all of its own. Every invariant must hold, wherever the first stops.
 */
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  // Without the messenger, only the two people run statements.
  await server.services.messenger.close();
});
afterAll(() => server.close());

// Each test repeats its scenario for every place.
jest.setTimeout(300_000);

let people = 0;
const newEmail = () => `both${(people += 1)}@example.com`;
const newPhone = () => `98110${String((people += 1)).padStart(5, '0')}`;

const login = (email: string, password: string) =>
  server.call('POST', 'login', { email, password });

interface Pair {
  first: () => Promise<CallResponse>;
  second: () => Promise<CallResponse>;
  check: (responses: { first: CallResponse; second: CallResponse }) => Promise<void>;
}

/** Tries every place at which the second can interrupt the first. */
async function everywhere(prepare: () => Promise<Pair>): Promise<void> {
  let places = 0;
  for (let came = true; came; places += 1) {
    const { first, second, check } = await prepare();
    const responses: Partial<{ first: CallResponse; second: CallResponse }> = {};
    came = await interleave(
      server,
      places,
      async () => (responses.first = await first()),
      async () => (responses.second = await second()),
    );
    responses.second ??= await second();
    await check({ first: responses.first!, second: responses.second });
  }
  // On the embedded database a whole transaction is one place, and a payment has two.
  expect(places).toBeGreaterThan(server.connection.embedded ? 2 : 3);
}

const swapped = ({ first, second, check }: Pair): Pair => ({
  first: second,
  second: first,
  check: (responses) => check({ first: responses.second, second: responses.first }),
});

async function rowOf<Row>(text: string, ...values: unknown[]): Promise<Row> {
  return (await server.services.pool.query(text, values)).rows[0];
}

test('two checkouts for one e-mail at once create one account and two orders, and open nothing', () =>
  everywhere(async () => {
    const email = newEmail();
    const order = (payload: object) => () => server.call('POST', 'payment/create', payload);
    return {
      first: order(coursePayload({ email, password: 'first-secret' })),
      second: order(webinarPayload({ email, password: 'second-secret' })),
      check: async ({ first, second }) => {
        expect([first.status, second.status]).toEqual([200, 200]);
        const row = await rowOf(
          `SELECT (SELECT count(*)::integer FROM users WHERE email = $1) AS accounts,
             (SELECT count(*)::integer FROM users WHERE email = $1 AND password_hash IS NOT NULL) AS open,
             (SELECT count(*)::integer FROM orders WHERE email = $1 AND user_id IS NULL) AS orders,
             (SELECT count(DISTINCT p.password_hash)::integer FROM purchase_passwords p
              JOIN orders o ON o.id = p.order_id WHERE o.email = $1) AS passwords`,
          email,
        );
        expect(row).toEqual({ accounts: 1, open: 0, orders: 2, passwords: 2 });
      },
    };
  }));

describe('a sign-up and a purchase of one e-mail, confirmed at once, open the account for one of them', () => {
  async function bothToConfirm(): Promise<Pair> {
    const email = newEmail();
    const phone = newPhone();
    await server.call('POST', 'register', {
      name: 'Sita Devi',
      email,
      phone,
      password: 'sign-up-secret',
      password_confirmation: 'sign-up-secret',
    });
    const otp = server.lastCode(phone);
    const reference = await placeOrder(server, coursePayload({ email, password: 'buyer-secret' }));
    const provider = server.services.paymentProvider as SandboxProvider;
    const { body, headers } = provider.sign({
      reference,
      paymentId: `p-${reference}`,
      state: 'success',
      amountPaise: 999_900,
      currency: 'INR',
    });
    return {
      first: () => server.call('POST', 'verify-otp', { email, otp }),
      second: () => server.call('POST', 'payment/webhook/sandbox', body, { headers }),
      check: async ({ first, second }) => {
        expect(second.status).toBe(200);
        const signedUp = (await login(email, 'sign-up-secret')).status === 200;
        const bought = (await login(email, 'buyer-secret')).status === 200;
        // One password opens the account; the buyer gets the purchase, or it waits for a proven e-mail.
        expect([signedUp, bought]).toEqual(first.status === 200 ? [true, false] : [false, true]);
        expect([200, 409]).toContain(first.status);
        const order = await rowOf(
          `SELECT state, user_id IS NOT NULL AS owned,
             (SELECT count(*)::integer FROM enrolments e WHERE e.order_id = o.id) AS enrolments
           FROM orders o WHERE order_number = $1`,
          reference,
        );
        expect(order).toEqual({ state: 'paid', owned: bought, enrolments: bought ? 1 : 0 });
      },
    };
  }

  test('while the code is being entered', () => everywhere(bothToConfirm));
  test('while the payment is being confirmed', () =>
    everywhere(async () => swapped(await bothToConfirm())));
});

describe('after a reset, no login that the old password has opened remains', () => {
  async function resetAndLogin(): Promise<Pair> {
    const user = await server.addUser();
    const { email } = user;
    const reset = await resetTokenOf(server, email);
    return {
      first: () => resetPassword(server, email, reset),
      second: () => server.call('POST', 'login', { email, password: user.password }),
      check: async ({ first, second }) => {
        expect(first.status).toBe(200);
        expect([200, 401]).toContain(second.status);
        const { count } = await rowOf<{ count: number }>(
          'SELECT count(*)::integer FROM logins WHERE user_id = $1',
          user.id,
        );
        expect(count).toBe(0);
        expect((await login(email, user.password)).status).toBe(401);
        expect((await login(email, 'brand-new-password')).status).toBe(200);
      },
    };
  }

  test('while the password is being set', () => everywhere(resetAndLogin));
  test('while the login runs', () => everywhere(async () => swapped(await resetAndLogin())));
});

describe('a person who knows the old password cannot take an account back after a reset', () => {
  async function resetAndChange(): Promise<Pair> {
    const { email, password, token } = await server.addUser();
    const reset = await resetTokenOf(server, email);
    const change = {
      current_password: password,
      new_password: 'strange-secret',
      new_password_confirmation: 'strange-secret',
    };
    return {
      first: () => resetPassword(server, email, reset),
      second: () => server.call('POST', 'profile/password', change, { token }),
      check: async ({ first, second }) => {
        // A reset that comes too late is refused, and can be requested again.
        const last = first.status === 200 ? 'brand-new-password' : 'strange-secret';
        expect([first.status, second.status]).toContain(200);
        expect((await login(email, last)).status).toBe(200);
      },
    };
  }

  test('while the password is being reset', () => everywhere(resetAndChange));
  test('while the password is being changed', () =>
    everywhere(async () => swapped(await resetAndChange())));
});
