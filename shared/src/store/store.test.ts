import { api } from '../api';
import {
  addedToCart,
  createStore,
  isAdmin,
  keepInStorage,
  quantityChanged,
  readStoredState,
  removedFromCart,
  selectCartCount,
  selectCartTotal,
  loginExpired,
  signedIn,
  signedOut,
  type AppStore,
  type RootState,
} from '.';

const numerology = { productId: 101, name: 'Numerology', image: 'n.svg', price: 9999 };
const astrology = { productId: 102, name: 'Astrology', image: 'a.svg', price: 9999 };
const user = { id: 7, name: 'Asha Rao', role_id: 1 };

function open() {
  const store = createStore(readStoredState());
  keepInStorage(store, window);
  return store;
}

const queriesOf = (store: AppStore) =>
  // The type of the store does not contain the state of the API client.
  (store.getState() as RootState & { api: { queries: object } }).api.queries;

describe('cart', () => {
  test('adding a product again raises its quantity, a new one is appended', () => {
    const store = open();
    for (const item of [numerology, astrology, numerology]) store.dispatch(addedToCart(item));
    expect(store.getState().cart.map((item) => [item.productId, item.quantity])).toEqual([
      [101, 2],
      [102, 1],
    ]);
    expect(selectCartCount(store.getState())).toBe(3);
    expect(selectCartTotal(store.getState())).toBe(29997);
  });

  test('a quantity never falls below 1, and a product is removed by its id', () => {
    const store = open();
    store.dispatch(addedToCart(numerology));
    store.dispatch(addedToCart(astrology));
    store.dispatch(quantityChanged({ productId: 101, delta: 1 }));
    store.dispatch(quantityChanged({ productId: 101, delta: -5 }));
    expect(store.getState().cart[0]?.quantity).toBe(1);
    store.dispatch(removedFromCart({ productId: 101 }));
    expect(store.getState().cart.map((item) => item.productId)).toEqual([102]);
  });

  test('every change is stored with exactly five fields per line, and read back', () => {
    const store = open();
    store.dispatch(addedToCart(numerology));
    expect(JSON.parse(localStorage.getItem('cart')!)).toEqual([{ ...numerology, quantity: 1 }]);
    store.dispatch(quantityChanged({ productId: 101, delta: 2 }));
    expect(open().getState().cart).toEqual([{ ...numerology, quantity: 3 }]);
  });

  test.each(['x', '{}', '[1,null]', '[{"productId":"101"}]', '[{"productId":101,"quantity":-1}]'])(
    'the unreadable storage %s gives an empty cart',
    (text) => {
      localStorage.setItem('cart', text);
      expect(open().getState().cart).toEqual([]);
    },
  );
});

describe('login', () => {
  test('a sign-in is stored as text under token and user', () => {
    open().dispatch(signedIn({ token: 'secret', user }));
    expect(localStorage.getItem('token')).toBe('secret');
    expect(JSON.parse(localStorage.getItem('user')!)).toEqual(user);
  });

  test.each([
    ['secret', null],
    [null, JSON.stringify(user)],
    ['secret', '{'],
    ['secret', '"text"'],
  ])('token %s with user %s counts as signed out', (token, stored) => {
    if (token) localStorage.setItem('token', token);
    if (stored) localStorage.setItem('user', stored);
    expect(readStoredState().login.token).toBeNull();
  });

  test('a stored user needs no more than a name', () => {
    localStorage.setItem('token', 'secret');
    localStorage.setItem('user', '{"name":"Asha Rao"}');
    expect(readStoredState().login.user).toEqual({ name: 'Asha Rao' });
  });

  test('logout clears local storage and the cart in memory', () => {
    const store = open();
    store.dispatch(signedIn({ token: 'secret', user }));
    store.dispatch(addedToCart(numerology));
    localStorage.setItem('other', 'x');
    sessionStorage.setItem('billing', '{}');
    store.dispatch(signedOut());
    expect(store.getState().cart).toEqual([]);
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
    expect(open().getState().cart).toEqual([]);
  });

  test('an expired login keeps the cart', () => {
    const store = open();
    store.dispatch(signedIn({ token: 'secret', user }));
    store.dispatch(addedToCart(numerology));
    store.dispatch(loginExpired());
    expect(localStorage.getItem('token')).toBeNull();
    expect(open().getState().cart).toHaveLength(1);
  });

  test('a logout in another tab removes the API responses of the user', async () => {
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(Response.json({ data: 'private' })));
    const { getPrivate } = api.injectEndpoints({
      endpoints: (build) => ({ getPrivate: build.query<unknown, void>({ query: () => '/mine' }) }),
    }).endpoints;
    const store = open();
    store.dispatch(signedIn({ token: 'secret', user }));
    await store.dispatch(getPrivate.initiate());
    expect(queriesOf(store)).not.toEqual({});
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, key: null }));
    expect(queriesOf(store)).toEqual({});
  });

  test('a logout or a change of the cart in another tab is followed', () => {
    const store = open();
    store.dispatch(signedIn({ token: 'secret', user }));
    localStorage.clear();
    localStorage.setItem('cart', JSON.stringify([{ ...numerology, quantity: 4 }]));
    window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, key: null }));
    expect(store.getState().login).toMatchObject({ token: null, ended: 'logout' });
    expect(selectCartCount(store.getState())).toBe(4);
  });

  test('a page from the cache of the Back button shows what was stored meanwhile', () => {
    const store = open();
    store.dispatch(signedIn({ token: 'secret', user }));
    localStorage.clear();
    localStorage.setItem('cart', JSON.stringify([{ ...numerology, quantity: 4 }]));
    const show = (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    show(false);
    expect(store.getState().login.token).toBe('secret');
    show(true);
    expect(store.getState().login).toMatchObject({ token: null, ended: 'logout' });
    expect(selectCartCount(store.getState())).toBe(4);
  });

  test('a login of another user in another tab is followed whole, and nothing is written back', async () => {
    const store = open();
    store.dispatch(signedIn({ token: 'first', user }));
    const change = (key: string, value: string) => {
      localStorage.setItem(key, value);
      window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, key }));
    };
    const ravi = { id: 8, name: 'Ravi Iyer', role_id: 3 };
    const write = jest.spyOn(Storage.prototype, 'setItem');
    change('token', 'second');
    expect(store.getState().login).toMatchObject({ token: 'first', user });
    change('user', JSON.stringify(ravi));
    expect(store.getState().login).toMatchObject({ token: 'second', user: ravi });
    await new Promise((done) => setTimeout(done, 100));
    expect(store.getState().login).toMatchObject({ token: 'second', user: ravi });
    // Only the other tab has written.
    expect(write).toHaveBeenCalledTimes(2);
    expect(JSON.parse(localStorage.getItem('user')!)).toEqual(ravi);
  });

  describe('what somebody leaves in a tab', () => {
    const left = () => {
      const store = open();
      store.dispatch(signedIn({ token: 'first', user }));
      store.dispatch(addedToCart(numerology));
      sessionStorage.setItem('billing', '{"email":"asha@example.com"}');
      return store;
    };
    const kept = (store: AppStore) => [
      sessionStorage.getItem('billing') !== null,
      selectCartCount(store.getState()),
    ];

    test('stays while the login is renewed, and what a guest has left when the guest logs in', () => {
      const store = open();
      store.dispatch(addedToCart(numerology));
      sessionStorage.setItem('billing', '{}');
      store.dispatch(signedIn({ token: 'first', user }));
      store.dispatch(signedIn({ token: 'second', user }));
      expect(kept(store)).toEqual([true, 1]);
    });

    test('goes with a login that the server has ended; the cart waits for its owner, also after a reload', () => {
      left().dispatch(loginExpired());
      const store = open();
      expect(kept(store)).toEqual([false, 1]);
      store.dispatch(signedIn({ token: 'second', user }));
      expect(selectCartCount(store.getState())).toBe(1);
      store.dispatch(loginExpired());
      store.dispatch(signedIn({ token: 'third', user: { ...user, id: 8 } }));
      expect(selectCartCount(store.getState())).toBe(0);
    });

    test('goes when somebody else logs in later; what a guest has added since then stays', () => {
      const store = left();
      store.dispatch(addedToCart({ ...numerology, productId: 103 }));
      store.dispatch(loginExpired());
      store.dispatch(addedToCart(astrology));
      store.dispatch(addedToCart({ ...numerology, productId: 103 }));
      store.dispatch(signedIn({ token: 'second', user: { ...user, id: 8 } }));
      expect(store.getState().cart.map(({ productId }) => productId)).toEqual([103, 102]);
      expect(JSON.parse(localStorage.getItem('cart')!)).toEqual(store.getState().cart);
    });

    test('goes when somebody else logs in, with the cart', () => {
      const store = left();
      store.dispatch(signedIn({ token: 'second', user: { ...user, id: 8 } }));
      expect(kept(store)).toEqual([false, 0]);
      expect(localStorage.getItem('cart')).toBe('[]');
    });

    test('goes with a logout in another tab', () => {
      const store = left();
      localStorage.clear();
      window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, key: null }));
      expect(kept(store)).toEqual([false, 0]);
    });
  });

  test('a new login of the same user in another tab is followed', async () => {
    const store = open();
    store.dispatch(signedIn({ token: 'first', user }));
    localStorage.setItem('token', 'second');
    window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, key: 'token' }));
    await new Promise((done) => setTimeout(done, 100));
    expect(store.getState().login).toMatchObject({ token: 'second', user });
  });

  test.each([
    [3, true],
    ['3', true],
    [1, false],
    ['1', false],
    [undefined, false],
  ])('role %p is admin: %p', (role_id, expected) => {
    expect(isAdmin({ role_id })).toBe(expected);
  });
});
