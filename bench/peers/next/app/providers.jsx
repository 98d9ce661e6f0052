'use client';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { createStore, keepInStorage, readStoredState } from 'shared/store';
import { layOutBands } from 'shell/src/layout/lay-out-bands';

const inBrowser = typeof window !== 'undefined';
const prerenderedState = createStore().getState();
const store = createStore(inBrowser ? readStoredState() : undefined);
if (inBrowser) keepInStorage(store, window);

/** The visible part of what the site's host does for a page. */
export function Providers({ children }) {
  useEffect(() => void layOutBands(), []);
  return (
    <Provider store={store} serverState={prerenderedState}>
      {children}
    </Provider>
  );
}
