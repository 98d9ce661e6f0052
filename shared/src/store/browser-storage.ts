import { isSomebodyElse, loginRestored, signedOutState, type LoginState } from './login-slice';
import { parseStoredUser } from './stored-user';
import { cartRestored, parseStoredCart } from './cart-slice';
import type { AppStore, StoredState } from './create-store';
import { browserStorage, tabStorage } from './kept-storage';

/** Without both a token and a readable user, the login is signed out. */
export function readStoredState(): StoredState {
  const token = browserStorage.getItem('token');
  const user = parseStoredUser(browserStorage.getItem('user'));
  return {
    login: token && user ? { ...signedOutState, token, user } : signedOutState,
    cart: parseStoredCart(browserStorage.getItem('cart')),
  };
}

/** Whether a token is stored, even when the user stored with it cannot be read. */
export function hasStoredToken(): boolean {
  return Boolean(browserStorage.getItem('token'));
}

/**
 * The other tab stores the token before the user: milliseconds until a new token beside the old user
 * counts as a new login of the same user.
 */
const USER_DELAY = 50;

/** Stores every change of login and cart, and follows the changes of other tabs. */
export function keepInStorage(store: AppStore, page: Window): void {
  let saved = store.getState();
  let following = false;

  store.subscribe(() => {
    const state = store.getState();
    // What somebody has left in this tab goes with them, however and wherever the login has ended.
    if (isSomebodyElse(saved.login, state.login)) tabStorage.clear();
    if (saved.login.token && state.login.ended === 'logout') {
      // A logout clears the storage, so nothing is stored after it.
      if (!following) browserStorage.clear();
    } else if (!following) {
      if (state.login !== saved.login) saveLogin(state.login, saved.login);
      if (state.cart !== saved.cart) browserStorage.setItem('cart', JSON.stringify(state.cart));
    }
    saved = state;
  });

  function follow(isUserStored: boolean): void {
    const stored = readStoredState();
    const { login, cart } = store.getState();
    const hasNewToken = stored.login.token !== login.token;
    // Parsed like the stored one, so that both have their fields in the same order.
    const known = login.user && parseStoredUser(JSON.stringify(login.user));
    const hasNewUser = JSON.stringify(stored.login.user) !== JSON.stringify(known);
    if (hasNewToken && !hasNewUser && login.token && !isUserStored) {
      page.setTimeout(() => follow(true), USER_DELAY);
      return;
    }
    // Nothing is written back: the other tab may be in the middle of its own changes.
    following = true;
    if (hasNewToken && !stored.login.token) {
      store.dispatch(loginRestored({ ...stored.login, ended: 'logout', endedAsAdmin: false }));
    } else if (hasNewToken || hasNewUser) {
      store.dispatch(loginRestored(stored.login));
    }
    if (JSON.stringify(stored.cart) !== JSON.stringify(cart)) {
      store.dispatch(cartRestored(stored.cart));
    }
    following = false;
  }

  // Changes of other tabs: only local storage is shared with them.
  page.addEventListener('storage', () => follow(false));
  // A page that was kept while the visitor was elsewhere has missed those changes.
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow(false);
  });
}

function saveLogin(login: LoginState, before: LoginState): void {
  if (login.token && login.user) {
    browserStorage.setItem('token', login.token);
    browserStorage.setItem('user', JSON.stringify(login.user));
  } else if (before.token) {
    // An expired login removes only its own keys.
    ['token', 'user'].forEach((key) => browserStorage.removeItem(key));
  }
}
