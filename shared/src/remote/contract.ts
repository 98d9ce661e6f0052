import type { ComponentType } from 'react';
import type { PageSubject } from '../catalogue';

/** Version of the contract between host and remotes. A remote built for another version is refused. */
export const CONTRACT = 1;

/** Who may open a route: anybody, a signed-in user under the own name, or role 3. */
export type Access = 'public' | 'student' | 'admin';

/** What a page says of itself to search engines, shared links and the browser tab. */
export interface PageMeta {
  title: string;
  description: string;
  /** The address to index, for a page that answers under several; its own path unless told. */
  canonical?: `/${string}`;
  /** The sharing picture: an absolute path, e.g. `/og/numerology-course.png`, or an https address. */
  image?: string;
  /** schema.org objects, written into the page as JSON-LD when it is prerendered. */
  jsonLd?: readonly object[];
  /** Keep this page out of search results. */
  noIndex?: true;
}

/** What `lazy` of a route resolves to. */
export interface PageModule {
  Component: ComponentType;
  /** `params` are the matched, decoded path parameters. */
  meta?: (params: Readonly<Record<string, string | undefined>>) => PageMeta;
}

/** Identifies a route for good: `<area>/<page>`, also the name of the page's chunk (`area-page`). */
export type RouteId = `${string}/${string}`;

interface Page {
  id: RouteId;
  title: string;
  lazy: () => Promise<PageModule>;
}

/** A page inside the layout of a `RemoteRoute`; `path` is relative to it, none means its index. */
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
   * `true` for a path without parameters, and for one whose `:urlTitle` names a product of the list
   * in `product`: each of them is rendered ahead. A list of paths names them itself; `false`: none.
   */
  prerender: boolean | readonly `/${string}`[];
  /**
   * What of the catalogue the page is about, which the host loads: the list in which `:urlTitle` of
   * the path is looked up, or the questions.
   */
  product?: PageSubject;
  children?: readonly RemoteChildRoute[];
}

/** The one module a remote exposes, `./routes`. */
export interface RemoteModule {
  contract: typeof CONTRACT;
  name: string;
  /** What the section is called where it has to be named, e.g. `Cart and checkout`. */
  label: string;
  /** `false` where the header offers the login even to a signed-in user. */
  userMenu: boolean;
  routes: readonly RemoteRoute[];
}

/** What a remote says of itself; the user menu is shown unless told. */
type RemoteDeclaration = Omit<RemoteModule, 'contract' | 'userMenu'> & { userMenu?: false };

/** Declares a remote; the types are the contract. */
export function defineRemote(remote: RemoteDeclaration): RemoteModule {
  return { contract: CONTRACT, userMenu: true, ...remote };
}
