import { readDeviceToken } from './known-device';

afterEach(() => Reflect.deleteProperty(globalThis, 'indexedDB'));

/** jsdom has no IndexedDB. Reading from this one ends as given. */
function fakeIndexedDb(end: 'success' | 'error' | 'exception'): { close: jest.Mock } {
  const reading: { result: string; onsuccess?: () => void; onerror?: () => void } = {
    result: 'a-token',
  };
  const database = {
    close: jest.fn(),
    transaction: () => {
      if (end === 'exception') throw new Error('There is no such store.');
      setTimeout(() => (end === 'success' ? reading.onsuccess?.() : reading.onerror?.()));
      return { objectStore: () => ({ get: () => reading }) };
    },
  };
  const opening: { result: object; onsuccess?: () => void } = { result: database };
  const open = () => {
    setTimeout(() => opening.onsuccess?.());
    return opening;
  };
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: { open } });
  return database;
}

test.each([
  ['success', 'a-token'],
  ['error', null],
  ['exception', null],
] as const)('after reading with %s, the database is closed', async (end, token) => {
  const database = fakeIndexedDb(end);
  expect(await readDeviceToken()).toBe(token);
  expect(database.close).toHaveBeenCalledTimes(1);
});

test('a browser that refuses any access to its database has no token', async () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, get: refuse });
  expect(await readDeviceToken()).toBeNull();
});
