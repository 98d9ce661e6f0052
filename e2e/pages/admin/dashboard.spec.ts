import { openAsAdmin, summary } from '../../support/people/admin';
import { test } from '../../support/network/mocked';
import { expect } from '../../support/test';

// Figures, legend, table and failures are tested beside the page.

test(
  'the cards keep their places when the figures arrive, and the chart is 350 px high',
  { tag: '@always' },
  async ({ page, api }) => {
    const call = 'GET /admin/dashboard-summary';
    const cards = page.locator('dl > div');
    const places = () =>
      cards.evaluateAll((all) =>
        all.map((card) => {
          const { top, bottom } = card.getBoundingClientRect();
          return [top, bottom];
        }),
      );
    for (const width of [360, 1280]) {
      let response = () => {};
      await page.setViewportSize({ width, height: 800 });
      api.responses[call] = {
        body: { success: true, message: '', data: summary },
        after: new Promise<void>((done) => (response = done)),
      };
      if (width === 360) await openAsAdmin(page, api, '/admin');
      else await page.reload();
      await expect(page).toHaveURL('/admin/dashboard');
      await expect(cards.locator('[aria-hidden=true]')).toHaveCount(6);
      // What waits is above the cards, and as long as it is.
      await expect(page.getByRole('region', { name: 'To do' })).not.toContainText('Loading');
      const before = await places();
      response();
      await expect(cards.first()).toContainText('₹30,345');
      expect(await places(), `${width} px`).toEqual(before);
    }
    const chart = page.getByRole('img', { name: /Monthly Revenue Breakdown/ });
    await expect(chart.locator('path[role=presentation]')).toHaveCount(6);
    expect((await chart.boundingBox())?.height).toBe(350);
  },
);
