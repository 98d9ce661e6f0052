import type { Page } from '@playwright/test';
import { newsletter } from '../../support/chrome';
import { takeToast, test, type MockResponse } from '../../support/mocked';
import { expect, open } from '../../support/test';

const given = { full_name: 'Asha Rao', email: 'asha@example.com', phone_number: '1234567890' };
const fill = async (page: Page, values: Partial<typeof given>) => {
  for (const [name, value] of Object.entries(values)) {
    await newsletter(page).locator(`[name=${name}]`).fill(value);
  }
};
const send = (page: Page) => newsletter(page).locator('button[type=submit]').click();

test('the newsletter shows the first error and sends nothing', async ({ page, api }) => {
  await open(page, '/about');
  const steps: [Partial<typeof given>, string][] = [
    [{ full_name: '   ' }, 'Please enter your name.'],
    [{ full_name: given.full_name }, 'Please enter a valid email address.'],
    [{ email: 'a@b' }, 'Please enter a valid email address.'],
    [{ email: given.email }, 'Phone number must be 10 digits.'],
    [{ phone_number: '987654321' }, 'Phone number must be 10 digits.'],
    [{ phone_number: '98765432101' }, 'Phone number must be 10 digits.'],
    [{ phone_number: '98765abcde' }, 'Phone number must be 10 digits.'],
  ];
  for (const [values, text] of steps) {
    await fill(page, values);
    await send(page);
    await takeToast(page, text);
  }
  expect(api.sent).toEqual([]);
});

test('the newsletter shows the result, keeps input after a failure and is empty after a success', async ({
  page,
  api,
}) => {
  await open(page, '/about');
  await fill(page, given);
  const failure = 'Failed to signup for Latest News. Please try again later.';
  const cases: [MockResponse, string][] = [
    [{ body: { status: false, message: 'Not today.' } }, 'Not today.'],
    [{ body: { status: false } }, 'Something went wrong.'],
    [{ status: 200 }, 'Something went wrong.'],
    [{ status: 500, body: {} }, failure],
    [{ status: 200, text: '<html>' }, failure],
    ['network error', failure],
  ];
  for (const [response, text] of cases) {
    api.responses['POST /book-demo-class'] = response;
    await send(page);
    await takeToast(page, text);
    await expect(newsletter(page).locator('[name=phone_number]')).toHaveValue('1234567890');
  }
  api.responses['POST /book-demo-class'] = { body: { status: true } };
  await newsletter(page).locator('button[type=submit]').dblclick();
  await takeToast(page, 'Successfully Signed Up for Latest News!!');
  for (const name of ['full_name', 'email', 'phone_number']) {
    await expect(newsletter(page).locator(`[name=${name}]`)).toHaveValue('');
  }
  expect(api.sentTo('POST /book-demo-class').slice(cases.length)).toMatchObject([
    {
      body: {
        full_name: 'Asha Rao',
        email: 'asha@example.com',
        phone_number: '+911234567890',
        type: 'request callback',
      },
    },
  ]);
});

test('the first use of a form fetches no script but those of toasts and e-mail suggestions', async ({
  page,
  api,
}) => {
  await open(page, '/about');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  api.responses['POST /book-demo-class'] = { body: { status: true } };
  await fill(page, given);
  await send(page);
  await takeToast(page, 'Successfully Signed Up for Latest News!!');
  const names = scripts.map((path) => path.replace(/.*\/|\.\w+\.js$/g, ''));
  expect(names.sort()).toEqual(['rare', 'toasts']);
});
