import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Type, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

const Version = Type.Object({ version: Type.String() });
const Route = Type.Object({
  path: Type.String(),
  children: Type.Array(Type.Object({ path: Type.String() })),
});
/** The fields of `registry.json` that are read here. */
const Registry = Type.Object({
  shell: Type.String(),
  remotes: Type.Record(
    Type.String(),
    Type.Object({
      // Null while the section has only a candidate.
      live: Type.Union([Version, Type.Null()]),
      previous: Type.Union([Version, Type.Null()]),
      canary: Type.Union([Version, Type.Null()]),
      routes: Type.Array(Route),
    }),
  ),
});

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
    const { remotes } = registryOf();
    if (!Object.hasOwn(remotes, remote)) return false;
    const known = remotes[remote]!;
    const { routes } = known;
    return (
      hasVersion(known, version) &&
      routes.some(({ path, children }) => [path, ...children.map(within(path))].includes(route))
    );
  };
}

/** Returns a check for whether visitors get this version of a section, or of the host (`shell`). */
export function knownVersions(siteDir: string): (remote: string, version: string) => boolean {
  const registryOf = currentRegistry(siteDir);
  return (name, version) => {
    const { shell, remotes } = registryOf();
    if (name === 'shell') return version === shell;
    return Object.hasOwn(remotes, name) && hasVersion(remotes[name]!, version);
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

/** The versions and routes of a section. */
type SiteRemote = Static<typeof Registry>['remotes'][string];

const hasVersion = ({ live, previous, canary }: SiteRemote, version: string): boolean =>
  [live, previous, canary].some((each) => each?.version === version);

function currentRegistry(siteDir: string): () => Static<typeof Registry> {
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
function readRegistry(siteDir: string): Static<typeof Registry> {
  const none = { shell: '', remotes: {} };
  try {
    const registry: unknown = JSON.parse(readFileSync(join(siteDir, 'registry.json'), 'utf8'));
    return Value.Check(Registry, registry) ? registry : none;
  } catch {
    // Nothing is published yet.
    return none;
  }
}
