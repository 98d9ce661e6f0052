import { shippedCatalogue } from 'shared/shipped-catalogue';
import type { Catalogue, LoginResponse } from 'shared/schemas';
import { expect, test } from '../support/test';

test('a price and a new webinar that an admin publishes are on the site, and restored', async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(300_000);
  const login = await request.post('/api/login', {
    data: { email: 'admin@example.com', password: 'admin-password' },
  });
  const { data } = (await login.json()) as LoginResponse;
  const headers = { authorization: `Bearer ${data.token}` };
  const version = async () => {
    const { version: newest } = (await (await request.get('/api/catalogue')).json()) as {
      version: number;
    };
    return newest;
  };
  const publish = async (catalogue: Catalogue) => {
    const answer = await request.put('/api/admin/catalogue', {
      headers,
      data: { version: await version(), catalogue },
    });
    expect(await answer.json()).toMatchObject({ status: true });
    const started = Date.now();
    await expect
      .poll(async () => (await (await request.get('/api/catalogue')).json()) as unknown, {
        timeout: 120_000,
      })
      .toMatchObject({ on_site: true });
    console.log(`the pages followed after ${((Date.now() - started) / 1000).toFixed(1)} s`);
  };

  const changed = structuredClone(shippedCatalogue);
  changed.courses[0]!.newPrice = 8765;
  changed.webinars.push({
    ...changed.webinars[0]!,
    id: 299,
    title: 'Tarot for one evening',
    urlTitle: 'tarot-webinar',
  });
  await publish(changed);
  try {
    await page.goto('/course/numerology-course');
    await expect(page.getByText('₹8,765').first()).toBeVisible();
    await page.goto('/about');
    await expect(page.getByText('now ₹8,765')).toBeVisible();
    await page.goto('/webinar/tarot-webinar');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const reader = await browser.newContext({ javaScriptEnabled: false });
    const plain = await reader.newPage();
    await plain.goto('/course/numerology-course');
    await expect(plain.getByText('₹8,765').first()).toBeVisible();
    await reader.close();
    expect(await (await request.get('/sitemap.xml')).text()).toContain('/webinar/tarot-webinar');
  } finally {
    await publish(shippedCatalogue);
  }
  await page.goto('/webinar/tarot-webinar');
  await expect(page.getByText('Webinar not found').first()).toBeVisible();
});
