import type { APIRequestContext, Page } from '@playwright/test';
import { batchText, comingSunday, hourText, momentText } from 'shared/model/catalogue';
import { formatLongDay, indianTime } from 'shared/model/format';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import type { Catalogue } from 'shared/model/schemas';
import { expectAccessible } from '../support/axe';
import { call, tokenOf } from '../support/calls';
import { courseOrder, decide, placeOrder, webinarOrder } from '../support/orders';
import { messageTo } from '../support/outbox';
import { admin, logIn, logInAsAdmin, newVisitor } from '../support/people';
import { orderTicket, pay } from '../support/purchase';
import { expect, expectToast, open, test } from '../support/test';

/** The day in India in so many days, and a time a few minutes from now, when the link to join is open. */
const soon = indianTime(new Date(Date.now() + 12 * 60_000));
const dayIn = (days: number) =>
  indianTime(new Date(Date.parse(soon) + days * 86_400_000)).slice(0, 10);

const classLink = 'https://meet.example.com/class';

const batch = {
  // The changes of an earlier run stay in the data of the site.
  id: `journey-${Date.now()}`,
  firstDay: dayIn(0),
  lastDay: dayIn(4),
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  time: soon.slice(11, 16),
  minutes: 60,
  language: 'Hindi',
  seats: 40,
  classLink,
};
/** The text of a day and an hour in India: an e-mail names the year, a page only one that is not near. */
const momentOf = (day: string, time = batch.time) =>
  new RegExp(
    momentText(new Date(`${day}T${time}:00+05:30`))
      .replace(/ \d{4},/, '( \\d{4})?,')
      .replaceAll(/\s/g, '\\s'),
  );

async function publish(request: APIRequestContext, catalogue: Catalogue): Promise<void> {
  const token = await tokenOf(request, admin);
  const { body } = await call(request, 'GET', '/catalogue');
  const data = { version: body.version, catalogue };
  const answer = await call(request, 'PUT', '/admin/catalogue', { token, data });
  expect(answer.body).toMatchObject({ status: true });
  await expect
    .poll(async () => (await call(request, 'GET', '/catalogue')).body)
    .toMatchObject({ on_site: true });
}

/** Gives the money of an order back: dates with buyers cannot be removed. Then publishes what was there before. */
async function cleanUp(request: APIRequestContext, orderNumber: string): Promise<void> {
  const token = await tokenOf(request, admin);
  const address = `/admin/orders/${orderNumber}/refunds`;
  await call(request, 'POST', address, { token, data: { reason: 'It does not take place.' } });
  await publish(request, shippedCatalogue);
}

/** Expects the page to be accessible and to fit. */
async function expectSound(page: Page) {
  await expectAccessible(page);
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, `${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

test('a class is moved with a message, the teacher ticks who is there, and the student sees both', async ({
  page,
  request,
  browser,
}) => {
  const catalogue: Catalogue = structuredClone(shippedCatalogue);
  catalogue.courses[0]!.batches = [batch];
  await publish(request, catalogue);
  const visitor = newVisitor();
  const ordered = await placeOrder(request, courseOrder(visitor));
  await decide(request, ordered.body.payment_link, 'paid');
  try {
    await logInAsAdmin(page);
    await page.getByRole('link', { name: 'Classes', exact: true }).click();
    await expectSound(page);
    await page
      .getByRole('row')
      .filter({ hasText: batchText(batch, new Date()) })
      .getByRole('link')
      .first()
      .click();
    const people = page.getByRole('table', { name: 'People' });
    await expect(people).toContainText(visitor.name);
    await expect(people).toContainText(visitor.email);
    await expectSound(page);

    const second = momentOf(dayIn(1));
    const moved = momentOf(dayIn(6), '11:00');
    await page
      .getByRole('button', { name: new RegExp(`Move the class of ${second.source}`) })
      .click();
    const form = page.getByRole('form', { name: 'Move one class' });
    await form.getByLabel('New day and hour (IST)').fill(`${dayIn(6)}T11:00`);
    await form.getByLabel('Your words').fill('The teacher travels that day.');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Move' }).click();
    await page.getByRole('button', { name: 'Move and tell 1 person' }).click();
    await expectToast(page, 'Moved. An e-mail is on its way to 1 person.');
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
      'The teacher travels',
    );
    const told = await messageTo(visitor.email, ({ template }) => template === 'class-message');
    expect(told.text).toMatch(new RegExp(`Now: ${moved.source}`));

    await page.getByRole('button', { name: 'Make link' }).click();
    const link = page.getByText(/\/class\/\d+\.1\./);
    await expect(link).toBeVisible();
    await expectSound(page);

    const phone = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const teacher = await phone.newPage();
    await teacher.goto(new URL((await link.textContent())!).pathname);
    const saved = teacher.waitForResponse((response) => response.request().method() === 'PUT');
    // The whole line is the target.
    await teacher.getByText(visitor.name).click();
    await expect(teacher.getByRole('checkbox', { name: visitor.name })).toBeChecked();
    expect((await saved).status()).toBe(200);
    await expect(teacher.getByText('1 of 1 there')).toBeVisible();
    await expect(teacher.locator('body')).not.toContainText(visitor.email);
    await expect(teacher.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expectSound(teacher);
    await phone.close();

    await page.reload();
    await expect(page.getByRole('checkbox', { name: `${visitor.name} was there` })).toBeChecked();
    await page.getByRole('button', { name: 'Withdraw link' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await expectToast(page, 'The link is withdrawn.');

    const home = await browser.newPage();
    await logIn(home, visitor);
    const today = home.getByRole('region', { name: 'Today' });
    await expect(today).toContainText('Numerology Course');
    await expect(today.getByRole('link', { name: 'Join', exact: true })).toBeVisible();
    await open(
      home,
      new URL(home.url()).pathname.replace('overview', 'mycourse/numerology-course'),
    );
    const timetable = home.getByRole('region', { name: 'Timetable' });
    await expect(timetable).toContainText(new RegExp(`${moved.source} Moved`));
    await expect(timetable).not.toContainText(second);
    await expectSound(home);
    await home.close();
  } finally {
    await cleanUp(request, ordered.body.order_number);
  }
});

test('a session is cancelled where classes are changed: its people are told, and nobody can book it', async ({
  page,
  request,
  browser,
}) => {
  const catalogue: Catalogue = structuredClone(shippedCatalogue);
  const webinar = catalogue.webinars[1]!;
  // Not on the coming Sunday, for which other tests have bought tickets.
  const session = { id: 'journey', day: dayIn(9), time: '18:00', minutes: 90, seats: 40 };
  webinar.sessions = [session];
  await publish(request, catalogue);
  const visitor = newVisitor();
  const ordered = await placeOrder(request, webinarOrder(visitor));
  await decide(request, ordered.body.payment_link, 'paid');
  const when = momentOf(session.day, session.time);
  try {
    await logInAsAdmin(page);
    await page.getByRole('link', { name: 'Classes', exact: true }).click();
    // All rows are on one page.
    await expect(page.getByRole('navigation', { name: 'Classes pages' })).toHaveCount(0);
    await page.getByRole('row').filter({ hasText: when }).getByRole('link').first().click();
    await page
      .getByRole('button', { name: new RegExp(`Cancel the session of ${when.source}`) })
      .click();
    const form = page.getByRole('form', { name: 'Cancel the session' });
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Cancel the session' }).click();
    await page.getByRole('button', { name: 'Cancel it and tell 1 person' }).click();
    await expectToast(page, 'Cancelled. An e-mail is on its way to 1 person.');
    await expect(page.getByText(new RegExp(`Cancelled: ${when.source}`))).toBeVisible();
    await expect(
      page.getByRole('button', { name: new RegExp(`Move the session of ${when.source}`) }),
    ).toBeVisible();
    await expectSound(page);
    const told = await messageTo(visitor.email, ({ template }) => template === 'class-message');
    expect(told.text).toContain('Your webinar does not take place.');
    await expect
      .poll(async () => (await call(request, 'GET', '/catalogue')).body)
      .toMatchObject({ on_site: true });

    const home = await browser.newPage();
    await open(home, `/webinar/${webinar.urlTitle}`);
    await expect(home.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(home.getByText(when)).toHaveCount(0);
    await logIn(home, visitor);
    const today = home.getByRole('region', { name: 'Today' });
    await expect(today).toContainText('Your webinar does not take place');
    await expect(today).toContainText(new RegExp(`Cancelled: ${when.source}`));
    await expectSound(home);
    await home.close();
  } finally {
    await cleanUp(request, ordered.body.order_number);
  }
});

test('a ticket that is sold without an hour says so, and gets it when the owner enters one', async ({
  page,
  request,
  browser,
}) => {
  const catalogue: Catalogue = structuredClone(shippedCatalogue);
  // A webinar of its own: other tests have bought tickets of the coming Sunday.
  const title = 'Palms on one evening';
  const webinar = { ...catalogue.webinars[0]!, id: 298, title, urlTitle: 'palms-webinar' };
  catalogue.webinars.push(webinar);
  await publish(request, catalogue);
  const visitor = newVisitor();
  const day = comingSunday(new Date());
  const howTheHourComes = hourText(day, new Date());
  let orderNumber = '';
  try {
    await open(page, `/webinar/${webinar.urlTitle}`);
    await expect(page.getByText(howTheHourComes).first()).toBeVisible();
    await open(page, `/webinar-tickets/${webinar.urlTitle}`);
    await expect(page.getByRole('region', { name: 'Booking summary' })).toContainText(
      howTheHourComes,
    );
    await orderTicket(page, visitor, webinar.urlTitle);
    orderNumber = await pay(page);
    await expect(page.getByRole('region', { name: 'Today' })).toContainText(howTheHourComes);
    const confirmed = await messageTo(visitor.email, ({ text }) => text.includes(orderNumber));
    expect(confirmed.text).toContain(howTheHourComes);

    const desk = await browser.newPage();
    await logInAsAdmin(desk);
    const toDo = desk.getByRole('region', { name: 'To do' });
    const line = `${title}, ${formatLongDay(day)}: 1 sold, no hour entered`;
    await expect(toDo).toContainText(line);
    await expectSound(desk);

    webinar.sessions = [{ id: 'sunday', day, time: '19:00', minutes: 90, seats: 40, classLink }];
    await publish(request, catalogue);
    const told = await messageTo(visitor.email, ({ subject }) => /^The hour/.test(subject ?? ''));
    expect(told.subject).toMatch(momentOf(day, '19:00'));
    await desk.reload();
    await expect(toDo).toBeVisible();
    await expect(toDo).not.toContainText(line);
    await desk.close();

    await page.clock.install({ time: `${day}T18:40:00+05:30` });
    await logIn(page, visitor);
    const today = page.getByRole('region', { name: 'Today' });
    await expect(today.getByRole('heading')).toHaveText(title);
    await expect(today).toContainText(momentOf(day, '19:00'));
    const join = today.getByRole('link', { name: 'Join', exact: true });
    await expect(join).toHaveCount(0);
    await page.clock.fastForward('06:00');
    await expect(join).toHaveAttribute('href', classLink);
    await expectSound(page);
  } finally {
    await cleanUp(request, orderNumber);
  }
});
