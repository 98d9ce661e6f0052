import { apiBase } from 'shared/model/config';
import { browserStorage } from 'shared/store';
import { parseRegistry } from '../registry/registry';
import { findRoute } from '../registry/routes';
import { canaryBucket, chooseVersions, readCandidates } from '../registry/site';
import { fetchRoutes } from '../remotes/federation';
import { fetchPage } from '../remotes/load-page';
import { createRemoteLoader } from '../remotes/remote-loader';
import { SectionFailure } from '../remotes/section-failure';
import { siteServices, type SiteServices } from '../remotes/SiteContext';
import { reportTo } from '../reports/report';
import { currentPath } from '../registry/language-prefix';

/**
 * The services for the text of a registry; `null` stands for a registry that could not be read. Entries
 * that cannot be read are reported. `renderedBy` is the version that prerendered the page on screen.
 */
export function createServices(registryText: string | null, renderedBy?: string): SiteServices {
  const refused: SectionFailure[] = [];
  const registry = parseRegistry(registryText, (remote, reason) =>
    refused.push(new SectionFailure(remote, '', 'contract', reason)),
  );
  const site = chooseVersions(registry, canaryBucket(browserStorage), {
    incomplete: refused.length > 0,
    candidates: readCandidates(),
    renderedBy,
  });
  const pattern = () => findRoute(site, currentPath())?.pattern ?? 'no page';
  const report = reportTo(`${apiBase}/client-errors`, pattern, site.builtFrom);
  for (const failure of refused) report(failure);
  return siteServices(site, createRemoteLoader(site, { fetchRoutes, fetchPage, report }));
}

/** The registry that the server has written into the page. */
export const registryInPage = () => document.getElementById('registry')?.textContent ?? null;
