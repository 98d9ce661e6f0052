import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from 'shared/testing';
import { fakeAdminApi } from '../testing/fake-admin-api';
import * as remote from '../routes';

const months = [
  { month: '2025-01', paid_course_amount: 19998, paid_webinar_amount: 290, paid_transactions: 12 },
  { month: '2025-02', paid_course_amount: 9999, paid_webinar_amount: 58, paid_transactions: 3 },
];
const summary = {
  total_paid_amount: 30345,
  paid_webinar_amount: 1348,
  total_paid_webinars: 12,
  paid_course_amount: 29997,
  total_users: 0,
  total_paid_transactions: 15,
  monthly_breakdown: months,
};

/** jsdom has no layout, so this observer reports a width of 800 px for every element. */
class WideObserver {
  constructor(private readonly report: (entries: unknown[]) => void) {}
  observe() {
    this.report([{ contentRect: { width: 800 } }]);
  }
  disconnect() {}
}

beforeAll(() => {
  globalThis.ResizeObserver = WideObserver as unknown as typeof ResizeObserver;
});

const open = (response: object) => {
  const api = fakeAdminApi({
    'GET /admin/dashboard-summary': response,
    // The panels below the summary are tested in overview.test.tsx.
    'GET /admin/overview': { status: 500, body: {} },
  });
  renderRemote(remote, {
    at: '/admin/dashboard',
    token: 'tok',
    user: { id: 1, name: 'Admin', role_id: 3 },
  });
  return api;
};

const answer = (data: object) => ({ body: { success: true, message: '', data } });
const card = (label: string) => screen.getByText(label).parentElement;

test('six cards show their figures, including zero', async () => {
  const { requests } = open(answer(summary));
  await screen.findByText('₹30,345');
  expect(card('Total Receive Amount')).toHaveTextContent('₹30,345');
  expect(card('Total Webinars amount Receive')).toHaveTextContent(/Receive1,348$/);
  expect(card('Total Webinars Ticket Solds')).toHaveTextContent(/Solds12$/);
  expect(card('Total Course Amount Receive')).toHaveTextContent('₹29,997');
  expect(card('Total Registered Users')).toHaveTextContent(/Users0$/);
  expect(card('Total Success Transactions')).toHaveTextContent(/Transactions15$/);
  expect(requests.filter(({ path }) => path === '/admin/dashboard-summary')).toHaveLength(1);
  expect(requests[0]?.headers.get('Authorization')).toBe('Bearer tok');
});

test('an amount with paise has two decimal places', async () => {
  open(answer({ ...summary, paid_webinar_amount: 1348.5, total_paid_amount: '30345.50' }));
  await screen.findByText('₹30,345.50');
  expect(card('Total Webinars amount Receive')).toHaveTextContent(/Receive1,348.50$/);
});

test('a missing figure is shown as NULL', async () => {
  const missing = { total_users: undefined, total_paid_amount: null, monthly_breakdown: undefined };
  open(answer({ ...summary, ...missing }));
  await waitFor(() => expect(card('Total Registered Users')).toHaveTextContent('NULL'));
  expect(card('Total Receive Amount')).toHaveTextContent('NULL');
  expect(screen.getAllByText('NULL')).toHaveLength(2);
});

test('the chart is 350 px high, with three bars and a name for each month', async () => {
  open(answer(summary));
  expect(await screen.findByRole('heading', { name: 'Monthly Revenue Breakdown' })).toBeVisible();
  // The chart library is loaded now, which takes long on a busy machine.
  const chart = await screen.findByRole(
    'img',
    { name: /Monthly Revenue Breakdown/ },
    { timeout: 10_000 },
  );
  expect(chart).toHaveAttribute('height', '350');
  expect(chart.querySelectorAll('path[role="presentation"]')).toHaveLength(6);
  for (const { month } of months) expect(within(chart).getByText(month)).toBeInTheDocument();
});

const legend = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => item.textContent ?? '')
    .filter((text) => /Revenue|Transactions/.test(text));

test('the legend names each series and shows its figure for the month under the pointer', async () => {
  open(answer(summary));
  const chart = await screen.findByRole('img', { name: /Monthly Revenue Breakdown/ });
  expect(legend()).toEqual(['Course Revenue', 'Webinar Revenue', 'Transactions']);
  fireEvent.mouseMove(chart, { clientX: 100 });
  expect(legend()).toEqual([
    'Course Revenue₹19,998 in 2025-01',
    'Webinar Revenue₹290 in 2025-01',
    'Transactions12 in 2025-01',
  ]);
  fireEvent.mouseLeave(chart);
  expect(legend()).toEqual(['Course Revenue', 'Webinar Revenue', 'Transactions']);
});

test('a table shows the same figures', async () => {
  open(answer(summary));
  await userEvent.click(await screen.findByText('Show as table'));
  const table = screen.getByRole('table', { name: 'Monthly figures' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Month', 'Course Revenue', 'Webinar Revenue', 'Transactions'],
    ['2025-02', '₹9,999', '₹58', '3'],
    ['2025-01', '₹19,998', '₹290', '12'],
  ]);
});

test.each([
  [{ body: { success: false, message: 'Come back later' } }, 'Come back later'],
  [{ body: { success: false } }, 'Something went wrong'],
  [{ status: 500, body: { message: 'x' } }, 'Failed to fetch dashboard summary'],
  [{ status: 200 }, 'Failed to fetch dashboard summary'],
  ['network error' as unknown as object, 'Failed to fetch dashboard summary'],
])(
  'after the response %j a toast shows the failure, and the page has a retry button',
  async (given, text) => {
    open(given);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
);

test('Try again repeats the request and moves the focus to the heading', async () => {
  const { requests, responses } = open({ status: 500 });
  const again = await screen.findByRole('button', { name: 'Try again' });
  responses['GET /admin/dashboard-summary'] = answer(summary);
  await userEvent.click(again);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await screen.findByText('₹30,345');
  expect(requests.filter(({ path }) => path === '/admin/dashboard-summary')).toHaveLength(2);
});
