import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { storeSession, takeToast, test, type MockResponse } from '../../support/mocked';
import { picture } from '../../support/picture';
import { asha, home, mockPaid } from '../../support/student';
import { expect, open, expectToast } from '../../support/test';

const address = `${home}/updateprofile`;
const known = {
  name: 'Asha Verma',
  slug: 'asha-verma',
  email: 'asha@example.com',
  phone: '9876543210',
  profile: { dob: '1990-05-17', gender: 'female', avatar: '/images/people/ritu-khandelwal.svg' },
};

const form = (page: Page) => page.getByRole('form', { name: 'Update profile' });
const field = (page: Page, name: string) => form(page).locator(`[name=${name}]`);
const save = (page: Page) => form(page).getByRole('button', { name: 'Save profile' });
const storedUser = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null') as object);

test.beforeEach(async ({ page, api }) => {
  mockPaid(api, [], []);
  api.responses['GET /profile'] = { body: { data: known } };
  await storeSession(page, asha);
});

test('the form contains what the server knows, and sends it back with the changes', async ({
  page,
  api,
}) => {
  await open(page, address);
  await expect(field(page, 'name')).toHaveValue(known.name);
  await expect(field(page, 'email')).toHaveValue(known.email);
  await expect(field(page, 'phone')).toHaveValue(known.phone);
  await expect(field(page, 'dob')).toHaveValue('1990-05-17');
  await expect(field(page, 'gender')).toHaveValue('female');
  for (const name of ['email', 'phone']) {
    await expect(field(page, name)).toHaveJSProperty('readOnly', true);
  }
  const genders = await field(page, 'gender')
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(genders.filter(Boolean)).toEqual(['male', 'female', 'other']);
  expect(api.sentTo('GET /profile')[0]?.body).toBeNull();
  await expectAccessible(page);

  for (const empty of ['', '   ']) {
    await field(page, 'name').fill(empty);
    await save(page).click();
    await takeToast(page, 'Please fill all required fields.');
  }
  expect(api.sentTo('PUT /profile/update')).toEqual([]);

  await field(page, 'name').fill('Asha Devi Verma');
  await field(page, 'gender').selectOption('other');
  for (const response of [
    { status: 500, body: {} },
    { status: 422, text: '<html>' },
    'network error',
  ]) {
    api.responses['PUT /profile/update'] = response as MockResponse;
    await save(page).click();
    await takeToast(page, 'Failed to update profile.');
    await expect(field(page, 'name')).toHaveValue('Asha Devi Verma');
  }

  for (const response of [{ body: {} }, { status: 204 }, { text: 'saved' }, { status: 201 }]) {
    api.responses['PUT /profile/update'] = response;
    await save(page).click();
    await takeToast(page, 'Profile updated successfully!');
  }
  expect(api.sentTo('PUT /profile/update').at(-1)?.body).toEqual({
    name: 'Asha Devi Verma',
    email: known.email,
    phone: known.phone,
    dob: '1990-05-17',
    gender: 'other',
    avatar: known.profile.avatar,
  });
});

test('a new name changes the address of the dashboard', async ({ page, api }) => {
  await storeSession(page, { id: 7, name: 'Asha Verma', role_id: 1 });
  await open(page, address);
  api.responses['PUT /profile/update'] = {
    body: { data: { ...known, name: 'Asha Rao', slug: 'asha-rao' } },
  };
  await field(page, 'name').fill('Asha Rao');
  await save(page).click();
  await takeToast(page, 'Profile updated successfully!');
  await expect(page).toHaveURL('/dashboard/asha-rao/updateprofile');
  await expect(field(page, 'name')).toHaveValue('Asha Rao');
  await expect
    .poll(() => storedUser(page))
    .toMatchObject({ id: 7, name: 'Asha Rao', slug: 'asha-rao' });
  await page.getByRole('link', { name: 'My Courses' }).click();
  await expect(page).toHaveURL('/dashboard/asha-rao/mycourse');
  await page.reload();
  await expect(page).toHaveURL('/dashboard/asha-rao/mycourse');
});

test('an invalid phone number or e-mail from the server cannot be saved', async ({ page, api }) => {
  for (const [phone, text] of [
    ['987654321', 'Phone number must be exactly 10 digits.'],
    ['', 'Please fill all required fields.'],
    [null, 'Please fill all required fields.'],
  ] as const) {
    api.responses['GET /profile'] = { body: { data: { ...known, phone } } };
    await open(page, address);
    await save(page).click();
    await takeToast(page, text);
  }
  api.responses['GET /profile'] = { body: { data: { ...known, email: 'asha' } } };
  await open(page, address);
  await save(page).click();
  await takeToast(page, 'Invalid email format.');
  expect(api.sentTo('PUT /profile/update')).toEqual([]);
});

test('a profile that fails to load shows a message and can be retried', async ({ page, api }) => {
  for (const [response, text] of [
    [{ status: 500, body: {} }, 'Failed to fetch user profile. Please login again.'],
    [{ status: 200, text: '<html>' }, 'Failed to fetch user profile. Please login again.'],
    ['network error', 'Failed to fetch user profile. Please login again.'],
    [{ body: {} }, 'Unable to load user. Please login again.'],
    [{ status: 200 }, 'Unable to load user. Please login again.'],
  ] as [MockResponse, string][]) {
    api.responses['GET /profile'] = response;
    await open(page, address);
    await takeToast(page, text);
    await expect(page).toHaveURL(address);
  }
  api.responses['GET /profile'] = { body: { data: known } };
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(field(page, 'name')).toHaveValue(known.name);

  api.responses['GET /profile'] = { status: 401, body: {} };
  await open(page, address);
  await expectToast(page, 'Failed to fetch user profile. Please login again.');
  await expect(page).toHaveURL('/login');
});

test('a picture is sent without the token, previewed, saved, and shown in the header', async ({
  page,
  api,
}) => {
  await open(page, address);
  const avatar = form(page).getByRole('img', { name: 'Your picture' });
  await expect(avatar).toHaveAttribute('src', known.profile.avatar);
  const file = field(page, 'avatar');
  await expect(file).toHaveAttribute('type', 'file');

  for (const [name, mimeType, buffer, message] of [
    ['notes.txt', 'text/plain', Buffer.from('notes'), 'Please choose a JPEG, PNG or WebP picture'],
    ['empty.png', 'image/png', Buffer.alloc(0), 'This file is empty.'],
    ['huge.png', 'image/png', Buffer.alloc(5 * 1024 * 1024 + 1), 'This file is larger than 5 MB.'],
  ] as const) {
    await file.setInputFiles({ name, mimeType, buffer });
    await expect(form(page).getByRole('alert')).toContainText(message);
  }
  expect(api.sentTo('POST /upload')).toEqual([]);

  for (const [response, text] of [
    [{ body: {} }, 'Image upload failed.'],
    [{ status: 500, body: {} }, 'Failed to upload image.'],
    ['network error', 'Failed to upload image.'],
  ] as [MockResponse, string][]) {
    api.responses['POST /upload'] = response;
    await file.setInputFiles(picture);
    await takeToast(page, text);
    await expect(avatar).toHaveAttribute('src', known.profile.avatar);
  }

  const url = '/images/people/sunanda-deshpande.svg';
  api.responses['POST /upload'] = { body: { url } };
  await file.setInputFiles(picture);
  await takeToast(page, 'Image uploaded successfully!');
  await expect(avatar).toHaveAttribute('src', url);
  await expect(form(page)).toContainText('Save the profile to keep this picture.');
  const sent = api.sentTo('POST /upload').at(-1)!;
  expect(sent.headers['content-type']).toMatch(/^multipart\/form-data/);
  expect(sent.headers).not.toHaveProperty('authorization');
  expect(sent.body).toContain('name="file"; filename="portrait.png"');

  api.responses['PUT /profile/update'] = { body: {} };
  await save(page).click();
  await takeToast(page, 'Profile updated successfully!');
  expect(api.sentTo('PUT /profile/update').at(-1)?.body).toMatchObject({ avatar: url });
  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  await expect(page.getByRole('img', { name: 'Picture of Asha Verma' })).toHaveAttribute(
    'src',
    url,
  );
  await page.locator('a[href="/"]').first().click();
  await expect(page.getByRole('banner').getByRole('img', { name: 'Asha Verma' })).toHaveAttribute(
    'src',
    url,
  );
});

test('a photo whose file is too large is sent in a smaller copy', async ({ page, api }) => {
  api.responses['POST /upload'] = { body: { url: '/images/people/sunanda-deshpande.svg' } };
  await open(page, address);
  // Noise cannot be compressed: these pixels take more than 5 MB.
  const photo = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1300, 2600];
    const drawing = canvas.getContext('2d')!;
    const image = drawing.createImageData(canvas.width, canvas.height);
    for (let at = 0; at < image.data.length; at += 65_536) {
      crypto.getRandomValues(image.data.subarray(at, at + 65_536));
    }
    drawing.putImageData(image, 0, 0);
    const address = canvas.toDataURL('image/png');
    return address.slice(address.indexOf(',') + 1);
  });
  const buffer = Buffer.from(photo, 'base64');
  expect(buffer.length).toBeGreaterThan(5 * 1024 * 1024);
  await field(page, 'avatar').setInputFiles({ name: 'IMG_1.png', mimeType: 'image/png', buffer });
  await takeToast(page, 'Image uploaded successfully!');
  const [sent] = api.sentTo('POST /upload');
  expect(sent!.body).toContain('filename="IMG_1.jpg"');
  expect(String(sent!.body).length).toBeLessThan(5 * 1024 * 1024);
});
