import type { Browser } from '@playwright/test';
import { join } from 'node:path';
import { serveFiles } from 'api/file-server';
import { median, type Figure } from '../figure';
import { ratio } from './page-figures';
import { buildPeer, installPeer, peerName, peers, type Peer } from './peers';
import { blockingTime, DESKTOP, onSlowPhone, PHONE, settle, transferred } from './slow-phone';

const ROUNDS = 5;
const pages = ['/', '/course/numerology-course'] as const;

/** The highest allowed ratio of script bytes for each peer. docs/benchmarks.md names the goals. */
const bounds: Readonly<Record<string, number>> = { next: 1.05, vite: 1.12 };

/** Compares the site with the same pages built with other tools. */
export async function peerFigures(
  browser: Browser,
  site: string,
  place: string,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const peer of peers) figures.push(...(await figuresOf(peer, browser, site, place)));
  return figures;
}

async function figuresOf(
  peer: Peer,
  browser: Browser,
  site: string,
  place: string,
): Promise<Figure[]> {
  const target = bounds[peer.folder]!;
  console.log(`Building the peer ${peer.folder} …`);
  try {
    await installPeer(peer);
  } catch (error) {
    console.log(
      `not measured: pages v ${peer.folder}, which npm could not install:\n${String(error)}`,
    );
    return [];
  }
  const name = peerName(peer);
  const folder = join(place, peer.folder);
  await buildPeer(peer, folder);
  const server = await serveFiles(folder, {}, { browserHeaders: false });
  try {
    await assertSamePages(browser, site, server.address);
    const figures: Figure[] = [];
    for (const path of pages) {
      const both: Record<'site' | 'peer', Visit[]> = { site: [], peer: [] };
      for (let round = 0; round < ROUNDS; round += 1) {
        both.site.push(await visit(browser, site + path));
        both.peer.push(await visit(browser, server.address + path));
      }
      const compared = (figure: keyof Visit) => ({
        site: median(both.site.map((each) => each[figure])),
        bundle: median(both.peer.map((each) => each[figure])),
      });
      const bytes = compared('scripts');
      figures.push(ratio(`script bytes (brotli) of ${path}, v ${name}`, target, 'bytes', bytes));
      for (const [what, figure] of [
        ['largest contentful paint', 'lcp'],
        ['total blocking time', 'blocking'],
      ] as const) {
        const { site: ours, bundle: theirs } = compared(figure);
        const times = `${Math.round(ours)} ms v ${Math.round(theirs)} ms`;
        console.log(
          `no bound: ${what} of ${path}, v ${name}: ${(ours / theirs).toFixed(2)} (${times})`,
        );
      }
    }
    return figures;
  } finally {
    await server.close();
  }
}

interface Visit {
  scripts: number;
  lcp: number;
  blocking: number;
}

/** A first visit, with everything that is loaded before the first action of the visitor. */
const visit = (browser: Browser, address: string): Promise<Visit> =>
  onSlowPhone(browser, async ({ page }) => {
    await settle(page, address);
    const { lcp, tasks } = await page.evaluate(() => window.__noted);
    const { scripts } = await transferred(page);
    if (!(scripts > 0 && lcp > 0)) throw new Error(`${address} was not drawn by its scripts.`);
    return { scripts, lcp, blocking: blockingTime(tasks) };
  });

/**
 * Throws unless the peer is a fair baseline: it must show the same text as the site without scripts, be
 * interactive with scripts, and write no error to the console.
 */
async function assertSamePages(browser: Browser, site: string, peer: string): Promise<void> {
  for (const path of pages) {
    const [ours, theirs] = [await textOf(browser, site + path), await textOf(browser, peer + path)];
    if (ours !== '' && ours === theirs) continue;
    const from = [...ours].findIndex((letter, index) => letter !== theirs[index]);
    const differs = [theirs, ours]
      .map((text) => text.slice(from, from + 80))
      .join('" instead of "');
    throw new Error(`${path} of the peer is another page: it says "${differs}".`);
  }
  const faults: string[] = [];
  const context = await browser.newContext({ viewport: PHONE });
  try {
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (message) => {
      // There is no API here, which a course page asks how many wait.
      const isCall = message.location().url.includes('/api/');
      if (message.type() === 'error' && !isCall) faults.push(message.text());
    });
    await page.goto(`${peer}/`);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.locator('button[aria-label="Menu"][aria-expanded="true"]').waitFor();
    await page.setViewportSize(DESKTOP);
    await page.goto(`${peer}/course/numerology-course`);
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
    await page.getByRole('link', { name: /^Cart ?: 1 item$/ }).waitFor();
    await page.getByRole('alert').or(page.getByRole('status')).first().waitFor();
  } finally {
    await context.close();
  }
  if (faults.length > 0) throw new Error(`The peer's pages complain:\n${faults.join('\n')}`);
}

/** The text of a page before any script runs. */
async function textOf(browser: Browser, address: string): Promise<string> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await page.goto(address);
    const texts = await page.locator('header, main, footer').allTextContents();
    return texts.join(' ').replace(/\s+/g, ' ').trim();
  } finally {
    await context.close();
  }
}
