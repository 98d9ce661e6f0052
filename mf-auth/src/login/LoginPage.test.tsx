import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeApi, renderRemote } from 'shared/testing';
import * as remote from '../routes';

const user = userEvent.setup();

test.each([
  ['/login', 'Login'],
  ['/login?view=login', 'Login'],
  ['/login?view=signup', 'Sign up'],
  ['/login?view=forgot', 'Forgot password'],
  ['/login?view=zzz', 'Login'],
  ['/login?view=constructor', 'Login'],
  ['/signup', 'Sign up'],
  ['/forgetPass', 'Forgot password'],
])('%s shows the form %s under one heading', async (at, form) => {
  renderRemote(remote, { at });
  expect(await screen.findByRole('form', { name: form })).toBeVisible();
  expect(screen.getAllByRole('form')).toHaveLength(1);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('links switch the view through the URL, and the focus moves to the new heading', async () => {
  const { history } = renderRemote(remote, { at: '/login' });
  const steps = [
    ['Sign up', '?view=signup', 'Sign up', 'Create your account'],
    ['Log in', '?view=login', 'Login', 'Log in'],
    ['Forgot your password?', '?view=forgot', 'Forgot password', 'Forgot your password?'],
    ['Sign up', '?view=signup', 'Sign up', 'Create your account'],
    ['Log in', '?view=login', 'Login', 'Log in'],
  ] as const;
  for (const [link, search, form, heading] of steps) {
    await user.click(await screen.findByRole('link', { name: link }));
    expect(await screen.findByRole('form', { name: form })).toBeVisible();
    expect(history.location).toMatchObject({ pathname: '/login', search });
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  }
  act(() => history.back());
  expect(await screen.findByRole('form', { name: 'Sign up' })).toBeVisible();
});

test.each([
  ['/login', 'Log in or sign up | Nakshank'],
  ['/login?view=signup', 'Sign up | Nakshank'],
  ['/login?view=forgot', 'Forgot password | Nakshank'],
])('%s has a title for its view', async (at, title) => {
  renderRemote(remote, { at });
  await waitFor(() => expect(document.title).toBe(title));
});

test.each([
  ['/login?view=login', 'Login'],
  ['/login?view=signup', 'Sign up'],
  ['/login?view=forgot', 'Forgot password'],
  ['/signup', 'Sign up'],
  ['/forgetPass', 'Forgot password'],
])('a signed-in user sees the form of %s too', async (at, form) => {
  fakeApi({});
  const user = { id: 7, name: 'Asha Rao', role_id: 1 };
  const { history } = renderRemote(remote, { at, token: 'abc', user });
  expect(await screen.findByRole('form', { name: form })).toBeVisible();
  expect(history.location.pathname + history.location.search).toBe(at);
});

test.each(['/login', '/signup'])('%s has its own link to the home page', async (at) => {
  renderRemote(remote, { at });
  expect(await screen.findByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

test('the reset page has no link to the home page, because it has the site header', async () => {
  renderRemote(remote, { at: '/forgetPass' });
  await screen.findByRole('form', { name: 'Forgot password' });
  expect(screen.queryByRole('link', { name: 'Back to home' })).not.toBeInTheDocument();
});
