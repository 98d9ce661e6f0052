import { browserStorage, keptStorage, tabStorage } from './kept-storage';

const refusal = () => {
  throw new DOMException('full', 'QuotaExceededError');
};
/** A storage in which everything is refused, or only what is named. */
const refusing = (area: Storage, ...methods: string[]) =>
  new Proxy(area, {
    get: (target, name) =>
      methods.includes(String(name)) ? refusal : Reflect.get(target, name).bind(target),
  });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('what is kept is in the storage of the browser or of the tab', () => {
  browserStorage.setItem('cart', '[1]');
  tabStorage.setItem('billing', '{}');
  expect([localStorage.getItem('cart'), sessionStorage.getItem('billing')]).toEqual(['[1]', '{}']);
  localStorage.setItem('cart', '[2]');
  expect(browserStorage.getItem('cart')).toBe('[2]');
  browserStorage.removeItem('cart');
  expect(localStorage.getItem('cart')).toBeNull();
});

test('a full storage keeps its old text, and the new one is read until there is room', () => {
  localStorage.setItem('cart', '[1]');
  let full = true;
  const kept = keptStorage(() => (full ? refusing(localStorage, 'setItem') : localStorage));
  kept.setItem('cart', '[1,2]');
  expect([kept.getItem('cart'), localStorage.getItem('cart')]).toEqual(['[1,2]', '[1]']);
  kept.setItem('cart', '[1,2,3]');
  expect(kept.getItem('cart')).toBe('[1,2,3]');
  full = false;
  kept.setItem('cart', '[4]');
  localStorage.setItem('cart', '[5]');
  expect(kept.getItem('cart')).toBe('[5]');
});

test('a storage that refuses everything is replaced by memory, also if its mere name throws', () => {
  for (const area of [
    () => refusing(localStorage, 'getItem', 'setItem', 'removeItem', 'clear'),
    refusal,
  ]) {
    const kept = keptStorage(area);
    expect(kept.getItem('token')).toBeNull();
    kept.setItem('token', 'a');
    expect(kept.getItem('token')).toBe('a');
    kept.removeItem('token');
    expect(kept.getItem('token')).toBeNull();
    kept.setItem('token', 'b');
    kept.clear();
    expect(kept.getItem('token')).toBeNull();
  }
});

test('a key that cannot be removed counts as removed', () => {
  localStorage.setItem('token', 'a');
  const kept = keptStorage(() => refusing(localStorage, 'removeItem'));
  kept.removeItem('token');
  expect(kept.getItem('token')).toBeNull();
});
