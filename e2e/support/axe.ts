import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expect } from './test';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Fails with every violation of WCAG 2.2 A and AA that axe finds on the current page. Like other
 * expectations it asks again for a while, because a page that was just resized is still changing.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expect
    .poll(() => violationsOn(page), { message: `accessibility of ${page.url()}` })
    .toEqual([]);
}

async function violationsOn(page: Page): Promise<string[]> {
  // A second run of the same script takes a third of the time of the first, because it is compiled already.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    // A text that is still fading in has less contrast than its final state. Ending the animations is
    // safer than waiting for them: an element that the browser does not draw never finishes its own.
    for (const animation of document.getAnimations()) {
      const isEndless = animation.effect?.getComputedTiming().endTime === Infinity;
      if (animation.timeline === document.timeline && !isEndless) animation.finish();
    }
    // The script above has put it there.
    const { axe: checks } = window as unknown as { axe: typeof import('axe-core') };
    const results = await checks.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // What passes is a long list that nobody reads.
      resultTypes: ['violations'],
    });
    return results.violations;
  });
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target).join(', ')})`,
  );
}
