const DATABASE = 'known-device';
const STORE = 'tokens';
const KEY = 'token';
/** A login goes on without the token where the browser's database does not answer. */
const TIMEOUT = 1000;

/**
 * What says at the next login that this device has been signed in before. In IndexedDB, since the
 * log-out clears local storage and this outlives it. `null` where the browser keeps nothing.
 */
export async function readDeviceToken(): Promise<string | null> {
  const kept = await withStore<unknown>('readonly', (store) => store.get(KEY));
  return typeof kept === 'string' ? kept : null;
}

export async function keepDeviceToken(token: string): Promise<void> {
  await withStore('readwrite', (store) => store.put(token, KEY));
}

function withStore<Result>(
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | null> {
  // Not in tests' documents, nor while a page is rendered on the server.
  if (typeof indexedDB === 'undefined') return Promise.resolve(null);
  return new Promise((resolve) => {
    const giveUp = () => resolve(null);
    setTimeout(giveUp, TIMEOUT);
    try {
      const opening = indexedDB.open(DATABASE, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
      opening.onerror = giveUp;
      opening.onsuccess = () => {
        const database = opening.result;
        const asked = request(database.transaction(STORE, mode).objectStore(STORE));
        asked.onerror = giveUp;
        asked.onsuccess = () => {
          resolve(asked.result);
          database.close();
        };
      };
    } catch {
      // Some browsers refuse it in private windows.
      giveUp();
    }
  });
}
