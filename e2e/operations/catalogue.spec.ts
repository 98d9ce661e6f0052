import type { APIRequestContext, Page } from '@playwright/test';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import type { Catalogue, LoginResponse } from 'shared/model/schemas';
import { sessionText } from 'shared/model/catalogue';
import { call, tokenOf } from '../support/calls';
import { decide, placeOrder, readList, webinarOrder, type Visitor } from '../support/orders';
import { admin, logIn, logInAsAdmin, newVisitor } from '../support/people';
import { orderTicket, pay } from '../support/purchase';
import { expect, open, test } from '../support/test';

const inTenDays = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
const session = {
  id: 'in-ten-days',
  day: inTenDays,
  time: '11:00',
  minutes: 90,
  seats: 100,
  classLink: 'https://meet.example.com/session',
};

/** Adds a session to a webinar in the admin area and publishes it; returns the text of its date. */
async function planSession(page: Page, title: string): Promise<string> {
  await logInAsAdmin(page);
  await open(page, '/admin/addWebinar');
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await page.getByRole('button', { name: 'Add session' }).click();
  const fields = page.getByRole('group', { name: 'session 1' });
  await fields.getByLabel('Day').fill(inTenDays);
  await fields.getByLabel('Time (IST)').fill('19:30');
  await fields.getByLabel('Seats').fill('40');
  await page.getByRole('button', { name: 'Update webinar' }).click();
  await page.getByRole('button', { name: 'Review and publish' }).click();
  const when = sessionText({ day: inTenDays, time: '19:30' });
  const dialog = page.getByRole('dialog', { name: 'Review and publish' });
  await expect(dialog).toContainText(`${when}, 90 minutes, 40 seats`);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(/^Version \d+ is on the site\.$/)).toBeVisible();
  return when;
}

/** Buys a ticket as a visitor; the date is on the page, after the payment and in My Webinars. */
async function buyTicketFor(
  page: Page,
  visitor: Visitor,
  urlTitle: string,
  when: string,
): Promise<void> {
  await open(page, `/webinar/${urlTitle}`);
  await expect(page.getByText(when).first()).toBeVisible();
  await orderTicket(page, visitor, urlTitle);
  await pay(page);
  await expect(page.getByText(when).first()).toBeVisible();
  await logIn(page, visitor);
  await openMyWebinars(page);
  // My Webinars names no year that is near.
  await expect(page.getByText(`Live on ${when.replace(/ \d{4},/, ',')}`)).toBeVisible();
}

/** Gives the money of a buyer's tickets back: a session with buyers cannot be removed. */
async function refund(request: APIRequestContext, { email }: Visitor): Promise<void> {
  const token = await tokenOf(request, admin);
  const { data } = await readList(request, 'webinar-orders', `email=${email}`, token);
  for (const { order_number } of data) {
    const address = `/admin/orders/${String(order_number)}/refunds`;
    const reason = 'The webinar is removed.';
    const { body } = await call(request, 'POST', address, { token, data: { reason } });
    expect(body).toMatchObject({ status: true });
  }
}

// The overview also has a link of this name.
const openMyWebinars = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'My Webinars' })
    .click();

/** Buys a ticket, sets the student's clock to the day of the webinar and finds the link to join. */
async function joinWebinar(page: Page, request: APIRequestContext, visitor: Visitor) {
  const ordered = await placeOrder(request, webinarOrder(visitor));
  await decide(request, ordered.body.payment_link, 'paid');
  await page.clock.install({ time: `${inTenDays}T10:00:00+05:30` });
  await logIn(page, visitor);
  await openMyWebinars(page);
  await page.getByRole('button', { name: 'Read Your Own Birth Chart' }).click();
  await page.getByRole('link', { name: 'Open classroom' }).click();
  await expect(page.getByRole('region', { name: 'Today' })).toContainText('10:45 am IST');
  await page.clock.fastForward('50:00');
  await expect(page.getByRole('link', { name: 'Join', exact: true })).toHaveAttribute(
    'href',
    session.classLink,
  );
}

test('a price and a new webinar that an admin publishes appear on the site, and are reverted', async ({
  page,
  request,
  browser,
}) => {
  const login = await request.post('/api/login', {
    data: { email: 'admin@example.com', password: 'admin-password' },
  });
  const { data } = (await login.json()) as LoginResponse;
  const headers = { authorization: `Bearer ${data.token}` };
  const version = async () => {
    const { version: newest } = (await (await request.get('/api/catalogue')).json()) as {
      version: number;
    };
    return newest;
  };
  const publish = async (catalogue: Catalogue) => {
    const response = await request.put('/api/admin/catalogue', {
      headers,
      data: { version: await version(), catalogue },
    });
    expect(await response.json()).toMatchObject({ status: true });
    const started = Date.now();
    await expect
      .poll(async () => (await (await request.get('/api/catalogue')).json()) as unknown)
      .toMatchObject({ on_site: true });
    console.log(`the pages followed after ${((Date.now() - started) / 1000).toFixed(1)} s`);
  };

  const changed = structuredClone(shippedCatalogue);
  changed.courses[0]!.newPrice = 8765;
  changed.questions[0]!.question = 'How many months does a course take?';
  changed.webinars.push({
    ...changed.webinars[0]!,
    id: 299,
    title: 'Tarot for one evening',
    urlTitle: 'tarot-webinar',
  });
  changed.webinars[1]!.sessions = [session];
  await publish(changed);
  const [buyer, student] = [newVisitor(), newVisitor()];
  try {
    await page.goto('/course/numerology-course');
    await expect(page.getByText('₹8,765').first()).toBeVisible();
    await page.goto('/about');
    await expect(page.getByText('now ₹8,765')).toBeVisible();
    await expect(page.getByText('How many months does a course take?')).toBeVisible();
    await page.goto('/webinar/tarot-webinar');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const reader = await browser.newContext({ javaScriptEnabled: false });
    const plain = await reader.newPage();
    await plain.goto('/course/numerology-course');
    await expect(plain.getByText('₹8,765').first()).toBeVisible();
    await reader.close();
    expect(await (await request.get('/sitemap.xml')).text()).toContain('/webinar/tarot-webinar');

    const desk = await browser.newPage();
    const when = await planSession(desk, 'Tarot for one evening');
    await desk.close();
    const shop = await browser.newPage();
    await buyTicketFor(shop, buyer, 'tarot-webinar', when);
    await shop.close();
    await joinWebinar(page, request, student);
  } finally {
    for (const each of [buyer, student]) await refund(request, each);
    await publish(shippedCatalogue);
  }
  await page.goto('/webinar/tarot-webinar');
  await expect(page.getByText('Webinar not found').first()).toBeVisible();
});
