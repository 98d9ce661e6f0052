import type { Sent } from 'api';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, writeJson } from 'node-shared/files';
import { setting, type Environment } from 'node-shared/settings';
import { toRouteManifest, toWidgetManifest, type RemoteModule } from 'shared/contract';
import { listedLinks, type ListedLink } from 'shared/model/additions';
import { english, languages } from 'shared/model/language';
import { describeFiles, writeCompressed } from '../../units/files';
import type { RemoteManifest } from '../../units/manifest';
import type { Site } from '../../site/state/site';
import { fullSection, oversizedBuild } from '../../site/checks/build-contents';
import { readSentManifest } from '../../site/checks/manifest-shape';
import { damagedFiles } from '../../site/checks/integrity';
import { evaluate } from '../../site/isolation/evaluate';
import { publishUnit } from '../../site/publish/build-and-publish';
import { throwAll } from '../../site/publish/check-plan';

/** A build that a team has sent, in a folder with the layout of a build output. */
export interface Upload {
  remote: string;
  folder: string;
  sent: Sent;
}

/** Publishes a build that a team has sent. Nothing of it runs outside of an isolated process. */
export async function publishUpload(site: Site, upload: Upload, env: Environment): Promise<void> {
  try {
    await publish(site, upload, env);
  } catch (error) {
    const isOwn = OWN_FAULTS.some((kind) => error instanceof kind);
    if (!isOwn && errorCode(error) === undefined) throw error;
    // Its message is about our code and our disk, and helps no team.
    throw new Error(
      `${upload.remote}: the build could not be checked; build it again with the tools of this site.`,
      { cause: error },
    );
  }
}

/** What nobody has written as a refusal. */
const OWN_FAULTS = [TypeError, RangeError, ReferenceError, SyntaxError];

async function publish(
  site: Site,
  { remote: unit, folder, sent }: Upload,
  env: Environment,
): Promise<void> {
  const { mode, revision, paths, origins, seconds } = sent;
  const mustBeIsolated = !setting(env, 'TRUST_UPLOADED_BUILDS');
  throwAll(fullSection(unit, site.paths.unitVersions(unit)));
  throwAll(oversizedBuild(unit, folder));
  const main = await measured(unit, folder, mustBeIsolated);
  const { version } = main;
  for (const code of main.languages ?? []) {
    // The code is the name of a folder.
    const isKnown = languages.some((each) => each.code === code && each.code !== english.code);
    const other = isKnown ? await measured(unit, join(folder, code), mustBeIsolated) : null;
    const isSame = other?.version === version && withoutTexts(other) === withoutTexts(main);
    if (!isSame || other.language !== code) throw new Error(notItsBuild(unit));
  }
  const build = { unit, version, folder, revision, reused: false };
  const options = { mode, mayClaim: { paths, origins }, seconds, isUpload: true };
  await publishUnit(site, build, options, env);
}

/**
 * Writes the manifest of an uploaded build again with what this site has measured. Throws unless the build
 * belongs to the remote, and its manifest says what its code declares and which files there are.
 */
async function measured(
  unit: string,
  folder: string,
  mustBeIsolated: boolean,
): Promise<RemoteManifest> {
  const file = join(folder, 'remote.json');
  const web = join(folder, 'web');
  const { mustBeIsolated: _claim, ...claimed } = readSentManifest(unit, file);
  await assertDeclared(unit, folder, claimed, mustBeIsolated);
  throwAll(damagedFiles(claimed, web, folder));
  await writeCompressed(web);
  const present = Object.entries(describeFiles(web));
  const manifest: RemoteManifest = {
    ...claimed,
    // One that the manifest does not name is refused with the other checks.
    files: Object.fromEntries(present.filter(([each]) => Object.hasOwn(claimed.files, each))),
    ...(mustBeIsolated && { mustBeIsolated }),
  };
  writeJson(file, manifest);
  return manifest;
}

/** Throws unless the manifest of the build says what its code declares. */
async function assertDeclared(
  unit: string,
  folder: string,
  claimed: RemoteManifest,
  mustBeIsolated: boolean,
): Promise<void> {
  const source = readFileSync(join(folder, 'server.cjs'), 'utf8');
  const { declaration } = await evaluate({
    shell: null,
    remote: { name: unit, source },
    mustBeIsolated,
  });
  const said = (module: RemoteManifest | RemoteModule, links: readonly ListedLink[]) =>
    JSON.stringify([
      module.label,
      module.userMenu,
      module.origins,
      module.routes.map(toRouteManifest),
      links,
      placesOf(module),
    ]);
  if (
    claimed.name !== unit ||
    declaration?.name !== unit ||
    !/^[0-9a-f]{12}$/.test(claimed.version) ||
    claimed.contract !== declaration.contract ||
    !isSaid(said(claimed, claimed.links), () => said(declaration, listedLinks(declaration.routes)))
  ) {
    throw new Error(notItsBuild(unit));
  }
}

/** Its slots, and its widgets with what they take. */
const placesOf = ({ slots, widgets }: Pick<RemoteManifest | RemoteModule, 'slots' | 'widgets'>) => [
  slots,
  widgets?.map((widget) => [toWidgetManifest(widget), widget.takes]),
];

/** Whether the code says what the manifest says: it can have declared anything. */
function isSaid(claimed: string, declared: () => string): boolean {
  try {
    return claimed === declared();
  } catch {
    return false;
  }
}

/** What a section declares beside its texts, which is the same in each language. */
const withoutTexts = ({ origins, userMenu, routes, links, ...module }: RemoteManifest): string =>
  JSON.stringify(
    [origins, userMenu, routes.map(toRouteManifest), links, placesOf(module)],
    (key, value: unknown) => (['title', 'label'].includes(key) ? null : value),
  );

const notItsBuild = (unit: string): string =>
  `${unit}: remote.json is not what its build has written; build it again.`;
