import { newsletter } from '../../support/chrome';
import { takeToast, test } from '../../support/network/mocked';
import { expect, open } from '../../support/test';

const given = { full_name: 'Asha Rao', email: 'asha@example.com', phone_number: '1234567890' };

// Its checks, responses and messages are tested beside the form.

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
  for (const [name, value] of Object.entries(given)) {
    await newsletter(page).locator(`[name=${name}]`).fill(value);
  }
  await newsletter(page).locator('button[type=submit]').click();
  await takeToast(page, 'Successfully Signed Up for Latest News!!');
  const names = scripts.map((path) => path.replace(/.*\/|\.\w+\.js$/g, ''));
  expect(names.sort()).toEqual(['rare', 'toasts']);
});
