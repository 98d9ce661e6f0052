import { configureStore } from '@reduxjs/toolkit';
import { combineReducers, type Middleware, type Reducer, type UnknownAction } from 'redux';
import { loginSlice, signedOut } from './login-slice';
import { cartOf, cartSlice } from './cart-slice';

/** The part of the API client that a store needs. A first visit does not load the client. */
interface ApiSlice {
  reducerPath: 'api';
  reducer: Reducer;
  middleware: Middleware;
}

const own = { login: loginSlice.reducer, cart: cartSlice.reducer };
let slices: (state: Partial<RootState> | undefined, action: UnknownAction) => RootState =
  combineReducers(own);
/** Of the API client, once it is loaded. */
const late: Middleware[] = [];

export type RootState = { [Slice in keyof typeof own]: ReturnType<(typeof own)[Slice]> };

/** The part of the state that is kept in the browser's storage. */
export type StoredState = Pick<RootState, 'login' | 'cart'>;

/** More than one only in tests. */
const stores: AppStore[] = [];

/** Adds the API client, and another middleware of it, to the stores that exist and to those that are created later. */
export function injectApi(
  { reducerPath, reducer, middleware }: ApiSlice,
  another: Middleware<object, Pick<RootState, 'login'>>,
): void {
  slices = combineReducers({ ...own, [reducerPath]: reducer });
  late.push(middleware, another);
  // Its part has a state only after the next action.
  for (const store of stores) store.dispatch({ type: 'store/apiInjected' });
}

/** Passes actions through the middleware of the API client as soon as there is one. */
const lateMiddleware: Middleware = (api) => (next) => {
  let through: typeof next | undefined;
  return (action) => {
    if (late.length > 0) through ??= late.reduceRight((rest, each) => each(api)(rest), next);
    return (through ?? next)(action);
  };
};

/**
 * The end of a login removes the API responses of its user from memory, so that the next user does
 * not see them; so does another login in its place. A logout, unlike other ends, also empties the cart; after
 * any other end its lines wait for their owner, and the login of somebody else removes them.
 */
function reducer(state: Partial<RootState> | undefined, action: UnknownAction): RootState {
  const login = state?.login;
  if (login && signedOut.match(action)) {
    return slices({ login }, action);
  }
  const next = slices(state, action);
  if (!login || next.login.token === login.token) return next;
  const cart = cartOf(next.login.user?.id, login.user?.id, next.cart);
  if (!login.token) return { ...next, cart };
  return slices({ login: next.login, cart }, { type: 'store/loginEnded' });
}

const configure = (stored: Partial<StoredState> = {}) =>
  configureStore({
    reducer,
    preloadedState: stored,
    middleware: (defaults) => defaults().concat(lateMiddleware),
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
