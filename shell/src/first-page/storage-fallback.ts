/**
 * A browser that must not store anything throws when `localStorage` is read. The site then uses
 * storages in memory, which last as long as the page is open.
 */
for (const name of ['localStorage', 'sessionStorage'] as const) {
  try {
    window[name].getItem('token');
  } catch {
    Object.defineProperty(window, name, { value: storageInMemory() });
  }
}

function storageInMemory(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, String(value)),
  };
}

export {};
