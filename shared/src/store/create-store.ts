import { combineSlices, configureStore, createDynamicMiddleware } from '@reduxjs/toolkit';
import type { Middleware, Reducer, UnknownAction } from 'redux';
import { sessionExpired, sessionRestored, sessionSlice, signedOut } from './session-slice';
import { cartSlice } from './cart-slice';

/** The part of the API client that a store needs. A first visit does not load the client. */
interface ApiSlice {
  reducerPath: 'api';
  reducer: Reducer;
  middleware: Middleware;
}

const slices = combineSlices(sessionSlice, cartSlice);
const apiMiddleware = createDynamicMiddleware();

export type RootState = ReturnType<typeof slices>;

/** The part of the state that is kept in the browser's storage. */
export type StoredState = Pick<RootState, 'session' | 'cart'>;

/** More than one only in tests. */
const stores: AppStore[] = [];

/** Adds the API client to the stores that exist and to those that are created later. */
export function injectApi({ reducerPath, reducer, middleware }: ApiSlice): void {
  slices.inject({ reducerPath, reducer });
  apiMiddleware.addMiddleware(middleware);
  // An injected slice has its state only after the next action.
  for (const store of stores) store.dispatch({ type: 'store/apiInjected' });
}

/**
 * The end of a session removes the API responses of its user from memory, so that the next user does
 * not see them. A logout, unlike an expired session, also empties the cart.
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

/** The server has refused the token, or another tab has logged out. */
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

/** The store of the page, for code outside React; in tests the one that was created last. */
export function currentStore(): AppStore {
  const store = stores.at(-1);
  if (!store) throw new Error('The host has not created the store yet.');
  return store;
}

export type AppStore = ReturnType<typeof configure>;
export type AppDispatch = AppStore['dispatch'];
