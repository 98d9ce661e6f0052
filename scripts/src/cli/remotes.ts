import { atDatabase } from 'api/database-requests';
import { unitReports, type UnitReport } from '../site/reports/unit-report';
import { buildHere } from '../units/built';
import { remoteNames } from '../units/units';
import { buildSettings } from '../settings';
import { openSite } from '../site/change-site';
import type { Given } from './command';

export async function remotes({ options, env }: Given): Promise<void> {
  const site = await openSite(env).current();
  const settings = buildSettings(env);
  const buildOf = (unit: string) => buildHere(unit, settings);
  // Null if the database cannot be reached, or there is none.
  const failures = await atDatabase(env, 'failedSections').catch(() => null);
  const units = unitReports(site, remoteNames, buildOf, failures);
  if (units[0]!.live === null) {
    throw new Error(`nothing is published in ${site} yet: run npm start.`);
  }
  console.log(options.json ? JSON.stringify(units, null, 2) : units.flatMap(lines).join('\n'));
}

function lines(unit: UnitReport): string[] {
  const { live, revision, kept, previous, canary, enabled, owner, since, failuresLastHour, stale } =
    unit;
  const facts = [
    unit.unit.padEnd(13),
    live === null ? 'not published' : `live ${live}`,
    ...(live === null ? [] : [`kept ${kept.join(', ') || 'none'}`]),
    // The host has no fallback and no canary.
    ...(live === null || unit.unit === 'shell'
      ? []
      : [`fallback ${previous ?? 'none'}`, canary ? canaryText(canary) : 'no canary']),
    ...(enabled ? [] : ['closed']),
  ];
  const more = [
    owner ?? 'no owner',
    ...(revision === null ? [] : [`commit ${revision}`]),
    ...(since === null ? [] : [`live for ${age(Date.now() - Date.parse(since))}`]),
    `failures in the last hour: ${failuresLastHour ?? 'unknown'}`,
    stale.length > 0 ? stale.join(', ') : 'up to date',
  ];
  return [facts.join('  '), `${''.padEnd(13)}  ${more.join('; ')}`];
}

const canaryText = ({ version, percent }: { version: string; percent: number }) =>
  percent === 0 ? `candidate ${version}` : `canary ${version} for ${percent} %`;

/** A duration as minutes below 2 hours, hours below 48 hours, otherwise days. */
function age(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 120) return `${minutes} min`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 1440)} days`;
}
