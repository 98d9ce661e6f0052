import { expectAccessible } from '../../support/axe';
import { astrology, numerology, storedCart } from '../../support/cart';
import { storeTexts, takeToast, test } from '../../support/mocked';
import {
  billing,
  billingDetails,
  CREATE,
  created,
  expectToLeaveAfter,
  fill,
  openCheckout,
  PAYMENT_LINK,
  payButton,
  mockProvider,
} from '../../support/payment';
import { expect, open, expectToast } from '../../support/test';
import { priceOf } from '../../support/prices';

test('one order is created, and the page goes to the payment after 3 s', async ({ page, api }) => {
  let response = () => {};
  api.responses[CREATE] = { ...created, after: new Promise<void>((done) => (response = done)) };
  await mockProvider(page);
  await page.clock.install();
  await openCheckout(page, { ...numerology, quantity: 2 }, astrology);
  await page.clock.pauseAt(Date.now() + 3_600_000);

  await payButton(page).dblclick();
  await billingDetails(page).locator('[name=zip]').press('Enter');
  await expect(payButton(page)).toBeDisabled();
  await expect(page.getByText('Preparing your order…')).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(payButton(page), 'a slow response is waited for').toBeDisabled();

  response();
  await expectToast(page, 'On Successful payment check mail!!');
  await expect(page.getByText('Taking you to the payment page…')).toBeVisible();
  await expect(payButton(page)).toBeDisabled();
  await billingDetails(page).locator('[name=zip]').press('Enter');
  await expectToLeaveAfter(page, 3000);

  expect(api.sent).toHaveLength(1);
  const [{ headers, body }] = api.sentTo(CREATE) as [(typeof api.sent)[0]];
  expect(headers.authorization).toBeUndefined();
  expect(headers['idempotency-key']).toBeTruthy();
  expect(body).toEqual({
    user_id: '',
    course_id: 101,
    course_name: 'Numerology Course',
    course_startDate: '2025-08-01',
    course_type: 'course',
    items: [
      { course_id: 101, quantity: 2 },
      { course_id: 102, quantity: 1 },
    ],
    total_amount: 2 * priceOf(101) + priceOf(102),
    discount_amount: 0,
    payable_amount: 2 * priceOf(101) + priceOf(102),
    currency: 'INR',
    remarks: 'Course purchase',
    first_name: 'Asha',
    last_name: 'Verma',
    email: 'asha@example.com',
    phone: '1234567890',
    password: 'moon-and-stars',
    confirm_password: '',
    street_address: '12 Lake Road',
    town_city: 'Pune',
    state: 'Maharashtra',
    country: 'India',
    postcode: '411001',
  });
  await page.goBack();
  await page.clock.runFor(0);
  await expect(payButton(page), 'coming back from the payment page').toBeEnabled();
});

test('every failure shows a message, keeps what was typed and can be retried', async ({
  page,
  api,
}) => {
  await openCheckout(page, numerology);
  const noLink = 'Failed to initiate payment.';
  const failure = 'Something went wrong. Try again later.';
  const failures = [
    [{ body: { status: true } }, noLink],
    [{ body: { status: false, payment_link: PAYMENT_LINK } }, noLink],
    [{ body: { status: true, payment_link: 'javascript:alert(1)' } }, noLink],
    [{ text: '' }, noLink],
    [{ text: 'null' }, noLink],
    [{ status: 500 }, failure],
    [{ status: 503, text: '<h1>Busy</h1>', headers: { 'Content-Type': 'text/html' } }, failure],
    [{ text: '<h1>Log in to the Wi-Fi</h1>', headers: { 'Content-Type': 'text/html' } }, failure],
    [{ status: 429, body: { message: 'Too many requests.' } }, failure],
    ['network error' as const, failure],
  ] as const;
  for (const [response, text] of failures) {
    api.responses[CREATE] = response;
    await payButton(page).click();
    await takeToast(page, text);
    await expect(page.getByRole('alert').filter({ hasText: 'Nothing has been' })).toBeVisible();
    await expect(payButton(page)).toBeEnabled();
  }
  await expect(page.getByRole('alert').filter({ hasText: 'connection' })).toBeVisible();
  await expectAccessible(page);
  for (const [name, value] of Object.entries(billing)) {
    await expect(billingDetails(page).locator(`[name=${name}]`)).toHaveValue(value);
  }
  const keys = api.sentTo(CREATE).map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(failures.length);
  expect(new Set(keys).size, 'the same order is never made twice').toBe(1);

  api.responses[CREATE] = {
    status: 422,
    body: { message: 'Invalid', errors: { postcode: ['At most 20 characters.'] } },
  };
  await payButton(page).click();
  await takeToast(page, failure);
  const zip = billingDetails(page).locator('[name=zip]');
  await expect(zip).toBeFocused();
  await expect(zip).toHaveAccessibleDescription('At most 20 characters.');
});

test('an empty cart, or a course no longer sold, cannot be ordered', async ({ page, api }) => {
  await openCheckout(page);
  await expect(page).toHaveURL('/checkout');
  await payButton(page).click();
  await takeToast(page, 'Cart is empty.');

  const gone = { ...astrology, productId: 999, name: 'Palmistry Course' };
  await openCheckout(page, numerology, gone);
  await payButton(page).click();
  await takeToast(page, 'Course data not found.');
  await expect(page.getByText('Palmistry Course is no longer offered.')).toBeVisible();
  await page.getByRole('link', { name: 'Change your cart' }).click();
  await page.getByRole('button', { name: 'Remove Palmistry Course' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Palmistry' })).toHaveCount(0);
  expect(api.sent).toEqual([]);
});

test('a price that the server names replaces the price in the stored cart', async ({
  page,
  api,
}) => {
  await openCheckout(page, { ...numerology, price: 5000 }, astrology);
  api.responses[CREATE] = {
    status: 422,
    body: {
      message: 'The price has changed. Please check the new amount.',
      total_amount: 21500,
      discount_amount: 0,
      payable_amount: 21500,
      prices: [
        { course_id: 101, price: 9000 },
        { course_id: 102, price: 12500 },
      ],
    },
  };
  await payButton(page).click();
  const changed = 'The price has changed: your order now comes to ₹21,500.';
  await takeToast(page, changed);
  const summary = page.getByRole('table', { name: 'Order summary' });
  await expect(page.getByText(`${changed} Nothing has been charged.`)).toBeVisible();
  await expect(summary).toContainText('₹9,000');
  await expect(summary).toContainText('₹12,500');
  await expect(summary.getByRole('row').last()).toContainText('₹21,500');
  expect((await storedCart(page))?.map(({ price }) => price)).toEqual([9000, 12500]);
});

test.describe('signed in', () => {
  const session = {
    token: 'a-token',
    user: JSON.stringify({ id: 7, name: 'Asha Rao', role_id: 1 }),
    cart: JSON.stringify([numerology]),
  };
  const profile = { name: 'Asha Devi Rao', email: 'rao@example.com', phone: '9876543210' };

  test('the form is filled in from the profile, and still asks for the password', async ({
    page,
    api,
  }) => {
    api.responses['GET /profile'] = { body: { data: profile } };
    api.responses['POST /user/paid-course-ids'] = { body: { success: true, course_ids: [] } };
    api.responses[CREATE] = created;
    await mockProvider(page);
    await storeTexts(page, session);
    await open(page, '/checkout');
    const form = billingDetails(page);
    await expect(form.locator('[name=email]')).toHaveValue('rao@example.com');
    await expect(form.locator('[name=first_name]')).toHaveValue('Asha Devi');
    await expect(form.locator('[name=last_name]')).toHaveValue('Rao');
    await expect(form.locator('[name=phone]')).toHaveValue('9876543210');
    const { street, city, country, zip, password } = billing;
    await fill(form, { street, city, country, zip });
    await payButton(page).click();
    await takeToast(page, 'Password is Required');
    expect(api.sentTo(CREATE)).toEqual([]);

    await fill(form, { password });
    await payButton(page).click();
    await expectToast(page, 'On Successful payment check mail!!');
    const [{ headers, body }] = api.sentTo(CREATE) as [(typeof api.sent)[0]];
    expect(headers.authorization).toBe('Bearer a-token');
    expect(body).toMatchObject({ user_id: 7, first_name: 'Asha Devi', last_name: 'Rao' });
  });

  test('a course owned already is named, and nothing in the form moves', async ({ page, api }) => {
    let response = () => {};
    api.responses['GET /profile'] = { body: { data: profile } };
    api.responses['POST /user/paid-course-ids'] = {
      body: { success: true, course_ids: [101] },
      after: new Promise<void>((done) => (response = done)),
    };
    await page.setViewportSize({ width: 360, height: 740 });
    await storeTexts(page, session);
    await open(page, '/checkout');
    const fields = billingDetails(page).locator('input');
    await expect(fields.nth(2)).toHaveValue('rao@example.com');
    const places = () =>
      fields.evaluateAll((inputs) => inputs.map((input) => input.getBoundingClientRect().top));
    const before = await places();
    response();
    await expect(page.getByText(/^You already have Numerology Course/)).toBeVisible();
    expect(await places()).toEqual(before);
    await expectAccessible(page);
  });
});
