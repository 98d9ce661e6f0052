import type { Page } from '@playwright/test';
import { publicCatalogue } from 'shared/model/catalogue';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { englishWords, namesIn } from '../../scripts/src/site/checks/english-words';
import { fill } from './people/accounts';
import { banner } from './chrome';
import { student } from './people/people';
import { expect, open } from './test';

/** A page in Hindi of a path in English: `/hi` of `/`. */
export const inHindi = (path: string) => (path === '/' ? '/hi' : `/hi${path}`);

/** Expects the page to have arrived at this address, in Hindi. */
export async function expectHindi(page: Page, address: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(page.locator('html[lang="hi-IN"][data-interactive]')).toBeAttached();
}

/** Names of people, browsers and kinds of pictures, which stay in Latin letters. */
const names = new Set([
  ...namesIn(publicCatalogue(shippedCatalogue)),
  ...['Asha', 'Verma', 'Meera', 'Nair', 'Chrome', 'Linux', 'JPEG', 'PNG', 'WebP'],
]);

const orderNumbers = /\bNK-\d+-\w+/g;

/** Fails with each text on the page that has an English word other than a name. */
export const expectNoEnglish = (page: Page, what = page.url()) =>
  expect
    .poll(async () => englishWords((await page.content()).replace(orderNumbers, ''), names), {
      message: `English on ${what}`,
    })
    .toEqual([]);

/** Presses the name of the other language in the header; on a phone it is in the menu. */
export async function switchTo(page: Page, name: 'हिन्दी' | 'English'): Promise<void> {
  const link = banner(page).getByRole('link', { name });
  if (!(await link.isVisible())) {
    await banner(page)
      .getByRole('button', { name: /^(मेन्यू|Menu)$/ })
      .click();
  }
  await link.click();
}

/** The server's answer to a login with an unknown address or a wrong password. */
export const wrongLoginInHindi = 'ईमेल या पासवर्ड सही नहीं है।';

export async function logInInHindi(page: Page): Promise<void> {
  await open(page, '/hi/login');
  await sendLoginInHindi(page, student);
}

/** Sends the login form of the page, which has to lead to the dashboard. */
export async function sendLoginInHindi(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const form = page.getByRole('form', { name: 'लॉग इन' });
  await fill(form, { email, password });
  await form.locator('[name=password]').press('Enter');
  await expectHindi(page, /\/hi\/dashboard\/[^/]+\/overview$/);
}

/** The paths of all addresses that the page opens from now on, also those without a request. */
export function openedPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) paths.push(new URL(frame.url()).pathname);
  });
  return paths;
}
