import { CONTRACT, type PageModule, type RemoteModule, type RemoteRoute } from 'shared/contract';
import { SectionFailure } from './section-failure';

/* Checks of what a remote has loaded, before it is used; each failed check is a `SectionFailure`. */

/** What a remote loads under an id: a page or a widget. */
export function routeOf({ routes, widgets = [] }: RemoteModule, id: string): Loadable | undefined {
  return [...routes.flatMap((route) => [route, ...(route.children ?? [])]), ...widgets].find(
    (each) => each.id === id,
  );
}

interface Loadable extends Pick<RemoteRoute, 'load'> {
  lazy: () => Promise<unknown>;
}

export function checkContract(name: string, version: string, module: unknown): RemoteModule {
  // The module can be anything: its fields are checked below.
  const candidate = module as Partial<RemoteModule> | null | undefined;
  if (
    candidate?.contract !== CONTRACT ||
    candidate.name !== name ||
    !Array.isArray(candidate.routes)
  ) {
    throw new SectionFailure(name, version, 'contract', `contract ${String(candidate?.contract)}`);
  }
  // The build has checked each route against the contract.
  return candidate as RemoteModule;
}

export function checkPage(name: string, version: string, module: unknown): PageModule {
  // The module can be anything: its fields are checked below.
  const candidate = module as Partial<PageModule> | null | undefined;
  // A component is a function, or an object where it is wrapped by `memo` and the like.
  if (!candidate?.Component || !['function', 'object'].includes(typeof candidate.Component)) {
    throw new SectionFailure(name, version, 'contract', 'the page exports no Component');
  }
  // All other exports are optional.
  return candidate as PageModule;
}

export function asFailure(name: string, version: string, error: unknown): SectionFailure {
  return SectionFailure.is(error)
    ? error
    : new SectionFailure(name, version, 'threw at load', error);
}

export function isWorthRetrying({ kind, isTimeout }: SectionFailure): boolean {
  return !isTimeout && (kind === 'unreachable' || kind === 'corrupt');
}
