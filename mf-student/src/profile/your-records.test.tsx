import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from 'shared/testing';
import { openDashboard } from '../testing/dashboard';

const profile = {
  'GET /profile': {
    body: { status: true, data: { name: 'Asha', slug: 'asha-verma', email: 'a@b.in', phone: '' } },
  },
};
const consents = (withdrawn_at: string | null) => ({
  body: {
    status: true,
    message: withdrawn_at ? 'You have taken it back.' : 'Consents',
    data: [
      {
        purpose: 'news',
        version: '1',
        form: 'newsletter',
        given_at: '2026-11-01T10:00:00Z',
        withdrawn_at,
      },
    ],
  },
});

test('each consent is ticked only if it stands, and one click takes it back', async () => {
  const { requests } = fakeApi({
    ...profile,
    'GET /account/consents': consents(null),
    'DELETE /account/consents/news': consents('2026-11-02T10:00:00Z'),
  });
  openDashboard('updateprofile');
  await userEvent.click(await screen.findByRole('button', { name: 'What you have agreed to' }));
  const news = await screen.findByRole('checkbox', { name: /^Send me news/ });
  expect(news).toBeChecked();
  expect(news).toHaveAccessibleDescription(/^You agreed on 1 Nov 2026, .* in the newsletter form/);
  for (const name of [/^Call me/, /by WhatsApp/]) {
    expect(screen.getByRole('checkbox', { name })).not.toBeChecked();
  }
  await userEvent.click(news);
  expect(await screen.findByText('You have taken it back.')).toBeVisible();
  expect(requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

test('the data comes after the password is entered once more, in the form that was asked for', async () => {
  URL.createObjectURL = () => 'blob:data';
  // jsdom cannot navigate to a file.
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { requests } = fakeApi({ ...profile, 'POST /account/data': { body: { parts: [] } } });
  openDashboard('updateprofile');
  await userEvent.click(await screen.findByRole('button', { name: 'Download your data' }));
  await userEvent.click(screen.getByRole('button', { name: 'As JSON' }));
  expect(requests.some(({ method }) => method === 'POST')).toBe(false);
  await userEvent.type(screen.getByLabelText('Your password'), 'moon-and-stars');
  await userEvent.click(screen.getByRole('button', { name: 'As JSON' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(requests.filter(({ method }) => method === 'POST')).toMatchObject([
    { path: '/account/data', body: { password: 'moon-and-stars' } },
  ]);
  saved.mockRestore();
});

test('closing the account says what it does, asks for the password and signs out', async () => {
  const { requests } = fakeApi({
    ...profile,
    'POST /account/erasure': {
      body: { status: true, message: 'Your account is closed and your data is erased.' },
    },
  });
  const { store } = openDashboard('updateprofile');
  await userEvent.click(await screen.findByRole('button', { name: 'Close account' }));
  expect(screen.getByText(/^Receipts stay for as long as tax law wants them/)).toBeVisible();
  const send = screen.getByRole('button', { name: 'Close account and erase my data' });
  await userEvent.click(send);
  expect(requests.some(({ path }) => path === '/account/erasure')).toBe(false);
  await userEvent.type(screen.getByLabelText('Your password'), 'moon-and-stars');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Keep my certificates valid' }));
  await userEvent.click(send);
  expect(await screen.findByText('Your account is closed and your data is erased.')).toBeVisible();
  expect(requests.find(({ path }) => path === '/account/erasure')?.body).toEqual({
    password: 'moon-and-stars',
    certificates: 'keep',
  });
  expect(store.getState().login.token).toBeNull();
});
