import { copySite, killServer, ownFolder, port, startServer } from '../support/publishing/site';
import { newVisitor } from '../support/people/people';
import { buyCourse } from '../support/purchases/orders';
import { expect, open, test } from '../support/test';
import { networkIsBack, pocketOf } from '../support/offline/pocket';

// With a real worker, which the other tests do not have.
test.use({ serviceWorkers: 'allow' });

test.afterEach(networkIsBack);

test('SERVICE_WORKER=off takes the worker out of a browser, with what it has kept', async ({
  page,
  playwright,
  faults,
}) => {
  const ownSite = ownFolder('site-without-worker');
  const env = {
    PORT: port + 1,
    SITE_DIR: ownSite,
    DATA_DIR: ownFolder('data-without-worker'),
    RATE_LIMITS: 'off',
  };
  const address = `http://localhost:${port + 1}`;
  copySite(ownSite);
  let server = await startServer(env);
  try {
    const visitor = newVisitor();
    const request = await playwright.request.newContext({ baseURL: address });
    await buyCourse(request, visitor);
    await pocketOf(page, visitor, (tab, path) => open(tab, new URL(path, address).href));
    const dashboard = page.url();
    await killServer(server);
    server = await startServer({ ...env, SERVICE_WORKER: 'off' });
    // What the page asked for while there was no server.
    faults.length = 0;
    const left = () =>
      page.evaluate(async () => [
        await caches.keys(),
        (await navigator.serviceWorker.getRegistrations()).length,
      ]);
    // After each page, a browser asks for the script once, and lets the worker that it has end its work first.
    await expect(async () => {
      await open(page, dashboard);
      await expect.poll(left, { timeout: 30_000 }).toEqual([[], 0]);
    }).toPass();
    await open(page, dashboard);
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  } finally {
    await killServer(server);
  }
});
