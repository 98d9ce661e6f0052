import { expect, test } from '../../support/test';

const pages = ['/', '/courses', '/course/numerology-course', '/webinar', '/about', '/tutor'];

test('on paper there is ink on white, and neither header, form nor footer', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of pages) {
    await page.goto(path);
    await expect(
      page.locator('#root > header, #root > footer, form').filter({ visible: true }),
      path,
    ).toHaveCount(0);
    const coloured = await page
      .locator('main [data-surface]')
      .evaluateAll(
        (surfaces) =>
          surfaces.filter((each) => getComputedStyle(each).backgroundColor !== 'rgb(255, 255, 255)')
            .length,
      );
    const pale = await page
      .locator('main :is(h1, h2, h3, p, li, a)')
      .evaluateAll(
        (texts) => texts.filter((each) => getComputedStyle(each).color !== 'rgb(0, 0, 0)').length,
      );
    expect([path, coloured, pale]).toEqual([path, 0, 0]);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every section of a page is laid out', async ({ page }) => {
    for (const path of pages) {
      await page.goto(path);
      const skipped = page.locator('[data-band]').filter({ visible: true });
      expect(await skipped.count()).toBe(await page.locator('[data-band]').count());
      for (const band of await page.locator('[data-band]').all()) {
        await expect(band, path).toHaveCSS('content-visibility', 'visible');
      }
    }
  });
});
