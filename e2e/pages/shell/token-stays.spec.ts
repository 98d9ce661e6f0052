import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { storeLogin, test } from '../../support/network/mocked';
import { picture } from '../../support/people/picture';
import { expect, open } from '../../support/test';

const TOKEN = 'a-token-that-must-stay';

/** The path and the headers of a request as one text. */
const told = ({ url, rawHeaders }: IncomingMessage) => [url, ...rawHeaders].join('\n');

let other: Server;
let address: string;
const arrived: string[] = [];

test.beforeAll(async () => {
  other = createServer((request, response) => {
    arrived.push(told(request));
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    response.end('{}');
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
});
test.afterAll(() => other.close());

test('the token goes to this server only, wherever pictures and redirects point', async ({
  page,
  api,
  faults,
}) => {
  arrived.length = 0;
  api.responses = {
    // A redirect to another server, which a browser follows with the headers of the call.
    'GET /profile': { status: 307, headers: { Location: `${address}/profile` } },
    'POST /user/paid-course-ids': { status: 307, headers: { Location: `${address}/courses` } },
    'POST /user/paid-webinar-ids': { body: { success: true, webinar_ids: [] } },
  };
  const profile = { avatar: `${address}/avatar.png` };
  await storeLogin(page, { id: 7, name: 'Asha Verma', slug: 'asha-verma', profile }, TOKEN);
  await open(page, '/');
  await open(page, '/dashboard/asha-verma/overview');
  await page.getByRole('link', { name: 'My Courses' }).click();
  await expect(page).toHaveURL('/dashboard/asha-verma/mycourse');
  await expect.poll(() => api.sentTo('POST /user/paid-course-ids').length).toBeGreaterThan(0);
  await page.evaluate(async (elsewhere) => {
    await fetch(`${elsewhere}/by-a-script`).catch(() => {});
  }, address);

  expect(api.sentTo('POST /user/paid-course-ids')[0]!.headers.authorization).toContain(TOKEN);
  expect(arrived.filter((each) => each.includes(TOKEN))).toEqual([]);
  // The content security policy blocks all of these requests.
  expect(arrived).toEqual([]);
  // The browser logs that in the console.
  faults.length = 0;
});

test('a picture is uploaded to the server of another company without the token', async ({
  page,
  api,
  context,
}) => {
  arrived.length = 0;
  await context.grantPermissions(['local-network-access']);
  const user = { id: 7, name: 'Asha Verma', slug: 'asha-verma' };
  api.responses = {
    'GET /profile': { body: { data: { ...user, profile: {} } } },
    'POST /upload': { status: 307, headers: { Location: `${address}/upload` } },
  };
  // Allow that server, as a site does whose settings name it.
  await page.route('**/dashboard/**', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy']!;
    headers['content-security-policy'] = policy.replace('connect-src', `connect-src ${address}`);
    return route.fulfill({ response, headers });
  });
  await storeLogin(page, user, TOKEN);
  await open(page, '/dashboard/asha-verma/updateprofile');
  await page.locator('[name=avatar]').setInputFiles(picture);
  await expect.poll(() => arrived).toHaveLength(1);
  expect(arrived[0]).toContain('/upload');
  expect(arrived[0]).not.toContain(TOKEN);
});
