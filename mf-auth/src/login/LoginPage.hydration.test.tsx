import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
// The test takes the place of the host: only the host provides the store.
import { Provider } from 'react-redux';
import { createStore } from 'shared/store';
import { MemoryRouter } from 'shared/testing';
import { Component as LoginPage } from './LoginPage';

const page = (at: string) => (
  <Provider store={createStore()}>
    <MemoryRouter at={at}>
      <LoginPage />
    </MemoryRouter>
  </Provider>
);

/** The page as it is prerendered, without a query, and a function that hydrates it. */
function prerender() {
  const html = renderToString(page('/login'));
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const onRecoverableError = jest.fn();
  const hydrate = async (at: string) => {
    const root = await act(() => hydrateRoot(container, page(at), { onRecoverableError }));
    return () => {
      act(() => root.unmount());
      container.remove();
    };
  };
  return { html, hydrate, onRecoverableError };
}

test('the prerendered page is the login, without inline styles', () => {
  const { html } = prerender();
  expect(html).toContain('Log in</h1>');
  expect(html).toContain('name="password"');
  expect(html).not.toContain('style=');
  document.body.replaceChildren();
});

test.each([
  ['/login', 'Login'],
  ['/login?view=signup', 'Sign up'],
  ['/login?view=forgot', 'Forgot password'],
])(
  '%s hydrates the prerendered page without a mismatch and shows the form %s',
  async (at, form) => {
    const { hydrate, onRecoverableError } = prerender();
    const remove = await hydrate(at);
    expect(screen.getByRole('form', { name: form })).toBeVisible();
    expect(screen.getAllByRole('form')).toHaveLength(1);
    expect(onRecoverableError).not.toHaveBeenCalled();
    remove();
  },
);

test('text typed before the hydration stays', async () => {
  const { hydrate } = prerender();
  screen.getByLabelText<HTMLInputElement>('Email').value = 'asha@example.com';
  const remove = await hydrate('/login');
  expect(screen.getByLabelText('Email')).toHaveValue('asha@example.com');
  remove();
});
