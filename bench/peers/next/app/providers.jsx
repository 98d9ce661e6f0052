'use client';
import { useEffect, useMemo } from 'react';
import { Provider } from 'react-redux';
import { createStore, keepInStorage, readStoredState } from 'shared/store';
import { AdditionsProvider } from 'shared/ui';
import { afterSwitch } from 'shell/src/typed-input/handed-over';
import { layOutBands } from 'shell/src/layout/lay-out-bands';
import { LanguageSwitch } from '../../page-languages';

const inBrowser = typeof window !== 'undefined';
const prerenderedState = createStore().getState();
const store = createStore(inBrowser ? readStoredState() : undefined);
if (inBrowser) keepInStorage(store, window);

/** The visible part of what the site's host does for a page. */
export function Providers({ links, children }) {
  const additions = useMemo(() => ({ links: () => links, Slot: null, LanguageSwitch }), [links]);
  useEffect(() => {
    afterSwitch(() => {});
    void layOutBands();
  }, []);
  return (
    <Provider store={store} serverState={prerenderedState}>
      <AdditionsProvider value={additions}>{children}</AdditionsProvider>
    </Provider>
  );
}
