test('where the browser keeps nothing, a storage in memory takes its place', () => {
  const own = Object.getOwnPropertyDescriptor(window, 'localStorage');
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  jest.isolateModules(() => void jest.requireActual('./storage-fallback'));
  expect(localStorage.getItem('cart')).toBeNull();
  localStorage.setItem('cart', '[]');
  expect([localStorage.getItem('cart'), localStorage.length, localStorage.key(0)]).toEqual([
    '[]',
    1,
    'cart',
  ]);
  localStorage.clear();
  expect(localStorage.length).toBe(0);
  if (own) Object.defineProperty(window, 'localStorage', own);
});
