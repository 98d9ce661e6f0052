import { footer, hrefsIn } from '../../support/chrome';
import { test } from '../../support/network/mocked';
import { expect, open } from '../../support/test';

test('the footer links to the main pages and has the newsletter form', async ({ page }) => {
  await open(page, '/about');
  await expect(footer(page)).toContainText('Make Astrology Great Again');
  await expect(
    footer(page).getByRole('heading', { name: 'Sign up for our latest news' }),
  ).toBeVisible();
  const hrefs = await hrefsIn(footer(page));
  for (const href of [
    '/home',
    '/about',
    '/courses',
    '/webinar',
    '/login',
    '/privacy-Policy',
    '/terms-of-service',
    '/refund-policy',
    '/contact',
  ]) {
    expect(hrefs).toContain(href);
  }
  expect(hrefs.some((href) => /^tel:\+91\d{10}$/.test(href!))).toBe(true);
  expect(hrefs.some((href) => /^mailto:.+@/.test(href!))).toBe(true);
  for (const name of ['X', 'YouTube', 'Instagram']) {
    const link = footer(page).getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', /^https:/);
    await expect(link).toHaveAttribute('rel', /noopener|noreferrer/);
  }
  await expect(footer(page).getByText(/2025/)).toContainText(/, a house of \S+/);
  for (const name of ['full_name', 'email', 'phone_number']) {
    await expect(footer(page).locator(`input[name=${name}]`)).toBeVisible();
  }

  await page.mouse.wheel(0, 20_000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await footer(page).getByRole('link', { name: 'Apply as Astro-Guru' }).click();
  await expect(page).toHaveURL('/tutor');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('main h1')).toBeFocused();

  // Also on the way back, where the browser by itself restores the old position.
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await footer(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page.locator('main h1')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/tutor');
  await expect(page.locator('main h1')).toBeFocused();
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await footer(page).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.locator('main h1')).toHaveText('Learn Occult Sciences & Earn UNLIMITED TODAY');
});
