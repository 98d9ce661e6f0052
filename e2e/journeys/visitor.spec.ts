import type { Locator } from '@playwright/test';
import { visit } from '../support/chrome';
import { newVisitor } from '../support/people/people';
import { expect, open, test, expectToast } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

async function fill(form: Locator, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const field = form.locator(`[name=${name}]`);
    if (name === 'course' || name === 'state') await field.selectOption(value);
    else await field.fill(value);
  }
  await form.locator('button[type=submit]').click();
}

test('a visitor sends all forms: demo class, callback, newsletter, syllabus and contact', async ({
  page,
}) => {
  const { name, email, phone } = newVisitor();
  await open(page, '/');
  await fill(page.getByRole('form', { name: 'Book a Live Demo Class' }), {
    fullName: name,
    email,
    phone,
    course: 'astrology',
  });
  await expectToast(page, 'Live demo class booked successfully! Check your email for details.');

  await page.getByRole('button', { name: 'Request Callback' }).click();
  await fill(page.getByRole('form', { name: 'Request Callback' }), { name, email, phone });
  await expectToast(page, 'Callback Requested successfully!');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await fill(page.getByRole('form', { name: 'Newsletter' }), {
    full_name: name,
    email,
    phone_number: phone,
  });
  await expectToast(page, 'Successfully Signed Up for Latest News!!');

  await visit(page, '/course/numerology-course');
  await page.getByRole('button', { name: 'Download Full Syllabus' }).click();
  const arriving = page.waitForEvent('download');
  await fill(page.getByRole('form', { name: 'Download Full Syllabus' }), {
    full_name: name,
    email,
    phone_number: phone,
  });
  expect((await arriving).suggestedFilename()).toMatch(/\.pdf$/);

  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await fill(page.getByRole('form', { name: 'Contact' }), {
    name,
    email,
    phone_number: phone,
    state: 'Dadra and Nagar Haveli',
    message: 'नमस्ते, when does the next batch begin?',
  });
  await expectToast(page, 'Your message has been sent successfully!');
});
