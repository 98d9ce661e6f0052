import { screen, waitFor, within } from '@testing-library/react';
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

test('devices are listed after a click, and a button signs a device out', async () => {
  const device = {
    id: 4,
    browser: 'Chrome on Android',
    started_at: '2026-11-20T10:00:00.000Z',
    used_at: '2026-11-21T10:00:00.000Z',
    current: false,
  };
  const { requests } = fakeApi({
    ...loaded(),
    'GET /profile/logins': {
      body: {
        status: true,
        message: '',
        data: [{ ...device, id: 9, browser: 'Firefox on Linux', current: true }, device],
      },
    },
    'DELETE /profile/logins/4': { body: { status: true, message: '' } },
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
    'DELETE /profile/logins/4',
  );
});

test('a new password is sent with the current one, and a refusal is shown beside its field', async () => {
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

test('for an unconfirmed e-mail, a notice links to the page that confirms it', async () => {
  fakeApi(loaded({ email_proven: false }));
  openDashboard('updateprofile');
  expect(await screen.findByRole('link', { name: 'Confirm your email' })).toHaveAttribute(
    'href',
    '/forgetPass',
  );
});

test('after a change of the phone number, the profile form shows the new one and keeps its input', async () => {
  const { responses } = fakeApi({
    ...loaded(),
    'POST /profile/phone': { body: { status: true, message: '' } },
    'POST /profile/phone/verify': { body: { status: true, message: '' } },
  });
  openDashboard('updateprofile');
  const phone = await screen.findByLabelText('Phone');
  expect(phone).toHaveValue('9876543210');
  expect(phone).toHaveAccessibleDescription('To change it, use “Change phone number” below.');
  await userEvent.type(screen.getByLabelText('Name'), ' Rao');
  await press('Change phone number');
  await userEvent.type(screen.getByLabelText('New phone number'), '9810055555');
  await userEvent.type(screen.getByLabelText('Your password'), 'asha-secret');
  await press('Send code');
  await userEvent.type(await screen.findByLabelText('Six-digit code'), '123456');
  Object.assign(responses, loaded({ phone: '9810055555' }));
  await press('Confirm number');
  await waitFor(() => expect(phone).toHaveValue('9810055555'));
  expect(screen.getByLabelText('Name')).toHaveValue('Asha Verma Rao');
});

test('a request for a code keeps its idempotency key when its response is lost', async () => {
  const { requests } = fakeApi({ ...loaded(), 'POST /profile/phone': 'network error' });
  openDashboard('updateprofile');
  await press('Change phone number');
  await userEvent.type(screen.getByLabelText('New phone number'), '9810055555');
  await userEvent.type(screen.getByLabelText('Your password'), 'asha-secret');
  const keys = () =>
    requests
      .filter(({ path }) => path === '/profile/phone')
      .map(({ headers }) => headers.get('Idempotency-Key'));
  await press('Send code');
  await waitFor(() => expect(keys()).toHaveLength(1));
  await press('Send code');
  await waitFor(() => expect(keys()).toHaveLength(2));
  expect(keys()[0]).toBeTruthy();
  expect(keys()[1]).toBe(keys()[0]);
});

test('a new phone number needs a code, and the error of a wrong code is shown beside its field', async () => {
  const { requests } = fakeApi({
    ...loaded(),
    'POST /profile/phone': { body: { status: true, message: '' } },
    'POST /profile/phone/verify': { status: 400, body: { message: 'The OTP is wrong.' } },
  });
  openDashboard('updateprofile');
  await press('Change phone number');
  await userEvent.type(screen.getByLabelText('New phone number'), '98100 55555');
  await press('Send code');
  expect(requests.some(({ path }) => path === '/profile/phone')).toBe(false);
  await userEvent.type(screen.getByLabelText('Your password'), 'asha-secret');
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

test('another e-mail needs a code to it; the field stays read-only and shows the new one', async () => {
  const { requests, responses } = fakeApi({
    ...loaded(),
    'POST /profile/email': { body: { status: true, message: '' } },
    'POST /profile/email/verify': { body: { status: true, message: '' } },
  });
  openDashboard('updateprofile');
  const field = await screen.findByLabelText('Email');
  expect(field).toHaveAttribute('readonly');
  expect(field).toHaveAccessibleDescription('To change it, use “Change e-mail” below.');
  await press('Change e-mail');
  await userEvent.type(screen.getByLabelText('New e-mail address'), 'asha@example.in');
  await userEvent.type(screen.getByLabelText('Your password'), 'asha-secret');
  await press('Send code');
  await userEvent.type(await screen.findByLabelText('Six-digit code'), '123456');
  Object.assign(responses, loaded({ email: 'asha@example.in' }));
  await press('Confirm address');
  await waitFor(() => expect(field).toHaveValue('asha@example.in'));
  const bodies = requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(bodies).toEqual([
    { email: 'asha@example.in', password: 'asha-secret' },
    { email: 'asha@example.in', otp: '123456' },
  ]);
});
