import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuditRow } from 'shared/model/schemas';
import { renderRemote } from 'shared/testing';
import * as remote from '../routes';
import { fakeAdminApi } from '../testing/fake-admin-api';
import { subjectAddress } from './subject-address';

const row: AuditRow = {
  id: 1,
  admin: 'Meera Iyer',
  admin_id: 2,
  role: 'office',
  action: 'Refund',
  subject: 'Order NK-261122-7K3QX9PMTW',
  changes: [{ field: 'amount', from: '', to: '₹500' }],
  created_at: '2026-11-22T10:00:00.000Z',
};

test('the log names person and role, links to the subject, and is filtered by both', async () => {
  const user = userEvent.setup();
  const { requests } = fakeAdminApi({
    'GET /admin/audit': { body: { success: true, data: { data: [row], total: 1 } } },
    'GET /admin/audit/people': { body: { data: [{ id: 2, name: 'Meera Iyer' }] } },
  });
  renderRemote(remote, {
    at: '/admin/audit',
    token: 'tok',
    user: { id: 1, name: 'Owner', role_id: 3, rights: 'owner' },
  });
  const table = within(await screen.findByRole('table', { name: 'Audit log' }));
  expect(table.getByRole('row', { name: /Refund/ })).toHaveTextContent('Meera IyerOffice');
  expect(table.getByRole('link', { name: row.subject })).toHaveAttribute(
    'href',
    '/admin/orders/NK-261122-7K3QX9PMTW',
  );
  await user.type(screen.getByLabelText('Search'), 'price');
  await user.selectOptions(await screen.findByLabelText('Person'), 'Meera Iyer');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(requests.at(-1)?.path).toContain('/admin/audit?admin=2&search=price'));
});

test.each([
  ['Person 12', '/admin/users/12'],
  ['Lead 5', '/admin/leads?search=%235'],
  ['Contact message 7', '/admin/contacts?search=%237'],
  ['Catalogue version 3', '/admin/catalogue?version=3'],
  ['Admin meera@site.test', '/admin/team'],
  ['File leads.csv', null],
  ['Numerology Course', null],
])('the subject %j leads to %j', (subject, address) => {
  expect(subjectAddress(subject)).toBe(address);
});
