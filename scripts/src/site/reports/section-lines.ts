import type { SectionFailures, SiteView } from 'api';
import { indianTime } from 'shared/model/format';
import { readDeploys, type Deploy } from '../state/deploy-log';
import { unitReports, type Declared, type UnitReport } from './unit-report';
import type { Site } from '../state/site';

/** The last changes that are shown. */
const MOST_CHANGES = 50;

/** What a team sees of each of these sections: its state, or its last changes. */
export function sectionLines(
  site: Site,
  units: readonly string[],
  what: SiteView,
  failures: readonly SectionFailures[] | null,
): string[][] {
  if (what === 'status') {
    const reports = unitReports(site, [], () => null, failures);
    return units.map((unit) => {
      const report = reports.find((each) => each.unit === unit);
      return report ? unitLines(report) : [`${unit} is not published.`];
    });
  }
  const deploys = readDeploys(site);
  return units.map((unit) => {
    const lines = deploys.filter((each) => each.unit === unit).map(changeLine);
    return lines.length > 0
      ? lines.slice(-MOST_CHANGES).reverse()
      : [`${unit} has no changes in the log.`];
  });
}

const changeLine = ({ at, who, action, about, from, to, why, revision, seconds }: Deploy) =>
  [
    `${indianTime(new Date(at))}  ${action}${about ? ` ${about}` : ''}`,
    from === to ? `live ${to ?? 'none'}` : `live ${from ?? 'none'} → ${to ?? 'none'}`,
    who,
    ...(revision ? [`commit ${revision}`] : []),
    `${seconds.toFixed(1)} s`,
    ...(why ? [why] : []),
  ].join('; ');

/** Two lines about a unit, and one for each kind of thing that it has outside of its own pages. */
export function unitLines(unit: UnitReport): string[] {
  const { live, revision, kept, previous, canary, enabled, owner, since, failuresLastHour, stale } =
    unit;
  const isHost = unit.unit === 'shell';
  const facts = [
    unit.unit.padEnd(13),
    live === null ? (canary ? 'not live' : 'not published') : `live ${live}`,
    live !== null && `kept ${kept.join(', ') || 'none'}`,
    // The host has no fallback and no canary.
    live !== null && !isHost && `fallback ${previous ?? 'none'}`,
    (live !== null || canary) && !isHost && (canary ? canaryText(canary) : 'no canary'),
    !enabled && 'closed',
  ];
  const more = [
    owner ?? 'no owner',
    revision !== null && `commit ${revision}`,
    since !== null && `live for ${age(Date.now() - Date.parse(since))}`,
    `failures in the last hour: ${failuresLastHour ?? 'unknown'}`,
    stale !== null && (stale || 'up to date'),
  ];
  const own = unit.declared ? declaredLines(unit.declared) : [];
  const ofCanary = canary
    ? declaredLines(canary.declared)
        .filter((line) => !own.includes(line))
        .map((line) => `${canary.version}: ${line}`)
    : [];
  const lost = unit.taken.map(({ path, by }) => `${path} is with ${by}, which has taken it`);
  const others = [more.filter(Boolean).join('; '), ...own, ...lost, ...ofCanary];
  return [facts.filter(Boolean).join('  '), ...others.map((line) => `${''.padEnd(13)}  ${line}`)];
}

function declaredLines({ origins, takes, widgets, links }: Declared): string[] {
  const menus = [...new Set(links.map(({ menu }) => menu))];
  const linksOf = (menu: string) =>
    links.filter((link) => link.menu === menu).map(({ label }) => label);
  return [
    ...(origins.length > 0 ? [`calls ${origins.join(', ')}`] : []),
    ...takes.map(({ path, from }) => `has taken ${path} from ${from}`),
    ...widgets.map(({ id, slot, height }) => `widget ${id} in ${slot}, ${height} px`),
    ...menus.map((menu) => `links in ${menu}: ${linksOf(menu).join(', ')}`),
  ];
}

const canaryText = ({ version, percent }: NonNullable<UnitReport['canary']>): string =>
  percent === 0 ? `candidate ${version}` : `canary ${version} for ${percent} %`;

/** A duration as minutes below 2 hours, hours below 48 hours, otherwise days. */
function age(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 120) return `${minutes} min`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 1440)} days`;
}
