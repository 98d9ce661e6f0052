import { expectAccessible } from '../../support/axe';
import { storeLogin, test } from '../../support/network/mocked';
import { answersOfBuyer } from '../../support/purchases/payment';
import { expect, open } from '../../support/test';

test('a signed-in buyer sees what they have already, and no field changes place', async ({
  page,
  api,
}) => {
  const response = answersOfBuyer(api, 'POST /user/paid-webinar-ids', { webinar_ids: [201] });
  await page.setViewportSize({ width: 320, height: 640 });
  await storeLogin(page, { id: 7, name: 'Asha Rao', role_id: 1 });
  await open(page, '/webinar-tickets/201');
  const form = page.getByRole('form', { name: 'Billing information' });
  await expect(form.locator('[name=email]')).toHaveValue('rao@example.com');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // Fields that are folded away have no position yet.
  const places = () =>
    form
      .locator('input')
      .evaluateAll((inputs) =>
        inputs
          .filter((input) => input.checkVisibility())
          .map((input) => input.getBoundingClientRect().top),
      );
  const before = await places();
  expect(before).toHaveLength(5);
  response();
  await expect(page.getByText(/^You already have/)).toBeVisible();
  expect(await places()).toEqual(before);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await test.step('a webinar that is unknown', async () => {
    await page.evaluate(() => {
      history.pushState(null, '', '/webinar-tickets/999');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Webinar not found');
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'See all webinars' }).click();
    await expect(page).toHaveURL('/webinar');
  });
});
