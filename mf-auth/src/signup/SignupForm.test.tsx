import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeApi, fillIn, renderRemote } from 'shared/testing';
import * as remote from '../routes';

const user = userEvent.setup();

const good = {
  'Full name': 'Asha Rao',
  Email: 'asha@example.com',
  'Phone number': '1234567890',
  Password: 'secret',
  'Confirm password': 'secret',
};

async function signUp(change: Partial<typeof good> = {}, at = '/signup') {
  const view = renderRemote(remote, { at });
  const form = await screen.findByRole('form', { name: 'Sign up' });
  for (const [label, value] of Object.entries({ ...good, ...change })) {
    within(form).getByLabelText(label).focus();
    // Typing each letter would take most of the time of these tests.
    if (value) await user.paste(value);
  }
  await user.click(within(form).getByRole('button', { name: 'Sign up' }));
  return view;
}

test('the fields have their names and autocomplete values', async () => {
  renderRemote(remote, { at: '/signup' });
  const form = await screen.findByRole('form', { name: 'Sign up' });
  const held = [...form.querySelectorAll('input')].map((input) => [
    input.name,
    input.getAttribute('autocomplete'),
  ]);
  expect(held).toEqual([
    ['name', 'name'],
    ['email', 'email'],
    ['phone', 'tel-national'],
    ['password', 'new-password'],
    ['password_confirmation', 'new-password'],
  ]);
  expect(within(form).getByLabelText('Phone number')).toHaveAttribute('inputmode', 'numeric');
});

test('a phone number is read in any usual format', async () => {
  renderRemote(remote, { at: '/signup' });
  const phone = await screen.findByLabelText('Phone number');
  await user.type(phone, '98765-43210');
  await user.tab();
  expect(phone).toHaveValue('9876543210');
});

test('a notice with links, not a checkbox, asks for agreement to the terms', async () => {
  renderRemote(remote, { at: '/signup' });
  const form = await screen.findByRole('form', { name: 'Sign up' });
  expect(within(form).queryByRole('checkbox')).not.toBeInTheDocument();
  expect(within(form).getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
    'href',
    '/terms-of-service',
  );
  expect(within(form).getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    '/privacy-Policy',
  );
});

test.each([
  [{ 'Full name': '' }, 'Full name is required.', 'Full name'],
  [{ 'Full name': '   ' }, 'Full name is required.', 'Full name'],
  [{ Email: '' }, 'Email is required.', 'Email'],
  [{ Email: 'asha@example' }, 'Invalid email format.', 'Email'],
  [{ 'Phone number': '' }, 'Phone number is required.', 'Phone number'],
  [{ 'Phone number': '123456789' }, 'Phone number must be exactly 10 digits.', 'Phone number'],
  [{ 'Phone number': '12345678901' }, 'Phone number must be exactly 10 digits.', 'Phone number'],
  [{ 'Phone number': '12345abcde' }, 'Phone number must be exactly 10 digits.', 'Phone number'],
  [{ Password: '' }, 'Password is required.', 'Password'],
  [{ 'Phone number': '१२३४५६७८९०', Password: '' }, 'Password is required.', 'Password'],
  [
    { Password: 'secre', 'Confirm password': 'secre' },
    'Password must be at least 6 characters.',
    'Password',
  ],
  [
    { Password: 'x'.repeat(129), 'Confirm password': 'x'.repeat(129) },
    'Password must be at most 128 characters.',
    'Password',
  ],
  [{ 'Confirm password': 'secret2' }, 'Passwords do not match!', 'Confirm password'],
  [{ 'Confirm password': '' }, 'Passwords do not match!', 'Confirm password'],
])('%j is refused with %s', async (change, message, field) => {
  const { requests } = fakeApi({});
  await signUp(change);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText(field)).toHaveFocus();
  expect(screen.getByLabelText(field)).toHaveAccessibleDescription(
    expect.stringContaining(message),
  );
  expect(requests).toHaveLength(0);
});

test('errors are reported one at a time, in the order of the form', async () => {
  fakeApi({ 'POST /register': { body: { status: true, message: 'ok' } } });
  renderRemote(remote, { at: '/login?view=signup' });
  const submit = await screen.findByRole('button', { name: 'Sign up' });
  const steps = [
    ['', '', 'Full name is required.'],
    ['Full name', 'Asha', 'Email is required.'],
    ['Email', 'asha', 'Invalid email format.'],
    ['Email', '@example.com', 'Phone number is required.'],
    ['Phone number', '12345', 'Phone number must be exactly 10 digits.'],
    ['Phone number', '67890', 'Password is required.'],
    ['Password', 'abc', 'Password must be at least 6 characters.'],
    ['Password', 'def', 'Passwords do not match!'],
  ] as const;
  for (const [label, text, message] of steps) {
    if (label) await fillIn(screen.getByLabelText(label), text);
    await user.click(submit);
    await waitFor(() =>
      expect(screen.getAllByRole('alert').map((toast) => toast.textContent)).toEqual([message]),
    );
  }
});

test.each(['/signup', '/login?view=signup'])(
  '%s registers the account and opens the code page',
  async (at) => {
    const { requests } = fakeApi({ 'POST /register': { body: { status: true, message: 'ok' } } });
    const { history } = await signUp({}, at);
    expect(await screen.findByText('OTP sent! Please verify.')).toBeVisible();
    expect(await screen.findByRole('form', { name: 'One-time code' })).toBeVisible();
    expect(history.location).toMatchObject({
      pathname: '/verify-otp',
      state: { email: 'asha@example.com' },
    });
    // The second that follows may have begun.
    expect(screen.getByRole('timer')).toHaveTextContent(/^0(2:00|1:59)$/);
    expect(requests.map(({ body }) => body)).toEqual([
      {
        name: 'Asha Rao',
        email: 'asha@example.com',
        phone: '1234567890',
        password: 'secret',
        password_confirmation: 'secret',
        role_id: '1',
      },
    ]);
    act(() => history.back());
    expect(await screen.findByRole('form', { name: 'Sign up' })).toBeVisible();
    expect(history.location.pathname + history.location.search).toBe(at);
  },
);

test('a return from the code page to correct the number fills in the other fields', async () => {
  const { requests } = fakeApi({ 'POST /register': { body: { status: true, message: 'ok' } } });
  await signUp();
  await user.click(await screen.findByRole('link', { name: 'Sign up again' }));
  const form = await screen.findByRole('form', { name: 'Sign up' });
  const field = (label: string) => within(form).getByLabelText(label);
  expect(field('Full name')).toHaveValue('Asha Rao');
  expect(field('Email')).toHaveValue('asha@example.com');
  expect(field('Password')).toHaveValue('');
  await user.clear(field('Phone number'));
  await user.type(field('Phone number'), '9876543210');
  await user.type(field('Password'), 'secret');
  await user.type(field('Confirm password'), 'secret');
  await user.click(within(form).getByRole('button', { name: 'Sign up' }));
  expect(await screen.findByText('9876543210')).toBeVisible();
  expect(requests.at(-1)?.body).toMatchObject({ name: 'Asha Rao', phone: '9876543210' });
});

const failures: [string, Parameters<typeof fakeApi>[0][string], string][] = [
  ['a refusal with words', { body: { status: false, message: 'No SMS today.' } }, 'No SMS today.'],
  ['a refusal without words', { body: { status: false } }, 'Registration failed.'],
  ['an empty answer', { status: 204 }, 'Registration failed.'],
  ['a failure with words', { status: 422, body: { message: 'Taken.' } }, 'Taken.'],
  ['too many tries', { status: 429, body: { message: 'Wait a while.' } }, 'Wait a while.'],
  ['a failure without words', { status: 500, body: {} }, 'Registration failed. Please try again.'],
  [
    'a page that is no JSON',
    { status: 500, text: '<html>' },
    'Registration failed. Please try again.',
  ],
  ['no connection', 'network error', 'Registration failed. Please try again.'],
];

test.each(failures)(
  '%s: the user sees a message and the fields keep their text',
  async (_, response, message) => {
    fakeApi({ 'POST /register': response });
    const { history } = await signUp();
    expect(await screen.findByText(message)).toBeVisible();
    for (const [label, value] of Object.entries(good)) {
      expect(screen.getByLabelText(label)).toHaveValue(value);
    }
    expect(history.location.pathname).toBe('/signup');
  },
);

test('a repeated press keeps its idempotency key, and a changed sign-up gets a new one', async () => {
  const { requests } = fakeApi({ 'POST /register': 'network error' });
  await signUp();
  const press = async (times: number) => {
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(requests).toHaveLength(times));
  };
  await waitFor(() => expect(requests).toHaveLength(1));
  await press(2);
  await user.type(screen.getByLabelText('Full name'), ' Shah');
  await press(3);
  const keys = requests.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("the server's message about a field appears beside the field", async () => {
  fakeApi({
    'POST /register': {
      status: 422,
      body: { message: 'Please check your details.', errors: { phone: ['Number in use.'] } },
    },
  });
  await signUp();
  expect(await screen.findByText('Please check your details.')).toBeVisible();
  expect(screen.getByLabelText('Phone number')).toHaveAccessibleDescription(/Number in use\./);
  expect(screen.getByLabelText('Phone number')).toHaveFocus();
});
