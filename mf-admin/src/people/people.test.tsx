import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from 'shared/testing';
import { fakeAdminApi } from '../testing/fake-admin-api';
import * as remote from '../routes';

const at = '2025-08-01T20:00:00Z';

const lists = [
  {
    page: '/admin/users',
    call: '/admin/user-report',
    heading: 'User Details',
    row: { id: 5, name: 'Asha', email: 'a@b.in', phone: '9876543210', created_at: at },
    columns: ['ID', 'Name', 'Email', 'Phone', 'Registered On'],
    cells: ['5', 'Asha', 'a@b.in', '9876543210', '2 Aug 2025'],
    filters: [] as string[],
    failure: 'Failed to fetch users.',
  },
  {
    page: '/admin/leads',
    call: '/admin/leads',
    heading: 'Leads',
    row: {
      id: 5,
      type: 'book demo class',
      full_name: 'Asha',
      contact_ways: ['calls', 'whatsapp'],
      email: 'a@b.in',
      phone_number: '+919876543210',
      source: 'demo',
      course: null,
      status: 'new',
      note: '',
      notes: [],
      senders: [],
      created_at: at,
    },
    columns: ['Received On', 'Source', 'Name', 'Email', 'Phone', 'Course', 'Status'],
    cells: [
      '2 Aug 2025, 1:30\u00a0am',
      'Demo class',
      'Asha',
      'a@b.in',
      '+919876543210',
      '—',
      'NewFollow up Asha',
    ],
    filters: ['search', 'source', 'status', 'call_back'],
    failure: 'Failed to fetch leads.',
  },
  {
    page: '/admin/contacts',
    call: '/admin/contacts',
    heading: 'Contact messages',
    row: {
      id: 5,
      name: 'Asha',
      email: 'a@b.in',
      phone_number: '9876543210',
      state: 'Delhi',
      message: 'Which batch?',
      campaign: 'mail / - / -',
      subscribe: true,
      status: 'called',
      note: 'rings later',
      created_at: at,
    },
    columns: [
      ...['Received On', 'Name', 'Email', 'Phone', 'State', 'Message', 'Newsletter'],
      ...['Came from', 'Status'],
    ],
    cells: [
      '2 Aug 2025, 1:30\u00a0am',
      'Asha',
      'a@b.in',
      '9876543210',
      'Delhi',
      'Which batch?',
      'Yes',
      'mail / - / -',
      'Calledrings laterFollow up Asha',
    ],
    filters: ['search', 'status'],
    failure: 'Failed to fetch contact messages.',
  },
  {
    page: '/admin/audit',
    call: '/admin/audit',
    heading: 'Audit log',
    row: {
      id: 5,
      admin: 'Owner',
      action: 'Update',
      subject: 'Lead 12',
      changes: [{ field: 'status', from: 'new', to: 'called' }],
      created_at: at,
    },
    columns: ['Time', 'Admin', 'Action', 'Subject', 'Changes'],
    cells: ['2 Aug 2025, 1:30\u00a0am', 'Owner', 'Update', 'Lead 12', 'status: new called'],
    filters: ['admin', 'search'],
    failure: 'Failed to fetch the audit log.',
  },
  {
    page: '/admin/errors',
    call: '/admin/client-errors',
    heading: 'Errors in browsers',
    row: {
      id: 5,
      remote: 'mf-auth',
      version: 'abc',
      built_from: '1.2.0 0123456789ab',
      step: 'threw in render',
      cause: 'TypeError: x',
      source: '/remotes/mf-auth/abc/main.js:1:2',
      paths: ['/login', '/signup'],
      today: 1,
      last_7_days: 2,
      total: 1234,
      first_at: at,
      last_at: at,
    },
    columns: ['Last', 'Section', 'Version', 'Step', 'Cause', 'Pages', 'Today', '7 days', 'All'],
    cells: [
      '2 Aug 2025, 1:30\u00a0am',
      'mf-auth',
      'abc1.2.0 0123456789ab',
      'threw in render',
      'TypeError: x/remotes/mf-auth/abc/main.js:1:2',
      '/login /signup',
      '1',
      '2',
      '1,234',
    ],
    filters: [] as string[],
    failure: 'Failed to fetch the errors.',
  },
];

const open = (page: string, call: string, response: object) => {
  const api = fakeAdminApi({
    [`GET ${call}`]: response,
    'GET /admin/audit/people': { body: { data: [] } },
  });
  renderRemote(remote, { at: page, token: 'tok', user: { id: 1, name: 'Admin', role_id: 3 } });
  return api;
};

describe.each(lists)(
  '$page',
  ({ page, call, heading, row, columns, cells, filters: own, failure }) => {
    test('lists its rows and sends only its own filters', async () => {
      const { requests } = open(`${page}?name=x&to_date=2025-08-31`, call, {
        body: { success: true, message: '', data: { data: [row], total: 1 } },
      });
      const table = await screen.findByRole('table', { name: heading });
      const [head, first] = within(table).getAllByRole('row');
      expect([...(head?.children ?? [])].map((cell) => cell.textContent)).toEqual(columns);
      expect([...(first?.children ?? [])].map((cell) => cell.textContent)).toEqual(cells);
      const query = new URL(
        requests.find(({ path }) => path.startsWith(`${call}?`))?.path ?? '',
        'http://x',
      ).searchParams;
      expect(Object.fromEntries(query)).toEqual({
        ...Object.fromEntries(own.map((name) => [name, ''])),
        from_date: '',
        to_date: '2025-08-31',
        page: '1',
        per_page: '10',
      });
      const filters = within(screen.getByRole('form', { name: 'Filters' }));
      expect(filters.getByLabelText('From Date')).toHaveValue('');
      expect(filters.getByLabelText('To Date')).toHaveValue('2025-08-31');
      expect(filters.queryAllByRole('textbox')).toHaveLength(own.includes('search') ? 1 : 0);
    });

    test('a toast shows a failure, and the page has a retry button', async () => {
      open(page, call, { status: 500, body: {} });
      expect(await screen.findByText(failure)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    });
  },
);

test('the users have two dates as filters, which the next page keeps', async () => {
  const user = lists[0]!.row;
  const { requests } = open('/admin/users', '/admin/user-report', {
    body: { success: true, message: '', data: { data: [user], total: 11 } },
  });
  await screen.findByRole('table');
  const filters = screen.getByRole('form', { name: 'Filters' });
  expect(filters.querySelectorAll('input, select')).toHaveLength(2);
  await userEvent.type(screen.getByLabelText('From Date'), '2025-03-01');
  await userEvent.type(screen.getByLabelText('To Date'), '2025-03-31');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(requests).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Page 2')).toBeVisible();
  await waitFor(() => expect(requests).toHaveLength(3));
  const { searchParams } = new URL(requests[2]!.path, 'http://x');
  expect(Object.fromEntries(searchParams)).toEqual({
    from_date: '2025-03-01',
    to_date: '2025-03-31',
    page: '2',
    per_page: '10',
  });
});

test.each([{ status: 500, body: {} }, 'network error' as unknown as object])(
  'a retry of the users that fails with %j says so again',
  async (response) => {
    open('/admin/users', '/admin/user-report', response);
    await screen.findByText('Failed to fetch users.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getAllByText('Failed to fetch users.')).toHaveLength(2));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
);

const lead = lists[1]!.row;
const page = { body: { success: true, message: '', data: { data: [lead], total: 1 } } };

function openLeads(more: Parameters<typeof fakeAdminApi>[0] = {}) {
  const api = fakeAdminApi({
    'GET /admin/leads': page,
    'GET /admin/admins': { body: { data: [{ id: 1, name: 'Admin' }] } },
    // Who works on it is only a hint: the form opens also without an answer.
    'POST /admin/leads/5/opening': { status: 500, body: {} },
    ...more,
  });
  renderRemote(remote, {
    at: '/admin/leads',
    token: 'tok',
    user: { id: 1, name: 'Admin', role_id: 3 },
  });
  return api;
}

test('the row of a lead has links to call and to open WhatsApp', async () => {
  openLeads();
  expect(await screen.findByRole('link', { name: 'Call Asha' })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  );
  expect(screen.getByRole('link', { name: 'WhatsApp Asha' })).toHaveAttribute(
    'href',
    'https://wa.me/919876543210',
  );
});

test('status and note are saved, and the list is fetched again', async () => {
  const { requests } = openLeads({ 'PATCH /admin/leads/5': { body: { status: true } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Follow up Asha' }));
  await userEvent.selectOptions(
    within(await screen.findByRole('form', { name: 'Follow-up' })).getByLabelText('Status'),
    'Called',
  );
  await userEvent.type(screen.getByLabelText('Note'), 'rings later');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() =>
    expect(requests.filter(({ path }) => path.startsWith('/admin/leads?'))).toHaveLength(2),
  );
  expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
    status: 'called',
    note: 'rings later',
    call_back: '',
    assignee: null,
  });
});

test('a note that could not be saved stays in the form', async () => {
  openLeads({ 'PATCH /admin/leads/5': { status: 500, body: {} } });
  await userEvent.click(await screen.findByRole('button', { name: 'Follow up Asha' }));
  await userEvent.type(await screen.findByLabelText('Note'), 'rings later');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('It could not be saved. Please try again.')).toBeVisible();
  expect(screen.getByLabelText('Note')).toHaveValue('rings later');
});

test('a date range that ends before it begins is reported and not requested', async () => {
  const { requests } = openLeads();
  await screen.findByRole('link', { name: 'Call Asha' });
  await userEvent.type(screen.getByLabelText('From Date'), '2025-08-02');
  await userEvent.type(screen.getByLabelText('To Date'), '2025-08-01');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  const message = 'From Date must not be later than To Date.';
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(requests).toHaveLength(1);
});
