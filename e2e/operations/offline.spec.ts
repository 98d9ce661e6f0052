import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { call, tokenOf } from '../support/network/calls';
import { admin, logIn, newVisitor, student } from '../support/people/people';
import { kept, networkIsBack, pocketOf } from '../support/offline/pocket';
import { npmRun } from '../support/publishing/site';
import { buyCourse } from '../support/purchases/orders';
import { expect, expectToast, open, test } from '../support/test';

// With a real worker, which the other tests do not have.
test.use({ serviceWorkers: 'allow' });

const keptNotes = async (page: Page) =>
  (await kept(page)).calls.filter((url) => !url.includes('/api/'));

/** Adds a PDF for all batches of the course; the returned function gives its row. */
async function addNotes(request: APIRequestContext, title: string) {
  const token = await tokenOf(request, admin);
  const file = {
    name: 'tables.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
  };
  const uploaded = await request.post('/api/admin/documents', {
    multipart: { file },
    headers: { Authorization: `Bearer ${token}` },
  });
  const { url } = (await uploaded.json()) as { url: string };
  const of = { kind: 'course', product_id: 101 };
  const data = { ...of, schedule_id: null, type: 'notes', title, link: url };
  expect((await call(request, 'POST', '/admin/materials', { token, data })).status).toBe(200);
  return async (): Promise<{ id: number }> => {
    const path = '/admin/materials?kind=course&product_id=101';
    const { body } = await call(request, 'GET', path, { token });
    return body.data.find((each: { title: string }) => each.title === title);
  };
}

const offline = (page: Page) => page.getByText('No network.');

test.afterEach(networkIsBack);

test('a classroom that the train has cut off is read, and it is gone for whoever has not got the login', async ({
  page,
  context,
  request,
}) => {
  const visitor = newVisitor();
  await buyCourse(request, visitor);
  const classroom = await pocketOf(page, visitor);
  await context.setOffline(true);
  await open(page, classroom);
  await expect(page.getByRole('checkbox', { name: 'Foundations of number' })).toBeVisible();
  await expect(offline(page)).toBeVisible();
  const sent: string[] = [];
  page.on('request', (call) => {
    const key = call.headers()['idempotency-key'];
    if (key) sent.push(`${call.method()} ${key}`);
  });
  const box = page.getByRole('checkbox', { name: 'Foundations of number' });
  await box.click();
  await expectToast(page, 'No network: the tick waits on this device until there is one.');
  await page.reload();
  await expect(box).toBeChecked();
  const region = page.getByRole('region', { name: 'Questions' });
  await region.getByRole('button', { name: 'Ask a question' }).click();
  const form = page.getByRole('form', { name: 'Ask a question' });
  await form.getByLabel('Your question').fill('Why is 4 missing?');
  await form.getByRole('button', { name: 'Send' }).click();
  const waits = 'No network: what you wrote waits on this device until there is one.';
  await expectToast(page, waits);
  await page.reload();
  await expect(region).toContainText('Waits for a network');
  await open(page, classroom.replace(/mycourse.*/, 'orders'));
  await expect(page.getByText('Numerology Course', { exact: true })).toBeVisible();
  await expect(offline(page)).toBeVisible();
  await open(page, classroom);
  await expect(region).toContainText('Waits for a network');
  const token = await page.evaluate(() => localStorage.getItem('token')!);
  // On another device.
  const data = { done: true };
  const other = await call(request, 'PUT', '/classroom/course/101/modules/2', { token, data });
  expect(other.status).toBe(200);

  await context.setOffline(false);
  await expectToast(page, 'The tick that you made without a network is saved.');
  await expectToast(page, 'The question that you wrote without a network is sent.');
  await expect(offline(page)).toHaveCount(0);
  // Each with one key, and in the order in which they were made.
  expect([...new Set(sent)].map((each) => each.split(' ')[0])).toEqual(['PUT', 'POST']);
  // What is on screen is asked for again.
  await expect(page.getByRole('checkbox').nth(1)).toBeChecked();
  await expect(box).toBeChecked();
  await expect(region.getByText('Waiting', { exact: true })).toHaveCount(1);
  await expect(region).toContainText('Why is 4 missing?');
  expect(await page.evaluate(() => localStorage.getItem('waiting'))).toBe('[]');
  await open(page, classroom.replace(/mycourse.*/, 'orders'));
  await expect(page.getByText('Numerology Course', { exact: true })).toBeVisible();
  await expect(offline(page)).toHaveCount(0);

  // A token that has been taken away ends what was kept.
  await context.setOffline(true);
  await page.evaluate(() => localStorage.setItem('token', 'of-somebody-else'));
  await page.reload();
  await expect(page.getByText('Numerology Course', { exact: true })).toHaveCount(0);
  expect((await kept(page)).calls).toEqual([]);
});

test('notes are kept by choice, read in the train, and go by choice, with their place in the classroom and first of all', async ({
  page,
  context,
  request,
}) => {
  const visitor = newVisitor();
  await buyCourse(request, visitor);
  const title = `Tables ${visitor.lastName}`;
  const added = await addNotes(request, title);
  const classroom = await pocketOf(page, visitor);
  const shown = page.getByRole('region', { name: 'Recordings and notes' });
  const keep = shown.getByRole('button', { name: 'Keep on this phone' });
  const free = shown.getByRole('button', { name: 'Remove from this phone' });
  // A tab that was opened by the log-in does not pass through the worker.
  await page.getByRole('link', { name: 'My Courses' }).click();
  await page.getByRole('button', { name: 'Numerology Course' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open classroom' }).click();
  await expect(shown).toContainText('0.1 MB');
  await keep.click();
  await expect(shown).toContainText('On this phone: one PDF of all your classes, 0.1 MB in all.');

  await context.setOffline(true);
  await open(page, classroom);
  const download = page.waitForEvent('download');
  await shown.getByRole('button', { name: 'Open', exact: true }).click();
  const pdf = readFileSync(await (await download).path());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  await free.click();
  await expect(keep).toBeVisible();
  await context.setOffline(false);
  await expect(offline(page)).toHaveCount(0);
  await keep.click();
  await expect(free).toBeVisible();

  await test.step('notes that the teacher has removed are not kept any longer', async () => {
    const { id } = await added();
    await call(request, 'DELETE', `/admin/materials/${id}`, {
      token: await tokenOf(request, admin),
    });
    await open(page, classroom);
    await expect(shown).toBeVisible();
    await expect.poll(() => keptNotes(page)).toEqual([]);
  });

  await test.step('a full phone says so and keeps the dashboard', async () => {
    await addNotes(request, title);
    await open(page, classroom);
    // An answer that arrives on a full phone takes everything along, which is another case.
    await page.waitForLoadState('networkidle');
    const devtools = await context.newCDPSession(page);
    const { origin } = new URL(page.url());
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    await keep.click();
    await expectToast(
      page,
      'There is no room on this phone for these notes. Everything else stays as it is.',
    );
    expect((await kept(page)).calls.join()).toContain('/classroom/course/101');
    await devtools.send('Storage.overrideQuotaForOrigin', { origin });
    await keep.click();
    await expect(free).toBeVisible();
  });

  await test.step('a log-out', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => keptNotes(page)).toEqual([]);
  });
});

test('a closed section, a log-out, another account and a section of somebody else win over what is kept', async ({
  page,
  context,
  request,
}) => {
  const visitor = newVisitor();
  const number = await buyCourse(request, visitor);
  const classroom = await pocketOf(page, visitor);
  const dashboard = classroom.replace(/mycourse.*/, 'overview');

  await test.step('a section registers no worker of its own', async () => {
    await open(page, dashboard);
    const refusals = await page.evaluate(async () => {
      const tries: [string, string][] = [
        ['/sw.js', '/'],
        ['/dashboard-worker.js', '/'],
        ['/hi/dashboard-worker.js', '/dashboard/'],
      ];
      // As any section can, to get past the first refusal.
      // The types do not know it.
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => typeof policy };
      };
      const policy: { createScriptURL: (text: string) => string } = trustedTypes.createPolicy(
        'unit-files',
        { createScriptURL: (text: string) => text },
      );
      return Promise.all(
        tries.map(([script, scope]) =>
          navigator.serviceWorker.register(policy.createScriptURL(script), { scope }).then(
            () => 'registered',
            () => 'refused',
          ),
        ),
      );
    });
    expect(refusals).toEqual(Array(3).fill('refused'));
  });

  await test.step('a closed section', async () => {
    npmRun('toggle:remote', 'mf-student', 'off');
    await page.goto(dashboard);
    await expect.poll(async () => (await kept(page)).files.join()).not.toContain('mf-student');
    await context.setOffline(true);
    await expect(page.goto(dashboard)).rejects.toThrow();
    await context.setOffline(false);
    npmRun('toggle:remote', 'mf-student', 'on');
  });

  await test.step('a log-out without a network, and another account afterwards', async () => {
    await open(page, dashboard);
    await expect.poll(async () => (await kept(page)).calls).not.toEqual([]);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect.poll(async () => (await kept(page)).calls).toEqual([]);
    await context.setOffline(false);
    await logIn(page, student);
    await open(page, page.url().replace('overview', 'orders'));
    await expect(page.getByRole('heading', { name: 'Your orders' })).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(offline(page)).toBeVisible();
    await expect(page.getByText(number)).toHaveCount(0);
    await expect(page.goto(dashboard)).resolves.toBeTruthy();
    await expect(page.getByText(visitor.firstName)).toHaveCount(0);
  });
});
