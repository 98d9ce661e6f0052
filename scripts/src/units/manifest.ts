import type {
  Origin,
  PageManifest,
  PageMeta,
  Registry,
  RemoteModule,
  RouteManifest,
  SlotDeclaration,
  SlotTypes,
  WidgetManifest,
} from 'shared/contract';
import type { ListedLink } from 'shared/model/additions';
import type { Calls } from 'node-shared/api-calls';
import type { StatsCompilation } from 'webpack';
import type { BuildSettings } from '../settings';

export const isShell = (unit: string) => unit === 'shell';

/** Name of the file that describes a build. */
export const manifestFile = (unit: string) => (isShell(unit) ? 'shell.json' : 'remote.json');

export interface BuiltFile {
  bytes: number;
  /** Bytes sent to a browser that accepts brotli. */
  brotli: number;
  integrity: string;
}

/** Paths relative to the unit's version folder. */
export interface Assets {
  js: string[];
  css: string[];
}

/** What every unit's build describes. */
export interface UnitManifest {
  version: string;
  contract: number;
  files: Record<string, BuiltFile>;
  /** What its sources call of the API of the site. */
  calls: Calls;
  /** Integrity of the server bundle. */
  server: string;
  /** The team or person responsible for the unit: `owner` of its `package.json`, if it names one. */
  owner?: string;
  /** `version` of its `package.json`. */
  packageVersion?: string;
  /** The language of this manifest if it is not English: each language has its own, in its folder. */
  language?: string;
  /** In the English manifest: the other languages that the unit is built in. */
  languages?: string[];
}

/** The folders of a build, below its own: that of the English one, and one for each other language. */
export const languageFolders = ({ languages = [] }: Pick<UnitManifest, 'languages'>): string[] => [
  '',
  ...languages,
];

/** `shell.json`: the files of the host and the modules that it provides. */
export interface ShellManifest extends UnitManifest, Assets {
  name: 'shell';
  provides: Record<string, { version: string; exports: string[]; late?: Pick<Assets, 'js'> }>;
  /** The settings that it was compiled with; a remote that is built elsewhere uses the same. */
  settings: BuildSettings;
}

/** A widget as it is drawn on one page. */
export interface WidgetRequest {
  id: string;
  /** The address of the page. */
  path: string;
  /** What the slot gives. */
  props: object;
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
  renderWidget(widget: WidgetRequest, registry: Registry, remote: RemoteModule): Promise<string>;
}

/** The used exports of each singleton; `*` means that the module is used as a whole. */
export type SharedImports = Record<string, string[]>;

export interface BuiltPage extends PageManifest {
  /** Everything the page needs beyond the entry and the exposed module. */
  assets: Assets;
  /** Names of the late singletons that the page imports, which the host provides in separate scripts. */
  late?: string[];
}

export type BuiltRoute = BuiltPage &
  Omit<RouteManifest, 'children'> & { prerender: string[]; children: BuiltPage[] };

/** `remote.json`: what a remote declares, and what its build has found. */
export interface RemoteManifest extends UnitManifest {
  name: string;
  label: string;
  userMenu: boolean;
  /** What its pages call beside the API of the site, if anything. */
  origins?: readonly Origin[];
  /** The version range that the remote requires of libraries of the host. */
  requires: Record<string, string>;
  imports: SharedImports;
  /** The files that the exposed module needs in addition to the entry. */
  exposed: Assets;
  /** Set by a site for a build that a team has sent: its server bundle is evaluated only where it is isolated. */
  mustBeIsolated?: true;
  routes: BuiltRoute[];
  /** The links to its pages in menus of the site. */
  links: ListedLink[];
  slots?: readonly SlotDeclaration[];
  widgets?: BuiltWidget[];
}

export interface BuiltWidget extends WidgetManifest {
  takes?: SlotTypes;
  assets: Assets;
}

/** The files of a named chunk group. The chunk of a page is named after its route id. */
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
