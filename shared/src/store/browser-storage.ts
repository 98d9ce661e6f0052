import { parseStoredUser, sessionRestored, signedOutState, type SessionState } from '../session';
import { cartRestored, parseStoredCart } from './cart-slice';
import type { AppStore, StoredState } from './create-store';

/** Token and user count only together. */
export function readStoredState(storage: Storage): StoredState {
  const token = storage.getItem('token');
  const user = parseStoredUser(storage.getItem('user'));
  return {
    session: token && user ? { ...signedOutState, token, user } : signedOutState,
    cart: parseStoredCart(storage.getItem('cart')),
  };
}

/** Whether a token is stored, even when the user stored with it cannot be read. */
export function hasStoredToken(): boolean {
  return Boolean(window.localStorage.getItem('token'));
}

/** Writes every change of session and cart, and follows the changes of other tabs. */
export function keepInStorage(store: AppStore, page: Window): void {
  const storage = page.localStorage;
  let saved = store.getState();

  store.subscribe(() => {
    const state = store.getState();
    // A logout clears everything, so nothing is written after it.
    if (saved.session.token && state.session.ended === 'logout') {
      storage.clear();
      page.sessionStorage.clear();
    } else {
      if (state.session !== saved.session) saveSession(storage, state.session, saved.session);
      if (state.cart !== saved.cart) storage.setItem('cart', JSON.stringify(state.cart));
    }
    saved = state;
  });

  page.addEventListener('storage', (event) => {
    if (event.storageArea !== storage) return;
    const stored = readStoredState(storage);
    const { session, cart } = store.getState();
    if (stored.session.token !== session.token) {
      store.dispatch(
        sessionRestored(
          stored.session.token
            ? stored.session
            : { ...stored.session, ended: 'logout', endedAsAdmin: false },
        ),
      );
    } else if (JSON.stringify(stored.session.user) !== JSON.stringify(session.user)) {
      store.dispatch(sessionRestored(stored.session));
    }
    if (JSON.stringify(stored.cart) !== JSON.stringify(cart)) {
      store.dispatch(cartRestored(stored.cart));
    }
  });
}

function saveSession(storage: Storage, session: SessionState, before: SessionState): void {
  if (session.token && session.user) {
    storage.setItem('token', session.token);
    storage.setItem('user', JSON.stringify(session.user));
  } else if (before.token) {
    // An expired session takes only itself along.
    ['token', 'user'].forEach((key) => storage.removeItem(key));
  }
}
