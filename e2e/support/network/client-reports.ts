import type { Page } from '@playwright/test';

/** Collects what the page reports to the server; Playwright cannot read the body of a beacon. */
export async function noteReports(page: Page): Promise<unknown[]> {
  const reports: unknown[] = [];
  await page.exposeFunction('noteReport', (text: string) => reports.push(JSON.parse(text)));
  await page.addInitScript(() => {
    const { noteReport } = window as unknown as { noteReport: (text: string) => void };
    navigator.sendBeacon = (_address, body) => {
      void new Response(body).text().then(noteReport);
      return true;
    };
  });
  return reports;
}
