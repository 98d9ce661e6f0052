import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderRemote } from 'shared/testing';
import * as remote from '../routes';

const found = {
  id: 12,
  reason: 'amount',
  text: 'The amount paid is not the price of the order.',
  detail: '',
  opened_at: '2026-11-20T04:30:00.000Z',
  assignee: null,
  payment_id: 'pay-1',
  reference: 'NK-261120-AAAAAAAAAA',
  provider_amount: 9000,
  provider_currency: 'INR',
  provider_state: 'success',
  order_number: 'NK-261120-AAAAAAAAAA',
  order_amount: 9999,
  order_state: 'needs_review',
  title: 'Numerology Course',
  email: 'asha@example.com',
};
const letter = {
  id: 7,
  to: 'asha@example.com',
  subject: 'Your order',
  order_number: null,
  created_at: '2026-11-20T04:30:00.000Z',
  error: 'no such mailbox',
};
const list = (data: object) => ({ body: { success: true, message: '', data } });
const full = { cases: [found], undelivered: [letter], reconciliations: [] };
const done = { body: { status: true, message: 'Done.' } };

const open = (answers: Parameters<typeof fakeApi>[0] = {}) => {
  const api = fakeApi({ 'GET /admin/review': list(full), ...answers });
  renderRemote(remote, {
    at: '/admin/review',
    token: 'tok',
    user: { id: 1, name: 'Owner', role_id: 3 },
  });
  return api;
};

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a case shows our view beside the provider’s, and leads to its order', async () => {
  open();
  const ours = within(await screen.findByRole('group', { name: 'Our order' }));
  expect(ours.getByText('₹9,999')).toBeVisible();
  expect(ours.getByRole('link', { name: found.order_number })).toHaveAttribute(
    'href',
    `/admin/orders/${found.order_number}`,
  );
  const provider = within(screen.getByRole('group', { name: 'The provider' }));
  expect(provider.getByText('₹9,000')).toBeVisible();
  expect(screen.getByText(/Since 20 Nov 2026, 10:00 am/)).toHaveTextContent(
    'Nobody looks after it yet.',
  );
});

test.each([
  ['Accept', 'Accept the payment', { action: 'accept' }],
  ['Refund', 'Refund the payment', { action: 'refund' }],
  ['Close', 'Close the case', { action: 'close' }],
])(
  '%s asks for a reason, is sent once, and the list is fetched again',
  async (label, title, sent) => {
    const { requests } = open({ 'POST /admin/review/12': done });
    await press(label);
    await press(title);
    expect(await screen.findAllByText('Please give a reason.')).not.toHaveLength(0);
    expect(requests).toHaveLength(1);
    await userEvent.type(screen.getByLabelText('Reason'), 'agreed');
    await press(title);
    expect(await screen.findByText('Done.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(requests).toHaveLength(3));
    expect(requests[1]).toMatchObject({ method: 'POST', body: { ...sent, note: 'agreed' } });
  },
);

test('a refused assignment keeps what was typed and shows why', async () => {
  open({
    'POST /admin/review/12': {
      status: 422,
      body: { message: 'x', errors: { order_number: ['There is no such order.'] } },
    },
  });
  await press('Assign');
  await userEvent.type(screen.getByLabelText('Order number'), 'NK-1');
  await userEvent.type(screen.getByLabelText('Reason'), 'meant for this');
  await press('Assign to another order');
  expect((await screen.findAllByText('There is no such order.')).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Order number')).toHaveValue('NK-1');
});

test('a case is taken on', async () => {
  const { requests, answers } = open({ 'POST /admin/review/12/take': done });
  await screen.findByRole('button', { name: 'Take on' });
  answers['GET /admin/review'] = list({ ...full, cases: [{ ...found, assignee: 'Owner' }] });
  await press('Take on');
  expect(await screen.findByText(/Owner looks after it/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Take/ })).not.toBeInTheDocument();
  expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
});

test('a letter that did not go out is sent again', async () => {
  const { requests } = open({
    'POST /admin/undelivered/7': { body: { status: true, message: 'Tried again.' } },
  });
  expect(await screen.findByText('no such mailbox')).toBeVisible();
  await press('Send again Your order');
  expect(await screen.findByText('Tried again.')).toBeVisible();
  await waitFor(() => expect(requests).toHaveLength(3));
});

test('nothing to review is said in words', async () => {
  open({ 'GET /admin/review': list({ cases: [], undelivered: [], reconciliations: [] }) });
  expect(await screen.findByText('No payment needs review')).toBeVisible();
  expect(screen.getByText('Every e-mail and SMS has gone out.')).toBeVisible();
});

test('a failure is told, with a way to try again', async () => {
  const { answers } = open({ 'GET /admin/review': { status: 500, body: {} } });
  expect(await screen.findByText('What needs review could not be fetched.')).toBeVisible();
  answers['GET /admin/review'] = list(full);
  await press('Try again');
  expect(await screen.findByText(found.text)).toBeVisible();
});
