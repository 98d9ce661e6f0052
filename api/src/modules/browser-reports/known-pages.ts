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
  remotes: Type.Record(
    Type.String(),
    Type.Object({
      live: Version,
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
  const remoteOf = currentRemotes(siteDir);
  return ({ remote, version, route }) => {
    const known = remoteOf(remote);
    if (!known) return false;
    const { routes } = known;
    return (
      hasVersion(known, version) &&
      routes.some(({ path, children }) => [path, ...children.map(within(path))].includes(route))
    );
  };
}

/**
 * Returns a check for whether visitors get this version of a section. The host is one of them with any
 * version of the form of a version, because it is not in the list of sections.
 */
export function knownVersions(siteDir: string): (remote: string, version: string) => boolean {
  const remoteOf = currentRemotes(siteDir);
  return (remote, version) => {
    const known = remoteOf(remote);
    return known ? hasVersion(known, version) : false;
  };
}

type Remote = Static<typeof Registry>['remotes'][string];

const hasVersion = ({ live, previous, canary }: Remote, version: string): boolean =>
  [live, previous, canary].some((each) => each?.version === version);

function currentRemotes(siteDir: string): (name: string) => Remote | undefined {
  let readAt = -Infinity;
  let known: Static<typeof Registry>['remotes'] = {};
  return (name) => {
    if (performance.now() - readAt > READ_AGAIN_MS) {
      readAt = performance.now();
      known = readRemotes(siteDir);
    }
    return Object.hasOwn(known, name) ? known[name] : undefined;
  };
}

/** The route pattern of a page in a layout, as the host writes it. */
const within =
  (layout: string) =>
  ({ path }: { path: string }): string =>
    path ? `${layout}/${path}` : layout;

function readRemotes(siteDir: string): Static<typeof Registry>['remotes'] {
  try {
    const registry: unknown = JSON.parse(readFileSync(join(siteDir, 'registry.json'), 'utf8'));
    return Value.Check(Registry, registry) ? registry.remotes : {};
  } catch {
    // Nothing is published yet.
    return {};
  }
}
