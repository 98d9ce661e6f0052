import type { Page, Request } from '@playwright/test';
import { expect, test as base, untakenToasts } from '../test';

interface GivenResponse {
  status?: number;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent unchanged, for responses that are not JSON. */
  text?: string;
  headers?: Record<string, string>;
  /** The response waits for this. */
  after?: Promise<unknown>;
}

export type MockResponse = GivenResponse | 'network error';

export interface SentCall {
  /** `POST /login` */
  call: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
}

export interface MockedApi {
  /** Responses by call, e.g. `POST /login`; other calls go to the real server. Can be changed at any time. */
  responses: Record<string, MockResponse>;
  /** The calls made so far, answered here or by the real server. */
  sent: SentCall[];
  sentTo(call: string): SentCall[];
}

/** `test` with an API whose responses can be mocked. Failed requests are intended and count as no faults. */
export const test = base.extend<{ api: MockedApi }>({
  api: async ({ page, faults }, provide) => {
    const sent: SentCall[] = [];
    const api: MockedApi = {
      responses: {},
      sent,
      sentTo: (call) => sent.filter((each) => each.call === call),
    };
    await page.route('**/api/**', async (route) => {
      const request = route.request();
      // Asks only whether the server is there.
      if (request.method() === 'HEAD') return route.fallback();
      const { pathname, searchParams } = new URL(request.url());
      const call = `${request.method()} ${pathname.replace('/api', '')}`;
      const query = Object.fromEntries(searchParams);
      sent.push({ call, query, headers: await request.allHeaders(), body: bodyOf(request) });
      const response = api.responses[call];
      if (!response) return route.fallback();
      if (response === 'network error') return route.abort();
      await response.after;
      const { status = 200, body, text, headers } = response;
      return route.fulfill({
        status,
        headers: { 'Content-Type': 'application/json', ...headers },
        body: text ?? (body === undefined ? '' : JSON.stringify(body)),
      });
    });
    await provide(api);
    const others = faults.filter((fault) => !fault.startsWith('Failed to load resource'));
    faults.splice(0, faults.length, ...others);
  },
});

function bodyOf(request: Request): unknown {
  const text = request.postData();
  if (!text || request.headers()['content-type']?.startsWith('multipart/')) return text;
  return JSON.parse(text) as unknown;
}

/** Waits for a toast with this text, which must be the only new one, and closes it. */
export async function takeToast(page: Page, text: string): Promise<void> {
  const untaken = untakenToasts(page);
  await expect.poll(() => untaken, { intervals: [50] }).toEqual([text]);
  untaken.length = 0;
  // The toast may be closing by itself: a click through Playwright would wait until it stops moving.
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-toast] button')) {
      button.click();
    }
  });
  await expect(page.locator('[data-toast]')).toHaveCount(0);
}

export interface SeededUser {
  id?: number;
  name: string;
  slug?: string;
  role_id?: number | string;
  profile?: { avatar: string };
}

/** Fills the local storage of the site with only these texts, as an earlier visit would have left them. */
export async function storeTexts(page: Page, texts: Record<string, string>): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const [key, text] of entries) localStorage.setItem(key, text);
  }, Object.entries(texts));
}

/** Stores a session as an earlier visit would have left it; only mocked responses accept its token. */
export const storeLogin = (page: Page, user: SeededUser, token = 'a-token') =>
  storeTexts(page, { token, user: JSON.stringify(user) });
