import { join } from 'node:path';
import { filesBelow } from 'node-shared/files';
import { canaryAddress } from 'shared/contract';
import { languages } from 'shared/model/language';
import type { BuiltUnit } from '../../units/built';
import {
  isShell,
  languageFolders,
  type RemoteManifest,
  type ShellManifest,
} from '../../units/manifest';
import { hostOverBudget, htmlOverBudget, overBudget, widgetsOverBudget } from '../checks/budgets';
import { incompatibleCanaries, missingInHost } from '../checks/compatibility';
import { contractFaults, globalStyles, rootFileConflicts } from '../checks/contract-faults';
import { foreignClaims, foreignOrigins, slotClaim, type MayClaim } from '../checks/foreign-claims';
import { damagedFiles, wrongChunkHashes } from '../checks/integrity';
import { linkFaults, widgetFaults } from '../checks/addition-faults';
import { signatureFaults } from '../checks/signature-faults';
import { slotFaults } from '../checks/slot-faults';
import { contentFaults } from '../checks/build-contents';
import { halfInEnglish, namesIn } from '../checks/english-words';
import { htmlBytes, htmlOf } from '../release/release-pages';
import { speaks } from '../state/editions';
import { liveVersion, type SiteState } from '../state/state';
import { addressesOf, routeConflicts } from '../checks/routes/route-conflicts';
import { takerOf } from '../checks/routes/taken-routes';
import { manifestOf, type Plan } from './plan';
import { siteCopy } from './version-folder';
import { canariesOf, type Site } from '../state/site';

const ORDER_OF_HOST =
  'The order: first publish a shell with the old beside the new (what is new in what sections give is optional), then these sections with the new, then the shell without the old.';
const ORDER_OF_SECTION = 'The order: first publish the shell that has it, then the section.';

/** Throws with one line for each reason why the builds must not be published. */
export async function checkPlan(site: Site, plan: Plan, mayClaim?: MayClaim): Promise<void> {
  const { before, after, changed, shell, affected, mode } = plan;
  const isHostNew = shell.version !== before.registry.shell;
  const canaries = isHostNew ? canariesOf(site, after.registry) : [];
  /** The build of a version, or its copy in the site. */
  const folderOf = ({ name, version }: { name: string; version: string }) =>
    changed.find((each) => each.unit === name && each.version === version)?.folder ??
    site.paths.unit(name, version);
  const ofHost = [
    ...affected.flatMap((manifest) => missingInHost(manifest, shell)),
    ...(await signatureFaults(site, [...affected, ...canaries], shell, folderOf)),
  ];
  throwAll([
    ...changed.flatMap((build) => [
      ...faultsOfFiles(site, build),
      ...contentFaults(build.unit, build.folder, (part) => manifestOf(build, part)),
      ...(isShell(build.unit) ? [] : faultsOfRemote(site, plan, build, mayClaim)),
      ...rootFileConflicts(
        build.unit,
        join(build.folder, 'public'),
        rootFolders(site, plan, build),
      ),
      ...overBudgets(build),
    ]),
    ...affected.flatMap((manifest) => routeConflicts(manifest, after.registry)),
    // A new candidate is already checked above, and is not in the site yet.
    ...(mode === 'candidate' ? [] : incompatibleCanaries(site, after.registry, shell)),
    ...ofHost,
    ...(ofHost.length === 0 ? [] : [isHostNew ? ORDER_OF_HOST : ORDER_OF_SECTION]),
  ]);
}

/** What is too large in a build, in each language. */
function overBudgets(build: BuiltUnit): string[] {
  const parts = languageFolders(manifestOf(build));
  if (isShell(build.unit)) {
    return parts.flatMap((part) => hostOverBudget(manifestOf<ShellManifest>(build, part)));
  }
  return parts.flatMap((part) => {
    const manifest = manifestOf<RemoteManifest>(build, part);
    return [...overBudget(manifest), ...widgetsOverBudget(manifest)];
  });
}

/** Throws if a page is over its budget or half in English in a release that is not live yet. */
export function checkHtml({ affected, before, mode }: Plan, release: string): void {
  const { catalogue } = before;
  const names = namesIn(catalogue);
  const addressOf = ({ name, version }: RemoteManifest, path: string) =>
    mode === 'candidate' ? canaryAddress(name, version, path) : path;
  throwAll(
    affected.flatMap((manifest) =>
      languages
        .filter((language) => speaks(manifest, language))
        .flatMap((language) => {
          const bytesOf = (path: string) => htmlBytes(release, addressOf(manifest, path));
          const textOf = (path: string) => htmlOf(release, addressOf(manifest, path));
          return [
            ...htmlOverBudget(manifest, catalogue, language, bytesOf),
            ...halfInEnglish(manifest, catalogue, language, textOf, names),
          ];
        }),
    ),
  );
}

export function throwAll(reasons: readonly string[]): void {
  if (reasons.length > 0) throw new Error([...new Set(reasons)].join('\n'));
}

/** Wrong hashes, or a version that exists with other files. */
function faultsOfFiles(site: Site, build: BuiltUnit): string[] {
  const { unit, version, folder } = build;
  return [
    ...languageFolders(manifestOf(build)).flatMap((part) => {
      const manifest = manifestOf(build, part);
      const web = join(folder, part, 'web');
      const damaged = damagedFiles(manifest, web, join(folder, part));
      return damaged.length > 0 ? damaged : wrongChunkHashes(manifest, web);
    }),
    ...(siteCopy(site, build) === 'other'
      ? [
          `${unit} ${version} is in this site with other files: one version is published once. Remove ${unit}/dist and build it again.`,
        ]
      : []),
  ];
}

function faultsOfRemote(
  site: Site,
  { before, after: { siteUrl }, changed }: Plan,
  build: BuiltUnit,
  mayClaim?: MayClaim,
): string[] {
  const manifest = manifestOf<RemoteManifest>(build);
  const builds = changed
    .filter(({ unit }) => !isShell(unit))
    .map((each) => manifestOf<RemoteManifest>(each));
  // A build repairs the same version in the site, whose manifest may be missing.
  const live = Object.entries(before.registry.remotes).flatMap(([name, entry]) =>
    entry.live
      ? (builds.find((each) => each.name === name && each.version === entry.live?.version) ??
        site.remote(name, entry.live.version))
      : [],
  );
  const faults = [
    ...contractFaults(manifest, siteUrl),
    ...linkFaults(manifest),
    ...widgetFaults(manifest),
    ...slotFaults(manifest, builds, live),
  ];
  // What does not exist is not said to belong to others, too.
  const claims =
    mayClaim && faults.length === 0 ? claimsOfOthers(site, build, before, mayClaim) : [];
  return [...faults, ...claims, ...globalStyles(manifest, join(build.folder, 'web'))];
}

/** Addresses of pages and root files, slots, and origins of APIs, that the sender of the build may not claim. */
function claimsOfOthers(
  site: Site,
  build: BuiltUnit,
  { registry }: SiteState,
  mayClaim: MayClaim,
): string[] {
  const live = liveVersion(registry, build.unit);
  const rootFiles = (folder: string) =>
    filesBelow(join(folder, 'public')).map((file) => `/${file}`);
  const own = [
    ...(registry.remotes[build.unit]?.routes ?? []).flatMap(addressesOf),
    ...(registry.remotes[build.unit]?.widgets ?? []).map(({ slot }) => slotClaim(slot)),
    ...(live ? rootFiles(site.paths.unit(build.unit, live)) : []),
  ];
  const manifest = manifestOf<RemoteManifest>(build);
  // A path that another section has taken is not claimed, and not yet removed from the sources either.
  const routes = manifest.routes.filter(
    ({ path }) => takerOf(build.unit, path, registry) === undefined,
  );
  return [
    ...foreignClaims({ ...manifest, routes }, rootFiles(build.folder), own, mayClaim.paths),
    ...foreignOrigins(manifest, mayClaim.origins),
  ];
}

/** The `public` folders of the other units that will be live together with this one. */
function rootFolders(
  site: Site,
  { after: { registry }, changed }: Plan,
  { unit }: BuiltUnit,
): { unit: string; folder: string }[] {
  return ['shell', ...Object.keys(registry.remotes)]
    .filter((other) => other !== unit)
    .flatMap((other) => {
      const build = changed.find((each) => each.unit === other);
      const live = liveVersion(registry, other);
      const folder = build?.folder ?? (live && site.paths.unit(other, live));
      return folder ? [{ unit: other, folder: join(folder, 'public') }] : [];
    });
}
