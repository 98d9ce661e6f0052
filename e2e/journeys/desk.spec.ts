import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { visit } from '../support/chrome';
import { buyCourse } from '../support/purchases/orders';
import { logInAsAdmin, newVisitor } from '../support/people/people';
import { expect, expectToast, test } from '../support/test';

/** Expects that nothing scrolls sideways, also on a phone. */
async function expectFit(page: Page) {
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, `${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search everything' });

test('somebody telephones: found by half a number, corrected, enrolled, noted, and called back', async ({
  page,
  request,
}) => {
  const visitor = newVisitor();
  await buyCourse(request, visitor);

  await logInAsAdmin(page);
  await expect(page.getByRole('region', { name: 'To do' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  const half = `${visitor.phone.slice(2, 6)} ${visitor.phone.slice(6)}`;
  await search(page).fill(half);
  const results = page.getByRole('list', { name: 'Search results' });
  await expect(results).toContainText(visitor.name);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(results).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await results.getByRole('link', { name: visitor.name }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(visitor.name);
  await expect(results).toHaveCount(0);

  const dialog = page.getByRole('dialog');
  const right = `right-${visitor.email}`;
  await page.getByRole('button', { name: 'Correct', exact: true }).click();
  await expectAccessible(page);
  await dialog.getByLabel('Email').fill(right);
  await dialog.getByLabel('Reason').fill('typed wrongly');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: right })).toBeVisible();

  await page.getByRole('button', { name: 'Enrol', exact: true }).click();
  await dialog
    .getByLabel('Course or webinar')
    .selectOption({ label: 'Astrology Course, next free date' });
  await expectAccessible(page);
  await dialog.getByLabel('Reason').fill('won the quiz');
  await dialog.getByRole('button', { name: 'Enrol', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row')).toHaveCount(3);

  await page.getByRole('button', { name: 'Add note' }).click();
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Rings again on Friday');
  await dialog.getByRole('button', { name: 'Add a note' }).click();
  await expect(page.getByRole('list', { name: 'Notes' })).toContainText('Rings again on Friday');
  await expectAccessible(page);
  await expectFit(page);

  await visit(page, '/admin/leads');
  await page.getByRole('button', { name: 'Add lead' }).click();
  await dialog.getByLabel('Name').fill(visitor.name);
  await dialog.getByLabel('Phone').fill(visitor.phone);
  await dialog.getByLabel(/Call back/).fill('2026-01-02T18:00');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add lead' }).click();
  await expectToast(page, 'Lead added.');
  await expectFit(page);
  await visit(page, '/admin/dashboard');
  const toDo = page.getByRole('region', { name: 'To do' });
  await expect(toDo).toContainText(visitor.name);
  await expect(page.getByRole('link', { name: /^Leads \d+ waiting$/ })).toBeVisible();
  await expectAccessible(page);
  await expectFit(page);
  // Here its tables scroll.
  await page.setViewportSize({ width: 768, height: 800 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await toDo.getByRole('button', { name: `Follow up ${visitor.name}` }).click();
  await dialog.getByLabel('Status').selectOption('No answer');
  await dialog.getByLabel(/Call back/).fill('2030-01-02T18:00');
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Nobody picked up');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Saved.');
  await expect(toDo).not.toContainText(visitor.name);
});
