import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from 'shared/testing';
import { fakeAdminApi } from '../testing/fake-admin-api';
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
  refundable_amount: 9000,
  order_number: 'NK-261120-AAAAAAAAAA',
  order_amount: 9999,
  order_state: 'needs_review',
  title: 'Numerology Course',
  email: 'asha@example.com',
};
const message = {
  id: 7,
  to: 'asha@example.com',
  subject: 'Your order',
  order_number: null,
  created_at: '2026-11-20T04:30:00.000Z',
  error: 'no such mailbox',
};
const list = (data: object) => ({ body: { success: true, message: '', data } });
const full = { cases: [found], undelivered: [message] };
const done = { body: { status: true, message: 'Done.' } };

const open = (responses: Parameters<typeof fakeAdminApi>[0] = {}) => {
  const api = fakeAdminApi({ 'GET /admin/review': list(full), ...responses });
  renderRemote(remote, {
    at: '/admin/review',
    token: 'tok',
    user: { id: 1, name: 'Owner', role_id: 3 },
  });
  return api;
};

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a case shows our record and the provider’s record, and links to its order', async () => {
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
    'Nobody is handling it yet.',
  );
});

test('a dispute names itself and its payment, and offers no second booking of it', async () => {
  const dispute = { reason: 'dispute', reference: 'disp_1', refundable_amount: null };
  const nothing = { provider_amount: null, provider_currency: null, provider_state: null };
  open({
    'GET /admin/review': list({ cases: [{ ...found, ...dispute, ...nothing }], undelivered: [] }),
  });
  const provider = await screen.findByRole('group', { name: 'The provider' });
  expect(provider).toHaveTextContent(/^The providerDisputedisp_1Paymentpay-1$/);
  expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
});

test('an amount in another currency is shown in that currency, also before it is accepted', async () => {
  open({ 'GET /admin/review': list({ ...full, cases: [{ ...found, provider_currency: 'USD' }] }) });
  const provider = within(await screen.findByRole('group', { name: 'The provider' }));
  expect(provider.getByText('9000 USD')).toBeVisible();
  await press('Accept');
  expect(screen.getByRole('dialog')).toHaveTextContent('Marks the order as paid with 9000 USD:');
});

test.each([
  ['Accept', 'Accept the payment', { action: 'accept' }],
  ['Close', 'Close the case', { action: 'close' }],
])(
  '%s asks for a reason, sends one request, and fetches the list again',
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

test('a case is refunded with the dialog of the order: amount, reason and a question', async () => {
  const { requests } = open({ 'POST /admin/review/12': done });
  await press('Refund ₹9,000');
  await userEvent.type(screen.getByLabelText('Reason'), 'paid twice');
  await userEvent.click(screen.getAllByRole('button', { name: 'Refund ₹9,000' }).at(-1)!);
  await press('Yes, refund ₹9,000');
  expect(await screen.findByText('Done.')).toBeVisible();
  expect(requests[1]?.body).toEqual({
    action: 'refund',
    note: 'paid twice',
    amount: '9000',
    refundable_amount: 9000,
  });
});

test('a refused assignment keeps the input and shows the reason', async () => {
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

test('an admin can take on a case', async () => {
  const { requests, responses } = open({ 'POST /admin/review/12/take': done });
  await screen.findByRole('button', { name: 'Take on' });
  responses['GET /admin/review'] = list({ ...full, cases: [{ ...found, assignee: 'Owner' }] });
  await press('Take on');
  expect(await screen.findByText(/Owner is handling it/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Take/ })).not.toBeInTheDocument();
  expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
});

test('an undelivered e-mail can be sent again', async () => {
  const { requests } = open({
    'POST /admin/undelivered/7': {
      body: { status: true, message: 'We have tried to send it again.' },
    },
  });
  const messages = within(await screen.findByRole('region', { name: 'Undelivered messages' }));
  expect(messages.getByText('no such mailbox')).toBeVisible();
  await press('Send again Your order');
  expect(await screen.findByText('We have tried to send it again.')).toBeVisible();
  await waitFor(() => expect(requests).toHaveLength(3));
});

test('without cases, the page says that nothing needs review', async () => {
  open({ 'GET /admin/review': list({ cases: [], undelivered: [] }) });
  expect(await screen.findByText('No payment needs review')).toBeVisible();
  expect(screen.getByText('Every e-mail and SMS has gone out.')).toBeVisible();
});

test('a failure is shown with a retry button', async () => {
  const { responses } = open({ 'GET /admin/review': { status: 500, body: {} } });
  expect(await screen.findByText('The review list could not be fetched.')).toBeVisible();
  responses['GET /admin/review'] = list(full);
  await press('Try again');
  expect(await screen.findByText(found.text)).toBeVisible();
});
