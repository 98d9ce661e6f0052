import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
// The test takes the place of the host: only the host provides the store.
import { Provider } from 'react-redux';
import { createStore, readStoredState } from 'shared/store';
import { MemoryRouter } from 'shared/testing';
import { numerology } from '../testing/checkout';
import { Component as CartPage } from './CartPage';

/** The page as the host renders it: an empty cart for the prerendered HTML, `store` after hydration. */
const page = (store = createStore()) => (
  <Provider store={store} serverState={createStore().getState()}>
    <MemoryRouter at="/cart">
      <CartPage />
    </MemoryRouter>
  </Provider>
);

test('the prerendered page shows a heading and a skeleton, and the stored cart after hydration', async () => {
  const html = renderToString(page());
  expect(html).toContain('Your cart</h1>');
  expect(html).toContain('Loading your cart…');
  expect(html).toContain('Please turn on JavaScript');
  expect(html).not.toContain('style=');

  localStorage.setItem('cart', JSON.stringify([numerology]));
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const heading = container.querySelector('h1');
  const recovered: unknown[] = [];
  await act(async () => {
    hydrateRoot(container, page(createStore(readStoredState())), {
      onRecoverableError: (error) => recovered.push(error),
    });
  });

  expect(recovered).toEqual([]);
  expect(container.querySelector('h1')).toBe(heading);
  expect(container).toHaveTextContent('Numerology Course');
  expect(container).not.toHaveTextContent('Loading your cart…');
});
