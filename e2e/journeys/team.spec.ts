import { expectAccessible } from '../support/axe';
import { call, tokenOf } from '../support/network/calls';
import { moveTo } from '../support/chrome';
import { buyCourse } from '../support/purchases/orders';
import { messageTo } from '../support/people/outbox';
import { admin, logInAsAdmin, newVisitor } from '../support/people/people';
import { expect, expectToast, open, test } from '../support/test';

test('an owner invites somebody for the office, who sees only that, and the audit log names both', async ({
  page,
  browser,
  request,
}) => {
  const number = await buyCourse(request, newVisitor());
  const colleague = newVisitor();

  await logInAsAdmin(page);
  await page.getByRole('link', { name: 'Team' }).click();
  await expect(page.getByRole('table', { name: 'People' })).toContainText('(you)');
  await page.getByRole('button', { name: 'Invite' }).click();
  const invite = page.getByRole('dialog', { name: 'Invite' });
  await expectAccessible(page);
  await invite.getByLabel('Name').fill(colleague.name);
  await invite.getByLabel('Email').fill(colleague.email);
  await invite.getByLabel('Role').selectOption('Office');
  await invite.getByRole('button', { name: 'Send the invitation' }).click();
  await expectToast(page, 'The invitation is on its way.');
  await expect(page.getByRole('table', { name: 'Invited' })).toContainText(colleague.name);
  await expectAccessible(page);

  const { text } = await messageTo(colleague.email);
  const link = new URL(/https?:\/\/\S+admin-invitation\/\S+/.exec(text)![0]).pathname;
  const context = await browser.newContext();
  const office = await context.newPage();
  await open(office, link);
  await expect(office.getByRole('heading', { level: 1 })).toHaveText('Welcome to the team');
  await expectAccessible(office);
  await office.getByLabel('Password', { exact: true }).fill(colleague.password);
  await office.getByLabel('Password again').fill(colleague.password);
  await office.getByRole('button', { name: 'Accept' }).click();
  await expect(office).toHaveURL(/\/admin-login$/);
  await office.getByLabel('Email').fill(colleague.email);
  await office.getByLabel('Password').fill(colleague.password);
  await office.getByRole('button', { name: 'Sign In' }).click();
  await expect(office).toHaveURL(/\/admin\/dashboard$/);
  await expect(office.getByRole('region', { name: 'To do' })).toBeVisible();
  await expect(office.getByText('Total Receive Amount')).toHaveCount(0);
  const menu = office.getByRole('navigation', { name: 'Admin' });
  await expect(menu.getByRole('link', { name: 'Leads' })).toBeVisible();
  await expect(menu.getByRole('link', { name: /Add Course|Team|Audit|Receipts/ })).toHaveCount(0);
  await moveTo(office, '/admin/addCourse');
  await expect(office.getByText('Your role does not include this page')).toBeVisible();
  await expectAccessible(office);

  await moveTo(office, `/admin/orders/${number}`);
  await expect(office).toHaveTitle(new RegExp(number));
  await office.getByRole('button', { name: /^Refund ₹/ }).click();
  const refund = office.getByRole('dialog');
  await refund.getByLabel('Reason').fill('changed plans');
  await refund.locator('button[type=submit]').click();
  await office.getByRole('button', { name: /^Yes, refund ₹/ }).click();
  await expectToast(office, 'You may return up to ₹5,000 of one order. Ask an owner for more.');
  await refund.getByLabel('Amount in rupees').fill('500');
  await refund.locator('button[type=submit]').click();
  await expectToast(office, 'Refunded.');

  const token = await tokenOf(request, colleague);
  const refused = await call(request, 'GET', '/admin/catalogue', { token });
  expect(refused.status).toBe(403);
  expect(refused.body).toMatchObject({ message: 'You are not allowed to do this.' });
  const file = await call(request, 'GET', '/admin/leads.csv', { token });
  expect(file.status).toBe(403);

  await page.getByRole('link', { name: 'Audit log' }).click();
  const log = page.getByRole('table', { name: 'Audit log' });
  await page.getByRole('form', { name: 'Filters' }).getByLabel('Person').selectOption({
    label: colleague.name,
  });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(log).toContainText('₹500');
  await expect(log.getByRole('row', { name: /Refund/ })).toContainText('Office');
  await expect(log.getByRole('row', { name: /Join/ })).toContainText(colleague.name);
  await expect(log.getByRole('link', { name: `Order ${number}` })).toHaveAttribute(
    'href',
    `/admin/orders/${number}`,
  );
  await expectAccessible(page);
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, `${width} px`).toBeLessThanOrEqual(0);
  }
  // The whole menu fits, the last entry included.
  await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });

  await page.getByRole('link', { name: 'Team' }).click();
  await page.getByRole('button', { name: `Withdraw access ${colleague.name}` }).click();
  await page.getByLabel('Reason').fill('The season is over');
  await page.getByRole('dialog').locator('button[type=submit]').click();
  await expectToast(page, 'The access is withdrawn.');
  await menu.getByRole('link', { name: 'Leads' }).click();
  await expect(office).toHaveURL(/\/admin-login$/);
  await context.close();
  expect(
    (await call(request, 'POST', '/login', { data: { ...admin, role_id: 3 } })).body.data.user,
  ).toMatchObject({ rights: 'owner' });
});
