import { expect, type APIRequestContext } from '@playwright/test';
import { call, tokenOf } from '../network/calls';
import { admin, type newVisitor } from '../people/people';
import { priceOf, ticketAmounts } from './prices';

export type Visitor = ReturnType<typeof newVisitor>;

const buyer = (visitor: Visitor) => ({
  user_id: '',
  currency: 'INR',
  remarks: '',
  first_name: visitor.firstName,
  last_name: visitor.lastName,
  email: visitor.email,
  phone: visitor.phone,
  password: visitor.password,
  confirm_password: '',
  street_address: '12 Jantar Mantar Road',
  town_city: 'New Delhi',
  country: 'India',
  postcode: '110001',
});
export const courseOrder = (visitor: Visitor) => ({
  ...buyer(visitor),
  course_id: 101,
  course_name: 'Numerology Course',
  course_startDate: '2025-08-01',
  course_type: 'course',
  total_amount: priceOf(101),
  discount_amount: 0,
  payable_amount: priceOf(101),
});
export const webinarOrder = (visitor: Visitor) => ({
  ...buyer(visitor),
  course_id: 202,
  webinar_name: 'Read Your Own Birth Chart',
  webinar_date: '2026-11-29',
  course_type: 'webinar',
  ...ticketAmounts(202),
});

export const placeOrder = (request: APIRequestContext, data: object) =>
  call(request, 'POST', '/payment/create', { data });

/** Buys a course, as a visitor or with the token of an account; returns the order number. */
export async function buyCourse(
  request: APIRequestContext,
  visitor: Visitor,
  token?: string,
): Promise<string> {
  const data = courseOrder(visitor);
  const { body } = await call(request, 'POST', '/payment/create', { data, token });
  await decide(request, body.payment_link, 'paid');
  return body.order_number;
}

export async function readList(
  request: APIRequestContext,
  name: string,
  query: string,
  token?: string,
) {
  const response = await call(request, 'GET', `/admin/${name}?${query}`, {
    token: token ?? (await tokenOf(request, admin)),
  });
  expect(response.body, query).toMatchObject({ success: true, message: expect.any(String) });
  return response.body.data as { data: Record<string, unknown>[]; total: number };
}

/** Presses a button of the sandbox's payment page; returns the address that it redirects to. */
export async function decide(request: APIRequestContext, link: string, result: 'paid' | 'failed') {
  const { pathname } = new URL(link);
  const response = await request.post(pathname, { form: { result }, maxRedirects: 0 });
  expect(response.status()).toBe(303);
  return new URL(response.headers().location!, 'http://site');
}
