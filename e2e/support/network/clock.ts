import type { Page } from '@playwright/test';

/** Installs a clock at this time; the server, which would say another one, answers without a time. */
export async function clockAt(page: Page, time: Date | string): Promise<void> {
  await page.route('**/api/health', (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({}) : route.fallback(),
  );
  await page.clock.install({ time });
}
