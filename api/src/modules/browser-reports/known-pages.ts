import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry, RegistryEntry } from 'shared/contract';

export interface ShownPage {
  remote: string;
  version: string;
  route: string;
}

const READ_AGAIN_MS = 10_000;

/** Returns a check for whether the site has a page, in a version that visitors get. */
export function knownPages(siteDir: string): (page: ShownPage) => boolean {
  const registryOf = currentRegistry(siteDir);
  return ({ remote, version, route }) => {
    const known = entryOf(registryOf(), remote);
    return (
      hasVersion(known, version) &&
      known!.routes.some(({ path, children }) =>
        [path, ...children.map(within(path))].includes(route),
      )
    );
  };
}

/** Returns a check for whether visitors get this version of a section, or of the host (`shell`). */
export function knownVersions(siteDir: string): (remote: string, version: string) => boolean {
  const registryOf = currentRegistry(siteDir);
  return (name, version) => {
    const registry = registryOf();
    return name === 'shell'
      ? version === registry.shell
      : hasVersion(entryOf(registry, name), version);
  };
}

/** The versions that visitors get of the host and of each section. */
export function liveVersions(siteDir: string): { name: string; version: string }[] {
  const { shell, remotes } = readRegistry(siteDir);
  const sections = Object.entries(remotes).map(([name, { live }]) => [name, live?.version]);
  return [['shell', shell], ...sections].flatMap(([name, version]) =>
    name && version ? [{ name, version }] : [],
  );
}

type Shown = Pick<Registry, 'shell' | 'remotes'>;

/** Browsers can send any names, also those that every object inherits. */
const entryOf = ({ remotes }: Shown, name: string) =>
  Object.hasOwn(remotes, name) ? remotes[name] : undefined;

const hasVersion = (entry: RegistryEntry | undefined, version: string): boolean =>
  [entry?.live, entry?.previous, entry?.canary].some((each) => each?.version === version);

function currentRegistry(siteDir: string): () => Shown {
  let readAt = -Infinity;
  let known = readRegistry(siteDir);
  return () => {
    if (performance.now() - readAt > READ_AGAIN_MS) {
      readAt = performance.now();
      known = readRegistry(siteDir);
    }
    return known;
  };
}

/** The route pattern of a page in a layout, as the host writes it. */
const within =
  (layout: string) =>
  ({ path }: { path: string }): string =>
    path ? `${layout}/${path}` : layout;

/** What the site shows now; nothing before the first publish. */
function readRegistry(siteDir: string): Shown {
  const none = { shell: '', remotes: {} };
  try {
    // A publish has written the file.
    return {
      ...none,
      ...(JSON.parse(readFileSync(join(siteDir, 'registry.json'), 'utf8')) as Shown),
    };
  } catch {
    // Nothing is published yet.
    return none;
  }
}
