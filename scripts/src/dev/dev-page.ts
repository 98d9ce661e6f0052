import { join } from 'node:path';
import {
  ENTRY_FILE,
  entryAddress,
  toRegistryEntry,
  type PublishedVersion,
  type Registry,
  type RegistryEntry,
  type RemoteModule,
} from 'shared/contract';
import type { BuiltUnit } from '../build/build-unit';
import { integrityOf } from '../units/files';
import type { RemoteManifest } from '../units/manifest';
import { readJson } from 'node-shared/files';
import { publicCatalogue } from 'shared/model/catalogue';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { catalogueElement } from '../site/pages/document';
import { routeConflicts } from '../site/checks/route-conflicts';
import { pointAt } from '../site/state/state';
import { unitFolder } from '../units/units';
import { DEV_VERSION, devFolder } from './dev-version';

// The catalogue of the sources, so that their changes show.
const catalogue = publicCatalogue(shippedCatalogue);

type ReadFile = (file: string) => Buffer;

/**
 * The current registry, based on that of a deployed site if there is one. The hash of an entry under
 * development changes with its files. Throws if a developed remote declares a route of another remote.
 */
export function devRegistry(
  developed: string[],
  built: BuiltUnit[],
  read: ReadFile,
  deployed?: Registry,
): Registry {
  const nothing = { registry: { shell: '', remotes: {} } };
  const registry = {
    shell: DEV_VERSION,
    remotes: Object.fromEntries([
      ...Object.entries(deployed?.remotes ?? {}),
      ...developed.map((name): [string, RegistryEntry] => [name, developedEntry(name, read)]),
      ...built.map(({ unit, folder }): [string, RegistryEntry] => [
        unit,
        pointAt(nothing, readJson<RemoteManifest>(join(folder, 'remote.json')), null),
      ]),
    ]),
  };
  for (const name of developed) {
    const conflicts = routeConflicts({ name, routes: registry.remotes[name]!.routes }, registry);
    if (conflicts.length > 0) throw new Error(conflicts.join('\n'));
  }
  return registry;
}

function developedEntry(name: string, read: ReadFile): RegistryEntry {
  const live: PublishedVersion = {
    version: DEV_VERSION,
    entry: entryAddress(name, DEV_VERSION),
    integrity: integrityOf(read(join(devFolder(name), ENTRY_FILE))),
  };
  // Read from the sources, again for each page load, because a route may be new. This loads no page.
  const sources = join(unitFolder(name), 'src');
  for (const file of Object.keys(require.cache)) {
    if (file.startsWith(sources)) delete require.cache[file];
  }
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- the path is known only at run time
  const remote = require(join(sources, 'routes.ts')) as RemoteModule;
  return toRegistryEntry(remote, live);
}

/** The HTML of every address: nothing is prerendered during development. */
export function devPage(registry: Registry): string {
  const own = `/shell/${DEV_VERSION}`;
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Development</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${own}/css/main.css">
<script defer src="${own}/js/main.js"></script>
<script id="registry" type="application/json">${JSON.stringify(registry).replaceAll('<', '\\u003c')}</script>
${catalogueElement(catalogue, Object.keys(catalogue.details))}
</head>
<body><div id="root"></div></body>
</html>
`;
}
