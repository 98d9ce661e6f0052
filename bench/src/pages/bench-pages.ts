import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { serveFiles } from 'api/file-server';
import { browserPath, quietBrowser } from '../../../scripts/src/browser';
import { publishStaleUnits } from '../../../scripts/src/site/publish/publish-stale-units';
import { openSiteFolder, type Site } from '../../../scripts/src/site/state/site';
import { renderedPaths } from '../../../scripts/src/site/state/state';
import { root } from '../../../scripts/src/units/units';
import { chartTask, dashboardWeight, pageChangeFigure } from './admin-figures';
import { buildMonolithBaseline } from './build-monolith-baseline';
import type { Figure } from '../figure';
import {
  answerFigure,
  hindiFigures,
  navigationFigure,
  paintFigures,
  shiftFigure,
  weightFigures,
  type Sites,
} from './page-figures';
import { peerFigures } from './peer-figures';
import { pocketFigure } from './pocket-figure';
import { blockingFigures, interactionFigure } from './responsiveness-figures';

const place = join(root, '.cache/bench');

/** Compares the pages of the federated site with the same sources as one bundle. */
export async function* benchPages(): AsyncGenerator<Figure[]> {
  const folders = { site: join(place, 'site'), bundle: join(place, 'monolith-baseline') };
  const opened = openSiteFolder(folders.site);
  await publishStaleUnits(opened, process.env);
  console.log('Building one bundle of the same sources …');
  await buildMonolithBaseline(folders.bundle);

  const site = await serveFiles(folders.site);
  const bundle = await serveFiles(folders.bundle);
  const browser = await chromium.launch(quietBrowser(await browserPath(process.env)));
  try {
    const sites: Sites = { site: site.address, bundle: bundle.address };
    yield await weightFigures(browser, sites);
    yield [await dashboardWeight(browser, sites)];
    yield await peerFigures(browser, site.address, join(place, 'peers'));
    yield await paintFigures(browser, sites);
    yield await hindiFigures(browser, sites);
    yield [await answerFigure(browser, sites)];
    yield await blockingFigures(browser, sites);
    yield [await interactionFigure(browser, sites)];
    yield [await navigationFigure(browser, sites)];
    yield [await shiftFigure(browser, sites, publicPages(opened))];
    yield [await chartTask(browser, sites)];
    yield [await pageChangeFigure(browser, folders.site)];
    yield [await pocketFigure(browser, folders.site)];
  } finally {
    await browser.close();
    await Promise.all([site.close(), bundle.close()]);
  }
}

function publicPages(site: Site): string[] {
  const { registry, catalogue } = site.live();
  return Object.entries(registry.remotes)
    .flatMap(([name, { live }]) => (live ? site.remote(name, live.version).routes : []))
    .flatMap((route) => renderedPaths(route, catalogue));
}
