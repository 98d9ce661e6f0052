import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { Provider } from 'react-redux';
import { fakeApi } from '../testing';
import { createStore, userUpdated } from '.';
import { loginRestored } from './login-slice';

test('an existing store receives the API client that is loaded later', async () => {
  const store = createStore();
  expect(store.getState()).not.toHaveProperty('api');
  await import('../api');
  expect(store.getState()).toHaveProperty('api.queries');
});

test('another session in the place of one has none of its responses, and asks for its own', async () => {
  const { api } = await import('../api');
  const own = api.injectEndpoints({
    endpoints: (build) => ({
      ownName: build.query<{ name: string }, void>({ query: () => '/me' }),
    }),
  });
  const asha = { token: 'a', user: { name: 'Asha' }, ended: null, endedAsAdmin: false };
  const store = createStore({ login: asha });
  const kept = () => own.endpoints.ownName.select()(store.getState() as never).data;
  const { requests } = fakeApi({ 'GET /me': { body: { name: 'Asha' } } });
  await store.dispatch(own.endpoints.ownName.initiate());
  expect(kept()).toMatchObject({ name: 'Asha' });
  store.dispatch(userUpdated({ name: 'Asha Rao' }));
  expect(kept()).toMatchObject({ name: 'Asha' });
  store.dispatch(loginRestored({ ...asha, token: 'b', user: { name: 'Dev' } }));
  expect(kept()).toBeUndefined();
  expect(requests).toHaveLength(1);

  const { result } = renderHook(() => own.useOwnNameQuery(), {
    wrapper: ({ children }) => createElement(Provider, { store, children }),
  });
  await waitFor(() => expect(result.current.data).toMatchObject({ name: 'Asha' }));
  act(() => void store.dispatch(loginRestored({ ...asha, token: 'c' })));
  expect(result.current.data).toBeUndefined();
  await waitFor(() => expect(result.current.data).toMatchObject({ name: 'Asha' }));
  expect(requests).toHaveLength(3);
});
