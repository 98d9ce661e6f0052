import { createStore } from '.';

test('an existing store receives the API client that is loaded later', async () => {
  const store = createStore();
  expect(store.getState()).not.toHaveProperty('api');
  await import('../api');
  expect(store.getState()).toHaveProperty('api.queries');
});
