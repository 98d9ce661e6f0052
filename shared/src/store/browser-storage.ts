import { sessionRestored, signedOutState, type SessionState } from './session-slice';
import { parseStoredUser } from './stored-user';
import { cartRestored, parseStoredCart } from './cart-slice';
import type { AppStore, StoredState } from './create-store';

/** Without both a token and a readable user, the session is signed out. */
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

/**
 * The other tab stores the token before the user: milliseconds until a new token beside the old user
 * counts as a new login of the same user.
 */
const USER_DELAY = 50;

/** Stores every change of session and cart, and follows the changes of other tabs. */
export function keepInStorage(store: AppStore, page: Window): void {
  const storage = page.localStorage;
  let saved = store.getState();
  let following = false;

  store.subscribe(() => {
    const state = store.getState();
    if (saved.session.token && state.session.ended === 'logout') {
      // A logout clears the storage, so nothing is stored after it.
      if (!following) storage.clear();
      page.sessionStorage.clear();
    } else if (!following) {
      if (state.session !== saved.session) saveSession(storage, state.session, saved.session);
      if (state.cart !== saved.cart) storage.setItem('cart', JSON.stringify(state.cart));
    }
    saved = state;
  });

  function follow(isUserStored: boolean): void {
    const stored = readStoredState(storage);
    const { session, cart } = store.getState();
    const hasNewToken = stored.session.token !== session.token;
    // Parsed like the stored one, so that both have their fields in the same order.
    const known = session.user && parseStoredUser(JSON.stringify(session.user));
    const hasNewUser = JSON.stringify(stored.session.user) !== JSON.stringify(known);
    if (hasNewToken && !hasNewUser && session.token && !isUserStored) {
      page.setTimeout(() => follow(true), USER_DELAY);
      return;
    }
    // Nothing is written back: the other tab may be in the middle of its own changes.
    following = true;
    if (hasNewToken && !stored.session.token) {
      store.dispatch(sessionRestored({ ...stored.session, ended: 'logout', endedAsAdmin: false }));
    } else if (hasNewToken || hasNewUser) {
      store.dispatch(sessionRestored(stored.session));
    }
    if (JSON.stringify(stored.cart) !== JSON.stringify(cart)) {
      store.dispatch(cartRestored(stored.cart));
    }
    following = false;
  }

  page.addEventListener('storage', (event) => {
    if (event.storageArea === storage) follow(false);
  });
}

function saveSession(storage: Storage, session: SessionState, before: SessionState): void {
  if (session.token && session.user) {
    storage.setItem('token', session.token);
    storage.setItem('user', JSON.stringify(session.user));
  } else if (before.token) {
    // An expired session removes only its own keys.
    ['token', 'user'].forEach((key) => storage.removeItem(key));
  }
}
