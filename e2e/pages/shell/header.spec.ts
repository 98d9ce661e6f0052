import { expectAccessible } from '../../support/axe';
import { banner, cartLink, cartOf, navigation } from '../../support/chrome';
import { storeTexts, test } from '../../support/network/mocked';
import { expect, open } from '../../support/test';
import { enlarge } from '../../support/fit';

// Its links, the badge and the way to the cart are tested beside the header.

test(
  'the header on a large screen, on a phone, and with text of twice the size',
  { tag: '@always' },
  async ({ page }) => {
    await storeTexts(page, { cart: cartOf(99, 99) });
    await open(page, '/about');
    const menu = banner(page).getByRole('button', { name: 'Menu' });
    const courses = navigation(page).getByRole('link', { name: 'Courses' });

    await test.step('the links have the background of the header', async () => {
      const ground = (element: Element) => getComputedStyle(element).backgroundColor;
      const list = navigation(page).getByRole('list').first();
      expect(await list.evaluate(ground)).toBe(await banner(page).evaluate(ground));
    });

    await test.step('a badge of three digits does not cover the word beside it', async () => {
      const [badge, word] = await Promise.all([
        cartLink(page).getByText('198').boundingBox(),
        cartLink(page).getByText('Cart').boundingBox(),
      ]);
      expect(badge!.x + badge!.width).toBeLessThan(word!.x + 4);
    });

    await test.step('the phone menu opens and closes with the keyboard', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(courses).toBeHidden();
      await menu.press('Enter');
      await expect(menu).toHaveAttribute('aria-expanded', 'true');
      await expect(courses).toBeVisible();
      await expect(navigation(page).getByRole('link', { name: 'FREE Consultation' })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(courses).toBeHidden();
      await expect(menu).toBeFocused();
    });

    await test.step('a link of the phone menu opens its page and closes the menu', async () => {
      await menu.click();
      await courses.click();
      await expect(page).toHaveURL('/courses');
      await expect(courses).toBeHidden();
    });

    await test.step('with text of twice the size, all controls stay on the screen', async () => {
      // As with an empty cart, because the number in the badge takes room too.
      await page.evaluate(() => {
        localStorage.removeItem('cart');
        dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, key: 'cart' }));
      });
      await expect(cartLink(page)).not.toContainText('198');
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      for (const control of [
        cartLink(page),
        banner(page).getByRole('link', { name: 'Login' }),
        menu,
      ]) {
        const { x, width } = (await control.boundingBox())!;
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(360);
      }
    });
  },
);

test('with text of twice its size on a small phone, the header takes less than a quarter of the height', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/');
  await enlarge(page);
  const height = async () => (await page.getByRole('banner').boundingBox())!.height;
  await expect.poll(height).toBeLessThanOrEqual(160);
});
