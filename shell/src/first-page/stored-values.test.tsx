import { act, screen } from '@testing-library/react';
import { isOwnName, paths } from 'shared/model/paths';
import {
  createStore,
  isAdmin,
  keepInStorage,
  readStoredState,
  selectCartCount,
  selectCartTotal,
  loginExpired,
} from 'shared/store';
import { Header } from '../layout/Header';
import { gate } from '../navigation/gate';
import { renderChrome } from '../testing/render-chrome';

/** Random numbers from 0 to 1, the same in every run, so that a failure can be repeated. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const EXECUTE = 'globalThis.executed = true';

const texts = [
  '',
  ' ',
  'Asha Verma',
  'आशा वर्मा',
  '\ud800',
  'a\udc00b',
  '\u0000',
  '\u202eahsA',
  '%',
  '%E0%A4%A',
  '../../admin',
  '//attacker.example',
  `javascript:${EXECUTE}`,
  `data:text/html,<script>${EXECUTE}</script>`,
  `<img src=x onerror="${EXECUTE}">`,
  `</script><script>${EXECUTE}</script>`,
  `" onfocus="${EXECUTE}" autofocus="`,
  '{{constructor.constructor("return 1")()}}',
  'x'.repeat(5000),
  'null',
  'undefined',
  '[object Object]',
  '__proto__',
];
const numbers = [0, -0, 1, -1, 3, 0.5, 10, 11, 101, 1e21, 1e308, -1e308, 2 ** 53, 2 ** 31];
const keys = [
  ...['id', 'name', 'slug', 'role_id', 'profile', 'avatar', 'dob'],
  ...['productId', 'image', 'price', 'quantity'],
  ...['__proto__', 'constructor', 'toString', 'length', 'then'],
];

function anything(random: () => number, depth = 3): unknown {
  const one = <Item,>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const several = (most: number) => Array.from({ length: Math.floor(random() * most) });
  const kind = random();
  if (kind < 0.3) return one(texts);
  if (kind < 0.5) return one(numbers);
  if (kind < 0.6 || depth === 0) return one([null, true, false]);
  if (kind < 0.75) return several(4).map(() => anything(random, depth - 1));
  // Parsed from JSON, so that `__proto__` is a key like any other.
  const entries = several(8).map(
    () => `${JSON.stringify(one(keys))}:${JSON.stringify(anything(random, depth - 1))}`,
  );
  return JSON.parse(`{${entries.join(',')}}`);
}

/** A stored text, mostly of the right shape but with any content. */
function storedText(key: string, random: () => number): string | null {
  const any = () => anything(random);
  const kind = random();
  if (kind < 0.05) return null;
  if (kind < 0.15) return texts[Math.floor(random() * texts.length)]!;
  if (kind < 0.25) return JSON.stringify(any());
  const item = () => ({
    productId: random() < 0.7 ? 101 : any(),
    name: random() < 0.5 ? 'Numerology' : any(),
    image: any(),
    price: random() < 0.5 ? 9999 : any(),
    quantity: random() < 0.5 ? 1 : any(),
  });
  const value =
    key === 'cart'
      ? [item(), item(), any()]
      : {
          id: any(),
          name: random() < 0.5 ? 'Asha' : any(),
          slug: any(),
          role_id: any(),
          profile: random() < 0.5 ? { avatar: any() } : any(),
        };
  const text = key === 'token' ? JSON.stringify(any()) : JSON.stringify(value);
  return kind < 0.35 ? text.slice(0, Math.floor(random() * text.length)) : text;
}

function leave(seed: number): void {
  const random = randomFrom(seed);
  localStorage.clear();
  for (const key of ['token', 'user', 'cart']) {
    const text = storedText(key, random);
    if (text !== null) localStorage.setItem(key, text);
  }
}

const executed = () => 'executed' in globalThis;

test('the store starts from any content of the storage', () => {
  for (let seed = 1; seed <= 4000; seed += 1) {
    leave(seed);
    const store = createStore(readStoredState());
    const { login, cart } = store.getState();
    const { user, token } = login;
    const what = `seed ${seed}`;
    expect([what, Boolean(token)]).toEqual([what, Boolean(user)]);
    for (const { price, quantity } of cart) {
      expect([what, price >= 0, Number.isInteger(quantity)]).toEqual([what, true, true]);
    }
    expect([what, Number.isSafeInteger(selectCartCount(store.getState()))]).toEqual([what, true]);
    expect([what, Number.isFinite(selectCartTotal(store.getState()))]).toEqual([what, true]);
    if (!user) continue;
    isAdmin(user);
    isOwnName(user, 'asha-verma');
    expect(paths.dashboard(user, 'overview')).toMatch(/^\/dashboard\/[^/]*\/overview$/);
    for (const access of ['public', 'student', 'admin'] as const) {
      const decision = gate(access, 'asha-verma', login);
      if (!decision.show) expect(decision.to).toMatch(/^\/(?!\/)/);
    }
  }
  expect(executed()).toBe(false);
  expect(({} as Record<string, unknown>).name).toBeUndefined();
});

test('the header is shown with any content of the storage', async () => {
  for (let seed = 1; seed <= 150; seed += 1) {
    leave(seed);
    const { unmount } = renderChrome(<Header userMenu />);
    expect(screen.getByRole('banner')).toBeVisible();
    unmount();
  }
  expect(executed()).toBe(false);
});

test('the end of a session removes its token, whatever was stored', () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    leave(seed);
    const store = createStore(readStoredState());
    keepInStorage(store, window);
    const wasSignedIn = store.getState().login.token !== null;
    act(() => void store.dispatch(loginExpired()));
    if (wasSignedIn) expect(localStorage.getItem('token')).toBeNull();
  }
});
