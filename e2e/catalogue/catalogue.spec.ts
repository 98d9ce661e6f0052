import type { APIRequestContext, Page } from '@playwright/test';
import { batchText, comingSunday, hourText, momentText, sessionText } from 'shared/model/catalogue';
import { formatLongDay, indianTime } from 'shared/model/format';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import type { Catalogue } from 'shared/model/schemas';
import { expectAccessible } from '../support/axe';
import { call, tokenOf } from '../support/network/calls';
import {
  courseOrder,
  decide,
  placeOrder,
  readList,
  webinarOrder,
} from '../support/purchases/orders';
import { messageTo } from '../support/people/outbox';
import { admin, logIn, logInAsAdmin, newVisitor } from '../support/people/people';
import { orderTicket, pay } from '../support/purchases/purchase';
import { expect, expectToast, open, test } from '../support/test';
import { clockAt, forward } from '../support/network/clock';

// One catalogue has the changes of all these tests, and one step publishes what was there before.
test.describe.configure({ mode: 'serial' });

/** The day in India in so many days, and a time a few minutes from now, when the link to join is open. */
const soon = indianTime(new Date(Date.now() + 12 * 60_000));
const dayIn = (days: number) =>
  indianTime(new Date(Date.parse(soon) + days * 86_400_000)).slice(0, 10);
const inTenDays = dayIn(10);
const sunday = comingSunday(new Date());

const classLink = 'https://meet.example.com/class';
const sessionLink = 'https://meet.example.com/session';
const price = 8765;

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
const session = {
  id: 'in-ten-days',
  day: inTenDays,
  time: '11:00',
  minutes: 90,
  seats: 100,
  classLink: sessionLink,
};
const toCancel = {
  id: `journey-${Date.now()}`,
  day: dayIn(9),
  time: '18:00',
  minutes: 90,
  seats: 40,
};

const changed: Catalogue = structuredClone(shippedCatalogue);
const [course] = changed.courses as [Catalogue['courses'][number]];
const [first, second] = changed.webinars as [
  Catalogue['webinars'][number],
  Catalogue['webinars'][number],
];
// Webinars of their own: others have tickets without an hour, which move to the next session with free seats.
const tarot = { ...first, id: 299, title: 'Tarot for one evening', urlTitle: 'tarot-webinar' };
const palms = { ...first, id: 298, title: 'Palms on one evening', urlTitle: 'palms-webinar' };
const numbers = {
  ...second,
  id: 297,
  title: 'Numbers on one evening',
  urlTitle: 'numbers-webinar',
};
const charts = { ...second, id: 296, title: 'Charts on one evening', urlTitle: 'charts-webinar' };
course.newPrice = price;
course.batches = [batch];
changed.questions[0]!.question = 'How many months does a course take?';
changed.webinars.push(
  tarot,
  palms,
  { ...charts, sessions: [session] },
  { ...numbers, sessions: [toCancel] },
);

/** Buys tickets of three webinars, the first of them before its hour is known. */
const guest = newVisitor();
/** Buys the course. */
const pupil = newVisitor();
/** Buys a ticket of the session that is cancelled. */
const unlucky = newVisitor();

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
  await expectOnSite(request);
}

const expectOnSite = (request: APIRequestContext) =>
  expect
    .poll(async () => (await call(request, 'GET', '/catalogue')).body)
    .toMatchObject({ on_site: true });

async function buy(request: APIRequestContext, order: object): Promise<void> {
  const { body } = await placeOrder(request, order);
  await decide(request, body.payment_link, 'paid');
}

/** Gives the money of all orders back, as dates with buyers cannot be removed, and publishes what was there before. */
async function cleanUp(request: APIRequestContext): Promise<void> {
  const token = await tokenOf(request, admin);
  for (const [list, { email }] of [
    ['webinar-orders', guest],
    ['webinar-orders', unlucky],
    ['course-orders', pupil],
  ] as const) {
    const { data } = await readList(request, list, `email=${email}`, token);
    for (const { order_number, status } of data) {
      if (status !== 'paid') continue;
      const address = `/admin/orders/${String(order_number)}/refunds`;
      const reason = 'It does not take place.';
      const { body } = await call(request, 'POST', address, { token, data: { reason } });
      expect(body).toMatchObject({ status: true });
    }
  }
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

/** Adds a session to a webinar in the admin area and publishes it; returns the text of its date. */
async function planSession(page: Page, title: string): Promise<string> {
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

// The overview also has a link of this name.
const openMyWebinars = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'My Webinars' })
    .click();

test.beforeAll(({ request }) => publish(request, changed));

let isCleanedUp = false;
test.afterAll(async ({ request }) => {
  if (!isCleanedUp) await cleanUp(request);
});

test('a price and a new webinar that an admin publishes appear on the site', async ({
  page,
  request,
  browser,
}) => {
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
});

const toDoOf = (desk: Page) => desk.getByRole('region', { name: 'To do' });
const soldWithoutHour = `${palms.title}, ${formatLongDay(sunday)}: 1 sold, no hour entered`;
let whenTarot: string;

test('a ticket that is sold without an hour says so; the owner enters this hour and plans a session', async ({
  page,
  request,
  browser,
}) => {
  const howTheHourComes = hourText(sunday, new Date());
  await open(page, `/webinar/${palms.urlTitle}`);
  await expect(page.getByText(howTheHourComes).first()).toBeVisible();
  await open(page, `/webinar-tickets/${palms.urlTitle}`);
  await expect(page.getByRole('region', { name: 'Booking summary' })).toContainText(
    howTheHourComes,
  );
  await orderTicket(page, guest, palms.urlTitle);
  const orderNumber = await pay(page);
  await expect(page.getByRole('region', { name: 'Today' })).toContainText(howTheHourComes);
  const confirmed = await messageTo(guest.email, ({ text }) => text.includes(orderNumber));
  expect(confirmed.text).toContain(howTheHourComes);

  const desk = await browser.newPage();
  await logInAsAdmin(desk);
  await expect(toDoOf(desk)).toContainText(soldWithoutHour);
  await expectSound(desk);
  const hour = { id: 'sunday', day: sunday, time: '19:00', minutes: 90, seats: 40, classLink };
  const { webinars } = changed;
  await publish(request, {
    ...changed,
    webinars: webinars.map((each) => (each.id === palms.id ? { ...each, sessions: [hour] } : each)),
  });
  whenTarot = await planSession(desk, tarot.title);
  await desk.close();

  // The date is on the page and after the payment.
  await open(page, `/webinar/${tarot.urlTitle}`);
  await expect(page.getByText(whenTarot).first()).toBeVisible();
  await orderTicket(page, guest, tarot.urlTitle);
  await pay(page);
  await expect(page.getByText(whenTarot).first()).toBeVisible();
  await buy(request, {
    ...webinarOrder(guest),
    course_id: charts.id,
    webinar_name: charts.title,
  });
});

test('a class is moved with a message, the teacher ticks who is there, and the student sees both; a session is cancelled: its people are told, and nobody can book it', async ({
  page,
  request,
  browser,
}) => {
  await buy(request, {
    ...courseOrder(pupil),
    total_amount: price,
    payable_amount: price,
  });
  await buy(request, {
    ...webinarOrder(unlucky),
    course_id: numbers.id,
    webinar_name: numbers.title,
  });
  await logInAsAdmin(page);
  const openClasses = page.getByRole('link', { name: 'Classes', exact: true });
  await openClasses.click();
  await expectSound(page);
  await page
    .getByRole('row')
    .filter({ hasText: batchText(batch, new Date()) })
    .getByRole('link')
    .first()
    .click();
  const people = page.getByRole('table', { name: 'People' });
  await expect(people).toContainText(pupil.name);
  await expect(people).toContainText(pupil.email);
  await expectSound(page);

  const secondClass = momentOf(dayIn(1));
  const moved = momentOf(dayIn(6), '11:00');
  await page
    .getByRole('button', { name: new RegExp(`Move the class of ${secondClass.source}`) })
    .click();
  const form = page.getByRole('form', { name: 'Move one class' });
  await form.getByLabel('New day and hour (IST)').fill(`${dayIn(6)}T11:00`);
  await form.getByLabel('Your words').fill('The teacher travels that day.');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Move' }).click();
  await page.getByRole('button', { name: 'Move and tell 1 person' }).click();
  await expectToast(page, 'Moved. An e-mail is on its way to 1 person.');
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('The teacher travels');
  const told = await messageTo(pupil.email, ({ template }) => template === 'class-message');
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
  await teacher.getByText(pupil.name).click();
  await expect(teacher.getByRole('checkbox', { name: pupil.name })).toBeChecked();
  expect((await saved).status()).toBe(200);
  await expect(teacher.getByText('1 of 1 there')).toBeVisible();
  await expect(teacher.locator('body')).not.toContainText(pupil.email);
  await expect(teacher.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectSound(teacher);
  await phone.close();

  await page.reload();
  await expect(page.getByRole('checkbox', { name: `${pupil.name} was there` })).toBeChecked();
  await page.getByRole('button', { name: 'Withdraw link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expectToast(page, 'The link is withdrawn.');

  const cancelled = momentOf(toCancel.day, toCancel.time);
  await openClasses.click();
  // All rows are on one page.
  await expect(page.getByRole('navigation', { name: 'Classes pages' })).toHaveCount(0);
  await page.getByRole('row').filter({ hasText: cancelled }).getByRole('link').first().click();
  await page
    .getByRole('button', { name: new RegExp(`Cancel the session of ${cancelled.source}`) })
    .click();
  const cancelling = page.getByRole('form', { name: 'Cancel the session' });
  await expectAccessible(page);
  await cancelling.getByRole('button', { name: 'Cancel the session' }).click();
  await page.getByRole('button', { name: 'Cancel it and tell 1 person' }).click();
  await expectToast(page, 'Cancelled. An e-mail is on its way to 1 person.');
  // Also above the sheet that is printed.
  await expect(page.getByText(new RegExp(`Cancelled: ${cancelled.source}`)).first()).toBeVisible();
  await expect(
    page.getByRole('button', { name: new RegExp(`Move the session of ${cancelled.source}`) }),
  ).toBeVisible();
  await expectSound(page);
  const letter = await messageTo(unlucky.email, ({ template }) => template === 'class-message');
  expect(letter.text).toContain('Your webinar does not take place.');
  await expectOnSite(request);

  const home = await browser.newPage();
  await logIn(home, pupil);
  const today = home.getByRole('region', { name: 'Today' });
  await expect(today).toContainText('Numerology Course');
  await expect(today.getByRole('link', { name: 'Join', exact: true })).toBeVisible();
  await open(home, new URL(home.url()).pathname.replace('overview', 'mycourse/numerology-course'));
  const timetable = home.getByRole('region', { name: 'Timetable' });
  await expect(timetable).toContainText(new RegExp(`${moved.source} Moved`));
  await expect(timetable).not.toContainText(secondClass);
  await expectSound(home);
  await home.close();

  const another = await browser.newPage();
  await open(another, `/webinar/${numbers.urlTitle}`);
  await expect(another.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(another.getByText(cancelled)).toHaveCount(0);
  await logIn(another, unlucky);
  const news = another.getByRole('region', { name: 'Today' });
  await expect(news).toContainText('Your webinar does not take place');
  await expect(news).toContainText(new RegExp(`Cancelled: ${cancelled.source}`));
  await expectSound(another);
  await another.close();
});

test('a buyer is told the hour, and finds the link to join when a webinar begins', async ({
  page,
  browser,
}) => {
  const told = await messageTo(guest.email, ({ subject }) => /^The hour/.test(subject ?? ''));
  expect(told.subject).toMatch(momentOf(sunday, '19:00'));
  const desk = await browser.newPage();
  await logInAsAdmin(desk);
  await expect(toDoOf(desk)).toBeVisible();
  await expect(toDoOf(desk)).not.toContainText(soldWithoutHour);
  await desk.close();

  await clockAt(page, `${sunday}T18:40:00+05:30`);
  await logIn(page, guest);
  const today = page.getByRole('region', { name: 'Today' });
  const join = today.getByRole('link', { name: 'Join', exact: true });
  await expect(today.getByRole('heading')).toHaveText(palms.title);
  await expect(today).toContainText(momentOf(sunday, '19:00'));
  await expect(join).toHaveCount(0);
  await forward(page, '06:00');
  await expect(join).toHaveAttribute('href', classLink);
  await expectSound(page);

  await page.clock.setSystemTime(`${inTenDays}T10:00:00+05:30`);
  await page.reload();
  await openMyWebinars(page);
  // My Webinars names no year that is near.
  await expect(page.getByText(`Live on ${whenTarot.replace(/ \d{4},/, ',')}`)).toBeVisible();
  await page.getByRole('button', { name: charts.title }).click();
  await page.getByRole('link', { name: 'Open classroom' }).click();
  await expect(today).toContainText('10:45 am IST');
  await forward(page, '50:00');
  await expect(join).toHaveAttribute('href', sessionLink);
});

test('what an admin publishes is reverted', async ({ page, request }) => {
  await cleanUp(request);
  isCleanedUp = true;
  await page.goto('/webinar/tarot-webinar');
  await expect(page.getByText('Webinar not found').first()).toBeVisible();
});
