import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from 'shared/testing';
import { fakeAdminApi } from '../testing/fake-admin-api';
import * as remote from '../routes';

const admin = { id: 1, name: 'Admin', role_id: 3, slug: 'admin', profile: { avatar: null } };
const accepted = { body: { status: true, message: '', data: { token: 'tok', user: admin } } };

const open = async () => {
  const view = renderRemote(remote, { at: '/admin-login' });
  await screen.findByRole('form', { name: 'Admin login' });
  return view;
};

const fill = (email: string, password: string) => {
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: email } });
  fireEvent.input(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
};

test('the sign-in page has a heading, two required fields and a link to the home page', async () => {
  fakeAdminApi({});
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByLabelText('Email')).toBeRequired();
  expect(screen.getByLabelText('Password')).toBeRequired();
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Admin login' });
  expect(form.querySelectorAll('input')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Go To Home' })).toHaveAttribute('href', '/');
});

test('the password can be shown and hidden, and stays', async () => {
  fakeAdminApi({});
  await open();
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  expect(screen.getByLabelText('Password')).toHaveValue('secret');
});

test.each([
  ['nobody', 'secret', 'Please enter a valid email address.'],
  ['', '', 'Please enter a valid email address.'],
  ['a@b.in', '', 'Please enter your password.'],
])('"%s" with "%s" is refused without a request', async (email, password, message) => {
  const { requests } = fakeAdminApi({});
  await open();
  fill(email, password);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(requests).toEqual([]);
});

test('a sign-in sends the admin role, stores the session and opens the dashboard after 500 ms', async () => {
  const { requests } = fakeAdminApi({
    'POST /login': accepted,
    'GET /admin/dashboard-summary': { body: { success: true, message: '', data: {} } },
    'GET /admin/overview': { status: 500, body: {} },
  });
  const { history } = await open();
  jest.useFakeTimers();
  try {
    fill('a@b.in', 'secret');
    // The second press of a double click.
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(requests.map(({ body }) => body)).toEqual([
      { email: 'a@b.in', password: 'secret', role_id: 3 },
    ]);
    expect(screen.getByText('Login successful!')).toBeInTheDocument();
    expect(localStorage.getItem('token')).toBe('tok');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ id: 1, role_id: 3 });
    expect(history.location.pathname).toBe('/admin-login');
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(history.location.pathname).toBe('/admin/dashboard');
    // The sign-in page is not in the history.
    expect(history.index).toBe(0);
  } finally {
    jest.useRealTimers();
  }
});

test('a student who signs in here gets to the gate, which leads on to their dashboard', async () => {
  const user = { id: 5, name: 'Asha Verma', role_id: 1 };
  fakeAdminApi({
    'POST /login': { body: { status: true, message: '', data: { token: 'tok', user } } },
    'GET /admin/dashboard-summary': { status: 500, body: {} },
    'GET /admin/overview': { status: 500, body: {} },
  });
  const { history } = await open();
  fill('a@b.in', 'secret');
  await waitFor(() => expect(history.location.pathname).toBe('/admin/dashboard'));
});

test.each([
  [422, { message: 'Invalid', errors: { email: ['Unknown address.', 'x'] } }, 'Unknown address.'],
  [401, { message: 'Wrong password.' }, 'Wrong password.'],
  [500, {}, 'Login failed. Please try again.'],
  [200, {}, 'Login failed. Please try again.'],
  [200, undefined, 'Login failed. Please try again.'],
])(
  'after a response with status %d, the sign-in page shows the reason',
  async (status, body, message) => {
    fakeAdminApi({ 'POST /login': { status, body } });
    const { history } = await open();
    fill('a@b.in', 'secret');
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(localStorage.getItem('token')).toBeNull();
    expect(history.location.pathname).toBe('/admin-login');
  },
);

test('without a network, the sign-in page asks to try again', async () => {
  fakeAdminApi({ 'POST /login': 'network error' });
  const { history } = await open();
  fill('a@b.in', 'secret');
  expect((await screen.findAllByText('Login failed. Please try again.')).length).toBeGreaterThan(0);
  expect(localStorage.getItem('token')).toBeNull();
  expect(history.location.pathname).toBe('/admin-login');
});

test('if the account has an authenticator app, a second step asks for its code', async () => {
  const { requests } = fakeAdminApi({
    'POST /login': { status: 401, body: { message: 'Enter the code.', second_factor: 'required' } },
  });
  await open();
  fill('a@b.in', 'secret');
  const code = await screen.findByLabelText('Code of your authenticator app');
  expect(code).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.type(code, '123456');
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect((await screen.findAllByText('Enter the code.')).length).toBeGreaterThan(0);
  expect(requests[1]?.body).toEqual({
    email: 'a@b.in',
    password: 'secret',
    role_id: 3,
    code: '123456',
  });
});

test('after the end of a session, the sign-in leads back to the page where one was', async () => {
  fakeAdminApi({
    'POST /login': accepted,
    'GET /admin/leads': { body: { success: true, data: { data: [], total: 0 } } },
  });
  const from = { pathname: '/admin/leads', search: '?status=new', hash: '' };
  const { history } = renderRemote(remote, { at: '/admin-login', state: { from, resume: true } });
  await screen.findByRole('form', { name: 'Admin login' });
  fill('a@b.in', 'secret');
  expect(await screen.findByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
  expect(history.location).toMatchObject({ pathname: '/admin/leads', search: '?status=new' });
});

test('a forgotten password has a way on', async () => {
  fakeAdminApi({});
  await open();
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/forgetPass',
  );
});
