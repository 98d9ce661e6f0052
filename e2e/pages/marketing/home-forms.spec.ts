import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { takeToast, test, type MockResponse } from '../../support/mocked';
import { expect, open } from '../../support/test';

const BOOKED = 'Live demo class booked successfully! Check your email for details.';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const formIn = (place: Page | Locator, name: string) => place.getByRole('form', { name });
const send = (form: Locator) => form.locator('button[type=submit]').click();

async function fill(form: Locator, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    if (name === 'course') await form.locator('[name=course]').selectOption(value);
    else await form.locator(`[name=${name}]`).fill(value);
  }
}

const valuesOf = (form: Locator) =>
  form
    .locator('input, select')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

const booking = { fullName: 'Asha Rao', email: 'asha@example.com', phone: '6234567890' };

test.describe('the demo form on the page', () => {
  const form = (page: Page) => formIn(page, 'Book a Live Demo Class');

  test('shows the result and keeps only the course', async ({ page, api }) => {
    await open(page, '/');
    await expect(form(page).locator('option')).toHaveText([
      /./,
      'Numerology Course',
      'Astrology Course',
    ]);
    await fill(form(page), { ...booking, course: 'astrology' });
    const failure = 'An error occurred while booking. Please try again later.';
    const cases: [MockResponse, string][] = [
      [{ body: { status: false } }, 'Booking failed. Please try again.'],
      [{ status: 200 }, 'Booking failed. Please try again.'],
      [{ status: 500, body: {} }, failure],
      [{ status: 422, body: { errors: { email: ['Bad'] } } }, failure],
      [{ status: 200, text: '<html>' }, failure],
      ['network error', failure],
    ];
    for (const [response, text] of cases) {
      api.responses['POST /book-demo-class'] = response;
      await send(form(page));
      await takeToast(page, text);
      expect(await valuesOf(form(page))).toEqual([...Object.values(booking), 'astrology']);
    }

    let arrive = () => {};
    const after = new Promise<void>((resolve) => (arrive = resolve));
    api.responses['POST /book-demo-class'] = { body: { status: true }, after };
    await form(page).locator('button[type=submit]').dblclick();
    await expect(form(page).locator('button[type=submit]')).toBeDisabled();
    arrive();
    await takeToast(page, BOOKED);
    await expect.poll(() => valuesOf(form(page))).toEqual(['', '', '', 'astrology']);
    expect(api.sentTo('POST /book-demo-class').slice(cases.length)).toMatchObject([
      {
        body: {
          full_name: 'Asha Rao',
          email: 'asha@example.com',
          phone_number: '+916234567890',
          course: 'astrology',
          type: 'book demo class',
        },
      },
    ]);
  });
});

test.describe('the demo dialog', () => {
  test('checks in order, makes no call and offers the booking as an e-mail', async ({
    page,
    api,
  }) => {
    await open(page, '/');
    const opener = page.getByRole('button', { name: 'Book a demo' });
    await opener.click();
    const place = dialog(page, 'Book a demo');
    const form = formIn(place, 'Book a demo');
    await expect(form.locator('input, select')).toHaveCount(4);
    await expectAccessible(page);
    const steps: [Record<string, string>, string][] = [
      [{}, 'Full name is required.'],
      [{ fullName: booking.fullName }, 'Email is required.'],
      [{ email: 'asha@example' }, 'Enter a valid email address.'],
      [{ email: booking.email }, 'Phone number is required.'],
      [{ phone: '5234567890' }, 'Enter a valid 10-digit Indian phone number.'],
      [{ phone: booking.phone }, 'Please select a course.'],
    ];
    for (const [values, text] of steps) {
      await fill(form, values);
      await send(form);
      await takeToast(page, text);
    }
    await fill(form, { course: 'numerology' });
    await send(form);
    await takeToast(page, BOOKED);
    await expect(place).toHaveCount(0);
    expect(api.sent).toEqual([]);
    const mail = page.getByRole('link', { name: 'Send it by e-mail' });
    await expect(mail).toHaveAttribute('href', /^mailto:.*Asha%20Rao.*6234567890/s);

    await opener.click();
    await expect.poll(() => valuesOf(form)).toEqual(['', '', '', '']);
  });
});

test.describe('the callback dialog', () => {
  const given = { name: 'Asha Rao', email: 'asha@example.com', phone: '1234567890' };

  test('blurs the page, closes in three ways, and returns the focus', async ({ page }) => {
    await open(page, '/');
    const opener = page.getByRole('button', { name: 'Request Callback' });
    const place = dialog(page, 'Request Callback');
    await expect(page.locator('dialog')).toHaveCount(0);
    const closings = {
      overlay: () => page.mouse.click(20, 400),
      cross: () => place.getByText('×', { exact: true }).click(),
      Escape: () => page.keyboard.press('Escape'),
    };
    for (const [way, close] of Object.entries(closings)) {
      await opener.click();
      await expect(place, way).toBeVisible();
      const blurred = await page.getByRole('main', { includeHidden: true }).evaluate((main) => {
        for (let each: Element | null = main; each; each = each.parentElement) {
          if (getComputedStyle(each).filter.includes('blur')) return true;
        }
        return false;
      });
      expect(blurred, way).toBe(true);
      await close();
      await expect(page.locator('dialog'), way).toHaveCount(0);
      await expect(opener, way).toBeFocused();
    }
  });

  test('lets the browser check its fields', async ({ page, api }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Request Callback' }).click();
    const form = formIn(page, 'Request Callback');
    const missing = () =>
      form
        .locator('input')
        .evaluateAll((inputs) =>
          inputs.map((input) => (input as HTMLInputElement).validity.valueMissing),
        );
    await expectAccessible(page);
    await send(form);
    expect(await missing()).toEqual([true, true, true]);
    const phone = form.locator('[name=phone]');
    await expect(phone).toHaveAttribute('title', 'Enter 10 digit phone number');
    await fill(form, { ...given, phone: '12345' });
    await send(form);
    expect(await phone.evaluate((input: HTMLInputElement) => input.validity.patternMismatch)).toBe(
      true,
    );
    expect(api.sent).toEqual([]);
  });

  test('stays open with what was typed when it fails, and closes when it succeeds', async ({
    page,
    api,
  }) => {
    await open(page, '/');
    const opener = page.getByRole('button', { name: 'Request Callback' });
    await opener.click();
    const form = formIn(page, 'Request Callback');
    await fill(form, given);
    const failure = 'Failed to request Callback. Please try again.';
    const cases: [MockResponse, string][] = [
      [{ body: { status: false, message: 'Later.' } }, 'Something went wrong.'],
      [{ status: 500 }, failure],
      ['network error', failure],
    ];
    for (const [response, text] of cases) {
      api.responses['POST /book-demo-class'] = response;
      await send(form);
      await takeToast(page, text);
      expect(await valuesOf(form)).toEqual(Object.values(given));
    }
    api.responses['POST /book-demo-class'] = { body: { status: true } };
    await send(form);
    await takeToast(page, 'Callback Requested successfully!');
    await expect(page.locator('dialog')).toHaveCount(0);
    expect(api.sentTo('POST /book-demo-class').at(-1)?.body).toEqual({
      full_name: 'Asha Rao',
      email: 'asha@example.com',
      phone_number: '1234567890',
      type: 'request callback',
    });
    await opener.click();
    await expect.poll(() => valuesOf(form)).toEqual(['', '', '']);
  });
});

test('a callback can be requested with the keyboard alone', async ({ page, api }) => {
  api.responses['POST /book-demo-class'] = { body: { status: true } };
  await open(page, '/');
  const opener = page.getByRole('button', { name: 'Request Callback' });
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    if (await opener.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Request Callback').locator('[name=name]')).toBeFocused();
  for (const text of ['Asha Rao', 'asha@example.com', '9876543210']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await takeToast(page, 'Callback Requested successfully!');
  await expect(opener).toBeFocused();
});
