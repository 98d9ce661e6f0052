import type { Locator, Page } from '@playwright/test';
import { storeCart, numerology } from '../../support/cart';
import { footer, hrefsIn, navigation, newsletter } from '../../support/chrome';
import { test } from '../../support/mocked';
import { billing, billingDetails, CREATE, fill, payButton } from '../../support/payment';
import { expect, open } from '../../support/test';
import { priceOf, rupees } from '../../support/prices';

const WHATSAPP = /^https:\/\/wa\.me\/\d{12}(\?text=Namaste.+)?$/;

test('home, menu and about lead to courses and webinars', async ({ page }) => {
  await open(page, '/');
  await expect(navigation(page).getByRole('link', { name: 'Webinars' })).toHaveAttribute(
    'href',
    '/webinar',
  );
  const region = (heading: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: heading }) });
  expect(await hrefsIn(region('Choose where to begin'))).toEqual([
    '/course/numerology-course',
    '/course/astrology-course',
    '/webinar/numerology-webinar',
    '/webinar',
  ]);
  await expect(
    page.getByRole('heading', { level: 2 }).getByRole('link', { name: 'Numerology course' }),
  ).toHaveAttribute('href', '/course/numerology-course');
  expect(await hrefsIn(region('Teachers who still practise'))).toEqual(
    expect.arrayContaining(['/course/numerology-course', '/course/astrology-course']),
  );
  await expect(page.getByRole('link', { name: 'Reserve a free seat' })).toHaveAttribute(
    'href',
    '#live-demo',
  );
  await open(page, '/about');
  expect(await hrefsIn(region('Subjects we teach'))).toEqual([
    '/course/astrology-course',
    '/course/numerology-course',
  ]);
});

test('a course page shows price, sample lesson, certificate, credentials and WhatsApp', async ({
  page,
}) => {
  await open(page, '/course/numerology-course');
  await expect(page).toHaveTitle(/Numerology Course: live online classes/);
  await expect(page.getByRole('button', { name: /Sample lesson/ })).toBeVisible();
  await expect(page.getByText('Certificate of completion')).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Credentials' }).getByRole('listitem'),
  ).not.toHaveCount(0);
  await expect(page.getByText('This teacher is invented.')).toBeVisible();
  const bar = page.locator('div').filter({
    has: page.getByRole('button', { name: 'Buy the course' }),
  });
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page
      .getByRole('heading', { name: 'Questions before you enrol' })
      .scrollIntoViewIfNeeded();
    const card = bar.last();
    await expect(card).toBeInViewport({ ratio: 1 });
    await expect(card).toContainText(rupees(priceOf(101)));
    await expect(card.getByRole('link', { name: 'Ask on WhatsApp' })).toHaveAttribute(
      'href',
      WHATSAPP,
    );
    if (width < 1000) continue;
    await expect(card).toContainText('Dates by WhatsApp');
    await expect(card).toContainText('4.9');
    await expect(card.getByRole('button', { name: 'Syllabus' })).toBeVisible();
  }
  await expect(footer(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    WHATSAPP,
  );
  await expect(footer(page)).toContainText(/CIN \w+ ?GSTIN \w+/);
  await open(page, '/contact');
  await expect(page.getByRole('link', { name: 'Ask on WhatsApp' })).toHaveAttribute(
    'href',
    WHATSAPP,
  );
  await open(page, '/webinar/astrology-webinar');
  await expect(page).toHaveTitle(/astrology webinar/i);
  await expect(page.getByRole('main')).toContainText(/astrology/i);
});

const toasts = (page: Page) => page.locator('[data-toast]');

/** The number of toasts in the pile that are visible. */
const seen = (page: Page) =>
  toasts(page).evaluateAll(
    (all) =>
      all.filter((toast) => {
        const { x, y, width, height } = toast.getBoundingClientRect();
        return toast.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }).length,
  );

const overlaps = async (page: Page, field: Locator) => {
  const box = (await field.boundingBox())!;
  const boxes = await toasts(page).evaluateAll((all) =>
    all.map((toast) => toast.getBoundingClientRect()).filter(({ height }) => height > 0),
  );
  return boxes.some(
    ({ left, right, top, bottom }) =>
      left < box.x + box.width && right > box.x && top < box.y + box.height && bottom > box.y,
  );
};

/** Advances the stopped clock in small steps until the page shows this many toasts. */
async function expectToasts(page: Page, count: number) {
  const later = async () => {
    await page.clock.runFor(100);
    return toasts(page).count();
  };
  await expect.poll(later, { intervals: [100] }).toBe(count);
}

test('on a phone, nine toasts form a pile, and each closes when its field is valid', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.install();
  await storeCart(page, numerology);
  await open(page, '/checkout');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
  await payButton(page).click();
  await expectToasts(page, 9);
  const first = billingDetails(page).locator('[name=first_name]');
  await expect(first).toBeFocused();
  await expect.poll(() => seen(page)).toBe(1);
  await expect.poll(() => overlaps(page, first), 'the focused field stays in sight').toBe(false);
  await expect(page.getByRole('alert')).toHaveText(['9 fields need your attention.']);

  const pile = page.getByRole('button', { name: /^9 messages/ });
  await pile.click();
  await expect(pile).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => seen(page)).toBeGreaterThan(4);
  await pile.click();
  await first.fill('Asha');
  // With the first letter, the country is filled in too: most buyers live in India.
  await expectToasts(page, 7);
  await expect(billingDetails(page).locator('[name=country]')).toHaveValue('India');
});

test('every form reads a phone number in any usual format', async ({ page, api }) => {
  const accepted = { body: { status: true } };
  api.responses = {
    'POST /book-demo-class': accepted,
    'POST /contacts': accepted,
    [CREATE]: { body: { status: false, message: 'Not today.' } },
  };
  const last = () => JSON.stringify(api.sent.at(-1)?.body);
  await open(page, '/contact');
  await fill(newsletter(page), { full_name: 'Asha Rao', email: 'asha@example.com' } as object);
  await newsletter(page).locator('[name=phone_number]').fill('+91 98765 43210');
  await newsletter(page).locator('button[type=submit]').click();
  await expect.poll(last).toContain('"+919876543210"');

  for (const [path, phone] of [
    ['/contact', '098765 43210'],
    ['/signup', '98765-43210'],
    ['/tutor', '+91-98765-43210'],
    ['/webinar-tickets/numerology-webinar', '0091 98765 43210'],
  ] as const) {
    await open(page, path);
    const field = page.getByRole('main').locator('[name=phone], [name=phone_number]').first();
    await field.fill(phone);
    await field.blur();
    await expect(field, path).toHaveValue('9876543210');
  }

  await storeCart(page, numerology);
  await open(page, '/checkout');
  await fill(billingDetails(page), { ...billing, phone: '+91 98765 43210' });
  await payButton(page).click();
  await expect.poll(last).toContain('"phone":"9876543210"');
});

test('the checkout shows required fields, all states, ways to pay and refunds', async ({
  page,
}) => {
  await storeCart(page, numerology);
  await open(page, '/checkout');
  const form = billingDetails(page);
  for (const field of await form.locator('input').all()) {
    await expect(field).toHaveAttribute('aria-required', 'true');
  }
  await expect(form.getByText('Required', { exact: true })).toHaveCount(9);
  const state = form.getByRole('combobox', { name: 'State' });
  expect(await state.getByRole('option').count()).toBeGreaterThan(30);
  await state.selectOption('Kerala');
  await expect(form).toContainText('Pay by UPI, cards or net banking.');
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText(
    /^.*Refund on request/s,
  );

  await open(page, '/webinar-tickets/numerology-webinar');
  await expect(page.getByRole('region', { name: 'Booking summary' })).toContainText(/refund/i);
  const ticket = page.getByRole('form', { name: 'Billing information' });
  await expect(ticket.locator('[name=street]')).toBeHidden();
  await ticket.getByText('Add a billing address').click();
  await expect(ticket.locator('[name=street]')).toBeVisible();
  await expect(ticket.getByText('Required', { exact: true })).toHaveCount(5);
  await expect(ticket.getByText('Optional', { exact: true })).toHaveCount(4);
});

test('the site has a manifest with icons for the home screen', async ({ page, request }) => {
  await open(page, '/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(address!)).json()) as {
    name: string;
    icons: { src: string; type: string }[];
  };
  expect(manifest.name).toMatch(/\S/);
  expect(manifest.icons.length).toBeGreaterThan(1);
  for (const { src, type } of manifest.icons) {
    expect((await request.get(src)).headers()['content-type'], src).toContain(type);
  }
});
