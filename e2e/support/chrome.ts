import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

export const banner = (page: Page) => page.getByRole('banner');
export const footer = (page: Page) => page.getByRole('contentinfo');
export const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
export const cartLink = (page: Page) => banner(page).getByRole('link', { name: /cart/i });
export const avatarButton = (page: Page) =>
  banner(page).getByRole('button', { name: /your account/ });
export const newsletter = (page: Page) => page.getByRole('form', { name: 'Newsletter' });

/** A stored student whose slug differs from the name. */
export const asha = { id: 7, name: 'Asha Rao', slug: 'asha-rao-2', role_id: 1 };

/** The text of a stored cart with one line for each quantity. */
export const cartOf = (...quantities: number[]) =>
  JSON.stringify(
    quantities.map((quantity, index) => ({
      productId: 101 + index,
      name: index === 0 ? 'Numerology Course' : 'Astrology Course',
      image: '/images/numerology-course.svg',
      price: 9999,
      quantity,
    })),
  );

export const hrefsIn = (place: Locator) =>
  place.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Navigates within the site to a path that no link on the page leads to, with the state of a page before it. */
export const moveTo = (page: Page, path: string, usr: object | null = null) =>
  page.evaluate(
    ([to, state]) => {
      history.pushState(state && { usr: state, key: 'arrived', idx: 1 }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    },
    [path, usr] as const,
  );

/** As `moveTo`, to a page with another heading; waits until it is shown. */
export async function visit(page: Page, path: string, usr: object | null = null): Promise<void> {
  const heading = page.locator('main h1').first();
  const before = (await heading.textContent())!;
  await moveTo(page, path, usr);
  await expect(heading, path).not.toHaveText(before);
}
