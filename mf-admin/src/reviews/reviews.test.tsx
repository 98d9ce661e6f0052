import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReviewRow } from 'shared/model/schemas';
import { renderRemote } from 'shared/testing';
import * as remote from '../routes';
import { fakeAdminApi } from '../testing/fake-admin-api';

const row: ReviewRow = {
  ...{ id: 4, title: 'Numerology Course', name: 'Asha, Patna', state: 'waiting', stars: 5 },
  ...{ text: 'Clear and kind.', changed_at: '2027-01-05T10:00:00.000Z' },
};

test('the office reads a review, publishes it and hides it again', async () => {
  const api = fakeAdminApi({
    'GET /admin/reviews': { body: { data: [row] } },
    'PUT /admin/reviews/4': { body: { status: true, message: 'Done here.' } },
  });
  renderRemote(remote, {
    at: '/admin/reviews',
    token: 'tok',
    user: { id: 1, name: 'Nandini Rao', role_id: 3, rights: 'office' },
  });
  const shown = await screen.findByRole('row', { name: /Asha, Patna/ });
  expect(within(shown).getByText('Clear and kind.')).toBeVisible();
  api.responses['GET /admin/reviews'] = { body: { data: [{ ...row, state: 'published' }] } };
  const press = async (name: string) =>
    userEvent.click(await screen.findByRole('button', { name }));
  await press('Publish the review from Asha, Patna');
  expect(await screen.findByText('Done here.')).toBeVisible();
  await press('Hide the review from Asha, Patna');
  const { changed_at } = row;
  expect(api.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { state: 'published', changed_at },
    { state: 'hidden', changed_at },
  ]);
});
