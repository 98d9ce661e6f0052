import type { ComponentType } from 'react';
import type { MenuLink, SlotDeclaration } from '../model/additions';
import type { PageSubject } from '../model/catalogue';
import type { Right } from '../model/rights';
import type { Origin } from './origins';
import type { Widget } from './widgets';

/** Version of the contract between host and remotes. A remote built for another version is refused. */
export const CONTRACT = 1;

/** Who may open a route: everybody, a signed-in user under that user's own name, or an admin (role 3). */
export type Access = 'public' | 'student' | 'admin';

/** The metadata of a page for search engines, shared links and the browser tab. */
export interface PageMeta {
  title: string;
  description: string;
  /** The address to index, for a page with several addresses; by default the page's own path. */
  canonical?: `/${string}`;
  /** The picture for shared links: an absolute path (`/og/numerology-course.png`) or an https address. */
  image?: string;
  /** schema.org objects, written into the page as JSON-LD when it is prerendered. */
  jsonLd?: readonly object[];
  /** Keeps this page out of search results. */
  noIndex?: true;
}

/** What `lazy` of a route resolves to. */
export interface PageModule {
  Component: ComponentType;
  meta?: (params: OpenedWith['params']) => PageMeta;
}

/** With what a page is opened. */
export interface OpenedWith {
  /** The matched, decoded path parameters. */
  params: Readonly<Record<string, string | undefined>>;
  /** The query of the address. */
  search: URLSearchParams;
  /** Who is signed in, with the rights of an admin. */
  user: { readonly rights?: unknown; readonly ticked?: unknown } | null;
}

/** A call that reads: the path below the base of the API, such as `/orders`, and the query. */
export interface FirstCall {
  url: string;
  params?: object;
}

/** Permanent id of a route: `<area>/<page>`; also the name of the page's chunk (`area-page`). */
export type RouteId = `${string}/${string}`;

interface Page {
  id: RouteId;
  title: string;
  /** Of a page for admins: whoever lacks it does not see the links to the page. By default only owners do. */
  right?: Right;
  /** The links to the page in menus of the site, gone when the section is. */
  links?: readonly MenuLink[];
  lazy: () => Promise<PageModule>;
  /**
   * What the page will ask the API for first, null for nothing: the host asks for it while the script of the page is
   * loading. What decides it may be a smaller script.
   */
  load?: (opened: OpenedWith) => Promise<FirstCall | null>;
  /** Whether the page can be read without a network: on a route for students, or inside one. */
  offline?: true;
  /**
   * The calls whose last answer an offline page shows, such as `/orders/:number` or `POST /user/paid-course-ids` for one
   * that reads by another method.
   */
  calls?: readonly string[];
}

/**
 * A page inside the layout of a `RemoteRoute`. `path` is relative to the route; without
 * it, the page is the index.
 */
export interface RemoteChildRoute extends Page {
  path?: string;
}

/** A top-level route of a remote. */
export interface RemoteRoute extends Page {
  /** React Router pattern, absolute and case-sensitive, e.g. `/course/:urlTitle`. */
  path: `/${string}`;
  access: Access;
  /** Whether the host shows its header and footer around the route. */
  header: boolean;
  footer: boolean;
  /**
   * `true` for a path without parameters, and for a path whose `:urlTitle` names an entry of the
   * list in `about`: all these pages are prerendered. A list names the paths to prerender.
   * `false`: no page is prerendered.
   */
  prerender: boolean | readonly `/${string}`[];
  /**
   * The section that had this path before. While a version with this route is live, the path belongs to this
   * section, whatever the other one declares; afterwards, the other one has it again.
   */
  takes?: `mf-${string}`;
  /**
   * The part of the catalogue that the page is about, which the host loads: the list in which
   * `:urlTitle` of the path is looked up, the questions, or a policy.
   */
  about?: PageSubject;
  children?: readonly RemoteChildRoute[];
}

/** The one module a remote exposes, `./routes`. */
export interface RemoteModule {
  contract: typeof CONTRACT;
  name: string;
  /** Name of the section in messages, e.g. `Cart and checkout`. */
  label: string;
  /** `false`: the header offers the login even to a signed-in user. */
  userMenu: boolean;
  /**
   * Origins of APIs that its pages call beside the API of the site, e.g. `https://chat.example`. Only pages of
   * this section may call them, so going to these pages from others, and back, loads the page anew.
   */
  origins?: readonly Origin[];
  routes: readonly RemoteRoute[];
  /** The places in its pages that it gives to widgets of other sections. */
  slots?: readonly SlotDeclaration[];
  /** Parts of other sections' pages. */
  widgets?: readonly Widget[];
}

/** The declaration of a remote; the user menu is shown by default. */
type RemoteDeclaration = Omit<RemoteModule, 'contract' | 'userMenu'> & { userMenu?: false };

/** Declares a remote; the types are the contract. */
export function defineRemote(remote: RemoteDeclaration): RemoteModule {
  return { contract: CONTRACT, userMenu: true, ...remote };
}
