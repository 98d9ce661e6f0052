import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeApi, renderRemote } from 'shared/testing';
import * as remote from '../routes';

const user = userEvent.setup();

async function ask(email: string, at = '/forgetPass') {
  const view = renderRemote(remote, { at });
  await screen.findByRole('form', { name: 'Forgot password' });
  if (email) await user.type(screen.getByLabelText('Email'), email);
  await user.click(screen.getByRole('button', { name: 'Send OTP' }));
  return view;
}

test.each(['', 'abc', 'a@b', 'a@b@c.d e'])(
  'the e-mail %j is refused without a request',
  async (email) => {
    const { requests } = fakeApi({});
    await ask(email);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please enter a valid email address.',
    );
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(requests).toHaveLength(0);
  },
);

test.each(['/forgetPass', '/login?view=forgot'])(
  '%s sends a code by e-mail and opens the code page',
  async (at) => {
    const { requests } = fakeApi({
      'POST /forgot-password/send-otp': { body: { status: true, message: 'ok' } },
    });
    const { history } = await ask('asha@example.com', at);
    expect(await screen.findByText('OTP sent to your email')).toBeVisible();
    expect(await screen.findByRole('form', { name: 'One-time code' })).toBeVisible();
    expect(history.location).toMatchObject({
      pathname: '/forgetPass-verify-otp',
      state: { email: 'asha@example.com' },
    });
    expect(requests.map(({ body }) => body)).toEqual([
      { email: 'asha@example.com', channel: 'email' },
    ]);
  },
);

test('a visitor who has left meanwhile stays where they are', async () => {
  let response = (_: { body: unknown }) => {};
  fakeApi({
    'POST /forgot-password/send-otp': new Promise<{ body: unknown }>((resolve) => {
      response = resolve;
    }),
  });
  const { history } = await ask('asha@example.com');
  act(() => history.push('/signup'));
  response({ body: { status: true, message: 'ok' } });
  expect(await screen.findByText('OTP sent to your email')).toBeVisible();
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(history.location.pathname).toBe('/signup');
});

test('the button says that the code is being sent', async () => {
  let response = (_: { body: unknown }) => {};
  fakeApi({
    'POST /forgot-password/send-otp': new Promise<{ body: unknown }>((resolve) => {
      response = resolve;
    }),
  });
  await ask('asha@example.com');
  expect(await screen.findByRole('button', { name: 'Sending OTP...' })).toBeDisabled();
  response({ body: { status: false } });
  expect(await screen.findByRole('button', { name: 'Send OTP' })).toBeEnabled();
});

test('a repeated press keeps its idempotency key', async () => {
  const { requests } = fakeApi({ 'POST /forgot-password/send-otp': 'network error' });
  await ask('asha@example.com');
  await waitFor(() => expect(requests).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Send OTP' }));
  await waitFor(() => expect(requests).toHaveLength(2));
  const keys = requests.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

const failures: [string, Parameters<typeof fakeApi>[0][string], string][] = [
  ['a refusal with words', { body: { status: false, message: 'Not today.' } }, 'Not today.'],
  ['a refusal without words', { body: { status: false } }, 'Email not found.'],
  ['a failure with words', { status: 404, body: { message: 'Nobody here.' } }, 'Nobody here.'],
  ['too many tries', { status: 429, body: { message: 'Wait a while.' } }, 'Wait a while.'],
  ['a failure without words', { status: 500 }, 'An error occurred. Please try again.'],
  ['no connection', 'network error', 'An error occurred. Please try again.'],
];

test.each(failures)('%s: the user sees a message', async (_, response, message) => {
  fakeApi({ 'POST /forgot-password/send-otp': response });
  const { history } = await ask('asha@example.com');
  expect(await screen.findByText(message)).toBeVisible();
  expect(history.location.pathname).toBe('/forgetPass');
});
