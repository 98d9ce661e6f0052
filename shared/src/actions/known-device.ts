const DATABASE = 'known-device';
const STORE = 'tokens';
const KEY = 'token';
/**
 * Milliseconds after which a login continues without the token if the browser's
 * database does not respond.
 */
const TIMEOUT = 1000;

/**
 * The token that shows at the next login that this device has been signed in before. It is kept in
 * IndexedDB, because a logout clears local storage. `null` if the browser keeps none.
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
  return new Promise((resolve) => {
    const giveUp = () => resolve(null);
    try {
      // Missing in jsdom. With cookies off, Firefox refuses even to say whether it is there.
      const opening = indexedDB.open(DATABASE, 1);
      setTimeout(giveUp, TIMEOUT);
      opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
      opening.onerror = giveUp;
      opening.onsuccess = () => {
        const database = opening.result;
        try {
          const asked = request(database.transaction(STORE, mode).objectStore(STORE));
          asked.onerror = giveUp;
          asked.onsuccess = () => resolve(asked.result);
        } catch {
          giveUp();
        } finally {
          // The browser closes it when the request has ended.
          database.close();
        }
      };
    } catch {
      // Some browsers refuse IndexedDB in private windows.
      giveUp();
    }
  });
}
