import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { takeToast, test, type MockResponse } from '../../support/mocked';
import { expect, open } from '../../support/test';

const send = (form: Locator) => form.locator('button[type=submit]').click();

async function fill(form: Locator, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    if (name === 'state') await form.locator('[name=state]').selectOption(value);
    else await form.locator(`[name=${name}]`).fill(value);
  }
}

const valuesOf = (form: Locator) =>
  form
    .locator('input, select, textarea')
    .evaluateAll((fields) =>
      fields.map((field) => [
        (field as HTMLInputElement).name,
        (field as HTMLInputElement).type === 'checkbox'
          ? (field as HTMLInputElement).checked
          : (field as HTMLInputElement).value,
      ]),
    )
    .then((entries) => Object.fromEntries(entries as [string, string | boolean][]));

test.describe('contact', () => {
  const contact = (page: Page) => page.getByRole('form', { name: 'Contact' });
  const given = {
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone_number: '1234567890',
    state: 'Ladakh',
    message: 'Which batch is taught in Hindi?\nAnd when? <b>&amp; ₹',
  };
  const empty = { name: '', email: '', phone_number: '', state: '', message: '' };

  test('shows how to reach us', async ({ page }) => {
    await open(page, '/contact');
    const main = page.getByRole('main');
    await expect(main.locator('a[href^="tel:+91"]')).toBeVisible();
    await expect(main.locator('a[href^="mailto:"]')).toBeVisible();
    await expect(main).toContainText(/New Delhi/);
    await expect(main).toContainText(/1100\d\d/);
    for (const name of ['X', 'YouTube', 'Instagram']) {
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', /^https/);
    }
    const states = await contact(page).locator('[name=state] option').allTextContents();
    expect(new Set(states.slice(1)).size).toBe(37);
    expect(states).toHaveLength(38);
    for (const [name, token] of [
      ['name', 'name'],
      ['email', 'email'],
      ['phone_number', 'tel-national'],
      ['state', 'address-level1'],
    ] as const) {
      await expect(contact(page).locator(`[name=${name}]`)).toHaveAttribute('autocomplete', token);
    }
    await expect(contact(page).locator('[name=phone_number]')).toHaveAttribute(
      'inputmode',
      'numeric',
    );
    await expectAccessible(page);
  });

  test('shows the first field that is wrong and sends nothing', async ({ page, api }) => {
    await open(page, '/contact');
    await fill(contact(page), { ...given, message: ' \n ' });
    await send(contact(page));
    await takeToast(page, 'Message cannot be empty.');
    await expect(contact(page).locator('[name=message]')).toBeFocused();
    await expectAccessible(page);
    expect(api.sent).toEqual([]);
  });

  test('shows the result, keeps the message until it has been sent, then is empty', async ({
    page,
    api,
  }) => {
    await open(page, '/contact');
    await fill(contact(page), given);
    await contact(page).getByLabel(/news/i).check();
    const unexpected = 'Unexpected response from server.';
    const failure = 'An error occurred while sending the message.';
    const cases: [MockResponse, string][] = [
      [{ status: 200, body: { status: true } }, unexpected],
      [{ status: 201, body: { status: false } }, unexpected],
      [{ status: 201 }, unexpected],
      [{ status: 422, body: { errors: { email: ['Bad', 'Worse'], name: ['Odd'] } } }, 'Bad'],
      [{ status: 422, body: {} }, 'Validation error.'],
      [{ status: 422, body: { errors: { email: [] } } }, 'Validation error.'],
      [{ status: 422, body: { errors: 'nonsense' } }, 'Validation error.'],
      [{ status: 500, body: {} }, failure],
      [{ status: 404, text: '<html>' }, failure],
      ['network error', failure],
    ];
    for (const [response, text] of cases) {
      api.responses['POST /contacts'] = response;
      await send(contact(page));
      await takeToast(page, text);
      expect(await valuesOf(contact(page))).toEqual({ ...given, subscribe: true });
    }
    api.responses['POST /contacts'] = { status: 201, body: { status: true } };
    await contact(page).locator('button[type=submit]').dblclick();
    await takeToast(page, 'Your message has been sent successfully!');
    await expect.poll(() => valuesOf(contact(page))).toEqual({ ...empty, subscribe: false });
    expect(api.sentTo('POST /contacts').slice(cases.length)).toMatchObject([
      { body: { ...given, subscribe: true } },
    ]);
    expect(Object.keys(api.sentTo('POST /contacts')[0]!.body as object).sort()).toEqual(
      [...Object.keys(given), 'subscribe'].sort(),
    );
  });
});

test.describe('tutor application', () => {
  const application = (page: Page) => page.getByRole('form', { name: 'Tutor application' });
  const given = { fullName: 'Asha Rao', phone: '1234567890', email: 'asha@example.com' };
  const pdf = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
  const picture = { name: 'cv.pdf.png', mimeType: 'image/png', buffer: Buffer.from('PNG') };
  const cv = (page: Page) => application(page).locator('[name=cv]');

  test('shows what we ask, pay and expect', async ({ page }) => {
    await open(page, '/tutor');
    const main = page.getByRole('main');
    for (const heading of [/eligibility/i, /compensation/i, /procedure/i, /roles/i]) {
      await expect(main.getByRole('heading', { name: heading }).first()).toBeVisible();
    }
    for (const text of [
      /Astro-Guru/,
      /10\+ years/,
      /100\+ students taught/,
      /1,000\+ hours/,
      /5,000\+ clients/,
      /5-10% annual increment/,
      /Probation 1 month/i,
      /Resignation notice 1 month/i,
      /8-15 minutes/,
      /24 hours/,
      /2L per month/,
    ]) {
      await expect(main, String(text)).toContainText(text);
    }
    await expect(main).not.toContainText('40k to 20L');
    for (const name of [
      'fullName',
      'phone',
      'email',
      'education',
      'experience',
      'occultEducation',
      'demoLink',
      'message',
      'cv',
    ]) {
      await expect(application(page).locator(`[name=${name}]`), name).toBeVisible();
    }
    await expect(cv(page)).toHaveAttribute('type', 'file');
    await expect(cv(page)).toHaveAttribute('accept', /application\/pdf/);
    await expectAccessible(page);
  });

  test('is checked without a call, and can be sent as an e-mail', async ({ page, api }) => {
    await open(page, '/tutor');
    const form = application(page);
    await fill(form, { ...given, fullName: ' ' });
    await cv(page).setInputFiles(pdf);
    await send(form);
    await takeToast(page, 'Please fill all required fields and upload your CV.');
    await fill(form, given);
    await cv(page).setInputFiles(picture);
    await send(form);
    await takeToast(page, 'Only PDF files are allowed for CV.');

    await fill(form, { education: 'M.A.', message: 'नमस्ते & welcome' });
    await cv(page).setInputFiles(pdf);
    await send(form);
    await takeToast(page, 'Application submitted successfully!');
    expect(Object.values(await valuesOf(form)).join('')).toBe('');
    const mail = page.getByRole('link', { name: 'Send it by e-mail' });
    const address = decodeURIComponent((await mail.getAttribute('href'))!);
    expect(address).toMatch(/^mailto:/);
    for (const text of ['Asha Rao', '1234567890', 'नमस्ते & welcome', 'cv.pdf']) {
      expect(address).toContain(text);
    }
    expect(api.sent).toEqual([]);
    await expectAccessible(page);
  });
});
