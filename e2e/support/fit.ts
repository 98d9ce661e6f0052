import type { Page } from '@playwright/test';
import { expect } from './test';

/** Doubles the size of the text, as a visitor can do in the browser. */
export const enlarge = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/** By how many pixels the page is wider than the window. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Doubles the size of the text, and fails if an amount or a button in a table reaches the edge of the window. */
export async function expectTablesFitEnlarged(page: Page): Promise<void> {
  await enlarge(page);
  const cutOff = () =>
    page
      .getByRole('main')
      .locator('td, td button')
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.getBoundingClientRect().right > innerWidth - 16)
          .map((part) => part.outerHTML),
      );
  await expect.poll(cutOff).toEqual([]);
}

/** Texts that the window, or an element, cuts off at the right and that cannot be scrolled into view. */
const clippedText = (page: Page) =>
  page.evaluate(() => {
    /** Whether an element is for assistive technology only, like the headings of tables on a phone. */
    const isHidden = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath !== 'none' || isHidden(element.parentElement));
    /** How far text may reach to the right. */
    const limitOf = (element: Element | null): number => {
      if (!element) return innerWidth;
      const { overflowX, position } = getComputedStyle(element);
      const isWider = element.scrollWidth > element.clientWidth;
      if (['auto', 'scroll'].includes(overflowX) && isWider) return Infinity;
      if (position === 'fixed') return innerWidth;
      const limit = limitOf(element.parentElement);
      if (overflowX === 'visible') return limit;
      return Math.min(limit, element.getBoundingClientRect().right);
    };
    const clipped: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const element = text.parentElement!;
      if (!text.textContent?.trim() || element.closest('svg, [aria-hidden]')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const ends = [...range.getClientRects()].map(({ right, width }) => (width > 1 ? right : 0));
      // Text to the left of the window belongs to a closed drawer.
      const isCut = Math.max(0, ...ends) > Math.max(0, limitOf(element)) + 1;
      if (isCut && !isHidden(element)) clipped.push(text.textContent);
    }
    return clipped;
  });

/** Doubles the size of the text, and fails if the page is then wider than the window or cuts text off. */
export async function expectFitEnlarged(page: Page, path: string): Promise<void> {
  const what = `${path} with text of twice the size`;
  await enlarge(page);
  await expect.poll(() => sidewaysScroll(page), { message: what }).toBeLessThanOrEqual(0);
  // A toast may still be sliding in.
  await expect.poll(() => clippedText(page), { message: what }).toEqual([]);
}

/** Fails if something below a first section that is called taller than a phone is on the screen of a phone. */
export async function expectTallFirstSection(page: Page): Promise<void> {
  const tallestPhone = 54 * 16;
  const first = page.locator('[data-taller-than-phone]');
  const size = page.viewportSize()!;
  for (const width of [320, 360, 480, 600, 767]) {
    await page.setViewportSize({ width, height: 740 });
    const { y, height } = (await first.boundingBox())!;
    const top = await page.evaluate(() => scrollY);
    expect(y + top + height, `${page.url()} at ${width} px`).toBeGreaterThanOrEqual(tallestPhone);
  }
  await page.setViewportSize(size);
}
