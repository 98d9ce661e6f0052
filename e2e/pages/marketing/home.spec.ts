import { pressByKeys } from '../../support/keyboard';
import { test } from '../../support/network/mocked';
import { expectToast, expect, open } from '../../support/test';

test('the home page: the first view of a phone, and its dialogs by mouse and keyboard', async ({
  page,
  api,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/');
  const main = page.getByRole('main', { includeHidden: true });
  await test.step('a phone shows a price in the first view, and a teacher within three', async () => {
    await expect(main.getByText(/₹\d/).first()).toBeInViewport({ ratio: 1 });
    const teacher = main.getByText(/Ritu Khandelwal|Acharya Devendra Shukla/).first();
    expect((await teacher.boundingBox())!.y).toBeLessThan(3 * 740);
  });

  await page.setViewportSize({ width: 1280, height: 800 });
  const opener = page.getByRole('button', { name: 'Request Callback' });
  const dialog = page.getByRole('dialog', { name: 'Request Callback' });
  await test.step('a callback can be requested with the keyboard alone', async () => {
    api.responses['POST /book-demo-class'] = { body: { status: true } };
    await pressByKeys(opener);
    await expect(dialog.locator('[name=name]')).toBeFocused();
    for (const text of ['Asha Rao', 'asha@example.com', '9876543210']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expectToast(page, 'Callback Requested successfully!');
    await expect(opener).toBeFocused();
  });

  await test.step('the dialog blurs the page, closes in three ways, and returns the focus', async () => {
    await expect(page.locator('dialog')).toHaveCount(0);
    const closings = {
      overlay: () => page.mouse.click(20, 400),
      cross: () => dialog.getByText('×', { exact: true }).click(),
      Escape: () => page.keyboard.press('Escape'),
    };
    for (const [way, close] of Object.entries(closings)) {
      await opener.click();
      await expect(dialog, way).toBeVisible();
      const blurred = await main.evaluate((element) => {
        for (let each: Element | null = element; each; each = each.parentElement) {
          if (getComputedStyle(each).filter.includes('blur')) return true;
        }
        return false;
      });
      expect(blurred, way).toBe(true);
      await close();
      await expect(page.locator('dialog'), way).toHaveCount(0);
      await expect(opener, way).toBeFocused();
    }
  });

  await test.step('the browser checks the fields', async () => {
    await opener.click();
    const fields = dialog.locator('input');
    const valid = () =>
      fields.evaluateAll((inputs) =>
        inputs.map((input) => (input as HTMLInputElement).validity.valid),
      );
    await dialog.locator('button[type=submit]').click();
    expect(await valid()).toEqual([false, false, false]);
    for (const [index, text] of ['Asha Rao', 'asha@example.com', '12345'].entries()) {
      await fields.nth(index).fill(text);
    }
    await dialog.locator('button[type=submit]').click();
    expect(await valid()).toEqual([true, true, false]);
    expect(api.sentTo('POST /book-demo-class'), 'nothing more is sent').toHaveLength(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
});
