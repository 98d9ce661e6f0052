import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from 'shared/testing';
import { fakeAdminApi } from '../testing/fake-admin-api';
import * as remote from '../routes';

const results = [
  { kind: 'person', key: '5', title: 'Kabir Khan', detail: 'kabir@example.com · 9822000211' },
  { kind: 'order', key: 'NK-1', title: 'NK-1', detail: 'Kabir Khan · Numerology Course' },
  { kind: 'lead', key: 'meera@example.com', title: 'Meera', detail: '9822000202' },
  { kind: 'receipt', key: 'NK-1', title: 'R/2026-27/000001', detail: '₹9,999' },
];

const open = (answer: object = { body: { success: true, message: '', data: results } }) => {
  const api = fakeAdminApi({
    'GET /admin/second-factor': {
      body: { status: true, message: '', data: { on: false, required: false } },
    },
    'GET /profile/logins': { body: { status: true, message: '', data: [] } },
    'GET /admin/people/5': { status: 404, body: { message: 'x' } },
    'GET /admin/search': answer,
  });
  const view = renderRemote(remote, {
    at: '/admin/security',
    token: 'tok',
    user: { id: 1, name: 'Owner', role_id: 3 },
  });
  return { ...api, ...view };
};
const field = () => screen.findByRole('searchbox', { name: 'Search everything' });

test('the key / focuses the field, and the results link to people and orders', async () => {
  const { requests } = open();
  await screen.findByRole('button', { name: 'Set up the app' });
  await userEvent.keyboard('/');
  expect(await field()).toHaveFocus();
  expect(await field()).toHaveValue('');
  await userEvent.keyboard('98220 0');
  const list = within(await screen.findByRole('list', { name: 'Search results' }));
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/users/5',
    '/admin/orders/NK-1',
    '/admin/users/meera%40example.com',
    '/admin/orders/NK-1',
  ]);
  // One request after the pause, not one for each key.
  expect(requests.filter(({ path }) => path.startsWith('/admin/search'))).toHaveLength(1);
  expect(screen.getByText('4 results')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(list.getAllByRole('link')[1]).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('list', { name: 'Search results' })).not.toBeInTheDocument();
  expect(await field()).toHaveFocus();
});

test('Enter opens the first result, and closes the list', async () => {
  const { history } = open();
  await userEvent.type(await field(), 'kabir');
  await screen.findByRole('list', { name: 'Search results' });
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(history.location.pathname).toBe('/admin/users/5'));
  expect(screen.queryByRole('list', { name: 'Search results' })).not.toBeInTheDocument();
});

test('nothing found, and a failure, are said', async () => {
  const { responses } = open({ body: { success: true, message: '', data: [] } });
  await userEvent.type(await field(), 'nobody');
  expect(await screen.findByText('Nothing found for “nobody”.')).toBeVisible();
  responses['GET /admin/search'] = { status: 500, body: {} };
  await userEvent.type(await field(), '!');
  expect(await screen.findByText(/The search did not work/)).toBeVisible();
});
