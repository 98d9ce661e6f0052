import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { overPressBudget } from '../budgets';
import { leftBehind } from './left-behind';
import type { Address } from './opened-pages';

/** Milliseconds to wait for errors of effects and late scripts after the page is interactive. */
const SETTLE = 150;

/** The addresses of the scripts that the page on screen has requested before it answered presses. */
const scriptsBeforePress = `(() => {
  const [press] = performance.getEntriesByName('first press');
  return performance.getEntriesByType('resource')
    .filter(({ name, startTime }) => name.endsWith('.js') && startTime < press.startTime)
    .map(({ name }) => new URL(name).pathname);
})()`;

/** Whether an address or a stack is of another section than the one tried: a widget on its page. */
const ownerOf = (tried: string) => (text: string) => {
  const [, owner = tried] = /\/remotes\/(mf-[a-z0-9-]+)\//.exec(text) ?? [];
  return owner !== tried;
};

/** Waits until the widgets of a remote are drawn or have failed. */
const widgetsSettle = (page: Page, remote: string, timeout: number) =>
  page
    .locator(`[data-widget^="${remote} "]:not([data-settled])`)
    .first()
    .waitFor({ state: 'detached', timeout });

/** Widths of windows in which a widget must fit into its place: of a small phone, and as the pages are opened. */
const WIDTHS = [360, 1280];

/** The widget of a remote that is higher than its place, so that it would move the page around it. */
async function higherThanPlace(page: Page, remote: string): Promise<string | null> {
  const places = `[...document.querySelectorAll('[data-widget^="${remote} "]')]`;
  if (await page.evaluate(`${places}.length === 0`)) return null;
  // Bands that were not laid out yet have an estimated height.
  await page.evaluate(`document.documentElement.dataset.whole = ''`);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 720 });
    const found = await page.evaluate<string | null>(
      `${places}.filter((each) => each.offsetHeight > each.dataset.height).map((each) => 'the widget ' +
        each.dataset.widget.split(' ')[1] + ' is ' + each.offsetHeight + ' px high in a window of ' + innerWidth +
        ' px: declare a larger height than ' + each.dataset.height)[0] ?? null`,
    );
    if (found) return found;
  }
  return null;
}

/** What is said of the network of this machine, which is nothing to a team: neither an address nor its state. */
const LEAVES = 'it asks for an address outside of the site';
const ENDS = 'it ends the browser, or the pages take more than 1 GB of memory together';
const GOES = 'it goes to another page while it is tried';
/** Milliseconds in which the cause of an interruption becomes known. */
const CAUSE_KNOWN = 500;

/** The first fault of a page, in one line, or `null`. */
export async function faultOf(
  context: Promise<BrowserContext>,
  origin: string,
  address: Address,
  timeout: number,
): Promise<string | null> {
  let page: Page | undefined;
  let fault: Promise<string> | undefined;
  try {
    page = await (await context).newPage();
    for (const each of address.origins) await page.route(`${each}/**`, withoutApi);
    fault = firstFault(page, origin, address.origins, ownerOf(address.remote));
    const found = await Promise.race([fault, opened(page, address, timeout)]);
    return found && oneLine(found).replaceAll(origin, '');
  } catch (error) {
    // Playwright throws only errors.
    const { message } = error as Error;
    if (/Timeout/.test(message)) return `it does not answer within ${timeout / 1000} s`;
    if (/crashed|has been closed/.test(message)) return ENDS;
    return Promise.race([fault ?? GOES, wait(CAUSE_KNOWN, GOES)]);
  } finally {
    await page?.close().catch(() => {});
  }
}

/** Opens a page and waits until it works. Resolves with what is wrong with how it loads, or `null`. */
async function opened(
  page: Page,
  { remote, id, path, opened: unit, others }: Address,
  timeout: number,
): Promise<string | null> {
  await page.goto(path, { timeout });
  await page.locator('html[data-interactive]').waitFor({ state: 'attached', timeout });
  await widgetsSettle(page, remote, timeout);
  await page.waitForTimeout(SETTLE);
  const scripts = await page.evaluate<string[]>(scriptsBeforePress);
  return (
    overPressBudget(id, unit, scripts) ??
    (await higherThanPlace(page, remote)) ??
    leftBehind(page, remote, others, timeout)
  );
}

/** What the files of the site say where the API would be, so that the outage of no API refuses a publish. */
const withoutApi = (route: Route) =>
  route.fulfill({ status: 404, headers: { 'access-control-allow-origin': '*' } });

/** Resolves with the first fault of a page; never settles without a fault. */
function firstFault(
  page: Page,
  origin: string,
  origins: readonly string[],
  isOfOther: (text: string) => boolean,
): Promise<string> {
  // There is no API here, so calls may fail, but the page must still work.
  const calls = [`${origin}/api/`, ...origins.map((each) => `${each}/`)];
  const isCall = (url: string) => calls.some((start) => url.startsWith(start));
  const leaves = (url: string) => /^(https?|wss?):/.test(url) && !url.startsWith(`${origin}/`);
  return new Promise((found) => {
    page.on('crash', () => found(ENDS));
    page.on('popup', (popup) => {
      found(LEAVES);
      void popup.close();
    });
    page.on('pageerror', (error) => {
      if (!isOfOther(error.stack ?? '')) found(String(error));
    });
    page.on('console', (message) => {
      const { url } = message.location();
      if (message.type() !== 'error' || isCall(url)) return;
      if (!isOfOther(`${url} ${message.text()}`)) found(leaves(url) ? LEAVES : message.text());
    });
    page.on('requestfailed', (request) => {
      const cause = request.failure()?.errorText ?? '';
      // A browser that is redirected to the page of a candidate aborts its open requests.
      if (isCall(request.url()) || isOfOther(request.url())) return;
      // What the policy refuses, the console tells.
      if (['net::ERR_ABORTED', 'csp'].includes(cause)) return;
      found(leaves(request.url()) ? LEAVES : `${request.url()} failed (${cause})`);
    });
    page.on('response', (response) => {
      if (response.status() < 400 || isCall(response.url())) return;
      if (isOfOther(response.url())) return;
      found(`${response.url()} answered ${response.status()}`);
    });
    page.on('request', (request) => {
      if (request.isNavigationRequest() && leaves(request.url())) found(LEAVES);
      if (request.url() !== `${origin}/api/client-errors`) return;
      // The host's report of a section that it could not show.
      const { remote, step, cause } = request.postDataJSON() as Record<string, string>;
      if (!isOfOther(`/remotes/${remote}/`)) found(`${step}: ${cause}`);
    });
  });
}

const oneLine = (text: string) => text.replace(/\s*\n[\s\S]*/, '');
