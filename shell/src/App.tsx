import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createStore, type AppStore, type RootState } from 'shared/store';
import { SiteProvider, type SiteServices } from './remotes/SiteContext';

/** What every page was prerendered with: nobody signed in, nothing in the cart. */
export const prerenderedState: RootState = createStore().getState();

interface Props {
  store: AppStore;
  services: SiteServices;
  /** Set while the page was, or is being, rendered ahead: hydration has to see the same state. */
  prerendered: boolean;
  children: ReactNode;
}

export function App({ store, services, prerendered, children }: Props) {
  return (
    <Provider store={store} {...(prerendered ? { serverState: prerenderedState } : {})}>
      <SiteProvider value={services}>{children}</SiteProvider>
    </Provider>
  );
}
