import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from 'shared/testing';
import { fakeAdminApi } from '../testing/fake-admin-api';
import * as remote from '../routes';

const lead = {
  id: 3,
  type: 'book demo class',
  source: 'demo',
  full_name: 'Ravi',
  contact_ways: ['calls', 'whatsapp'],
  email: 'ravi@example.com',
  phone_number: '+919876543210',
  course: null,
  status: 'called',
  note: 'wants Hindi',
  notes: [{ text: 'wants Hindi', by: 'Meera', at: '2026-11-20T04:30:00.000Z' }],
  call_back: '2026-11-26T12:30:00.000Z',
  assignee: { id: 2, name: 'Meera' },
  spam: false,
  senders: [
    { contact: 'ravi@example.com', is_blocked: false },
    { contact: '9876543210', is_blocked: true },
  ],
  open_by: null,
  created_at: '2026-11-20T04:30:00.000Z',
};

const open = (responses: Parameters<typeof fakeAdminApi>[0] = {}) => {
  const api = fakeAdminApi({
    'GET /admin/leads': { body: { success: true, data: { data: [lead], total: 1 } } },
    'GET /admin/admins': {
      body: {
        data: [
          { id: 1, name: 'Owner' },
          { id: 2, name: 'Meera' },
        ],
      },
    },
    'POST /admin/leads/3/opening': {
      body: { status: true, message: '', data: { ...lead, open_by: lead.assignee } },
    },
    'PATCH /admin/leads/3': { body: { status: true, message: 'Saved.' } },
    'POST /admin/blocks': { body: { status: true, message: 'Blocked.' } },
    'POST /admin/leads': { body: { status: true, message: 'Lead added.' } },
    ...responses,
  });
  renderRemote(remote, {
    at: '/admin/leads',
    token: 'tok',
    user: { id: 1, name: 'Owner', role_id: 3 },
  });
  return api;
};

test('a lead shows its call-back, who has it, and another admin who has it open', async () => {
  const { requests } = open();
  const table = within(await screen.findByRole('table', { name: 'Leads' }));
  expect(table.getByText('Call back 26 Nov 2026, 6:00 pm')).toBeVisible();
  expect(table.getByText('Meera has it')).toBeVisible();
  await userEvent.click(table.getByRole('button', { name: 'Follow up Ravi' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Follow up Ravi' }));
  expect(await dialog.findByText('Meera has this lead open now.')).toBeVisible();
  expect(dialog.getByText('wants Hindi')).toBeVisible();
  expect(dialog.getByLabelText(/Call back/)).toHaveValue('2026-11-26T18:00');
  expect(dialog.getByLabelText('Who has it')).toHaveValue('2');
  expect(dialog.getByLabelText('Note')).toHaveValue('');
  await userEvent.selectOptions(dialog.getByLabelText('Status'), 'No answer');
  await userEvent.selectOptions(dialog.getByLabelText('Who has it'), 'Owner');
  await userEvent.type(dialog.getByLabelText('Note'), 'rang twice');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
    status: 'no_answer',
    call_back: '2026-11-26T18:00',
    assignee: 1,
    note: 'rang twice',
  });
  // The form is closed again for others.
  await waitFor(() =>
    expect(
      requests.filter(({ path }) => path.endsWith('/opening')).map(({ body }) => body),
    ).toEqual([{ open: true }, { open: false }]),
  );
});

test('a note that is not saved is not dropped without a question', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Follow up Ravi' }));
  await userEvent.type(await screen.findByLabelText('Note'), 'important');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByText('What you have entered will be lost.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('Note')).toHaveValue('important');
});

test('a lead that telephoned is written down', async () => {
  const { requests } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add lead' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add lead' }));
  await userEvent.type(dialog.getByLabelText('Name'), 'Uma');
  await userEvent.type(dialog.getByLabelText('Phone'), '98220 00333');
  await userEvent.click(dialog.getByRole('button', { name: 'Add lead' }));
  expect(await screen.findByText('Lead added.')).toBeVisible();
  expect(
    requests.find(({ path, method }) => method === 'POST' && path === '/admin/leads')?.body,
  ).toMatchObject({ full_name: 'Uma', phone_number: '9822000333', email: '' });
});

test('an entry is called spam, and a sender is blocked or not any more', async () => {
  const { requests } = open();
  await userEvent.selectOptions(await screen.findByLabelText('Show'), 'Spam');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(requests.at(-1)?.path).toContain('show=spam'));
  await userEvent.click(await screen.findByRole('button', { name: 'Follow up Ravi' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Spam' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Block ravi@example.com' }));
  expect(await screen.findByText('Blocked.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Unblock 9876543210' }));
  await waitFor(() =>
    expect(
      requests.flatMap(({ method, path, body }) =>
        method === 'PATCH' || path === '/admin/blocks' ? [body] : [],
      ),
    ).toEqual([
      { spam: true },
      { contact: 'ravi@example.com', block: true },
      { contact: '9876543210', block: false },
    ]),
  );
});
