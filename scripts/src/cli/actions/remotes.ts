import { failedSections } from 'api/section-reports';
import { unitLines } from '../../site/reports/section-lines';
import { unitReports } from '../../site/reports/unit-report';
import { buildHere } from '../../units/built';
import { remoteNames } from '../../units/units';
import { buildSettings } from '../../settings';
import { openSite } from '../../site/change-site';
import type { Given } from '../command';

export async function remotes({ options, env }: Given): Promise<void> {
  const site = await openSite(env).current();
  const settings = buildSettings(env);
  const buildOf = (unit: string) => buildHere(unit, settings);
  // Null if the database cannot be reached, or there is none.
  const failures = await failedSections(env).catch(() => null);
  const units = unitReports(site, remoteNames, buildOf, failures);
  if (units[0]!.live === null) {
    throw new Error(`nothing is published in ${site.folder} yet: run npm run publish:all.`);
  }
  console.log(options.json ? JSON.stringify(units, null, 2) : units.flatMap(unitLines).join('\n'));
}
