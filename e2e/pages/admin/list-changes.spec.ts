import { cards, control, openAsAdmin, openControl } from '../../support/people/admin';
import { expectAccessible } from '../../support/axe';
import { takeToast, test } from '../../support/network/mocked';
import { expect, open } from '../../support/test';

test('lists begin with built-in entries, and change in this tab only', async ({ page, api }) => {
  await openAsAdmin(page, api, '/admin/addTutor');
  await expect(cards(page)).toHaveCount(5);
  // The browser asks only before the reload, which loses unpublished changes.
  page.on(
    'dialog',
    (dialog) => void dialog.accept().then(() => expect(dialog.type()).toBe('beforeunload')),
  );
  const menu = page.getByRole('navigation', { name: 'Admin' });
  await cards(page).first().getByRole('button', { name: 'Delete' }).click();
  await expect(cards(page)).toHaveCount(4);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await menu.getByRole('link', { name: 'Add Course' }).click();
  const numerology = cards(page).filter({ hasText: 'Numerology Course' });
  await numerology.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('form', { name: 'Course' });
  await expect(control(form, 'title')).toHaveValue('Numerology Course');
  await expect(control(form, 'rating')).toHaveValue('4.9');
  await expect(control(form, 'rating')).toHaveAttribute('step', '0.1');
  await control(form, 'title').fill('Numbers');
  await control(form, 'subtitle').fill('');
  await (await openControl(form, 'tutor.duration')).fill('');
  await form.getByRole('button', { name: 'Update course' }).click();
  await takeToast(page, 'Course updated successfully!');
  await expect(cards(page).getByRole('heading')).toHaveText(['Numbers', 'Astrology Course']);

  await menu.getByRole('link', { name: 'Add Webinar' }).click();
  // Until the page has loaded, the first card is that of a course.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Webinars');
  await cards(page).first().getByRole('button', { name: 'Edit' }).click();
  const webinars = page.getByRole('form', { name: 'Webinar' });
  await control(webinars, 'formattedWebinarDate').fill('2025-03-05');
  await expect(control(webinars, 'dateOfWebinar')).toHaveValue('5 March 2025');
  await expect(control(webinars, 'targetDate')).toHaveValue(/^2025-03-05T00:00:00/);
  await webinars.getByRole('button', { name: 'Add point' }).click();
  const points = webinars.locator('[name^="webinarLearnPoints."]');
  await expect(points.last()).toBeFocused();
  await webinars.getByRole('button', { name: 'Update webinar' }).click();
  await takeToast(page, 'All learning points must be filled.');
  await points.last().fill('One more');
  await webinars.getByRole('button', { name: 'Update webinar' }).click();
  await takeToast(page, 'Webinar updated successfully!');
  await expect(cards(page).first()).toContainText('5 March 2025');

  await menu.getByRole('link', { name: 'Add Tutor' }).click();
  await expect(cards(page)).toHaveCount(4);
  await cards(page).first().getByRole('button', { name: 'Edit' }).click();
  const tutors = page.getByRole('form', { name: 'Tutor' });
  await control(tutors, 'name').fill('पंडित उमा राव');
  await tutors.getByRole('button', { name: 'Update tutor' }).click();
  await takeToast(page, 'Tutor updated successfully!');
  await expect(cards(page).first()).toContainText('पंडित उमा राव');

  await menu.getByRole('link', { name: 'Add Course' }).click();
  await expect(cards(page).first()).toContainText('Numbers');
  await cards(page).first().getByRole('button', { name: 'Delete' }).click();
  await cards(page).first().getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No courses')).toBeVisible();
  await page.reload();
  await expect(cards(page).getByRole('heading')).toHaveText([
    'Numerology Course',
    'Astrology Course',
  ]);
  await cards(page).first().getByRole('button', { name: 'Delete' }).click();
  await open(page, '/course/numerology-course');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Numerology');
});

test('a click outside closes the form, and a question comes before input or changes are lost', async ({
  page,
  api,
}) => {
  await openAsAdmin(page, api, '/admin/addCourse');
  // Open another page first, so that there is a page of the site to go back to.
  await page.getByRole('link', { name: 'Add Tutor' }).click();
  const add = page.getByRole('button', { name: 'Add new tutor' });
  const form = page.getByRole('form', { name: 'Tutor' });
  const asking = page.getByRole('dialog', { name: 'Leave without saving?' });
  const outside = () => page.mouse.click(5, 400);

  await add.click();
  await expect(control(form, 'courseLaunched')).toHaveValue('no');
  await expect(form.locator('input:not([name^="hi."]), select')).toHaveCount(7);
  await control(form, 'name').click();
  await form.getByText('Designation', { exact: true }).click();
  await expect(form).toBeVisible();
  await outside();
  await expect(form).toHaveCount(0);
  await expect(add).toBeFocused();

  await add.press('Enter');
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);

  await add.click();
  await control(form, 'name').fill('Uma');
  for (const leave of [
    outside,
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Close' }).click(),
    () => page.goBack(),
  ]) {
    await leave();
    await expect(asking).toBeVisible();
    await asking.getByRole('button', { name: 'Keep editing' }).click();
    await expect(asking).toHaveCount(0);
    await expect(control(form, 'name')).toHaveValue('Uma');
  }
  await outside();
  await expectAccessible(page);
  await asking.getByRole('button', { name: 'Discard' }).click();
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL('/admin/addTutor');
  await add.click();
  await expect(control(form, 'name')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);

  // Logout asks first while changes are not on the site, on whatever page.
  await cards(page).first().getByRole('button', { name: 'Delete' }).click();
  await expect(cards(page)).toHaveCount(4);
  const menu = page.getByRole('navigation', { name: 'Admin' });
  await menu.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit log');
  const logout = menu.getByRole('button', { name: 'Logout' });
  const beforeLogout = page.getByRole('dialog', { name: 'Log out with changes not on the site?' });
  await logout.click();
  await expectAccessible(page);
  await beforeLogout.getByRole('button', { name: 'Stay' }).click();
  await expect(beforeLogout).toHaveCount(0);
  await menu.getByRole('link', { name: 'Add Tutor' }).click();
  await expect(cards(page)).toHaveCount(4);
  await logout.click();
  await beforeLogout.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
});
