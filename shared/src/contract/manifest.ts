import type { PageSubject } from '../model/catalogue';
import type { Access, RouteId } from './contract';

/** What the host knows about a page before its remote is loaded. */
export interface PageManifest {
  id: RouteId;
  /** Relative to its route; empty for the index. */
  path: string;
  title: string;
  /** Whether it can be read without a network, and the calls of which it then shows the last answer. */
  offline?: true;
  calls?: readonly string[];
}

/** What the host knows about a route before its remote is loaded. */
export interface RouteManifest extends PageManifest {
  access: Access;
  header: boolean;
  footer: boolean;
  /** The part of the catalogue that the page is about. */
  about?: PageSubject;
  /** The section from which a live version takes the path. */
  takes?: `mf-${string}`;
  children: readonly PageManifest[];
}

/** A `RemoteRoute`, or any object with the same fields. */
type RouteDeclaration = Omit<RouteManifest, 'children'> & {
  children?: readonly (Omit<PageManifest, 'path'> & { path?: string })[];
};

/** The part of a route's declaration that the registry contains. */
export function toRouteManifest({
  id,
  path,
  title,
  access,
  header,
  footer,
  about,
  takes,
  children = [],
  ...route
}: RouteDeclaration): RouteManifest {
  return {
    id,
    path,
    title,
    access,
    header,
    footer,
    ...(about ? { about } : {}),
    ...(takes ? { takes } : {}),
    ...offlineOf(route),
    children: children.map((page) => ({
      id: page.id,
      path: page.path ?? '',
      title: page.title,
      ...offlineOf(page),
    })),
  };
}

const offlineOf = ({ offline, calls }: Pick<PageManifest, 'offline' | 'calls'>) =>
  offline ? { offline, ...(calls ? { calls } : {}) } : {};
