import { expectAccessible } from '../../support/axe';
import { test } from '../../support/network/mocked';
import { expect, open } from '../../support/test';

const CONFIRM = 'GET /payment-success';

test('the result of a payment is accessible in each state, and long words stay inside its card', async ({
  page,
  api,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const narrow = { width: 320, height: 640 };
  const size = page.viewportSize()!;
  /** Expects these texts to stay inside the card on a narrow phone. */
  const expectInside = async (...texts: string[]) => {
    await page.setViewportSize(narrow);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBe(narrow.width);
    for (const text of texts) {
      const { x, width } = (await page.getByText(text, { exact: true }).boundingBox())!;
      expect(x).toBeGreaterThanOrEqual(16);
      expect(x + width).toBeLessThanOrEqual(304);
    }
    await page.setViewportSize(size);
  };

  let response = () => {};
  const after = new Promise<void>((done) => (response = done));
  api.responses[CONFIRM] = { status: 400, body: { message: 'No.' }, after };
  const number = 'X'.repeat(60);
  await open(page, `/payment-success?order_id=${number}&order_token=a-token`);
  await expect(heading).toHaveText('Processing...');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page, 'a copied address gives nothing away').not.toHaveURL(/order_token/);
  await expectAccessible(page);

  await test.step('not confirmed', async () => {
    response();
    await expect(heading).toHaveText('Payment failed or verification error');
    await expectAccessible(page);
    await expectInside(number);
  });

  await test.step('confirmed', async () => {
    const email = `${'a'.repeat(64)}@${'b'.repeat(60)}.example`;
    api.responses[CONFIRM] = {
      body: {
        customer_email: email,
        order_number: number,
        paid_amount: 19998,
        paid_at: '2025-08-01T09:34:00.000Z',
        order_type: 'course',
      },
    };
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(heading).toHaveText('Thank you for your order');
    await expectAccessible(page);
    await expectInside(email, '₹19,998');
  });
});
