import { expectAccessible } from '../support/axe';
import { courseOrder, decide, placeOrder } from '../support/orders';
import { logIn, newVisitor } from '../support/people';
import { expect, open, test } from '../support/test';

const batch = {
  id: 'evening',
  firstDay: '2026-12-07',
  lastDay: '2026-12-31',
  weekdays: [1, 3],
  time: '19:30',
  minutes: 60,
  language: 'Hindi',
  seats: 40,
};
const classLink = 'https://meet.example.com/class';

test('the own class is one tap away on the overview and on the home page', async ({
  page,
  request,
}) => {
  const visitor = newVisitor();
  const ordered = await placeOrder(request, courseOrder(visitor));
  await decide(request, ordered.body.payment_link, 'paid');
  // Publishing a batch would change the pages of other tests, so it is added to the real answers.
  await page.route('**/api/user/paid-course-ids', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as object;
    const schedules = [{ product_id: 101, schedule_id: batch.id }];
    await route.fulfill({ response, json: { ...json, schedules } });
  });
  await page.route('**/api/classroom/course/101', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = (await response.json()) as { data: object };
    await route.fulfill({
      response,
      json: { ...rest, data: { ...data, batch: { ...batch, classLink } } },
    });
  });
  await page.addInitScript((planned) => {
    // Runs before the scripts of the page, when the catalogue has been read as text.
    document.addEventListener('readystatechange', () => {
      const element = document.getElementById('catalogue');
      if (!element || element.dataset.planned) return;
      const catalogue = JSON.parse(element.textContent) as { courses: { batches: object[] }[] };
      catalogue.courses[0]!.batches = [planned];
      (window as { __CATALOGUE__?: object }).__CATALOGUE__ = catalogue;
      element.dataset.planned = 'true';
    });
  }, batch);
  await page.clock.install({ time: '2026-12-07T19:05:00+05:30' });
  await logIn(page, visitor);
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today.getByRole('heading')).toHaveText('Numerology Course');
  await expect(today).toContainText('You can join here from Monday, 7 December, 7:15 pm IST.');
  await expect(today.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  await expect(today.getByRole('link', { name: 'Join', exact: true })).toHaveCount(0);
  await page.clock.fastForward('11:00');
  const join = today.getByRole('link', { name: 'Join', exact: true });
  await expect(join).toHaveAttribute('href', classLink);
  await page.clock.fastForward('15:00');
  await expect(today).toContainText('Live now');
  await expectAccessible(page);

  await open(page, '/');
  await expect(today.getByRole('heading')).toHaveText('Numerology Course');
  await expect(join).toHaveAttribute('href', classLink);
  await page.clock.fastForward('01:00:00');
  await expect(today).toContainText('Wednesday, 9 December, 7:30 pm IST');
});
