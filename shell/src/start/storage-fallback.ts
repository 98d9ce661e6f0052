/**
 * A browser told to keep nothing throws at the very word `localStorage`. The site then works for as
 * long as the page is open, with a storage in memory.
 */
try {
  window.localStorage.getItem('token');
} catch {
  const kept = new Map<string, string>();
  const storage: Storage = {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, String(value)),
  };
  Object.defineProperty(window, 'localStorage', { value: storage });
}

export {};
