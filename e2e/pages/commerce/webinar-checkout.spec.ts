import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { storeCart, numerology, storedCart } from '../../support/cart';
import { storeTexts, takeToast, test } from '../../support/mocked';
import {
  billing,
  CREATE,
  created,
  expectToLeaveAfter,
  fill,
  PAYMENT_LINK,
  payButton,
  mockProvider,
} from '../../support/payment';
import { priceOf, rupees, ticketAmounts } from '../../support/prices';
import { expect, open, expectToast } from '../../support/test';

const billingForm = (page: Page) => page.getByRole('form', { name: 'Billing information' });
const summary = (page: Page) => page.getByRole('region', { name: 'Booking summary' });
const { first_name, last_name, email, phone, password } = billing;
const required = { first_name, last_name, email, phone, password };

/** Opens the page as if the previous page had passed this webinar in the navigation state. */
async function openWithState(page: Page, webinar: object) {
  await open(page, '/webinar-tickets/handed-over');
  await page.evaluate((usr) => history.replaceState({ ...history.state, usr }, ''), { webinar });
  await page.reload();
  await expect(billingForm(page)).toBeVisible();
}

test('Get Tickets leads to the checkout of its webinar, not to the cart', async ({ page, api }) => {
  await storeCart(page, numerology);
  await open(page, '/webinar/numerology-webinar');
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('button', { name: 'Get Tickets' }).first().click();
  await expect(page).toHaveURL('/webinar-tickets/numerology-webinar');
  await expect(billingForm(page)).toBeVisible();
  await expect(summary(page)).toContainText(title);
  const ticket = ticketAmounts(201);
  await expect(summary(page).getByRole('row')).toHaveText([
    `Ticket price${rupees(ticket.total_amount)}`,
    `Early Bird Discount${rupees(-ticket.discount_amount)}`,
    `Total${rupees(ticket.payable_amount)}`,
  ]);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(summary(page)).toContainText(title);
  expect(await storedCart(page)).toEqual([numerology]);
  expect(api.sent, 'webinars are no matter of the server').toEqual([]);
});

test('a direct address finds the webinar by id or name, or says that it is unknown', async ({
  page,
}) => {
  for (const [place, title, id] of [
    ['201', /numerology/i, 201],
    ['202', 'Read Your Own Birth Chart', 202],
    ['astrology-webinar', 'Read Your Own Birth Chart', 202],
  ] as const) {
    await open(page, `/webinar-tickets/${place}`);
    await expect(summary(page)).toContainText(title);
    await expect(summary(page).getByRole('row').last()).toHaveText(`Total${rupees(priceOf(id))}`);
  }
  for (const place of ['999', 'palmistry', '%3Cscript%3E', '0']) {
    await open(page, `/webinar-tickets/${place}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Webinar not found');
  }
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'See all webinars' }).click();
  await expect(page).toHaveURL('/webinar');
});

test('a webinar without prices has the default prices', async ({ page }) => {
  await openWithState(page, { id: 201, title: 'Handed over' });
  await expect(summary(page)).toContainText('Handed over');
  await expect(summary(page).getByRole('row')).toHaveText([/₹499$/, /₹470$/, /₹29$/]);
  await openWithState(page, { id: 201, title: 'Dearer', oldPrice: 1000, discount: 0 });
  await expect(summary(page).getByRole('row')).toHaveText([/₹1,000$/, /[^-]₹0$/, /₹1,000$/]);
});

test('one ticket is ordered, and the page goes on to the payment after 1 s', async ({
  page,
  api,
}) => {
  let response = () => {};
  api.responses[CREATE] = { ...created, after: new Promise<void>((done) => (response = done)) };
  await mockProvider(page);
  await page.clock.install();
  await open(page, '/webinar-tickets/201');
  await fill(billingForm(page), required);
  await page.clock.pauseAt(Date.now() + 60_000);
  await payButton(page).dblclick();
  await expect(payButton(page)).toBeDisabled();
  response();
  await expectToast(page, 'Redirecting to payment...');
  await billingForm(page).locator('[name=email]').press('Enter');
  await expectToLeaveAfter(page, 1000);

  expect(api.sent).toHaveLength(1);
  expect(api.sent[0]!.body).toEqual({
    user_id: '',
    course_id: 201,
    webinar_name: expect.stringMatching(/numerology/i),
    webinar_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    course_type: 'webinar',
    ...ticketAmounts(201),
    currency: 'INR',
    remarks: 'Webinar purchase',
    first_name: 'Asha',
    last_name: 'Verma',
    email: 'asha@example.com',
    phone: '1234567890',
    password: 'moon-and-stars',
    confirm_password: '',
    street_address: '',
    town_city: '',
    country: '',
    postcode: '',
  });
});

test('every failure shows a message, keeps what was typed and can be retried', async ({
  page,
  api,
}) => {
  await open(page, '/webinar-tickets/201');
  await billingForm(page).getByText('Add a billing address').click();
  await fill(billingForm(page), billing);
  const noLink = 'Payment link not received.';
  const failure = 'Payment initiation failed. Please try again.';
  for (const [response, text] of [
    [{ body: { status: true } }, noLink],
    [{ body: { status: false, payment_link: PAYMENT_LINK } }, noLink],
    [{ text: '' }, noLink],
    [{ status: 500 }, failure],
    [{ text: '<h1>Log in to the Wi-Fi</h1>' }, failure],
    ['network error', failure],
  ] as const) {
    api.responses[CREATE] = response;
    await payButton(page).click();
    await takeToast(page, text);
    await expect(payButton(page)).toBeEnabled();
  }
  for (const [name, value] of Object.entries(billing)) {
    await expect(billingForm(page).locator(`[name=${name}]`)).toHaveValue(value);
  }

  api.responses[CREATE] = {
    status: 422,
    body: { message: 'Changed', total_amount: 599, discount_amount: 470, payable_amount: 129 },
  };
  await payButton(page).click();
  await takeToast(page, 'The price has changed: your ticket now costs ₹129.');
  await expect(summary(page).getByRole('row')).toHaveText([/₹599$/, /₹470$/, /₹129$/]);
  await payButton(page).click();
  await expect.poll(() => api.sent.at(-1)!.body).toMatchObject({ payable_amount: 129 });
});

test('a webinar that has begun is no longer sold', async ({ page, api }) => {
  const expired = 'Webinar date has expired. Ticket booking is closed.';
  await openWithState(page, { id: 201, title: 'Over', targetDate: '2025-03-09T00:00:00.000Z' });
  await expect(page.getByText('This webinar has begun')).toBeVisible();
  await payButton(page).click();
  await takeToast(page, expired);
  await fill(billingForm(page), required);
  await payButton(page).click();
  await takeToast(page, expired);

  // The webinar begins while the form is being filled in.
  await page.clock.install();
  await open(page, '/webinar-tickets/201');
  await fill(billingForm(page), required);
  await page.clock.fastForward(9 * 24 * 3_600_000);
  await payButton(page).click();
  await expectToast(page, expired);
  expect(api.sent).toEqual([]);
});

test('a signed-in buyer sees what they have already, and no field changes place', async ({
  page,
  api,
}) => {
  let response = () => {};
  api.responses['GET /profile'] = {
    body: { data: { name: 'Asha Rao', email: 'rao@example.com', phone: '9876543210' } },
  };
  api.responses['POST /user/paid-webinar-ids'] = {
    body: { success: true, webinar_ids: [201] },
    after: new Promise<void>((done) => (response = done)),
  };
  await page.setViewportSize({ width: 320, height: 640 });
  await storeTexts(page, {
    token: 'a-token',
    user: JSON.stringify({ id: 7, name: 'Asha Rao', role_id: 1 }),
  });
  await open(page, '/webinar-tickets/201');
  const fields = billingForm(page).locator('input');
  await expect(billingForm(page).locator('[name=email]')).toHaveValue('rao@example.com');
  // Fields that are folded away have no position yet.
  const places = () =>
    fields.evaluateAll((inputs) =>
      inputs
        .filter((input) => input.checkVisibility())
        .map((input) => input.getBoundingClientRect().top),
    );
  const before = await places();
  expect(before).toHaveLength(5);
  response();
  await expect(page.getByText(/^You already have/)).toBeVisible();
  expect(await places()).toEqual(before);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
