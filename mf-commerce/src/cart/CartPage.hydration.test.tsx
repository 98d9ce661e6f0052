import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
// The test plays the host, which alone provides the store.
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createStore, readStoredState } from 'shared/store';
import { numerology } from '../testing/checkout';
import { Component as CartPage } from './CartPage';

/** As the host does it: the server knows no cart, the browser takes over with the stored one. */
const page = (store = createStore()) => (
  <Provider store={store} serverState={createStore().getState()}>
    <RouterProvider
      router={createMemoryRouter([{ path: '/cart', Component: CartPage }, { path: '*' }], {
        initialEntries: ['/cart'],
      })}
    />
  </Provider>
);

test('the prerendered page is a heading and a skeleton, and hydrates into the stored cart', async () => {
  const html = renderToString(page());
  expect(html).toContain('Your cart</h1>');
  expect(html).toContain('Loading your cart…');
  expect(html).toContain('it needs JavaScript');
  expect(html).not.toContain('style=');

  localStorage.setItem('cart', JSON.stringify([numerology]));
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const heading = container.querySelector('h1');
  const recovered: unknown[] = [];
  await act(async () => {
    hydrateRoot(container, page(createStore(readStoredState(localStorage))), {
      onRecoverableError: (error) => recovered.push(error),
    });
  });

  expect(recovered).toEqual([]);
  expect(container.querySelector('h1')).toBe(heading);
  expect(container).toHaveTextContent('Numerology Course');
  expect(container).not.toHaveTextContent('Loading your cart…');
});
