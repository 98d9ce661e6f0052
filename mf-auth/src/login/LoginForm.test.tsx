import { screen } from '@testing-library/react';
import { advance, fakeApi, renderRemote, timedUser as user } from 'shared/testing';
import * as remote from '../routes';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function logIn({
  email = 'asha@example.com',
  state = null,
}: { email?: string; state?: unknown } = {}) {
  const view = renderRemote(remote, { at: '/login', state });
  await screen.findByRole('form', { name: 'Login' });
  // Typing each letter would take most of the time of these tests.
  screen.getByLabelText('Email').focus();
  if (email) await user.paste(email);
  screen.getByLabelText('Password').focus();
  await user.paste('secret1');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await advance(0);
  return view;
}

const signedIn = (name: string, more = {}) => ({
  body: { data: { token: 'abc', user: { id: 7, name, role_id: 1, ...more } } },
});

test('the fields tell password managers what they hold', async () => {
  renderRemote(remote, { at: '/login' });
  const email = await screen.findByLabelText('Email');
  expect(email).toHaveAttribute('name', 'email');
  expect(email).toHaveAttribute('autocomplete', 'username');
  const password = screen.getByLabelText('Password');
  expect(password).toBeRequired();
  expect(password).toHaveAttribute('name', 'password');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
});

test.each(['', 'abc', 'abc@', 'a@b', 'a b@c.in'])(
  'the e-mail %j is refused without a request',
  async (email) => {
    const { requests } = fakeApi({});
    await logIn({ email });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please enter a valid email address.',
    );
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      'Please enter a valid email address.',
    );
    expect(requests).toHaveLength(0);
  },
);

test('only the e-mail and the password are sent', async () => {
  const { requests } = fakeApi({ 'POST /login': signedIn('Asha Rao') });
  await logIn();
  expect(requests).toMatchObject([{ method: 'POST', path: '/login' }]);
  expect(requests[0]?.body).toEqual({ email: 'asha@example.com', password: 'secret1' });
  expect(requests[0]?.headers.get('Authorization')).toBeNull();
});

test('the token and the user are stored as text at once', async () => {
  fakeApi({ 'POST /login': signedIn('Asha Rao') });
  await logIn();
  expect(localStorage.getItem('token')).toBe('abc');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({
    id: 7,
    name: 'Asha Rao',
    role_id: 1,
  });
});

test.each([
  ['Asha Rao', {}, '/dashboard/asha-rao/overview'],
  ['Asha Rao', { slug: 'asha-1' }, '/dashboard/asha-1/overview'],
  ['Owner', { role_id: 3 }, '/dashboard/owner/overview'],
])('after half a second, the login of %s %j opens %s', async (name, more, path) => {
  fakeApi({ 'POST /login': signedIn(name, more) });
  const { history } = await logIn();
  expect(screen.getByText('Login successful!')).toBeVisible();
  await advance(450);
  expect(history.location.pathname).toBe('/login');
  await advance(100);
  expect(history.location.pathname).toBe(path);
  // The login is not a step to go back to.
  expect(history.action).toBe('REPLACE');
});

test('the success toast closes after half a second', async () => {
  fakeApi({ 'POST /login': signedIn('Asha Rao') });
  await logIn();
  expect(screen.getByText('Login successful!')).toBeVisible();
  await advance(1500);
  expect(screen.queryByText('Login successful!')).not.toBeInTheDocument();
});

test('a saved page without `resume` does not change which page opens after the login', async () => {
  fakeApi({ 'POST /login': signedIn('Asha Rao') });
  const { history } = await logIn({
    state: { from: { pathname: '/dashboard/asha-rao/mycourse' } },
  });
  await advance(600);
  expect(history.location.pathname).toBe('/dashboard/asha-rao/overview');
});

const failures: [string, Parameters<typeof fakeApi>[0][string], string][] = [
  [
    'field errors',
    { status: 422, body: { message: 'Invalid.', errors: { email: ['Unknown.', 'x'] } } },
    'Unknown.',
  ],
  ['a message', { status: 401, body: { message: 'Wrong password.' } }, 'Wrong password.'],
  ['too many tries', { status: 429, body: { message: 'Wait a while.' } }, 'Wait a while.'],
  ['an empty failure', { status: 500, body: {} }, 'Login failed. Please try again.'],
  ['a failure without a body', { status: 502 }, 'Login failed. Please try again.'],
  ['a page that is no JSON', { status: 502, text: '<html>' }, 'Login failed. Please try again.'],
  ['no connection', 'network error', 'Login failed. Please try again.'],
  ['an answer without token', { body: { data: {} } }, 'Login failed. Please try again.'],
  ['an empty answer', { body: {} }, 'Login failed. Please try again.'],
  ['an answer without a body', {}, 'Login failed. Please try again.'],
  ['an answer that is a page', { text: '<!doctype html>' }, 'Login failed. Please try again.'],
];

test.each(failures)(
  'after %s, a toast shows the failure and stays open',
  async (_, response, message) => {
    fakeApi({ 'POST /login': response });
    const { history } = await logIn();
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    await advance(60_000);
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(history.location.pathname).toBe('/login');
    expect(screen.getByLabelText('Password')).toHaveValue('secret1');
    expect(localStorage.getItem('token')).toBeNull();
  },
);

const lastPage = { pathname: '/dashboard/asha-rao/mycourse', search: '?tab=2', hash: '' };

test.each([
  ['where a login ended', { from: lastPage, resume: true }, '/dashboard/asha-rao/mycourse?tab=2'],
  [
    'where an admin was',
    { from: { ...lastPage, pathname: '/admin/users' }, resume: true },
    '/dashboard/asha-rao/overview',
  ],
])('the saved page is %s: the login opens the right page', async (_, state, shown) => {
  fakeApi({ 'POST /login': signedIn('Asha Rao') });
  const { history } = await logIn({ state });
  await advance(1000);
  const { pathname, search } = history.location;
  expect(pathname + search).toBe(shown);
});

test('the user of an unverified account gets a link to the code page', async () => {
  fakeApi({ 'POST /login': { status: 403, body: { message: 'Please verify.' } } });
  const { history } = await logIn();
  expect(screen.getByText('Please verify.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Enter the code' }));
  expect(await screen.findByRole('form', { name: 'One-time code' })).toBeVisible();
  expect(history.location).toMatchObject({
    pathname: '/verify-otp',
    state: { email: 'asha@example.com' },
  });
  // The code of the sign-up may have expired, so the user can request another one at once.
  expect(screen.getByRole('button', { name: 'Resend One-Time Password ?' })).toBeVisible();
});

test('the next attempt removes the error toast', async () => {
  const { responses } = fakeApi({
    'POST /login': { status: 401, body: { message: 'Wrong.' } },
  });
  await logIn();
  expect(screen.getByText('Wrong.')).toBeVisible();
  responses['POST /login'] = signedIn('Asha Rao');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await advance(1000);
  expect(screen.queryByText('Wrong.')).not.toBeInTheDocument();
});

test('the error toast closes when the user leaves the form', async () => {
  fakeApi({ 'POST /login': { status: 401, body: { message: 'Wrong.' } } });
  await logIn();
  await user.click(screen.getByRole('link', { name: 'Sign up' }));
  await advance(1000);
  expect(screen.queryByText('Wrong.')).not.toBeInTheDocument();
});

test('a double click sends one call', async () => {
  const { requests } = fakeApi({ 'POST /login': signedIn('Asha Rao') });
  renderRemote(remote, { at: '/login' });
  await user.type(await screen.findByLabelText('Email'), 'asha@example.com');
  await user.type(screen.getByLabelText('Password'), 'secret1');
  await user.dblClick(screen.getByRole('button', { name: 'Log in' }));
  await advance(0);
  expect(requests).toHaveLength(1);
});

test('the button stays disabled until the dashboard opens', async () => {
  const { requests } = fakeApi({ 'POST /login': signedIn('Asha Rao') });
  await logIn();
  await advance(100);
  const button = screen.getByRole('button', { name: 'Logging in…' });
  expect(button).toBeDisabled();
  await user.click(button);
  expect(requests).toHaveLength(1);
});
