import type { PageManifest, PageMeta, Registry, RemoteModule, RouteManifest } from 'shared/remote';
import type { StatsCompilation } from 'webpack';
import type { SharedImports } from './referenced-exports';

export interface BuiltFile {
  bytes: number;
  /** Bytes sent to a browser that accepts brotli. */
  brotli: number;
  integrity: string;
}

/** Paths below the unit's version folder. */
export interface Assets {
  js: string[];
  css: string[];
}

/** `shell.json`: what the host is made of and what it provides. */
export interface ShellManifest extends Assets {
  name: 'shell';
  contract: number;
  version: string;
  provides: Record<string, { version: string; exports: string[] }>;
  files: Record<string, BuiltFile>;
  /** Integrity of the server bundle. */
  server?: string;
}

/** What the host's server bundle exports. */
export interface ShellServer {
  contract: number;
  singletons: Readonly<Record<string, object>>;
  render(
    path: string,
    registry: Registry,
    remote: RemoteModule | null,
  ): Promise<{ html: string; routeId: string; meta: PageMeta }>;
}

export interface BuiltPage extends PageManifest {
  /** Everything the page needs beyond the entry and the exposed module. */
  assets: Assets;
}

/** `remote.json`: what a remote declares, and what its build found out. */
export interface RemoteManifest {
  contract: number;
  name: string;
  label: string;
  userMenu: boolean;
  version: string;
  /** Ranges asked of the host's singletons. */
  requires: Record<string, string>;
  imports: SharedImports;
  exposed: Assets;
  routes: (BuiltPage &
    Omit<RouteManifest, 'children'> & { prerender: string[]; children: BuiltPage[] })[];
  files: Record<string, BuiltFile>;
  /** Integrity of the server bundle. */
  server?: string;
}

/** The files of a named chunk group: a page is the chunk named after its route id. */
export function routeAssets(stats: StatsCompilation, chunkName: string): Assets {
  const group = stats.namedChunkGroups?.[chunkName];
  if (!group) {
    const known = Object.keys(stats.namedChunkGroups ?? {}).join(', ');
    throw new Error(
      `no chunk named ${chunkName}; name the page's import after its route id: import(/* webpackChunkName: "${chunkName}" */ …). There are: ${known}.`,
    );
  }
  const files = (group.assets ?? []).map(({ name }) => name);
  return {
    js: files.filter((file) => file.endsWith('.js')),
    css: files.filter((file) => file.endsWith('.css')),
  };
}
