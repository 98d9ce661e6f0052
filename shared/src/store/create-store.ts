import type { ThunkDispatch } from '@reduxjs/toolkit';
import {
  applyMiddleware,
  combineReducers,
  legacy_createStore,
  type compose,
  type Dispatch,
  type Middleware,
  type Reducer,
  type StoreEnhancer,
  type UnknownAction,
} from 'redux';
import {
  sessionExpired,
  sessionReducer,
  sessionRestored,
  signedOut,
  type SessionState,
} from '../session';
import { cartReducer, type CartState } from './cart-slice';

export interface RootState {
  session: SessionState;
  cart: CartState;
}

/** What of the state survives in the browser's storage. */
export type StoredState = Pick<RootState, 'session' | 'cart'>;

/** A part of the store that comes later: the API client, as Redux Toolkit makes it. */
interface LatePart {
  reducerPath: string;
  reducer: Reducer;
  middleware: Middleware;
}

const ownReducers = { session: sessionReducer, cart: cartReducer };
let slices: Reducer<RootState, UnknownAction, Partial<RootState>> = combineReducers(ownReducers);
let latePart: LatePart | null = null;
/** One, but in tests. */
const stores: { dispatch: AppDispatch }[] = [];

/** Gives the API client its place in the store, which is there already or made later. */
export function extendStore(part: LatePart): void {
  latePart = part;
  slices = combineReducers({ ...ownReducers, [part.reducerPath]: part.reducer });
  for (const store of stores) store.dispatch({ type: 'store/extended' });
}

type Thunk = (dispatch: Dispatch, getState: () => RootState) => unknown;

/** Thunks, which only the API client uses, and its own middleware once it has come. */
const lateMiddleware: Middleware<object, RootState> = (store) => (next) => {
  let handle: typeof next | null = null;
  return (action) => {
    // A function is nothing else here.
    if (typeof action === 'function') return (action as Thunk)(store.dispatch, store.getState);
    handle ??= latePart && latePart.middleware(store)(next);
    return (handle ?? next)(action);
  };
};

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

/** Redux DevTools, where the browser has them and the site is built to develop it. */
const withDevTools: (enhancer: StoreEnhancer) => StoreEnhancer =
  (process.env.NODE_ENV !== 'production' &&
    // Written by the extension.
    (globalThis as { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: typeof compose })
      .__REDUX_DEVTOOLS_EXTENSION_COMPOSE__) ||
  ((enhancer) => enhancer);

/** The one store; only the host (and the test kit) creates it. */
export function createStore(stored?: Partial<StoredState>) {
  // Typed by what the middleware takes.
  const enhancer = withDevTools(applyMiddleware(lateMiddleware)) as StoreEnhancer<{
    dispatch: AppDispatch;
  }>;
  const store = legacy_createStore(reducer, stored, enhancer);
  stores.push(store);
  return store;
}

export type AppDispatch = ThunkDispatch<RootState, unknown, UnknownAction>;
export type AppStore = ReturnType<typeof createStore>;
