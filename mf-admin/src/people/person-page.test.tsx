import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderRemote } from 'shared/testing';
import * as remote from '../routes';

const at = '2026-11-20T04:30:00.000Z';
const person = {
  name: 'Asha Verma',
  email: 'asha@example.com',
  phone: '9876543210',
  account: { id: 5, registered_at: at, email_proven: false, last_sign_in_at: null },
  orders: [
    {
      order_number: 'NK-1',
      order_type: 'course',
      title: 'Numerology Course',
      name: 'Asha Verma',
      email: 'asha@example.com',
      phone: '9876543210',
      amount: 9999,
      state: 'needs_review',
      created_at: at,
    },
  ],
  enrolments: [
    {
      product_id: 101,
      title: 'Numerology Course',
      order_number: 'NK-1',
      order_type: 'course',
      created_at: at,
    },
    // An enrolment as the API sent it before it had certificates.
    { product_id: 201, title: 'Numerology in Daily Life', order_number: 'NK-2', created_at: at },
  ],
  leads: [
    {
      id: 3,
      type: 'book demo class',
      source: 'demo',
      full_name: 'Asha',
      email: 'other@example.com',
      phone_number: '+919876543210',
      course: null,
      status: 'new',
      note: '',
      created_at: at,
    },
  ],
  contacts: [],
  consents: ['news'],
};
const open = (path: string, responses: Parameters<typeof fakeApi>[0]) => {
  const api = fakeApi(responses);
  const { history } = renderRemote(remote, {
    at: path,
    token: 'tok',
    user: { id: 1, name: 'Owner', role_id: 3 },
  });
  return { ...api, history };
};

test('the page of a person shows account, orders, enrolments and leads', async () => {
  open('/admin/users/5', {
    'GET /admin/people/5': { body: { success: true, message: '', data: person } },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Asha Verma' })).toBeVisible();
  const orders = within(screen.getByRole('table', { name: 'Orders' }));
  expect(orders.getByRole('link', { name: 'NK-1' })).toHaveAttribute('href', '/admin/orders/NK-1');
  expect(orders.getByText('Needs review')).toBeVisible();
  expect(screen.getByText('Not confirmed')).toBeVisible();
  expect(
    within(screen.getByRole('table', { name: 'Leads' })).getByText('Demo class'),
  ).toBeVisible();
  expect(screen.getByText('No messages with this e-mail address or phone number.')).toBeVisible();
});

test('a person can be requested by e-mail, and may have no account', async () => {
  const { requests } = open('/admin/users/a%40b.in', {
    'GET /admin/people/a%40b.in': {
      body: { success: true, message: '', data: { ...person, account: null } },
    },
  });
  expect(await screen.findByText('None with this e-mail address')).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('for an unknown person, the page says that nothing is known', async () => {
  open('/admin/users/9', { 'GET /admin/people/9': { status: 404, body: { message: 'x' } } });
  expect(await screen.findByText('No person found for 9')).toBeVisible();
});

test('while another person is loading or after a failure, the page no longer shows the person before', async () => {
  let respond: (failure: { status: number }) => void = () => {};
  const { history } = open('/admin/users/5', {
    'GET /admin/people/5': { body: { success: true, message: '', data: person } },
    'GET /admin/people/6': new Promise<{ status: number }>((resolve) => (respond = resolve)),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Asha Verma' })).toBeVisible();
  act(() => history.push('/admin/users/6'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Person' })).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Orders' })).not.toBeInTheDocument();
  respond({ status: 500 });
  expect(await screen.findByText('The person could not be loaded.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Person' })).toBeVisible();
});

test('a certificate is issued and withdrawn with a reason', async () => {
  const code = '7K3QX-9PMTW-4HJ2N-R8VDA';
  const PERSON = 'GET /admin/people/5';
  const response = (certificate?: object) => ({
    body: {
      success: true,
      message: '',
      data: { ...person, enrolments: [{ ...person.enrolments[0], certificate }] },
    },
  });
  const { responses, requests } = open('/admin/users/5', {
    [PERSON]: { body: { success: true, message: '', data: person } },
    'POST /admin/certificates': { body: { status: true, message: 'The certificate is issued.' } },
    [`POST /admin/certificates/${code}/withdrawal`]: {
      body: { status: true, message: 'The certificate is withdrawn.' },
    },
  });
  const decide = async (button: string, title: string) => {
    await userEvent.click(await screen.findByRole('button', { name: button }));
    const dialog = within(screen.getByRole('dialog', { name: title }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Passed');
    await userEvent.click(dialog.getByRole('button', { name: title }));
  };
  await screen.findByRole('table', { name: 'Enrolments' });
  responses[PERSON] = response({ code, issued_at: at });
  await decide('Issue certificate', 'Issue the certificate');
  expect(await screen.findByRole('link', { name: code })).toHaveAttribute(
    'href',
    `/certificate/${code}`,
  );
  expect(requests).toContainEqual(
    expect.objectContaining({
      path: '/admin/certificates',
      body: { user_id: 5, product_id: 101, reason: 'Passed' },
    }),
  );
  responses[PERSON] = response();
  await decide('Withdraw certificate', 'Withdraw the certificate');
  expect(await screen.findByRole('button', { name: 'Issue certificate' })).toBeVisible();
});
