import { fill, loginForm, send } from '../../support/people/accounts';
import { takeToast, test } from '../../support/network/mocked';
import { expect, open, expectToast } from '../../support/test';

const given = { email: 'asha@example.com', password: 'moon-and-stars' };
const asha = { id: 7, name: 'Asha Rao', role_id: 1 };

test('a login after a refused page opens the overview', async ({ page, api }) => {
  Object.assign(api.responses, {
    'POST /login': { status: 401, body: { message: 'Wrong password.' } },
    'POST /user/paid-course-ids': { body: { success: true, course_ids: [] } },
    'POST /user/paid-webinar-ids': { body: { success: true, webinar_ids: [] } },
  });
  await open(page, '/dashboard/asha-rao/mycourse');
  await takeToast(page, 'Direct Access Restricted!!');
  await fill(loginForm(page), given);
  await send(loginForm(page));
  await expectToast(page, 'Wrong password.');
  const form = (await loginForm(page).boundingBox())!;
  const message = (await page.locator('[data-toast]').boundingBox())!;
  expect(message.x, 'the message does not cover the form').toBeGreaterThan(form.x + form.width);

  api.responses['POST /login'] = { body: { data: { token: 'a-token', user: asha } } };
  await send(loginForm(page));
  await expect(page).toHaveURL('/dashboard/asha-rao/overview');
  await page.goBack();
  await expect(page, 'the login is not a step to go back to').not.toHaveURL(/\/login/);
});
