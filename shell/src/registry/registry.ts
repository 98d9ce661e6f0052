import {
  entryAddress,
  type BuiltFrom,
  type PublishedVersion,
  type Registry,
  type RegistryEntry,
  type RouteManifest,
} from 'shared/contract';

const EMPTY: Registry = { shell: '', remotes: {} };

/**
 * Reads a registry entry by entry. A broken entry is left out and reported through `refuse`; a
 * registry that is broken as a whole becomes one without remotes.
 */
export function parseRegistry(
  text: string | null,
  refuse: (remote: string, reason: string) => void,
): Registry {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '');
  } catch {
    refuse('registry', 'not JSON');
    return EMPTY;
  }
  if (!isRecord(value) || !isRecord(value.remotes)) {
    refuse('registry', 'no remotes');
    return EMPTY;
  }
  const remotes: Record<string, RegistryEntry> = {};
  for (const [name, entry] of Object.entries(value.remotes)) {
    const reason = faultOf(name, entry);
    if (reason) refuse(name, reason);
    // `faultOf` has checked every field.
    else remotes[name] = entry as RegistryEntry;
  }
  return {
    shell: typeof value.shell === 'string' ? value.shell : '',
    remotes,
    // Only used in reports.
    builtFrom: isRecord(value.builtFrom) ? (value.builtFrom as BuiltFrom) : undefined,
    isPartial: value.isPartial === true || undefined,
  };
}

function faultOf(name: string, entry: unknown): string | null {
  if (!/^mf-[a-z0-9-]+$/.test(name)) return 'not a remote name';
  if (!isRecord(entry)) return 'not an object';
  const { label, userMenu, enabled, live, previous, canary, routes } = entry;
  const parts = {
    label: typeof label === 'string',
    userMenu: typeof userMenu === 'boolean',
    enabled: typeof enabled === 'boolean',
    // Only a candidate can be without a live version beside it.
    live: live === null ? canary !== null : isVersion(name, live),
    previous: previous === null || isVersion(name, previous),
    canary:
      canary === null ||
      (isRecord(canary) &&
        isVersion(name, canary) &&
        isPercent(canary.percent) &&
        areRoutes(canary.routes) &&
        Array.isArray(canary.pages)),
    routes: areRoutes(routes),
  };
  const [part] = Object.entries(parts).find(([, isSound]) => !isSound) ?? [];
  return part ? `${part} is malformed` : null;
}

const isPercent = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 100;

/** The entry must come from the remote's own folder on this site. */
function isVersion(name: string, value: unknown): value is PublishedVersion {
  return (
    isRecord(value) &&
    typeof value.version === 'string' &&
    /^[0-9a-z]+$/.test(value.version) &&
    value.entry === entryAddress(name, value.version) &&
    typeof value.integrity === 'string' &&
    /^sha(256|384|512)-[A-Za-z0-9+/]+=*$/.test(value.integrity)
  );
}

const areRoutes = (value: unknown) => Array.isArray(value) && value.every(isRoute);

function isRoute(value: unknown): value is RouteManifest {
  return (
    isPage(value) &&
    value.path.startsWith('/') &&
    typeof value.access === 'string' &&
    ['public', 'student', 'admin'].includes(value.access) &&
    typeof value.header === 'boolean' &&
    typeof value.footer === 'boolean' &&
    Array.isArray(value.children) &&
    value.children.every(isPage)
  );
}

function isPage(value: unknown): value is Record<string, unknown> & { path: string } {
  return isRecord(value) && ['id', 'path', 'title'].every((key) => typeof value[key] === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
