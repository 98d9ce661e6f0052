import { lazy, useEffect, useSyncExternalStore, type ComponentType } from 'react';
import type { PageModule } from 'shared/contract';
import type { PrerenderedPage, PrerenderedState } from '../remotes/prerendered-page';
import type { RemoteLoader } from '../remotes/remote-loader';
import { StaticCopyOnError } from './StaticCopyOnError';
import { SectionFailure } from '../remotes/section-failure';

interface Source {
  remotes: RemoteLoader;
  /** `NAME@VERSION` of the remote that rendered the HTML. */
  renderedBy: string;
  loadPage(): Promise<PageModule>;
  /** `hasArrived`: the section has loaded and can render the page like any other from now on. */
  onLeave(hasArrived: boolean): void;
}

export function createPrerenderedPage({
  remotes,
  renderedBy,
  loadPage,
  onLeave,
}: Source): PrerenderedPage {
  const [name = ''] = renderedBy.split('@');
  const listeners = new Set<() => void>();
  let state: PrerenderedState = 'waiting';
  /** `load` counts the loads and is the React key, so that each load renders a new page. */
  let latest: { Page: ComponentType; load: number } | null = null;
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));

  function setState(next: PrerenderedState): void {
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
      setState(version === renderedBy ? 'arrived' : 'replaced');
    } catch (error) {
      setState(
        SectionFailure.is(error) ? error : new SectionFailure(name, '', 'threw at load', error),
      );
    }
  }

  /** The page threw after it had loaded: another version replaces it, or the HTML stays with a card. */
  function crash(error: unknown): void {
    const version = remotes.versions()[name] ?? '';
    const failure = new SectionFailure(name, version, 'threw in render', error);
    if (remotes.fallBack(failure)) void load();
    else setState(failure);
  }

  function LivePage() {
    // `LivePage` is rendered only after the page has arrived, so `latest` is set.
    const { Page, load: key } = useSyncExternalStore(subscribe, theLatest, theLatest)!;
    useEffect(() => {
      // Runs after the effects of the page, which may throw.
      void Promise.resolve().then(() => {
        if (!SectionFailure.is(state)) setState('live');
      });
    }, [key]);
    return (
      <StaticCopyOnError key={key} isLive={() => state === 'live'} onCrash={crash}>
        <Page />
      </StaticCopyOnError>
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
    leave: () => {
      setState('left');
      onLeave(latest !== null);
    },
  };
}
