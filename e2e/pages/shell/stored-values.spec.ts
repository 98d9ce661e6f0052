import { visit } from '../../support/chrome';
import { expect, open, test } from '../../support/test';

const EXECUTE = 'window.executed = true';
const image = `<img src=x onerror="${EXECUTE}">`;
const item = { productId: 101, name: image, image: `javascript:${EXECUTE}`, price: 1, quantity: 1 };
const user = (facts: object) => JSON.stringify({ name: 'Asha', ...facts });

/** Texts that an earlier visit, or another user of the same browser, may have left in the storage. */
const left: Record<string, Record<string, string>> = {
  markup: { token: image, user: user({ name: image, slug: image }), cart: JSON.stringify([item]) },
  'half a character': { token: 't', user: user({ name: '\ud800', slug: '\udfff' }), cart: '[' },
  'a role that is an object': { token: 't', user: user({ role_id: { toString: 1 } }), cart: '{}' },
  'a script for a picture': {
    token: 't',
    user: user({ profile: { avatar: `javascript:${EXECUTE}` } }),
    cart: JSON.stringify([{ ...item, price: 1e308, quantity: 10 }]),
  },
};

test('the site starts with any text in the storage, and runs none of it', async ({
  page,
  faults,
}) => {
  await page.goto('/robots.txt');
  for (const [name, texts] of Object.entries(left)) {
    await page.evaluate((entries) => {
      localStorage.clear();
      for (const [key, text] of entries) localStorage.setItem(key, text);
    }, Object.entries(texts));
    await open(page, '/about');
    await expect(page.getByRole('banner'), name).toBeVisible();
    await visit(page, '/cart');
    await expect(page.getByRole('banner'), name).toBeVisible();
    expect(await page.evaluate(() => 'executed' in window), name).toBe(false);
  }
  // The browser logs the addresses of pictures that it has refused.
  const others = faults.filter((fault) => !/Content Security Policy/.test(fault));
  faults.splice(0, faults.length, ...others);
});

test('no text becomes HTML or a script, except an empty text and JSON', async ({
  page,
  faults,
}) => {
  await open(page, '/webinar/numerology-webinar');
  await expect(page.locator('head script[type="application/ld+json"]')).toHaveCount(2);
  const outcomes = await page.evaluate(() => {
    const attempt = (work: () => void) => {
      try {
        work();
        return 'allowed';
      } catch {
        return 'refused';
      }
    };
    const script = document.createElement('script');
    return {
      html: attempt(() => (document.createElement('div').innerHTML = '<b>Hello</b>')),
      script: attempt(() => (script.text = 'alert(1)')),
      address: attempt(() => (script.src = '/shell/main.js')),
      empty: attempt(() => (document.createElement('div').innerHTML = '')),
      json: attempt(() => (script.text = '{"a":1}')),
    };
  });
  expect(outcomes).toEqual({
    html: 'refused',
    script: 'refused',
    address: 'refused',
    empty: 'allowed',
    json: 'allowed',
  });
  // The browser logs each refusal.
  expect(faults).toHaveLength(3);
  faults.length = 0;
});
