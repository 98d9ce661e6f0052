import type { PaymentReport } from '../../modules/payments/providers/provider';
import type { SandboxProvider } from '../../modules/payments/providers/sandbox-provider';
import type { TestServer, TestUser } from '../test-server';

/** The payload that the course checkout sends, with the changes of the test. */
export const coursePayload = (changes: Record<string, unknown> = {}) => ({
  user_id: '',
  course_id: 101,
  course_name: 'Numerology Course',
  course_startDate: '2025-08-01',
  course_type: 'course',
  total_amount: 9999,
  discount_amount: 0,
  payable_amount: 9999,
  currency: 'INR',
  remarks: '',
  first_name: 'Ravi',
  last_name: 'Kumar',
  email: 'ravi@example.com',
  phone: '9876543211',
  password: 'ravi-password',
  confirm_password: '',
  street_address: '1 MG Road',
  town_city: 'Pune',
  country: 'India',
  postcode: '411001',
  ...changes,
});

export const webinarPayload = (changes: Record<string, unknown> = {}) => {
  const { course_name: _name, course_startDate: _start, ...rest } = coursePayload();
  return {
    ...rest,
    course_id: 201,
    course_type: 'webinar',
    webinar_name: 'Numerology in Daily Life',
    webinar_date: '22 November 2026',
    total_amount: 499,
    discount_amount: 470,
    payable_amount: 29,
    ...changes,
  };
};

/** Creates an order and returns its number. */
export async function placeOrder(
  server: TestServer,
  payload: object = coursePayload(),
  token?: string,
): Promise<string> {
  const response = await server.call('POST', 'payment/create', payload, { token });
  if (response.status !== 200) throw new Error(JSON.stringify(response.body));
  return response.body.order_number;
}

/** Presses a button of the sandbox page; returns the order number and token from the return URL. */
export async function decide(
  server: TestServer,
  orderNumber: string,
  result: 'paid' | 'failed' = 'paid',
): Promise<{ order_id: string; order_token: string }> {
  const response = await server.call('POST', `/sandbox-pay/${orderNumber}`, `result=${result}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const returned = new URL(String(response.headers.location));
  return Object.fromEntries(returned.searchParams) as { order_id: string; order_token: string };
}

export const confirm = (server: TestServer, query: Record<string, string>) =>
  server.call('GET', `payment-success?${new URLSearchParams(query)}`);

/** Creates an order, pays it on the sandbox page and returns its number; its receipt is numbered. */
export async function buy(server: TestServer, payload?: object, token?: string): Promise<string> {
  const orderNumber = await placeOrder(server, payload, token);
  await decide(server, orderNumber);
  await server.runTask('confirm paid orders');
  return orderNumber;
}

/** Creates an order of a new student and pays it on the sandbox page. */
export async function paidOrder(
  server: TestServer,
): Promise<{ number: string; student: TestUser }> {
  const student = await server.addUser();
  const number = await buy(server, coursePayload({ email: student.email }), student.token);
  return { number, student };
}

/** Delivers a signed webhook of the sandbox; by default, a payment of the price of the course. */
export async function deliverReport(
  server: TestServer,
  changes: Partial<PaymentReport> & { reference: string },
): Promise<void> {
  const { body, headers } = (server.services.paymentProvider as SandboxProvider).sign({
    paymentId: `p-${changes.reference}`,
    state: 'success',
    amountPaise: 999_900,
    currency: 'INR',
    ...changes,
  });
  await server.call('POST', 'payment/webhook/sandbox', body, { headers });
}
