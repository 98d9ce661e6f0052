import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { call, tokenOf } from '../support/network/calls';
import { banner, newsletter, visit } from '../support/chrome';
import { buyCourse, type Visitor } from '../support/purchases/orders';
import { codeSentTo, messageTo } from '../support/people/outbox';
import { admin, logInAsAdmin, newVisitor, sendLogin } from '../support/people/people';
import { expect, expectToast, open, test } from '../support/test';

/** An account whose phone number is confirmed, as after the sign-up on the site. */
async function signUp(request: APIRequestContext, visitor: Visitor) {
  const { name, email, phone, password } = visitor;
  const data = { name, email, phone, password, password_confirmation: password };
  expect((await call(request, 'POST', '/register', { data })).status).toBe(200);
  const otp = await codeSentTo(phone);
  expect((await call(request, 'POST', '/verify-otp', { data: { email, otp } })).status).toBe(200);
}

const openPart = (page: Page, part: string) => page.getByRole('button', { name: part }).click();

/** Expects the page to be accessible and to fit narrow and wide screens. */
async function expectFit(page: Page) {
  await expectAccessible(page);
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, `${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

test('a student takes back a consent in the profile and by the link, downloads what is kept, and closes the account', async ({
  page,
  request,
}) => {
  const visitor = newVisitor();
  await signUp(request, visitor);
  await open(page, '/about');
  const form = newsletter(page);
  await form.locator('[name=full_name]').fill(visitor.name);
  await form.locator('[name=email]').fill(visitor.email);
  await form.locator('[name=phone_number]').fill(visitor.phone);
  await form.locator('button[type=submit]').click();
  await expectToast(page, 'Successfully Signed Up for Latest News!!');
  const mail = await messageTo(visitor.email, ({ template }) => template === 'news-begins');
  const link = /https?:\/\/\S+\/consents\/news\/\S+/.exec(mail.text)![0];

  await banner(page).getByRole('link', { name: 'Login' }).click();
  await sendLogin(page, visitor);
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'Profile' })
    .click();
  await expect(page).toHaveURL(/\/updateprofile$/);
  const profile = new URL(page.url()).pathname;
  await openPart(page, 'What you have agreed to');
  const news = page.getByRole('checkbox', { name: /^Send me news/ });
  await expect(news).toBeChecked();
  await expect(page.getByText(/^You agreed on .*, in the newsletter form/)).toBeVisible();
  const others = [/^Call me/, /by WhatsApp/].map((name) => page.getByRole('checkbox', { name }));
  for (const other of others) await expect(other).not.toBeChecked();
  await expectFit(page);
  await news.click();
  await expectToast(page, 'You have taken it back.');
  await expect(news).not.toBeChecked();
  await others[1]!.click();
  await expect(others[1]!).toBeChecked();
  await news.click();
  await expect(news).toBeChecked();

  // The link in the e-mail takes back whatever stands for this address.
  const shownPage = await request.get(link, { headers: { Accept: 'text/html' } });
  expect(shownPage.status()).toBe(200);
  await visit(page, new URL(link).pathname);
  await page.getByRole('button', { name: 'Stop the news' }).click();
  await expect(page.getByRole('heading', { name: 'No more news' })).toBeFocused();
  await expectFit(page);
  const token = await tokenOf(request, visitor);
  const { body } = await call(request, 'GET', '/account/consents', { token });
  const standing = body.data.filter((row: { withdrawn_at: unknown }) => row.withdrawn_at === null);
  expect(standing.map((row: { purpose: string }) => row.purpose)).toEqual(['whatsapp']);

  await buyCourse(request, visitor, token);
  await visit(page, profile);
  await openPart(page, 'Download your data');
  await expectFit(page);
  const saved = async (button: string) => {
    const download = page.waitForEvent('download');
    const form = page.getByRole('form', { name: 'Download your data' });
    await form.locator('[name=password]').fill(visitor.password);
    await form.getByRole('button', { name: button }).click();
    const file = await download;
    return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
  };
  const json = await saved('As JSON');
  expect(json.name).toBe('your-data.json');
  const tables = (JSON.parse(json.text) as { parts: { table: string }[] }).parts;
  expect(tables.map(({ table }) => table)).toEqual(
    expect.arrayContaining(['users', 'orders', 'receipts', 'enrolments', 'logins']),
  );
  const readable = await saved('As a page to read');
  expect(readable.name).toBe('your-data.html');
  expect(readable.text).toContain('12 Jantar Mantar Road');
  const file = await page.context().newPage();
  await file.setContent(readable.text);
  await expect(file.getByRole('heading', { level: 1 })).toContainText(visitor.name);
  await expectFit(file);
  await file.close();

  await openPart(page, 'Close account');
  const closing = page.getByRole('form', { name: 'Close account' });
  await expect(page.getByText('This cannot be undone:')).toBeVisible();
  await expectFit(page);
  await closing.locator('[name=password]').fill('not-the-password');
  await closing.getByRole('button', { name: 'Close account and erase my data' }).click();
  await expect(closing.getByText('This is not your current password.')).toBeVisible();
  await closing.locator('[name=password]').fill(visitor.password);
  await closing.getByRole('button', { name: 'Close account and erase my data' }).click();
  await expectToast(page, 'Your account is closed and your data is erased.');
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  const { email, password } = visitor;
  const again = await call(request, 'POST', '/login', { data: { email, password } });
  expect(again.status).toBe(401);
});

test('an admin hands over and erases the data of somebody who telephones', async ({
  page,
  request,
}) => {
  const visitor = newVisitor();
  await signUp(request, visitor);
  await logInAsAdmin(page);
  await visit(page, `/admin/users/${encodeURIComponent(visitor.email)}`);
  await page.getByRole('button', { name: 'Hand over data' }).click();
  await expectFit(page);
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'As a page to read' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain(visitor.email);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Erase' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase' });
  await expectFit(page);
  await dialog.locator('[name=reason]').fill(`${visitor.name} has asked for it`);
  await dialog.getByRole('button', { name: 'Erase', exact: true }).click();
  await expect(dialog.getByText(/without name, e-mail or phone number/).first()).toBeVisible();
  await dialog.locator('[name=reason]').fill('Asked for it by telephone');
  await dialog.getByRole('button', { name: 'Erase', exact: true }).click();
  await expectToast(page, 'The person is erased.');
  await expect(page).toHaveURL(/\/admin\/users$/);
  const token = await tokenOf(request, admin);
  const path = `/admin/people/${encodeURIComponent(visitor.email)}`;
  expect((await call(request, 'GET', path, { token })).status).toBe(404);
  const { body } = await call(request, 'GET', '/admin/audit', { token });
  // Sign-ins of other tests are in the log, too.
  expect(body.data.data).toContainEqual(
    expect.objectContaining({
      action: 'Erase',
      changes: [{ field: 'reason', from: '', to: 'Asked for it by telephone' }],
    }),
  );
});
