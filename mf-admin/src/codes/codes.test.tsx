import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CodeRow } from 'shared/model/schemas';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { renderRemote } from 'shared/testing';
import * as remote from '../routes';
import { fakeAdminApi } from '../testing/fake-admin-api';

const row: CodeRow = {
  code: 'DIWALI15',
  percent: 15,
  amount: null,
  products: ['course 101'],
  from: '2026-12-01',
  until: '2026-12-15',
  uses: 20,
  once_each: true,
  closed: false,
  used: 3,
  paid: 2,
  paid_amount: 16998.3,
};
const done = { body: { status: true, message: 'Done here.' } };

function open(rows: CodeRow[]) {
  const api = fakeAdminApi({
    'GET /admin/codes': { body: { data: rows } },
    'GET /catalogue': {
      body: { version: 1, on_site: true, site_error: null, catalogue: shippedCatalogue },
    },
    'POST /admin/codes': done,
    'PUT /admin/codes/DIWALI15': done,
  });
  renderRemote(remote, {
    at: '/admin/codes',
    token: 'tok',
    user: { id: 1, name: 'Nandini Rao', role_id: 3, rights: 'owner' },
  });
  return () =>
    api.requests.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body]);
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a code is shown in words, closed and opened again', async () => {
  const sent = open([row]);
  const shown = await screen.findByRole('row', { name: /DIWALI15/ });
  expect(await within(shown).findByText('Numerology Course')).toBeVisible();
  for (const text of [
    '15%',
    'from 1 Dec 2026 until 15 Dec 2026',
    '3 of 20, one for each buyer',
    '2, ₹16,998.30',
    'Open',
  ]) {
    expect(shown).toHaveTextContent(text);
  }
  await press('Close DIWALI15');
  expect(await screen.findByText('Done here.')).toBeVisible();
  const { code: _code, used: _used, paid: _paid, paid_amount: _sum, ...terms } = row;
  expect(sent()).toEqual([['PUT', { ...terms, closed: true }]]);
});

test('a new code needs a word, and a percentage or an amount', async () => {
  const sent = open([]);
  await press('Add code');
  const form = within(await screen.findByRole('form', { name: 'New code' }));
  await userEvent.type(form.getByLabelText(/^Code/), 'stars');
  await userEvent.click(form.getByRole('button', { name: 'Add code' }));
  expect(await form.findByText('Please enter a percentage or an amount, not both.')).toBeVisible();
  await userEvent.type(form.getByLabelText(/^Amount/), '500.50');
  await userEvent.type(form.getByLabelText(/^Number of uses/), '20');
  await userEvent.click(form.getByLabelText('Numerology Course'));
  await userEvent.click(form.getByRole('button', { name: 'Add code' }));
  expect(await screen.findByText('Done here.')).toBeVisible();
  expect(sent()).toEqual([
    [
      'POST',
      {
        code: 'stars',
        percent: null,
        amount: '500.50',
        products: ['course 101'],
        from: null,
        until: null,
        uses: 20,
        once_each: true,
        closed: false,
      },
    ],
  ]);
});
