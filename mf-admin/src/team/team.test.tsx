import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TeamResponse } from 'shared/model/schemas';
import { renderRemote } from 'shared/testing';
import * as remote from '../routes';
import { fakeAdminApi } from '../testing/fake-admin-api';

const owner: TeamResponse['data']['members'][number] = {
  id: 1,
  name: 'Nandini Rao',
  email: 'owner@site.test',
  rights: 'owner',
  last_sign_in: '2026-11-20T10:00:00.000Z',
  second_factor: true,
  named: true,
  self: true,
};
const meera = {
  ...owner,
  id: 2,
  name: 'Meera Iyer',
  email: 'meera@site.test',
  rights: 'office' as const,
  self: false,
};
const ravi = {
  id: 7,
  name: 'Ravi Kumar',
  email: 'ravi@site.test',
  rights: 'content' as const,
  expires_at: '2026-11-30T10:00:00.000Z',
  expired: false,
};
const team = (data: Partial<TeamResponse['data']> = {}) => ({
  body: {
    status: true,
    message: '',
    data: { members: [owner, meera], invitations: [ravi], refund_limit: 5000, ...data },
  },
});
const done = { body: { status: true, message: 'Done here.' } };
const signedIn = {
  token: 'tok',
  user: { id: 1, name: 'Nandini Rao', role_id: 3, rights: 'owner' },
};

function open(answers: Parameters<typeof fakeAdminApi>[0]) {
  const api = fakeAdminApi({ 'GET /admin/team': team(), ...answers });
  renderRemote(remote, { at: '/admin/team', ...signedIn });
  return api;
}
const sent = ({ requests }: ReturnType<typeof fakeAdminApi>) =>
  requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => [`${method} ${path}`, body]);

test('the team shows roles, sign-ins and apps; nobody can withdraw the own access', async () => {
  open({});
  const people = within(await screen.findByRole('table', { name: 'People' }));
  expect(people.getByRole('row', { name: /Nandini Rao \(you\)/ })).toHaveTextContent('Owner');
  expect(people.getByRole('row', { name: /Meera Iyer/ })).toHaveTextContent('Office');
  expect(people.getAllByRole('button', { name: /Withdraw access/ })).toHaveLength(1);
  expect(screen.getByRole('table', { name: 'Invited' })).toHaveTextContent('Ravi Kumar');
  expect(screen.getByText(/refunds up to ₹5,000 of one order/)).toBeVisible();
});

test('somebody is invited by name, e-mail and role', async () => {
  const user = userEvent.setup();
  const api = open({ 'POST /admin/team/invitations': done });
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Invite' }));
  await user.click(dialog.getByRole('button', { name: 'Send the invitation' }));
  expect(sent(api)).toEqual([]);
  await user.type(dialog.getByLabelText('Name'), 'Kavita Joshi');
  await user.type(dialog.getByLabelText('Email'), 'kavita@site.test');
  await user.selectOptions(dialog.getByLabelText('Role'), 'Content');
  await user.click(dialog.getByRole('button', { name: 'Send the invitation' }));
  expect(await screen.findByText('Done here.')).toBeVisible();
  expect(sent(api)).toEqual([
    [
      'POST /admin/team/invitations',
      { name: 'Kavita Joshi', email: 'kavita@site.test', rights: 'content' },
    ],
  ]);
});

test('single rights are ticked only where the role asks for them', async () => {
  const user = userEvent.setup();
  const api = open({ 'PATCH /admin/team/2': done });
  await user.click(await screen.findByRole('button', { name: 'Change Meera Iyer' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change Meera Iyer' }));
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await user.selectOptions(dialog.getByLabelText('Role'), 'Single rights');
  await user.click(dialog.getByLabelText('Leads, contact messages and reviews'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent(api)).toEqual([
      ['PATCH /admin/team/2', { name: 'Meera Iyer', rights: 'single', ticked: ['enquiries'] }],
    ]),
  );
});

test('role, app and access of a member are changed, and a refusal is shown', async () => {
  const user = userEvent.setup();
  const api = open({
    'PATCH /admin/team/2': { status: 409, body: { message: 'This is the last owner.' } },
    'POST /admin/second-factor/reset': done,
    'POST /admin/team/2/withdrawal': done,
  });
  await user.click(await screen.findByRole('button', { name: 'Change Meera Iyer' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change Meera Iyer' }));
  await user.selectOptions(dialog.getByLabelText('Role'), 'Content');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('This is the last owner.')).length).toBeGreaterThan(0);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Discard' }));

  await user.click(screen.getByRole('button', { name: 'New phone Meera Iyer' }));
  await user.type(screen.getByLabelText('Reason'), 'lost on the train');
  await user.click(screen.getByRole('button', { name: 'Let a new phone be linked' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Withdraw access Meera Iyer' }));
  await user.type(screen.getByLabelText('Reason'), 'has left');
  await user.click(screen.getByRole('button', { name: 'Withdraw access' }));
  await waitFor(() =>
    expect(sent(api)).toEqual([
      ['PATCH /admin/team/2', { name: 'Meera Iyer', rights: 'content' }],
      ['POST /admin/second-factor/reset', { user_id: 2, reason: 'lost on the train' }],
      ['POST /admin/team/2/withdrawal', { reason: 'has left' }],
    ]),
  );
});

test('an invitation is sent again or withdrawn', async () => {
  const api = open({
    'POST /admin/team/invitations/7/again': done,
    'DELETE /admin/team/invitations/7': done,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Send again Ravi Kumar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw Ravi Kumar' }));
  await waitFor(() =>
    expect(sent(api).map(([call]) => call)).toEqual([
      'POST /admin/team/invitations/7/again',
      'DELETE /admin/team/invitations/7',
    ]),
  );
});

test('the first admin is asked for a real name, which the menu of the sign-in saves', async () => {
  open({ 'GET /admin/team': team({ members: [{ ...owner, name: 'Site Admin', named: false }] }) });
  expect(await screen.findByText('The audit log calls you “Site Admin”.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Give your real name' })).toHaveAttribute(
    'href',
    '/admin/security',
  );
});

const invitation = { name: 'Ravi', email: 'ravi@site.test', rights: 'content' };

test('who is invited chooses name and password, and goes to the sign-in', async () => {
  const user = userEvent.setup();
  const { requests } = fakeAdminApi({
    'GET /invitations/7.1.abc': { body: { status: true, message: '', data: invitation } },
    'POST /invitations/7.1.abc': { body: { status: true, message: 'Welcome!' } },
  });
  const { history } = renderRemote(remote, { at: '/admin-invitation/7.1.abc' });
  expect(await screen.findByText('ravi@site.test, with the role Content')).toBeVisible();
  await user.type(screen.getByLabelText('Your name'), ' Kumar');
  await user.type(screen.getByLabelText('Password'), 'quiet-banyan');
  await user.type(screen.getByLabelText('Password again'), 'quiet');
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(requests).toHaveLength(1);
  await user.type(screen.getByLabelText('Password again'), '-banyan');
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(history.location.pathname).toBe('/admin-login'));
  expect(requests.at(-1)?.body).toEqual({
    name: 'Ravi Kumar',
    password: 'quiet-banyan',
    password_confirmation: 'quiet-banyan',
  });
});

test('a link that has ended says so', async () => {
  fakeAdminApi({ 'GET /invitations/7.1.abc': { status: 404, body: { message: 'Ended.' } } });
  renderRemote(remote, { at: '/admin-invitation/7.1.abc' });
  expect(await screen.findByText('This invitation has ended')).toBeVisible();
});
