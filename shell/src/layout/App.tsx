import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { AdditionsProvider, type Additions } from 'shared/ui';
import { createStore, type AppStore, type RootState } from 'shared/store';
import { additionsOf } from '../additions/additions-of';
import { SiteProvider, type SiteServices } from '../remotes/SiteContext';

/** The state that every page is prerendered with: no signed-in user, an empty cart. */
export const prerenderedState: RootState = createStore().getState();

interface Props {
  store: AppStore;
  services: SiteServices;
  /** Whether the page is or was prerendered: hydration has to see the same state. */
  prerendered: boolean;
  /** How a slot is drawn. */
  slot: NonNullable<Additions['Slot']>;
  children: ReactNode;
}

export function App({ store, services, prerendered, slot, children }: Props) {
  return (
    <Provider store={store} {...(prerendered ? { serverState: prerenderedState } : {})}>
      <SiteProvider value={services}>
        <AdditionsProvider value={additionsOf(services.site, slot)}>{children}</AdditionsProvider>
      </SiteProvider>
    </Provider>
  );
}
