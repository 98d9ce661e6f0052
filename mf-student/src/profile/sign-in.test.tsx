import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from 'shared/testing';
import { openDashboard } from '../testing/dashboard';

const profile = {
  name: 'Asha Verma',
  slug: 'asha-verma',
  email: 'a@example.com',
  phone: '9876543210',
};
const loaded = (more: object = {}) => ({
  'GET /profile': { body: { status: true, data: { ...profile, ...more } } },
});

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

test('a device is listed once asked for, and signed out with its button', async () => {
  const device = {
    id: 4,
    browser: 'Chrome on Android',
    started_at: '2026-11-20T10:00:00.000Z',
    used_at: '2026-11-21T10:00:00.000Z',
    current: false,
  };
  const { requests } = fakeApi({
    ...loaded(),
    'GET /profile/sessions': {
      body: {
        status: true,
        message: '',
        data: [{ ...device, id: 9, browser: 'Firefox on Linux', current: true }, device],
      },
    },
    'DELETE /profile/sessions/4': { body: { status: true, message: '' } },
  });
  openDashboard('updateprofile');
  await press('Where you are signed in');
  const [own, other] = await screen.findAllByText(/Firefox on Linux|Chrome on Android/);
  expect(own!.closest('li')).toHaveTextContent('(this device)');
  expect(within(own!.closest('li')!).queryByRole('button')).toBeNull();
  expect(other!.closest('li')).not.toHaveTextContent('(this device)');
  await press(/^End: Chrome on Android/);
  expect(await screen.findByText('The device was signed out.')).toBeVisible();
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toContain(
    'DELETE /profile/sessions/4',
  );
});

test('the password is changed with the current one; a refusal stands beside its field', async () => {
  const { requests } = fakeApi({
    ...loaded(),
    'POST /profile/password': {
      status: 422,
      body: {
        message: 'No.',
        errors: { current_password: ['This is not your current password.'] },
      },
    },
  });
  openDashboard('updateprofile');
  await press('Change password');
  await userEvent.type(screen.getByLabelText('Current password'), 'old-secret');
  await userEvent.type(screen.getByLabelText('New password'), 'new-secret');
  await userEvent.type(screen.getByLabelText('New password again'), 'new-secre');
  await press('Save password');
  expect(requests).toHaveLength(1);
  await userEvent.type(screen.getByLabelText('New password again'), 't');
  await press('Save password');
  expect((await screen.findAllByText('This is not your current password.')).length).toBe(2);
  expect(requests[1]?.body).toEqual({
    current_password: 'old-secret',
    new_password: 'new-secret',
    new_password_confirmation: 'new-secret',
  });
});

test('an email that is not confirmed is said, with the way to confirm it', async () => {
  fakeApi(loaded({ email_proven: false }));
  openDashboard('updateprofile');
  expect(await screen.findByRole('link', { name: 'Confirm your email' })).toHaveAttribute(
    'href',
    '/forgetPass',
  );
});

test('a new phone number is asked for its code; a wrong code stands beside the field', async () => {
  const { requests } = fakeApi({
    ...loaded(),
    'POST /profile/phone': { body: { status: true, message: '' } },
    'POST /profile/phone/verify': { status: 400, body: { message: 'The OTP is wrong.' } },
  });
  openDashboard('updateprofile');
  await press('Change phone number');
  await userEvent.type(screen.getByLabelText('New phone number'), '98100 55555');
  await press('Send code');
  const code = await screen.findByLabelText('Six-digit code');
  expect(code).toHaveFocus();
  expect(screen.getByText(/on its way to 9810055555/)).toBeVisible();
  await userEvent.type(code, '123456');
  await press('Confirm number');
  expect((await screen.findAllByText('The OTP is wrong.')).length).toBe(2);
  expect(code).toHaveValue('123456');
  expect(requests.at(-1)?.body).toEqual({ phone: '9810055555', otp: '123456' });
});
