import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from 'shared/testing';
import { fakeAdminApi } from '../testing/fake-admin-api';
import * as remote from '../routes';

const at = '2026-11-20T04:30:00.000Z';
const person = {
  name: 'Asha Verma',
  email: 'asha@example.com',
  phone: '9876543210',
  account: {
    id: 5,
    registered_at: at,
    email_proven: false,
    last_sign_in_at: null,
    is_admin: false,
  },
  total_paid: 9999,
  receipts: [
    {
      number: 'R/2026-27/000001',
      kind: 'receipt',
      order_number: 'NK-1',
      amount: 9999,
      issued_at: at,
    },
  ],
  messages: [
    { id: 9, subject: 'Your order', to: 'asha@example.com', created_at: at, state: 'sent' },
  ],
  notes: [{ text: 'prefers WhatsApp', by: 'Meera', at }],
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
      bought_before: 'NK-0',
      created_at: at,
    },
  ],
  enrolments: [
    {
      product_id: 101,
      title: 'Numerology Course',
      order_number: 'NK-1',
      order_type: 'course',
      progress: { done: 3, of: 8 },
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
      contact_ways: [],
      email: 'other@example.com',
      phone_number: '+919876543210',
      course: null,
      status: 'new',
      note: '',
      notes: [],
      call_back: null,
      assignee: null,
      open_by: null,
      created_at: at,
    },
  ],
  contacts: [],
  joined: [],
  consents: ['news'],
  contact_ways: ['calls'],
};
const open = (path: string, responses: Parameters<typeof fakeAdminApi>[0]) => {
  const api = fakeAdminApi(responses);
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
  expect(orders.getByText(/Bought before in/)).toBeVisible();
  expect(screen.getByText('Not confirmed')).toBeVisible();
  expect(screen.getByText('3 of 8')).toBeVisible();
  expect(screen.getByText('prefers WhatsApp')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Receipts' })).toHaveTextContent('R/2026-27/000001');
  expect(screen.getByRole('table', { name: 'Messages sent' })).toHaveTextContent('Your order');
  // The person has agreed to calls, but not on the number of this lead.
  expect(screen.getByRole('link', { name: 'Call Asha Verma' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'WhatsApp Asha Verma' })).toBeNull();
  const leads = within(screen.getByRole('table', { name: 'Leads' }));
  expect(leads.getByText('Demo class')).toBeVisible();
  expect(leads.getByText('no consent for calls')).toBeVisible();
  expect(leads.queryByRole('link', { name: /^(Call|WhatsApp) / })).toBeNull();
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

const places = [
  {
    kind: 'course',
    product_id: 101,
    title: 'Numerology Course',
    schedule_id: 'january',
    when: 'Mon–Fri, 7:30 pm IST, from 4 January 2027',
    seats_left: 3,
    price: 9999,
  },
  {
    kind: 'webinar',
    product_id: 201,
    title: 'Numbers',
    schedule_id: null,
    when: '',
    seats_left: 0,
    price: 29,
  },
];
const done = { body: { status: true, message: 'Done.' } };

test('an admin corrects a person, adds a note, enrols and makes a payment link', async () => {
  const link = 'http://localhost/sandbox-pay/NK-9';
  const { requests } = open('/admin/users/5', {
    'GET /admin/people/5': { body: { success: true, message: '', data: person } },
    'GET /admin/schedules': { body: { data: places } },
    'POST /admin/people/5/correction': done,
    'POST /admin/people/5/notes': done,
    'POST /admin/people/5/enrolments': done,
    'POST /admin/people/5/orders': { body: { status: true, message: '', payment_link: link } },
  });
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const sent = () => requests.filter(({ method }) => method === 'POST').at(-1)?.body;

  await press('Correct');
  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), 'asha.verma@example.com');
  await user.type(screen.getByLabelText('Reason'), 'typo');
  await press('Save');
  expect(await screen.findByText('Done.')).toBeVisible();
  expect(sent()).toEqual({ email: 'asha.verma@example.com', reason: 'typo' });

  await press('Add note');
  await user.type(screen.getByLabelText('Note'), 'rings on Friday');
  await press('Add a note');
  await waitFor(() => expect(sent()).toEqual({ note: 'rings on Friday' }));

  await press('Enrol');
  await screen.findByRole('option', { name: /January 2027 \(3 places left\)/ });
  await user.selectOptions(screen.getByLabelText('Course or webinar'), 'course/101/january');
  await user.selectOptions(screen.getByLabelText('How'), 'Paid in cash');
  // The price is proposed, and another amount asks.
  expect(screen.getByLabelText(/Amount in rupees/)).toHaveValue('9999');
  await user.clear(screen.getByLabelText(/Amount in rupees/));
  await user.type(screen.getByLabelText(/Amount in rupees/), '8,000');
  await user.type(screen.getByLabelText('Reason'), 'came by');
  await press('Enrol and write the receipt');
  await press('Yes, ₹8,000 was paid');
  await waitFor(() =>
    expect(sent()).toEqual({
      kind: 'course',
      product_id: 101,
      schedule_id: 'january',
      way: 'cash',
      amount: '8,000',
      reason: 'came by',
    }),
  );

  await press('Payment link');
  await screen.findByRole('option', { name: 'Numbers, next free date' });
  await user.selectOptions(screen.getByLabelText('Course or webinar'), 'webinar/201/');
  await user.type(screen.getByLabelText('Reason'), 'asked by phone');
  await press('Make a payment link');
  expect(await screen.findByText(link)).toBeVisible();
  expect(sent()).toEqual({ kind: 'webinar', product_id: 201, reason: 'asked by phone' });
});

test('for somebody of the team, nothing is offered but the way there', async () => {
  const admin = { ...person.account, is_admin: true };
  open('/admin/users/5', {
    'GET /admin/people/5': {
      body: { success: true, message: '', data: { ...person, account: admin } },
    },
  });
  // One in the menu, and one on the page.
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Team' })).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Correct' })).not.toBeInTheDocument();
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
  const response = (certificate?: object, more: object = {}) => ({
    body: {
      success: true,
      message: '',
      data: { ...person, enrolments: [{ ...person.enrolments[0], certificate, ...more }] },
    },
  });
  const { responses, requests } = open('/admin/users/5', {
    [PERSON]: response(undefined, {
      attended: { there: 1, of: 3 },
      progress: { done: 2, of: 6 },
      missed_share: 75,
    }),
    'POST /admin/certificates': { body: { status: true, message: 'The certificate is issued.' } },
    [`POST /admin/certificates/${code}/again`]: {
      body: { status: true, message: 'The certificate is issued again.' },
    },
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
  expect(
    screen.getByText(/Classes attended: 1 of 3\. Modules ticked: 2 of 6\. The cert/),
  ).toBeVisible();
  expect(requests).not.toContainEqual(expect.objectContaining({ method: 'POST' }));
  await userEvent.click(screen.getByRole('button', { name: 'Issue it' }));
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
  await decide('Issue again', 'Issue the certificate again');
  expect(await screen.findByText('The certificate is issued again.')).toBeVisible();
  responses[PERSON] = response();
  await decide('Withdraw certificate', 'Withdraw the certificate');
  expect(await screen.findByRole('button', { name: 'Issue certificate' })).toBeVisible();
});

test('what waits for the proof of the e-mail is listed, with a way to ask for it', async () => {
  const call = 'POST /admin/people/5/proof';
  const waiting = [{ title: 'Astrology Course', order_number: 'NK-3' }];
  const { requests } = open('/admin/users/5', {
    'GET /admin/people/5': { body: { success: true, data: { ...person, waiting } } },
    [call]: { body: { status: true, message: 'An e-mail is on its way.' } },
  });
  expect(await screen.findByText('Astrology Course')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send how to prove it' }));
  expect(await screen.findByText('An e-mail is on its way.')).toBeVisible();
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('another person is joined after both were shown side by side, and it can be undone', async () => {
  const other = {
    ...person,
    name: 'Asha V',
    email: 'asha@typo.com',
    account: { ...person.account, id: 6 },
  };
  const { requests, responses } = fakeAdminApi({
    'GET /admin/people/5': { body: { success: true, data: person } },
    'GET /admin/people/asha%40typo.com': { body: { success: true, data: other } },
    'POST /admin/people/5/joining': { body: { status: true, message: 'Joined.' } },
    'DELETE /admin/joinings/3': { body: { status: true, message: 'Undone.' } },
  });
  renderRemote(remote, {
    at: '/admin/users/5',
    token: 'tok',
    user: { id: 1, name: 'Owner', role_id: 3 },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Join with another person' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Join with another person' }));
  await userEvent.type(dialog.getByLabelText('The other person'), 'asha@typo.com');
  await userEvent.click(dialog.getByRole('button', { name: 'Show both' }));
  const row = within(await dialog.findByRole('table', { name: 'Both' })).getByRole('row', {
    name: /^Email/,
  });
  expect(row).toHaveTextContent('asha@example.com');
  expect(row).toHaveTextContent('asha@typo.com');
  await userEvent.type(dialog.getByLabelText('Reason'), 'Same person');
  responses['GET /admin/people/5'] = {
    body: {
      success: true,
      data: {
        ...person,
        joined: [{ id: 3, kept: 5, name: 'Asha V', contact: 'asha@typo.com', joined_at: at }],
      },
    },
  };
  await userEvent.click(dialog.getByRole('button', { name: 'Join' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, join them' }));
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      other: 'asha@typo.com',
      reason: 'Same person',
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Undo joining' }));
  const question = within(await screen.findByRole('dialog', { name: 'Undo the joining?' }));
  await userEvent.click(question.getByRole('button', { name: 'Undo joining' }));
  await waitFor(() => expect(requests.some(({ method }) => method === 'DELETE')).toBe(true));
});
