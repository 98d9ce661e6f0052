import { CONTRACT, type PageModule, type RemoteChildRoute, type RemoteModule } from 'shared/remote';
import { SectionFailure } from './section-failure';

/* What has arrived of a remote, looked at before it is trusted; each fault is a `SectionFailure`. */

export function routeOf({ routes }: RemoteModule, id: string): RemoteChildRoute | undefined {
  return routes
    .flatMap((route) => [{ ...route, path: route.path }, ...(route.children ?? [])])
    .find((route) => route.id === id);
}

export function checkContract(name: string, version: string, module: unknown): RemoteModule {
  // Whatever it is, it is looked at field by field.
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
  // Whatever it is, it is looked at field by field.
  const candidate = module as Partial<PageModule> | null | undefined;
  // A component is a function, or an object where it is wrapped by `memo` and the like.
  if (!candidate?.Component || !['function', 'object'].includes(typeof candidate.Component)) {
    throw new SectionFailure(name, version, 'contract', 'the page exports no Component');
  }
  // What it exports beside the component is optional.
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
