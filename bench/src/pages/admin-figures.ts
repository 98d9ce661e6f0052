import type { Browser, Page } from '@playwright/test';
import type { DashboardSummary } from 'shared/model/schemas';
import { openBenchServer, type BenchServer } from '../api/bench-server';
import { generateOrders } from '../api/generated-orders';
import { atMost, median, type Figure } from '../figure';
import type { Sites } from './page-figures';
import { DESKTOP, onSlowPhone, settle, transferred, TSX_NAMES } from './slow-phone';

const ROUNDS = 5;
const MONTHS = 120;

const data: DashboardSummary = {
  total_paid_amount: 1_200_000,
  paid_webinar_amount: 200_000,
  total_paid_webinars: 400,
  paid_course_amount: 1_000_000,
  total_users: 1200,
  total_paid_transactions: 900,
  monthly_breakdown: Array.from({ length: MONTHS }, (_, index) => ({
    month: new Date(Date.UTC(2016, index)).toISOString().slice(0, 7),
    paid_course_amount: 10_000 + 900 * (index % 17),
    paid_webinar_amount: 3_000 + 400 * (index % 11),
    paid_transactions: 5 + (index % 13),
  })),
};

/** Signs in as an administrator and mocks the summary; `beforeAnswer` runs just before its response. */
async function asAdmin(page: Page, beforeAnswer: () => Promise<void>): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('token', 'bench');
    localStorage.setItem('user', JSON.stringify({ id: 1, name: 'Bench', role_id: 3 }));
  });
  await page.route('**/api/**', async (route) => {
    if (!/dashboard-summary/.test(route.request().url())) {
      await route.fulfill({ status: 404, json: { success: false, message: 'Not here.' } });
      return;
    }
    await beforeAnswer();
    await route.fulfill({ json: { success: true, message: 'OK', data } });
  });
}

export async function dashboardWeight(browser: Browser, sites: Sites): Promise<Figure> {
  const weigh = (address: string) =>
    onSlowPhone(
      browser,
      async ({ page }) => {
        await asAdmin(page, async () => {});
        await settle(page, `${address}/admin/dashboard`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        return (await transferred(page)).scripts;
      },
      DESKTOP,
    );
  const site = await weigh(sites.site);
  const bundle = await weigh(sites.bundle);
  return atMost(
    'script bytes (brotli) of /admin/dashboard, v one bundle',
    site / bundle,
    1.15,
    `${site} bytes v ${bundle} bytes`,
  );
}

/** Measures only the drawing of the chart: tasks from before the response are discarded. */
export async function chartTask(browser: Browser, { site }: Sites): Promise<Figure> {
  const longest: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    longest.push(
      await onSlowPhone(
        browser,
        async ({ page }) => {
          let begin = () => {};
          const isBegun = new Promise<void>((resolve) => (begin = resolve));
          await asAdmin(page, async () => {
            await page.waitForTimeout(4_000);
            await page.evaluate(() => void (window.__noted.tasks.length = 0));
            begin();
          });
          await settle(page, `${site}/admin/dashboard`);
          await isBegun;
          await page.locator('svg [role="presentation"]').first().waitFor();
          await page.waitForTimeout(2_000);
          // The browser does not report tasks below 50 ms.
          return page.evaluate(() => Math.max(0, ...window.__noted.tasks));
        },
        DESKTOP,
      ),
    );
  }
  return atMost(
    `longest task while the chart is drawn with ${MONTHS} months`,
    median(longest),
    100,
    longest.join(', '),
    ' ms',
  );
}

const MANY = 1_000_000;
const FEW = 1000;
const PAGE_CHANGES = 20;

/** Measures in the browser, with the real API, from the click on Next until the next rows are shown. */
export async function pageChangeFigure(browser: Browser, siteDir: string): Promise<Figure> {
  const few = await openSignedIn(browser, siteDir, 3, '/admin/webinar', FEW);
  const many = await openSignedIn(browser, siteDir, 3, '/admin/webinar', MANY);
  try {
    const times: Record<'few' | 'many', number[]> = { few: [], many: [] };
    for (let change = 0; change < PAGE_CHANGES; change += 1) {
      times.few.push(await changePage(few.page));
      times.many.push(await changePage(many.page));
    }
    const [below, above] = [median(times.few), median(times.many)];
    return atMost(
      `page change of a list of ${MANY} orders, v ${FEW}`,
      above / below,
      2,
      `${above.toFixed(1)} ms v ${below.toFixed(1)} ms`,
    );
  } finally {
    await Promise.all([few.close(), many.close()]);
  }
}

/** Opens a page of a student (1) or an administrator (3) with the real API. */
export async function openSignedIn(
  browser: Browser,
  siteDir: string,
  role: 1 | 3,
  path: string,
  orders = 0,
) {
  const server: BenchServer = await openBenchServer(null, siteDir);
  await generateOrders(server.connection.pool, orders);
  const token = await server.login(role);
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const page = await browser.newPage({ viewport: DESKTOP });
  await page.addInitScript(TSX_NAMES);
  const user = JSON.stringify({ id: 1, name: 'Bench', role_id: role });
  await page.addInitScript((kept) => Object.assign(localStorage, kept), { token, user });
  await settle(page, address + path);
  return {
    page,
    close: async () => {
      await page.close();
      await server.close();
    },
  };
}

/** Clicks Next and gives the milliseconds until the rows have changed. */
function changePage(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const rows = () => document.querySelector('main tbody')?.textContent ?? '';
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')];
    const before = rows();
    const begin = performance.now();
    buttons.find((button) => button.textContent === 'Next')!.click();
    while (rows() === before || rows() === '') await new Promise(requestAnimationFrame);
    return performance.now() - begin;
  });
}
