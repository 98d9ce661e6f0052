import { screen, within } from '@testing-library/react';
import { renderRemote } from 'shared/testing';
import { fakeAdminApi } from '../testing/fake-admin-api';
import * as remote from '../routes';

const now = new Date().toISOString();
const well = {
  backup_at: now,
  backup_proven_at: now,
  messages_waiting: 0,
  messages_since: null,
  messages_failed: 0,
  disk_free_bytes: 50e9,
  disk_bytes: 100e9,
  payment_provider: 'razorpay',
  payment_account: 'rzp_live…',
  mail_provider: 'smtp',
  sms_provider: 'gateway',
  settled_day: now.slice(0, 10),
  settlement_differences: 0,
  revision: 'abc',
  migration: '202611281722-sales-by-batch.sql',
  catalogue_version: 4,
  node: '22.0.0',
  units: [{ name: 'mf-admin', version: 'a1' }],
};

async function rowsOf(health: object) {
  fakeAdminApi({
    'GET /admin/health': { body: { success: true, message: '', data: { ...well, ...health } } },
  });
  renderRemote(remote, {
    at: '/admin/health',
    token: 'tok',
    user: { id: 1, name: 'Owner', role_id: 3 },
  });
  const table = await screen.findByRole('table', { name: 'Health' });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent ?? ''));
}

test('the sections are shown with what teams read of them', async () => {
  const section = {
    ...{ name: 'mf-chat', status: ['mf-chat  live 0a1b'], vitals: ['0a1b /chat: about 40 visits'] },
    failures: ['3 × csp in 0a1b: connect-src blocked'],
  };
  fakeAdminApi({
    'GET /admin/sections': { body: { success: true, message: '', data: [section] } },
  });
  const user = { id: 1, name: 'Owner', role_id: 3 };
  renderRemote(remote, { at: '/admin/sections', token: 'tok', user });
  const table = await screen.findByRole('table', { name: 'Sections' });
  const [, row] = within(table).getAllByRole('row');
  expect([...row!.children].map((cell) => cell.textContent)).toEqual([
    'mf-chat',
    'live 0a1b',
    '3 × csp in 0a1b: connect-src blocked',
    '0a1b /chat: about 40 visits',
  ]);
});

test('a site that is well has nothing to do', async () => {
  const rows = await rowsOf({});
  expect(rows).toHaveLength(9);
  expect(rows.map(([, state]) => state)).toEqual(rows.map(() => 'Well'));
  expect(rows[5]?.[2]).toBe('razorpay, account rzp_live…');
  expect(rows[8]?.[2]).toContain('mf-admin a1');
});

test.each([
  ['Last backup', { backup_at: null }, /nightly backup/],
  ['Last backup proven', { backup_proven_at: '2020-01-01T00:00:00Z' }, /db:check-backup/],
  [
    'Messages waiting',
    { messages_waiting: 2, messages_since: '2020-01-01T00:00:00Z' },
    /by themselves/,
  ],
  ['Messages failed', { messages_failed: 3 }, /Needs review/],
  ['Disk', { disk_free_bytes: 1e9 }, /more room/],
  ['Payments', { payment_provider: 'sandbox' }, /no money arrives/],
  ['E-mail and SMS', { sms_provider: 'outbox' }, /reaches nobody/],
  ['Last settlement', { settlement_differences: 1 }, /Settlements/],
])('%s that is not well says what to do', async (about, health, advice) => {
  const [first, ...more] = (await rowsOf(health)).filter(([, state]) => state !== 'Well');
  expect(more).toEqual([]);
  expect(first?.[0]).toBe(about);
  expect(first?.[3]).toMatch(advice);
});
