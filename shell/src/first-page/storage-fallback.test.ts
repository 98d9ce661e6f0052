test.each(['localStorage', 'sessionStorage'] as const)(
  'if the browser stores nothing, a storage in memory replaces %s',
  (name) => {
    const own = Object.getOwnPropertyDescriptor(window, name);
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    jest.isolateModules(() => void jest.requireActual('./storage-fallback'));
    const storage = window[name];
    expect(storage.getItem('cart')).toBeNull();
    storage.setItem('cart', '[]');
    expect([storage.getItem('cart'), storage.length, storage.key(0)]).toEqual(['[]', 1, 'cart']);
    storage.clear();
    expect(storage.length).toBe(0);
    if (own) Object.defineProperty(window, name, own);
  },
);
