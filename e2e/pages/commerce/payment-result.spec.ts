import type { Page, Request } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { storeCart, numerology, storedCart } from '../../support/cart';
import { test } from '../../support/mocked';
import { expect, open } from '../../support/test';

const CONFIRM = 'GET /payment-success';
const ADDRESS = '/payment-success?order_id=ORD-2025-7&order_token=a-token';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const FAILED = 'Payment failed or verification error';

const paid = {
  customer_email: 'asha@example.com',
  order_number: 'ORD-2025-7',
  paid_amount: 19998,
  paid_at: '2025-08-01T09:34:00.000Z',
  order_type: 'course',
};

test('without order or token no request is made', async ({ page, api }) => {
  for (const query of ['', '?order_id=x', '?order_token=x', '?order_id=&order_token=']) {
    await open(page, `/payment-success${query}`);
    await expect(heading(page)).toHaveText('Missing payment details');
  }
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  expect(api.sent).toEqual([]);
  await expectAccessible(page);
});

test('a paid order shows its receipt and empties the cart once', async ({ page, api }) => {
  let response = () => {};
  api.responses[CONFIRM] = { body: paid, after: new Promise<void>((done) => (response = done)) };
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(new URL(request.url()).search);
  });
  await storeCart(page, numerology);
  await open(page, ADDRESS);
  await expect(heading(page)).toHaveText('Processing...');
  await expectAccessible(page);
  expect(await storedCart(page)).toHaveLength(1);
  response();
  await expect(heading(page)).toHaveText('Thank you for your order');
  const main = page.getByRole('main');
  await expect(main).toContainText('asha@example.com');
  for (const [term, value] of [
    ['Order Number', 'ORD-2025-7'],
    ['Amount Paid', '₹19,998'],
    ['Paid At', /1 Aug 2025, 3:04\spm/],
  ] as const) {
    await expect(main.locator('dl > div').filter({ hasText: term }).locator('dd')).toHaveText(
      value,
    );
  }
  expect(asked).toEqual(['?order_id=ORD-2025-7&order_token=a-token']);
  await expect(page, 'a copied address gives nothing away').not.toHaveURL(/order_token/);
  await expect.poll(() => storedCart(page)).toEqual([]);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await page.evaluate((line) => localStorage.setItem('cart', JSON.stringify([line])), {
    ...numerology,
  });
  await page.reload();
  await expect(heading(page), 'still there after a reload').toHaveText('Thank you for your order');
  expect(await storedCart(page), 'a new cart is left alone').toHaveLength(1);

  await page.getByRole('button', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a ticket leaves the cart as it is; amounts and times may be text', async ({ page, api }) => {
  api.responses[CONFIRM] = {
    body: { ...paid, order_type: 'webinar', paid_amount: '29.00', paid_at: 'just now' },
  };
  await storeCart(page, numerology);
  await open(page, ADDRESS);
  await expect(page.getByRole('main')).toContainText('₹29');
  await expect(page.getByRole('main')).toContainText('just now');
  expect(await storedCart(page)).toEqual([numerology]);
});

test('an invalid confirmation is a failure, and can be requested again', async ({ page, api }) => {
  await storeCart(page, numerology);
  for (const response of [
    { status: 400, body: { message: 'No.' } },
    { status: 500 },
    { text: '<h1>Hello</h1>' },
    { body: {} },
    { text: '' },
    'network error',
  ] as const) {
    api.responses[CONFIRM] = response;
    await open(page, ADDRESS);
    await expect(heading(page), JSON.stringify(response)).toHaveText(FAILED);
  }
  await expect(page.getByRole('main')).toContainText('ORD-2025-7');
  await expectAccessible(page);
  expect(await storedCart(page)).toHaveLength(1);

  api.responses[CONFIRM] = { status: 402, body: { message: FAILED, payment_state: 'failed' } };
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('main')).toContainText('your order is not paid');
  await expect(heading(page)).toHaveText(FAILED);
  await page.getByRole('link', { name: 'Back to your cart' }).click();
  await expect(page).toHaveURL('/cart');
});

test('the longest order number stays inside its card on a narrow phone', async ({ page, api }) => {
  api.responses[CONFIRM] = { status: 400 };
  await page.setViewportSize({ width: 320, height: 640 });
  const number = 'X'.repeat(60);
  await open(page, `/payment-success?order_id=${number}&order_token=x`);
  const { x, width } = (await page.getByText(number, { exact: true }).boundingBox())!;
  expect(x).toBeGreaterThanOrEqual(16);
  expect(x + width).toBeLessThanOrEqual(304);
});

test('the longest e-mail address does not break the receipt on a narrow phone', async ({
  page,
  api,
}) => {
  const customer_email = `${'a'.repeat(64)}@${'b'.repeat(60)}.example`;
  api.responses[CONFIRM] = { body: { ...paid, customer_email } };
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, ADDRESS);
  const email = (await page.getByText(customer_email, { exact: true }).boundingBox())!;
  const amount = (await page.getByText('₹19,998', { exact: true }).boundingBox())!;
  for (const { x, width } of [email, amount]) {
    expect(x).toBeGreaterThanOrEqual(16);
    expect(x + width).toBeLessThanOrEqual(304);
  }
});

test('a pending payment is requested again, less and less often', async ({ page, api }) => {
  const pending = {
    status: 409,
    body: { message: 'Not yet.', payment_state: 'pending' },
    headers: { 'Retry-After': '3' },
  };
  api.responses[CONFIRM] = pending;
  let answered = 0;
  const count = (request: Request) => {
    if (request.url().includes('/api/payment-success')) answered += 1;
  };
  page.on('requestfinished', count);
  page.on('requestfailed', count);
  await page.clock.install();
  await page.addInitScript(() => {
    const times: number[] = [];
    const send = window.fetch;
    window.fetch = (...call) => {
      times.push(Date.now());
      return send(...call);
    };
    Object.assign(window, { timesAsked: times });
  });
  const timesAsked = () =>
    page.evaluate(() => (window as unknown as { timesAsked: number[] }).timesAsked);

  await open(page, ADDRESS);
  await expect(heading(page)).toHaveText('Your payment is being confirmed');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  for (let second = 0; second < 40; second += 1) {
    await page.clock.runFor(1000);
    const { length } = await timesAsked();
    await expect.poll(() => answered).toBe(length);
  }
  const times = (await timesAsked()).slice(1);
  const waits = times.slice(1).map((time, index) => time - times[index]!);
  expect(waits.length).toBeGreaterThan(1);
  expect(Math.min(...waits), 'what the server asked for').toBeGreaterThanOrEqual(3000);
  expect(Math.max(...waits)).toBeGreaterThan(1.5 * Math.min(...waits));
  await expect(heading(page)).toHaveText('Your payment is being confirmed');

  api.responses[CONFIRM] = 'network error';
  await page.clock.runFor(60_000);
  await expect(heading(page), 'a lost response is no lost payment').toHaveText(
    'Your payment is being confirmed',
  );
  // A request that is still open would get the response that the button should get.
  await expect.poll(async () => (await timesAsked()).length - answered).toBe(0);
  api.responses[CONFIRM] = { body: paid };
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(heading(page)).toHaveText('Thank you for your order');

  api.responses[CONFIRM] = { status: 409, body: { message: 'Hm.', payment_state: 'review' } };
  await open(page, ADDRESS);
  await expect(heading(page)).toHaveText('We are looking at your payment');
  await expect(page.getByRole('main')).toContainText('do not pay again');
});
