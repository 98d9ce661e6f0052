import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { takeToast, test } from '../../support/mocked';
import { rupees, ticketAmounts } from '../../support/prices';
import { expect, open, toast } from '../../support/test';

test.use({ timezoneId: 'Asia/Kolkata' });

const timer = (page: Page) => page.getByRole('timer', { name: 'Time until the webinar' });
const figures = async (page: Page) =>
  (await timer(page).innerText()).match(/\d+/g)?.map(Number) ?? [];
const tickets = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Get Tickets' });

test('the list leads to each webinar of the coming Sunday', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-19T12:00:00+05:30') });
  await open(page, '/webinar');
  const cards = page
    .getByRole('main')
    .locator('li')
    .filter({ has: page.locator('img') });
  await expect(cards).toHaveCount(2);
  for (const card of await cards.all()) {
    await expect(card.getByRole('heading')).toHaveText(/\S/);
    await expect(card).toContainText('22 November 2026');
    expect(
      await card.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth),
    ).toBeGreaterThan(0);
  }
  // One page needs no pager.
  await expect(page.getByRole('navigation', { name: 'Webinar pages' })).toHaveCount(0);
  await expectAccessible(page);

  await cards.last().click();
  await expect(page).toHaveURL('/webinar/astrology-webinar');
  await page.goBack();
  for (const nonsense of ['99', '-1', '0', 'two', '1.5', '1e9']) {
    await open(page, `/webinar?page=${nonsense}`);
    await expect(cards, nonsense).toHaveCount(2);
  }
});

for (const { slug, id, seats } of [
  { slug: 'numerology-webinar', id: 201, seats: /\d+ seats? left/ },
  { slug: 'astrology-webinar', id: 202, seats: /24 seats left/ },
]) {
  test(`${slug} tells what awaits and sells its ticket`, async ({ page }) => {
    await open(page, `/webinar/${slug}`);
    const main = page.getByRole('main');
    const { total_amount: oldPrice, payable_amount: newPrice } = ticketAmounts(id);
    const prices = [rupees(oldPrice), rupees(newPrice)];
    for (const text of [seats, ...prices, /Hindi and English/, /live/i, /90 minutes/, /bonus/i]) {
      await expect(main, String(text)).toContainText(text);
    }
    for (const name of ['The agenda', 'What you will learn', 'About this webinar']) {
      await expect(main.getByRole('heading', { name })).toBeVisible();
    }
    await expect(timer(page)).toContainText(/days.*hours.*minutes.*seconds/is);
    await expect(main.locator('a[href*="youtube.com/"], a[href*="youtu.be/"]')).toBeVisible();

    const carousel = page.getByRole('list', { name: 'Past attendees' });
    const first = carousel.locator('li').first();
    await carousel.scrollIntoViewIfNeeded();
    await expect(first).toBeInViewport({ ratio: 0.9 });
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => carousel.evaluate((list) => list.scrollLeft)).toBeGreaterThan(50);
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect.poll(() => carousel.evaluate((list) => list.scrollLeft)).toBeLessThan(10);
    await expectAccessible(page);

    const title = (await main.getByRole('heading', { level: 1 }).textContent())!;
    await tickets(page).first().click();
    await expect(page).toHaveURL(`/webinar-tickets/${slug}`);
    await expect(main).toContainText(title);
    const state = await page.evaluate(() => (history.state as { usr: unknown }).usr);
    expect(state).toMatchObject({
      webinar: { id, urlTitle: slug, title, oldPrice, newPrice },
    });
  });
}

test('the countdown ticks each second', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-19T21:59:10+05:30') });
  await open(page, '/webinar/numerology-webinar');
  await page.clock.pauseAt(new Date('2026-11-19T22:00:00+05:30'));
  await expect.poll(() => figures(page)).toEqual([2, 2, 0, 0]);
  await page.clock.runFor(1000);
  await expect.poll(() => figures(page)).toEqual([2, 1, 59, 59]);
  await page.clock.runFor(1000);
  await expect.poll(() => figures(page)).toEqual([2, 1, 59, 58]);
});

test('the sale ends with the date, with a single message', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-21T23:59:30+05:30') });
  await open(page, '/webinar/numerology-webinar');
  await page.clock.pauseAt(new Date('2026-11-21T23:59:58+05:30'));
  await expect(tickets(page)).toHaveCount(2);
  for (const button of await tickets(page).all()) await expect(button).toBeEnabled();
  await page.clock.runFor(3000);
  const expired = page.getByRole('main').getByRole('button', { name: 'Webinar Expired' });
  await expect(expired).toHaveCount(2);
  for (const button of await expired.all()) await expect(button).toBeDisabled();
  await expect(tickets(page)).toHaveCount(0);
  await page.clock.resume();
  await takeToast(page, 'Webinar date has expired. Ticket booking is closed.');
  await page.clock.fastForward(10_000);
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  await expect(page).toHaveURL('/webinar/numerology-webinar');
  await expectAccessible(page);

  // A visit that begins on that Sunday shows the webinar of the next Sunday.
  await page.reload();
  await expect(tickets(page)).toHaveCount(2);
  await expect.poll(() => figures(page)).toContain(6);
  await expect(toast(page, 'Webinar date has expired. Ticket booking is closed.')).toHaveCount(0);
});

test('an unknown webinar shows a message at its own address', async ({ page }) => {
  await open(page, '/webinar/xyz');
  await expect(page.getByText('Webinar not found').first()).toBeVisible();
  await expect(page).toHaveURL('/webinar/xyz');
  await expect(page.locator('main h1')).toHaveCount(1);
  await expectAccessible(page);
});
