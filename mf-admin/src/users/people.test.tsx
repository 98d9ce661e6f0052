import { screen, within } from '@testing-library/react';
import { fakeApi, renderRemote } from 'shared/testing';
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
      email: 'a@b.in',
      phone_number: '+919876543210',
      course: null,
      created_at: at,
    },
    columns: ['Received On', 'Asked for', 'Name', 'Email', 'Phone', 'Course'],
    cells: ['2 Aug 2025', 'book demo class', 'Asha', 'a@b.in', '+919876543210', '—'],
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
      subscribe: true,
      created_at: at,
    },
    columns: ['Received On', 'Name', 'Email', 'Phone', 'State', 'Message', 'Newsletter'],
    cells: ['2 Aug 2025', 'Asha', 'a@b.in', '9876543210', 'Delhi', 'Which batch?', 'Yes'],
    failure: 'Failed to fetch contact messages.',
  },
];

const open = (page: string, call: string, answer: object) => {
  const api = fakeApi({ [`GET ${call}`]: answer });
  renderRemote(remote, { at: page, token: 'tok', user: { id: 1, name: 'Admin', role_id: 3 } });
  return api;
};

describe.each(lists)('$page', ({ page, call, heading, row, columns, cells, failure }) => {
  test('lists its rows and asks by dates only', async () => {
    const { requests } = open(`${page}?name=x&to_date=2025-08-31`, call, {
      body: { success: true, message: '', data: { data: [row], total: 1 } },
    });
    const table = await screen.findByRole('table', { name: heading });
    const [head, first] = within(table).getAllByRole('row');
    expect([...(head?.children ?? [])].map((cell) => cell.textContent)).toEqual(columns);
    expect([...(first?.children ?? [])].map((cell) => cell.textContent)).toEqual(cells);
    const query = new URL(requests[0]?.path ?? '', 'http://x').searchParams;
    expect(Object.fromEntries(query)).toEqual({
      from_date: '',
      to_date: '2025-08-31',
      page: '1',
      per_page: '10',
    });
    const filters = within(screen.getByRole('form', { name: 'Filters' }));
    expect(filters.getByLabelText('From Date')).toHaveValue('');
    expect(filters.getByLabelText('To Date')).toHaveValue('2025-08-31');
    expect(filters.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('a failure is told in a toast, with a way to try again', async () => {
    open(page, call, { status: 500, body: {} });
    expect(await screen.findByText(failure)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
