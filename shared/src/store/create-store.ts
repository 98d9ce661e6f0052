import {
  combineSlices,
  configureStore,
  createDynamicMiddleware,
  type Middleware,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { sessionExpired, sessionRestored, sessionSlice, signedOut } from '../session';
import { cartSlice } from './cart-slice';

/** The API client as far as a store needs to know it; a first visit goes without. */
interface ApiSlice {
  reducerPath: 'api';
  reducer: Reducer;
  middleware: Middleware;
}

const slices = combineSlices(sessionSlice, cartSlice);
const apiMiddleware = createDynamicMiddleware();

export type RootState = ReturnType<typeof slices>;

/** What of the state survives in the browser's storage. */
export type StoredState = Pick<RootState, 'session' | 'cart'>;

/** One, but in tests. */
const stores: AppStore[] = [];

/** Gives the API client its place in the store, whether that is there already or made later. */
export function injectApi({ reducerPath, reducer, middleware }: ApiSlice): void {
  slices.inject({ reducerPath, reducer });
  apiMiddleware.addMiddleware(middleware);
  // An injected slice has a state from the next action on.
  for (const store of stores) store.dispatch({ type: 'store/apiInjected' });
}

/**
 * Whoever comes next must not see what the server told about the last user, in memory as in
 * storage; a logout, unlike an expired session, empties the cart too.
 */
function reducer(state: Partial<RootState> | undefined, action: UnknownAction): RootState {
  if (state && signedOut.match(action)) {
    return slices({ session: state.session }, action);
  }
  if (state && endsSession(action)) {
    return slices({ session: state.session, cart: state.cart }, action);
  }
  return slices(state, action);
}

/** Here as refused by the server, or in another tab by a logout. */
function endsSession(action: UnknownAction): boolean {
  return sessionExpired.match(action) || (sessionRestored.match(action) && !action.payload.token);
}

const configure = (stored: Partial<StoredState> = {}) =>
  configureStore({
    reducer,
    preloadedState: stored,
    middleware: (defaults) => defaults().concat(apiMiddleware.middleware),
    devTools: process.env.NODE_ENV !== 'production',
  });

/** The one store; only the host (and the test kit) creates it. */
export function createStore(stored?: Partial<StoredState>): AppStore {
  const store = configure(stored);
  stores.push(store);
  return store;
}

export type AppStore = ReturnType<typeof configure>;
export type AppDispatch = AppStore['dispatch'];
