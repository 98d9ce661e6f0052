import { createStore } from '.';

test('a store takes in the API client that comes after it', async () => {
  const store = createStore();
  expect(store.getState()).not.toHaveProperty('api');
  await import('../api');
  expect(store.getState()).toHaveProperty('api.queries');
});
