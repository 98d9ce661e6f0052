import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from 'shared/testing';
import { deskAnswer, fakeAdminApi } from '../testing/fake-admin-api';
import * as remote from '../routes';
import { changeText } from './OverviewPanels';

const at = '2026-11-20T04:30:00.000Z';
const order = {
  order_number: 'NK-1',
  order_type: 'course',
  title: 'Numerology Course',
  name: 'Asha Verma',
  email: 'asha@example.com',
  phone: '9876543210',
  amount: 9999,
  state: 'pending',
  created_at: at,
};
const lead = {
  id: 3,
  type: 'book demo class',
  source: 'demo',
  full_name: 'Ravi',
  contact_ways: ['calls' as const, 'whatsapp' as const],
  email: 'ravi@example.com',
  phone_number: '+919876543210',
  course: null,
  status: 'new',
  note: '',
  notes: [],
  call_back: null,
  assignee: null,
  spam: false,
  senders: [],
  open_by: null,
  created_at: at,
};
const period = {
  from_date: '2025-12-01',
  to_date: '2026-11-22',
  sold_amount: 12500,
  returned_amount: 500,
  paid_amount: 12000,
  paid_orders: 3,
  new_users: 0,
  new_leads: 2,
  leads_bought: 1,
};
const overview = {
  period,
  before: {
    ...period,
    from_date: '2024-12-01',
    to_date: '2025-11-22',
    paid_amount: 10000,
    new_leads: 0,
    leads_bought: 0,
  },
  products: [
    {
      kind: 'course',
      product_id: 101,
      title: 'Numerology Course',
      when: 'From 4 January',
      places: 2,
      sold_amount: 12500,
      returned_amount: 500,
    },
  ],
  leads: [{ source: 'demo', campaign: 'mail', course: 'numerology', leads: 2, bought: 1 }],
  parts: [
    {
      month: '2026-11-03',
      paid_course_amount: 12000,
      paid_webinar_amount: 0,
      paid_transactions: 3,
    },
  ],
};
const response = (data: object) => ({ body: { success: true, message: '', data } });

const open = (responses: Parameters<typeof fakeAdminApi>[0] = {}, at = '/admin/dashboard') => {
  const api = fakeAdminApi({
    'GET /admin/dashboard-summary': response({}),
    'GET /admin/overview': response(overview),
    ...responses,
  });
  const view = renderRemote(remote, {
    at,
    token: 'tok',
    user: { id: 1, name: 'Owner', role_id: 3 },
  });
  return { ...api, ...view };
};

test('the page compares a period with the one before, by batch and by source of the leads', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'The period and the one before' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Figure', '1 Dec 2025 – 22 Nov 2026', '1 Dec 2024 – 22 Nov 2025', 'Change'],
    ['Sold', '₹12,500', '₹12,500', 'None'],
    ['Returned', '₹500', '₹500', 'None'],
    ['Paid', '₹12,000', '₹10,000', '+20 %'],
    ['Sales, without gifts and full refunds', '3', '3', 'None'],
    ['New accounts', '0', '0', 'None'],
    ['New leads', '2', '0', 'New'],
    ['Of these leads have bought', '1', '0', 'New'],
    ['Conversion, lead to sale', '50 %', '0 %', 'New'],
  ]);
  const cells = (name: string) =>
    [...within(screen.getByRole('table', { name })).getAllByRole('row')[1]!.children].map(
      (cell) => cell.textContent,
    );
  expect(cells('By course and batch')).toEqual([
    'Numerology CourseFrom 4 January',
    '2',
    '₹12,500',
    '₹500',
  ]);
  expect(cells('From lead to sale')).toEqual([
    'Demo classmail',
    'numerology',
    '2',
    '1 of 2 (50 %)',
  ]);
});

test('the chart shows the days of a short period, by pointing, tapping and the keys', async () => {
  const { requests } = open(
    { 'GET /admin/overview.csv': { status: 500, body: {} } },
    '/admin/dashboard?from_date=2026-11-02&to_date=2026-11-10',
  );
  const plot = await screen.findByRole('group', { name: 'Bars by month' });
  await userEvent.click(await screen.findByText('Show as table'));
  expect(await screen.findByRole('table', { name: 'Daily figures' })).toBeVisible();
  fireEvent.keyDown(plot, { key: 'End' });
  expect(plot.parentElement).toHaveTextContent('₹12,000 on 3 Nov');
  fireEvent.keyDown(plot, { key: 'Escape' });
  expect(plot.parentElement).not.toHaveTextContent('₹12,000 on');
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() =>
    expect(requests.at(-1)?.path).toBe(
      '/admin/overview.csv?from_date=2026-11-02&to_date=2026-11-10',
    ),
  );
});

test('an unpaid order is ticked off, and a class of today has its hour and link', async () => {
  const { requests } = open({
    'POST /admin/orders/NK-1/tick': { body: { status: true, message: 'Noted.' } },
    'GET /admin/desk': deskAnswer({
      unpaid_orders: [{ ...order, order_type: 'course', state: 'pending' }],
      unpaid_orders_total: 1,
      leads_to_call_total: 30,
      today: [
        {
          class_id: 'course-101-january',
          title: 'Numerology Course',
          starts_at: '2026-11-20T13:30:00.000Z',
          class_link: 'https://meet.example/a',
        },
      ],
    }),
  });
  const toDo = within(await screen.findByRole('region', { name: 'To do' }));
  expect(await toDo.findByText(/^7[:.]00/)).toBeVisible();
  expect(toDo.getByRole('link', { name: /^Join/ })).toHaveAttribute(
    'href',
    'https://meet.example/a',
  );
  expect(toDo.getByRole('link', { name: 'All new leads' })).toHaveAttribute(
    'href',
    '/admin/leads?status=new',
  );
  await userEvent.click(toDo.getByRole('button', { name: 'Done with NK-1' }));
  await waitFor(() =>
    expect(requests.map(({ path }) => path)).toContain('/admin/orders/NK-1/tick'),
  );
});

test('what waits stands above the figures, in the order in which it should be done', async () => {
  open({
    'GET /admin/desk': deskAnswer({
      review_total: 2,
      undelivered_total: 1,
      call_backs: [{ ...lead, campaign: null, source: 'demo', status: 'new', call_back: at }],
      call_backs_total: 14,
      bought_twice: [{ ...order, order_type: 'course', state: 'paid', bought_before: 'NK-0' }],
      bought_twice_total: 1,
      without_attendance: [{ class_id: 'course-101-june', title: 'June course', starts_at: at }],
      tickets_without_hour: [{ webinar_id: 201, title: 'Numbers', day: '2026-11-29', tickets: 3 }],
      beginning: [
        {
          class_id: 'course-101-january',
          kind: 'course',
          title: 'Numerology Course',
          when: 'Mon–Fri',
          starts_at: '2026-11-26T14:00:00.000Z',
          sold: 7,
          seats: 40,
        },
      ],
    }),
  });
  const region = await screen.findByRole('region', { name: 'To do' });
  const toDo = within(region);
  await toDo.findByText('Needs review');
  expect(toDo.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
    'Needs review',
    'Call-backs due',
    'Bought twice',
    'Undelivered messages',
    'Attendance to enter',
    'Tickets without an hour',
    'Beginning this week',
  ]);
  expect(toDo.getByRole('link', { name: 'All call-backs' })).toHaveAttribute(
    'href',
    '/admin/leads?call_back=due',
  );
  expect(toDo.getByRole('link', { name: 'NK-0' })).toHaveAttribute('href', '/admin/orders/NK-0');
  expect(toDo.getByRole('button', { name: /^This is right/ })).toBeVisible();
  expect(toDo.getByText(/7 of 40 seats sold/)).toBeVisible();
  expect(toDo.getByRole('link', { name: 'Numerology Course' })).toHaveAttribute(
    'href',
    '/admin/classes/course-101-january',
  );
  const cards = screen.getByText('Total Receive Amount');
  expect(region.compareDocumentPosition(cards)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const menu = within(screen.getByRole('navigation', { name: 'Admin' }));
  expect(menu.getByRole('link', { name: 'Leads 14 waiting' })).toBeVisible();
  expect(menu.getByRole('link', { name: 'Needs review 3 waiting' })).toBeVisible();
});

test('an empty desk says so, and one that cannot be loaded can be loaded again', async () => {
  const { responses } = open({ 'GET /admin/desk': { status: 500, body: {} } });
  expect(await screen.findByText('What waits could not be loaded.')).toBeVisible();
  responses['GET /admin/desk'] = deskAnswer();
  await userEvent.click(screen.getByRole('button', { name: 'Load it again' }));
  expect(await screen.findByText(/^Nothing waits:/)).toBeVisible();
});

test('a period is chosen by one press, and own days are validated and sent with the request', async () => {
  const { requests } = open();
  const group = within(await screen.findByRole('group', { name: 'Period' }));
  await userEvent.click(group.getByRole('button', { name: 'Quarter' }));
  await waitFor(() => expect(requests).toHaveLength(3));
  expect(requests[2]?.path).toMatch(/overview\?from_date=....-..-01&to_date=....-..-3[01]$/);
  const { value: first } = screen.getByLabelText<HTMLInputElement>('From Date');
  expect(requests[2]?.path).toContain(`from_date=${first}`);
  const ask = async (from: string, to: string) => {
    fireEvent.change(screen.getByLabelText('From Date'), { target: { value: from } });
    fireEvent.change(screen.getByLabelText('To Date'), { target: { value: to } });
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  };
  await ask('2026-11-02', '2026-11-01');
  expect(
    (await screen.findAllByText('From Date must not be later than To Date.')).length,
  ).toBeGreaterThan(0);
  await ask('2026-11-02', '2026-11-10');
  await waitFor(() => expect(requests).toHaveLength(4));
  expect(requests[3]?.path).toBe('/admin/overview?from_date=2026-11-02&to_date=2026-11-10');
  expect(group.getByRole('button', { name: 'Own' })).toHaveAttribute('aria-pressed', 'true');
});

test.each([
  ['from_date=2026-11-02&to_date=2026-11-10', /overview\?from_date=2026-11-02&to_date=2026-11-10$/],
  ['from_date=last-year', /overview$/],
])('the address with %s asks for these days', async (query, request) => {
  const { requests } = open({}, `/admin/dashboard?${query}`);
  await screen.findByRole('group', { name: 'Period' });
  expect(requests.find(({ path }) => path.startsWith('/admin/overview'))?.path).toMatch(request);
});

test('the summary stays if the overview cannot be loaded, even after a 401', async () => {
  const { store, responses } = open({ 'GET /admin/overview': { status: 401, body: {} } });
  const again = await screen.findByRole('button', { name: 'Load them again' });
  expect(store.getState().login.ended).toBeFalsy();
  responses['GET /admin/overview'] = response(overview);
  await userEvent.click(again);
  expect(await screen.findByRole('table', { name: 'The period and the one before' })).toBeVisible();
});

test.each([
  [0, 0, 'None'],
  [5, 0, 'New'],
  [5, 10, '−50 %'],
  [1000, 1, '+99,900 %'],
  [1000, 1001, 'None'],
])('%d after %d is a change of %s', (now, before, text) => {
  expect(changeText(now, before)).toBe(text);
});
