import { configureStore } from '@reduxjs/toolkit';
import { combineReducers, type UnknownAction } from 'redux';
import { api } from '../api';
import { sessionExpired, sessionRestored, sessionSlice, signedOut } from '../session';
import { cartSlice } from './cart-slice';

const slices = combineReducers({
  session: sessionSlice.reducer,
  cart: cartSlice.reducer,
  [api.reducerPath]: api.reducer,
});

export type RootState = ReturnType<typeof slices>;

/** What of the state survives in the browser's storage. */
export type StoredState = Pick<RootState, 'session' | 'cart'>;

/**
 * Whoever comes next must not see what the server told about the last user, in memory as in
 * storage; a logout, unlike an expired session, empties the cart too.
 */
function reducer(state: RootState | undefined, action: UnknownAction): RootState {
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

/** The one store; only the host (and the test kit) creates it. */
export function createStore(stored?: Partial<StoredState>) {
  return configureStore({
    reducer,
    preloadedState: { ...slices(undefined, { type: 'store/created' }), ...stored },
    middleware: (defaults) => defaults().concat(api.middleware),
    devTools: process.env.NODE_ENV !== 'production',
  });
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
