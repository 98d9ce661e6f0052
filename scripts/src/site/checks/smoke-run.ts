import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page, Route } from '@playwright/test';
import type { Environment } from 'node-shared/settings';
import type { PublicCatalogue } from 'shared/model/catalogue';
import { paths } from 'shared/model/paths';
import { filesBelow, readJson } from 'node-shared/files';
import { removeTemporaryFolders, temporaryFolder } from 'node-shared/temporary-folder';
import { originsOf, type Access, type Registry } from 'shared/contract';
import { foundBrowser, quietBrowser } from '../../browser';
import type { RemoteManifest } from '../../units/manifest';
import { overPressBudget } from './budgets';
import { renderedPaths } from '../state/state';

/** Milliseconds within which a page must be interactive, also on a busy machine. */
const PAGE_TIMEOUT = 30_000;
/** Milliseconds to wait for errors of effects and late scripts after the page is interactive. */
const SETTLE = 150;
/** Pages open at the same time: one renders while the other loads. */
const TABS = 2;

/** The users who open guarded pages. They are made up: a smoke run has no API that could check them. */
const people: Record<Access, { name: string; role_id: number } | null> = {
  public: null,
  student: { name: 'Smoke Run', role_id: 2 },
  admin: { name: 'Smoke Run', role_id: 3 },
};

export type Opened = Pick<RemoteManifest, 'name' | 'version' | 'routes' | 'widgets' | 'files'>;

interface Address {
  remote: string;
  /** The page at the path. */
  id: string;
  path: string;
  opened: Opened;
  access: Access;
  /** What its section calls beside the API of the site. */
  origins: readonly string[];
}

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
  site: string,
  release: string,
  remotes: readonly Opened[],
  env: Environment,
  timeout = PAGE_TIMEOUT,
): Promise<SmokeRun | null> {
  const executable = foundBrowser(env);
  if (!executable) return null;
  const started = Date.now();
  const catalogue = readJson<PublicCatalogue>(join(release, 'catalogue.json'));
  const registry = readJson<Registry>(join(release, 'registry.json'));
  const addresses = remotes.flatMap((remote) => [
    ...addressesOf(remote, catalogue, registry),
    ...pagesWithWidgets(remote, release),
  ]);
  const { serveFiles } = await import('api/file-server');
  const { chromium } = await import('@playwright/test');
  const folder = asLiveSite(site, release);
  const server = await serveFiles(folder, env);
  const browser = await chromium.launch(quietBrowser(executable));
  try {
    const stored = { 'canary-bucket': '99', candidates: candidatesOf(registry, remotes).join(' ') };
    const faults = await openAll(browser, server.address, addresses, stored, timeout);
    return { faults, pages: addresses.length, milliseconds: Date.now() - started };
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true });
  }
}

/** A folder in which the release is live, with links to the units of the site. */
function asLiveSite(site: string, release: string): string {
  removeTemporaryFolders();
  const folder = temporaryFolder('smoke-run');
  for (const name of ['remotes', 'shell']) symlinkSync(join(site, name), join(folder, name));
  symlinkSync(release, join(folder, 'live'));
  return folder;
}

/** The remotes whose candidate is opened, not the live version. */
function candidatesOf({ remotes: entries }: Registry, remotes: readonly Opened[]): string[] {
  return remotes
    .filter(({ name, version }) => entries[name]?.canary?.version === version)
    .map(({ name }) => name);
}

/** Every prerendered address, and one address that matches the path of each other page. */
function addressesOf(opened: Opened, catalogue: PublicCatalogue, registry: Registry): Address[] {
  const { name, routes } = opened;
  const entry = registry.remotes[name];
  const ids = [...(entry?.routes ?? []), ...(entry?.canary?.routes ?? [])].map(({ id }) => id);
  const origins = [...new Set(originsOf([entry?.live, entry?.canary, entry?.previous]))];
  // Without those whose path another section has taken.
  const there = routes.filter(({ id }) => ids.includes(id));
  return there.flatMap((route) => {
    const { path, access, children } = route;
    const rendered = renderedPaths(route, catalogue);
    const person = people[access];
    // The only parameter of guarded areas is the user's own name.
    const value = person ? paths.dashboardIndex(person).replace('/dashboard/', '') : 'sample';
    const area = path.replace(/:[^/]+/g, value);
    const pages = children.filter((child) => !/[:*]/.test(child.path));
    const own = rendered.length > 0 ? rendered : pages.length > 0 ? [] : [area];
    const addresses = [
      ...own.map((each) => ({ id: route.id, path: each })),
      ...pages.map((child) => ({
        id: child.id,
        path: child.path === '' ? area : `${area}/${child.path}`,
      })),
    ];
    return addresses.map((each) => ({ ...each, remote: name, opened, access, origins }));
  });
}

/** Pages of other sections with a widget of the remote. A page after a payment needs the API. */
function pagesWithWidgets(opened: Opened, release: string): Address[] {
  const { name, widgets = [] } = opened;
  const [first] = widgets;
  if (!first) return [];
  const pages = join(release, 'pages');
  const rendered = filesBelow(pages)
    .filter((file) => file.endsWith('.html') && !file.startsWith('canary/'))
    .filter((file) =>
      readFileSync(join(pages, file), 'utf8').includes(`<div data-widget="${name} `),
    )
    .map((file) => ({
      path: `/${file.replace(/(^index)?\.html$/, '')}`,
      access: 'public' as const,
    }));
  const student = { name: 'Smoke Run' };
  const overview = { path: paths.dashboard(student, 'overview'), access: 'student' as const };
  const inDashboard = widgets.some(({ slot }) => slot === 'dashboard') ? [overview] : [];
  // The policy of these pages is that of another section.
  const common = { remote: name, id: first.id, opened, origins: [] };
  return [...rendered, ...inDashboard].map((page) => ({ ...common, ...page }));
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
  const session = { token: 'smoke-run', user: JSON.stringify({ id: 1, ...person }) };
  const context = await browser.newContext({
    baseURL: origin,
    storageState: {
      cookies: [],
      origins: [
        {
          origin,
          localStorage: Object.entries({ ...stored, ...(person && session) }).map(
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
