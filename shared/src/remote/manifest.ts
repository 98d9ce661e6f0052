import type { PageSubject } from '../catalogue';
import type { Access, RouteId } from './contract';

/** What the host knows of a page before its remote has been loaded. */
export interface PageManifest {
  id: RouteId;
  /** Below its route; empty for the index. */
  path: string;
  title: string;
}

/** What the host knows of a route before its remote has been loaded. */
export interface RouteManifest extends PageManifest {
  access: Access;
  header: boolean;
  footer: boolean;
  /** What of the catalogue the page is about. */
  product?: PageSubject;
  children: readonly PageManifest[];
}

/** A `RemoteRoute`, or anything else that carries the same facts. */
type RouteDeclaration = Omit<RouteManifest, 'children'> & {
  children?: readonly (Omit<PageManifest, 'path'> & { path?: string })[];
};

/** What the registry holds of a declared route; everything else of the declaration is left out. */
export function toRouteManifest({
  id,
  path,
  title,
  access,
  header,
  footer,
  product,
  children = [],
}: RouteDeclaration): RouteManifest {
  return {
    id,
    path,
    title,
    access,
    header,
    footer,
    ...(product ? { product } : {}),
    children: children.map((page) => ({ id: page.id, path: page.path ?? '', title: page.title })),
  };
}
