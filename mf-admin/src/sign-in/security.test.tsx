import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from 'shared/testing';
import { fakeAdminApi } from '../testing/fake-admin-api';
import * as remote from '../routes';

const ok = (data: unknown) => ({ body: { status: true, message: '', data } });

const status = (on: boolean, required = false) => ({
  'GET /admin/second-factor': ok({ on, required }),
  'GET /profile/logins': ok([]),
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('the app is set up with a QR code or a key and a first code, and recovery codes are shown', async () => {
  const { requests } = fakeAdminApi({
    ...status(false, true),
    'POST /admin/second-factor': ok({ key: 'ABCD EFGH', qr: { size: 25, path: 'M0 0h1v1h-1z' } }),
    'PUT /admin/second-factor': ok({ recovery_codes: ['abcde-fghjk', 'mnpqr-stuvw'] }),
  });
  renderRemote(remote, { at: '/admin/security' });
  await press('Set up the app');
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
  expect(screen.getByText('ABCD EFGH')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Code'), '12');
  await press('Turn on');
  expect(requests.some(({ method }) => method === 'PUT')).toBe(false);
  await userEvent.type(screen.getByLabelText('Code'), '3456');
  await press('Turn on');
  expect(await screen.findByText('abcde-fghjk')).toBeVisible();
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ code: '123456' });
});

test('a required app cannot be turned off', async () => {
  fakeAdminApi(status(true, true));
  renderRemote(remote, { at: '/admin/security' });
  expect(await screen.findByRole('button', { name: 'Make new codes' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull();
});

test('a wrong code is reported, and the app stays on', async () => {
  fakeAdminApi({
    ...status(true),
    'POST /admin/second-factor/off': {
      status: 422,
      body: { message: 'Wrong.', errors: { code: ['This code is wrong or was used already.'] } },
    },
  });
  renderRemote(remote, { at: '/admin/security' });
  const fields = await screen.findAllByLabelText('Code');
  await userEvent.type(fields[2]!, '123456');
  await press('Turn off');
  expect(await screen.findAllByText('This code is wrong or was used already.')).toHaveLength(2);
});

test('a recovery code links a new phone, and the new recovery codes are shown', async () => {
  const { requests } = fakeAdminApi({
    ...status(true, true),
    'POST /admin/second-factor/new-phone': ok({
      key: 'ABCD EFGH',
      qr: { size: 25, path: 'M0 0h1v1h-1z' },
    }),
    'PUT /admin/second-factor': ok({ recovery_codes: ['abcde-fghjk'] }),
  });
  renderRemote(remote, { at: '/admin/security' });
  expect(
    await screen.findAllByText('Six digits of the app, or one of your recovery codes.'),
  ).toHaveLength(2);
  await userEvent.type(screen.getAllByLabelText('Code')[0]!, 'mnpqr-stuvw');
  await press('Link a new phone');
  expect(await screen.findByText('ABCD EFGH')).toBeVisible();
  await userEvent.type(screen.getAllByLabelText('Code')[0]!, '123456');
  await press('Use the new phone');
  expect(await screen.findByText('abcde-fghjk')).toBeVisible();
  expect(requests.filter(({ body }) => body).map(({ body }) => body)).toEqual([
    { code: 'mnpqr-stuvw' },
    { code: '123456' },
  ]);
});

test('a failure has a button that tries again, and the focus moves to the heading', async () => {
  const { responses } = fakeAdminApi({ 'GET /admin/second-factor': { status: 500, body: {} } });
  renderRemote(remote, { at: '/admin/security' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your sign-in could not be loaded.');
  Object.assign(responses, status(false));
  await press('Try again');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(await screen.findByRole('button', { name: 'Set up the app' })).toBeVisible();
});

test('name, password and devices of the own account are changed here', async () => {
  const device = {
    id: 4,
    browser: 'Chrome on Android',
    started_at: '2026-11-20T10:00:00.000Z',
    used_at: '2026-11-21T10:00:00.000Z',
    current: false,
  };
  const { requests } = fakeAdminApi({
    ...status(true, true),
    'GET /profile/logins': ok([device]),
    'DELETE /profile/logins/4': { body: { status: true, message: '' } },
    'PUT /profile/update': ok({ name: 'Kavita Joshi' }),
  });
  const { store } = renderRemote(remote, {
    at: '/admin/security',
    token: 'tok',
    user: { id: 1, name: 'Site Admin', role_id: 3 },
  });
  const name = await screen.findByLabelText('Name');
  expect(name).toHaveValue('Site Admin');
  await userEvent.clear(name);
  await userEvent.type(name, 'Kavita Joshi');
  await press('Save name');
  expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
  expect(store.getState().login.user).toMatchObject({ name: 'Kavita Joshi', role_id: 3 });
  expect(screen.getByLabelText('Current password')).toBeVisible();
  const button = await screen.findByRole('button', { name: /^End: Chrome on Android/ });
  await userEvent.click(button);
  expect(await screen.findByText('The device was signed out.')).toBeVisible();
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toContain(
    'DELETE /profile/logins/4',
  );
});

test('until a required app is set up, the page is about nothing else', async () => {
  fakeAdminApi(status(false, true));
  renderRemote(remote, { at: '/admin/security' });
  expect(await screen.findByRole('button', { name: 'Set up the app' })).toBeVisible();
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
});
