import { months, openAsAdmin, summary } from '../../support/admin';
import { takeToast, test } from '../../support/mocked';
import { expect } from '../../support/test';

const summaryResponse = (data: object) => ({ body: { success: true, message: '', data } });

test('six cards show the totals, and a chart of 350 px shows the months', async ({ page, api }) => {
  await openAsAdmin(page, api, '/admin');
  await expect(page).toHaveURL('/admin/dashboard');
  const cards = page.locator('dl > div');
  await expect(cards).toHaveCount(6);
  for (const [label, figure] of [
    ['Total Receive Amount', '₹30,345'],
    ['Total Webinars amount Receive', '1,348'],
    ['Total Webinars Ticket Solds', '12'],
    ['Total Course Amount Receive', '₹29,997'],
    ['Total Registered Users', '0'],
    ['Total Success Transactions', '15'],
  ] as const) {
    const card = cards.filter({ has: page.getByText(label, { exact: true }) });
    await expect(card.locator('dd')).toHaveText(figure);
  }
  await expect(page.getByRole('heading', { name: 'Monthly Revenue Breakdown' })).toBeVisible();
  const chart = page.getByRole('img', { name: /Monthly Revenue Breakdown/ });
  expect((await chart.boundingBox())?.height).toBe(350);
  for (const { month } of months) await expect(chart.getByText(month)).toBeVisible();
  await expect(chart.locator('path[role=presentation]')).toHaveCount(6);
  for (const name of ['Course Revenue', 'Webinar Revenue', 'Transactions']) {
    await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  }
  await page.getByText('Show as table').click();
  await expect(page.getByRole('table', { name: 'Monthly figures' }).getByRole('row')).toHaveText([
    /Month.*Course Revenue.*Webinar Revenue.*Transactions/,
    /2025-02₹9,999₹583/,
    /2025-01₹19,998₹29012/,
  ]);
  expect(api.sentTo('GET /admin/dashboard-summary').map(({ query }) => query)).toEqual([{}]);

  api.responses['GET /admin/dashboard-summary'] = summaryResponse({
    ...summary,
    total_users: undefined,
    paid_webinar_amount: null,
    monthly_breakdown: undefined,
  });
  await page.reload();
  await expect(cards.filter({ hasText: 'Total Registered Users' }).locator('dd')).toHaveText(
    'NULL',
  );
  await expect(cards.locator('dd', { hasText: 'NULL' })).toHaveCount(2);

  const again = page.getByRole('button', { name: 'Try again' });
  for (const [response, text] of [
    [{ body: { success: false, message: 'Come back later' } }, 'Come back later'],
    [{ body: { success: false } }, 'Something went wrong'],
    [{ status: 500, body: { message: 'x' } }, 'Failed to fetch dashboard summary'],
    [{ text: '<h1>Not JSON</h1>' }, 'Failed to fetch dashboard summary'],
    [{ text: '' }, 'Failed to fetch dashboard summary'],
    ['network error', 'Failed to fetch dashboard summary'],
  ] as const) {
    api.responses['GET /admin/dashboard-summary'] = response;
    if (await again.isVisible()) await again.click();
    else await page.reload();
    await takeToast(page, text);
    await expect(again).toBeVisible();
  }
  api.responses['GET /admin/dashboard-summary'] = summaryResponse(summary);
  await again.click();
  await expect(cards.first()).toContainText('₹30,345');
});

for (const width of [360, 1280]) {
  test(`the cards keep their places when the figures arrive at ${width} px`, async ({
    page,
    api,
  }) => {
    let response = () => {};
    await page.setViewportSize({ width, height: 800 });
    await openAsAdmin(page, api, '/admin');
    api.responses['GET /admin/dashboard-summary'] = {
      ...summaryResponse(summary),
      after: new Promise<void>((done) => (response = done)),
    };
    await page.reload();
    const cards = page.locator('dl > div');
    await expect(cards.locator('[aria-hidden=true]')).toHaveCount(6);
    // What waits is above the cards, and as long as it is.
    await expect(page.getByRole('region', { name: 'To do' })).not.toContainText('Loading');
    const places = () =>
      cards.evaluateAll((all) =>
        all.map((card) => {
          const { top, bottom } = card.getBoundingClientRect();
          return [top, bottom];
        }),
      );
    const before = await places();
    response();
    await expect(cards.first()).toContainText('₹30,345');
    expect(await places()).toEqual(before);
  });
}
