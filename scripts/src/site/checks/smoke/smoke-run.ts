import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page, Route } from '@playwright/test';
import type { Environment } from 'node-shared/settings';
import { readJson } from 'node-shared/files';
import { removeTemporaryFolders, temporaryFolder } from 'node-shared/temporary-folder';
import type { Access, Registry } from 'shared/contract';
import { foundBrowser, quietBrowser } from '../../../browser';
import { overPressBudget } from '../budgets';
import { openedPages, people, type Address, type Opened } from './opened-pages';
import type { Site } from '../../state/site';

/** Milliseconds within which a page must be interactive, also on a busy machine. */
const PAGE_TIMEOUT = 30_000;
/** Milliseconds to wait for errors of effects and late scripts after the page is interactive. */
const SETTLE = 150;
/** Pages open at the same time: one renders while the other loads. */
const TABS = 2;

/** A page that does not work, and why. */
export interface PageFault extends Pick<Address, 'remote' | 'path'> {
  cause: string;
}

export interface SmokeRun {
  faults: PageFault[];
  pages: number;
  milliseconds: number;
}

/**
 * Opens every page of the remotes in a real browser, in a release that is not live yet. Each page must become
 * interactive without an error in the console, a violation of the security policy or a failed request.
 * `null` if there is no browser.
 */
export async function smokeRun(
  site: Site,
  release: string,
  remotes: readonly Opened[],
  env: Environment,
  timeout = PAGE_TIMEOUT,
): Promise<SmokeRun | null> {
  const executable = foundBrowser(env);
  if (!executable) return null;
  const started = Date.now();
  const registry = readJson<Registry>(join(release, 'registry.json'));
  const addresses = openedPages(site, release, remotes);
  const { serveFiles } = await import('api/file-server');
  const { chromium } = await import('@playwright/test');
  const folder = asLiveSite(site, release);
  const server = await serveFiles(folder, env);
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch(quietBrowser(executable));
    const stored = { 'canary-bucket': '99', candidates: candidatesOf(registry, remotes).join(' ') };
    const faults = await openAll(browser, server.address, addresses, stored, timeout);
    return { faults, pages: addresses.length, milliseconds: Date.now() - started };
  } finally {
    await browser?.close();
    await server.close();
    rmSync(folder, { recursive: true });
  }
}

/** A folder in which the release is live, with links to the units of the site. */
function asLiveSite(site: Site, release: string): string {
  removeTemporaryFolders();
  const folder = temporaryFolder('smoke-run');
  for (const name of ['remotes', 'shell']) symlinkSync(join(site.folder, name), join(folder, name));
  symlinkSync(release, join(folder, 'live'));
  // A host that does not know an address asks whether a newer release does.
  symlinkSync(join('live', 'registry.json'), join(folder, 'registry.json'));
  return folder;
}

/** The remotes whose candidate is opened, not the live version. */
function candidatesOf({ remotes: entries }: Registry, remotes: readonly Opened[]): string[] {
  return remotes
    .filter(({ name, version }) => entries[name]?.canary?.version === version)
    .map(({ name }) => name);
}

async function openAll(
  browser: Browser,
  origin: string,
  addresses: readonly Address[],
  stored: Record<string, string>,
  timeout: number,
): Promise<PageFault[]> {
  const waiting = [...addresses];
  const faults: PageFault[] = [];
  const contexts = new Map<Access, Promise<BrowserContext>>();
  const contextFor = (access: Access) => {
    const context = contexts.get(access) ?? newVisitor(browser, origin, access, stored);
    contexts.set(access, context);
    return context;
  };
  const tab = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { remote, path, access } = next;
      const cause = await faultOf(await contextFor(access), origin, next, timeout);
      if (cause) faults.push({ remote, path, cause });
    }
  };
  await Promise.all(Array.from({ length: TABS }, tab));
  const place = ({ remote, path }: PageFault) => `${remote} ${path}`;
  return faults.sort((a, b) => (place(a) < place(b) ? -1 : 1));
}

/** Sends beacons as `fetch` requests, because the body of a beacon cannot be read. */
const beaconsAsCalls = `navigator.sendBeacon = (address, body) => {
  void new Response(body).text().then((text) => fetch(address, { method: 'POST', body: text }));
  return true;
};`;

/** Marks the moment from which a page answers presses. */
const markFirstPress = `new MutationObserver((_changes, observer) => {
  if (!('interactive' in document.documentElement.dataset)) return;
  performance.mark('first press');
  observer.disconnect();
}).observe(document, { subtree: true, attributeFilter: ['data-interactive'] });`;

/** The addresses of the scripts that the page on screen has requested before it answered presses. */
const scriptsBeforePress = `(() => {
  const [press] = performance.getEntriesByName('first press');
  return performance.getEntriesByType('resource')
    .filter(({ name, startTime }) => name.endsWith('.js') && startTime < press.startTime)
    .map(({ name }) => new URL(name).pathname);
})()`;

async function newVisitor(
  browser: Browser,
  origin: string,
  access: Access,
  stored: Record<string, string>,
): Promise<BrowserContext> {
  const person = people[access];
  const login = { token: 'smoke-run', user: JSON.stringify({ id: 1, ...person }) };
  const context = await browser.newContext({
    baseURL: origin,
    storageState: {
      cookies: [],
      origins: [
        {
          origin,
          localStorage: Object.entries({ ...stored, ...(person && login) }).map(
            ([name, value]) => ({ name, value }),
          ),
        },
      ],
    },
  });
  await context.addInitScript(beaconsAsCalls);
  await context.addInitScript(markFirstPress);
  return context;
}

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

/** The first fault of a page, in one line, or `null`. */
async function faultOf(
  context: BrowserContext,
  origin: string,
  { remote, id, path, origins, opened }: Address,
  timeout: number,
): Promise<string | null> {
  const page = await context.newPage();
  try {
    for (const each of origins) await page.route(`${each}/**`, withoutApi);
    const fault = firstFault(page, origin, origins, ownerOf(remote));
    await page.goto(path, { timeout });
    const responses = page
      .locator('html[data-interactive]')
      .waitFor({ state: 'attached', timeout })
      .then(() => widgetsSettle(page, remote, timeout))
      .then(() => page.waitForTimeout(SETTLE))
      .then(async () => {
        const scripts = await page.evaluate<string[]>(scriptsBeforePress);
        return overPressBudget(id, opened, scripts);
      });
    return oneLine(await Promise.race([fault, responses]));
  } catch (error) {
    // Playwright throws only errors.
    const { message } = error as Error;
    return /Timeout/.test(message)
      ? `it does not answer within ${timeout / 1000} s`
      : oneLine(message);
  } finally {
    await page.close();
  }
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
  return new Promise((found) => {
    page.on('pageerror', (error) => {
      if (!isOfOther(error.stack ?? '')) found(String(error));
    });
    page.on('console', (message) => {
      const { url } = message.location();
      if (message.type() !== 'error' || isCall(url)) return;
      if (!isOfOther(`${url} ${message.text()}`)) found(message.text());
    });
    page.on('requestfailed', (request) => {
      const cause = request.failure()?.errorText ?? '';
      // A browser that is redirected to the page of a candidate aborts its open requests.
      if (isCall(request.url()) || isOfOther(request.url())) return;
      if (cause === 'net::ERR_ABORTED') return;
      found(`${request.url()} failed (${cause})`);
    });
    page.on('response', (response) => {
      if (response.status() < 400 || isCall(response.url())) return;
      if (isOfOther(response.url())) return;
      found(`${response.url()} answered ${response.status()}`);
    });
    page.on('request', (request) => {
      if (request.url() !== `${origin}/api/client-errors`) return;
      // The host's report of a section that it could not show.
      const { remote, step, cause } = request.postDataJSON() as Record<string, string>;
      if (!isOfOther(`/remotes/${remote}/`)) found(`${step}: ${cause}`);
    });
  });
}

const oneLine = (text: string | null) => text && text.replace(/\s*\n[\s\S]*/, '');
