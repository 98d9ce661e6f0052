/** What the site needs of `localStorage` and `sessionStorage`. */
export type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/**
 * A storage of the browser that never throws. What the browser does not take (it is full, or refuses to store
 * anything) is kept in memory, for as long as the page is open: memory is the truth, and the storage a copy.
 */
export function keptStorage(area: () => KeptStorage): KeptStorage {
  /** `null` for a key that could not be removed. */
  const memory = new Map<string, string | null>();

  function keep(key: string, text: string | null, write: (storage: KeptStorage) => void): void {
    memory.set(key, text);
    try {
      write(area());
      memory.delete(key);
    } catch {
      // Kept in memory.
    }
  }

  return {
    getItem: (key) => {
      const kept = memory.get(key);
      if (kept !== undefined) return kept;
      try {
        return area().getItem(key);
      } catch {
        return null;
      }
    },
    setItem: (key, text) => keep(key, text, (storage) => storage.setItem(key, text)),
    removeItem: (key) => keep(key, null, (storage) => storage.removeItem(key)),
    clear: () => {
      memory.clear();
      try {
        area().clear();
      } catch {
        // Nothing could be stored there either.
      }
    },
  };
}

/** Kept by the browser until it is removed, and shared by its tabs. */
export const browserStorage = keptStorage(() => localStorage);

/** Kept for this tab. */
export const tabStorage = keptStorage(() => sessionStorage);
