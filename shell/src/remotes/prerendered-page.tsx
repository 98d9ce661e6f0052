import { lazy, useEffect, useSyncExternalStore, type ComponentType } from 'react';
import type { PageModule } from 'shared/remote';
import type { RemoteLoader } from './remote-loader';
import { KeptReadable } from './KeptReadable';
import { SectionFailure } from './section-failure';

/**
 * `waiting`: the HTML stands there, its section is on its way. `arrived`: it is about to answer.
 * `replaced`: the section came in another version and draws the page anew. `live`: it answers.
 * `left`: the visitor has gone elsewhere. A failure: the HTML stays, with a card below it.
 */
export type PrerenderedState =
  'waiting' | 'arrived' | 'replaced' | 'live' | 'left' | SectionFailure;

/** The prerendered page a visit begins with: the host answers at once, the page when it can. */
export interface PrerenderedPage {
  /** Takes the place of the page's component; waits for it as long as it takes. */
  Component: ComponentType;
  state(): PrerenderedState;
  subscribe(listener: () => void): () => void;
  /** Loads the section, again after a failure. */
  load(): Promise<void>;
  leave(): void;
}

interface Source {
  remotes: RemoteLoader;
  /** `NAME@VERSION`, what the HTML was rendered by. */
  renderedBy: string;
  loadPage(): Promise<PageModule>;
}

export function createPrerenderedPage({ remotes, renderedBy, loadPage }: Source): PrerenderedPage {
  const [name = ''] = renderedBy.split('@');
  const listeners = new Set<() => void>();
  let state: PrerenderedState = 'waiting';
  /** Drawn as a new one each time it is loaded. */
  let latest: { Page: ComponentType; load: number } | null = null;
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));

  function become(next: PrerenderedState): void {
    if (state === 'left') return;
    state = next;
    for (const listener of listeners) listener();
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  async function load(): Promise<void> {
    try {
      const { Component: Page } = await loadPage();
      latest = { Page, load: (latest?.load ?? 0) + 1 };
      arrive();
      const version = `${name}@${remotes.versions()[name]}`;
      become(version === renderedBy ? 'arrived' : 'replaced');
    } catch (error) {
      become(
        SectionFailure.is(error) ? error : new SectionFailure(name, '', 'threw at load', error),
      );
    }
  }

  /** It came and threw: another version takes its place, or the HTML stays with a card below it. */
  function crash(error: unknown): void {
    const version = remotes.versions()[name] ?? '';
    const failure = new SectionFailure(name, version, 'threw in render', error);
    if (remotes.fallBack(failure)) void load();
    else become(failure);
  }

  function LivePage() {
    // It is drawn once the page has arrived.
    const { Page, load: key } = useSyncExternalStore(subscribe, theLatest, theLatest)!;
    useEffect(() => {
      // After what the effects of the page have thrown.
      queueMicrotask(() => {
        if (!SectionFailure.is(state)) become('live');
      });
    }, [key]);
    return (
      <KeptReadable key={key} isLive={() => state === 'live'} onCrash={crash}>
        <Page />
      </KeptReadable>
    );
  }
  const theLatest = () => latest;

  const Component = lazy(async () => {
    await arrived;
    return { default: LivePage };
  });

  return {
    Component,
    state: () => state,
    subscribe,
    load,
    leave: () => become('left'),
  };
}

const never = () => () => {};

/** `null` where the visit did not begin with a prerendered page, and while rendering one. */
export function usePrerenderedState(page: PrerenderedPage | null): PrerenderedState | null {
  return useSyncExternalStore(
    page?.subscribe ?? never,
    () => page?.state() ?? null,
    () => (page ? 'waiting' : null),
  );
}
