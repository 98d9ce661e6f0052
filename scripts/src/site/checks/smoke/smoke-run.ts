import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import type { FileServer } from 'api/file-server';
import type { Environment } from 'node-shared/settings';
import { readJson } from 'node-shared/files';
import { removeTemporaryFolders, temporaryFolder } from 'node-shared/temporary-folder';
import type { Access, Registry } from 'shared/contract';
import { foundBrowser } from '../../../browser';
import { smokeBrowser } from '../../isolation/smoke-browser';
import { noteChanges } from './left-behind';
import { faultOf } from './page-fault';
import { mapsOf, toSourcePlaces } from '../../reports/source-places';
import { openedPages, people, type Address, type Opened } from './opened-pages';
import type { Site } from '../../state/site';

/** Milliseconds within which a page must be interactive, also on a busy machine. */
const PAGE_TIMEOUT = 30_000;
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
 * Opens the pages of the remotes, all without `choose`, in a real browser, in a release that is not live yet. Each page must become
 * interactive without an error in the console, a violation of the security policy or a failed request.
 * `null` if there is no browser.
 */
export async function smokeRun(
  site: Site,
  release: string,
  remotes: readonly Opened[],
  env: Environment,
  timeout = PAGE_TIMEOUT,
  choose = (all: Address[]) => all,
): Promise<SmokeRun | null> {
  const executable = foundBrowser(env);
  if (!executable) return null;
  const began = Date.now();
  const registry = readJson<Registry>(join(release, 'registry.json'));
  const addresses = choose(openedPages(site, release, remotes));
  const { serveFiles } = await import('api/file-server');
  const folder = asLiveSite(site, release);
  let server: FileServer | undefined;
  let browser: Browser | undefined;
  try {
    const listen = async (on: { socket?: string }) => (server = await serveFiles(folder, env, on));
    const started = await smokeBrowser({ folder, executable, listen });
    ({ browser } = started);
    const candidates = candidatesOf(registry, remotes).join(' ');
    const found = await openAll(browser, started.origin, addresses, candidates, timeout);
    const faults = found.map((fault) => ({ ...fault, cause: inSources(site, fault.cause) }));
    return { faults, pages: addresses.length, milliseconds: Date.now() - began };
  } finally {
    await browser?.close();
    await server?.close();
    rmSync(folder, { recursive: true });
  }
}

/** With places in the sources, where the build has maps. */
function inSources(site: Site, cause: string): string {
  try {
    return toSourcePlaces(cause, mapsOf(site));
  } catch {
    return cause;
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
  candidates: string,
  timeout: number,
): Promise<PageFault[]> {
  const waiting = [...addresses];
  const faults: PageFault[] = [];
  const contexts = new Map<Access, Promise<BrowserContext>>();
  const contextFor = (access: Access) => {
    const context = contexts.get(access) ?? newVisitor(browser, origin, access, candidates);
    contexts.set(access, context);
    return context;
  };
  const tab = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { remote, path, access } = next;
      const cause = await faultOf(contextFor(access), origin, next, timeout);
      if (cause) faults.push({ remote, path, cause });
      // The other pages cannot be tried any more.
      if (!browser.isConnected()) return;
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

async function newVisitor(
  browser: Browser,
  origin: string,
  access: Access,
  candidates: string,
): Promise<BrowserContext> {
  const person = people[access];
  const login = { token: 'smoke-run', user: JSON.stringify({ id: 1, ...person }) };
  const context = await browser.newContext({
    baseURL: origin,
    acceptDownloads: false,
    storageState: {
      cookies: [],
      origins: [
        {
          origin,
          localStorage: Object.entries({ 'canary-bucket': '99', ...(person && login) }).map(
            ([name, value]) => ({ name, value }),
          ),
        },
      ],
    },
  });
  // Nobody is asked here, as a visitor is before an unchecked version runs.
  await context.addInitScript(`window.triedCandidates = ${JSON.stringify(candidates)}`);
  await context.addInitScript(beaconsAsCalls);
  await context.addInitScript(markFirstPress);
  await context.addInitScript(noteChanges);
  return context;
}
