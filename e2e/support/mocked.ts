import type { Page, Request } from '@playwright/test';
import { expect, test as base, untakenToasts } from './test';

interface GivenAnswer {
  status?: number;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, for answers that are no JSON. */
  text?: string;
  headers?: Record<string, string>;
  /** The answer waits for this. */
  after?: Promise<unknown>;
}

export type Answer = GivenAnswer | 'network error';

export interface SentCall {
  /** `POST /login` */
  call: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
}

export interface MockedApi {
  /** By `POST /login`; what is not here goes to the real server. May be changed at any time. */
  answers: Record<string, Answer>;
  /** The calls made so far, answered here or by the real server. */
  sent: SentCall[];
  sentTo(call: string): SentCall[];
}

/** `test` with an API whose answers the test gives. Failures given on purpose are no faults. */
export const test = base.extend<{ api: MockedApi }>({
  api: async ({ page, faults }, provide) => {
    const sent: SentCall[] = [];
    const api: MockedApi = {
      answers: {},
      sent,
      sentTo: (call) => sent.filter((each) => each.call === call),
    };
    await page.route('**/api/**', async (route) => {
      const request = route.request();
      const { pathname, searchParams } = new URL(request.url());
      const call = `${request.method()} ${pathname.replace('/api', '')}`;
      const query = Object.fromEntries(searchParams);
      sent.push({ call, query, headers: await request.allHeaders(), body: bodyOf(request) });
      const answer = api.answers[call];
      if (!answer) return route.fallback();
      if (answer === 'network error') return route.abort();
      await answer.after;
      const { status = 200, body, text, headers } = answer;
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

/** Waits for this toast, which must be the only one since the last was taken, and closes it. */
export async function takeToast(page: Page, text: string): Promise<void> {
  const untaken = untakenToasts(page);
  await expect.poll(() => untaken, { intervals: [50] }).toEqual([text]);
  untaken.length = 0;
  // It may be leaving by itself: closed in one step, without waiting for it to hold still.
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

/** Puts these texts into the local storage of the site, as an earlier visit would have left them. */
export async function leaveInStorage(page: Page, texts: Record<string, string>): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const [key, text] of entries) localStorage.setItem(key, text);
  }, Object.entries(texts));
}

/** A session that an earlier visit left, with a token only mocked answers accept. */
export const leaveSession = (page: Page, user: SeededUser, token = 'a-token') =>
  leaveInStorage(page, { token, user: JSON.stringify(user) });
