import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from 'shared/testing';
import { fakeAdminApi } from '../testing/fake-admin-api';
import * as remote from '../routes';

const row = {
  id: 7,
  order_number: 'ORD-0007',
  course_id: 101,
  webinar_name: 'Numerology Course',
  first_name: 'Asha',
  email: 'asha@example.com',
  phone: '9876543210',
  payable_amount: 9999,
  created_at: '2025-08-01',
  status: 'paid',
};
const page = (total: number, rows: object[] = [row]) => ({
  body: { success: true, message: '', data: { data: rows, total } },
});

const lists = [
  ['/admin/courses', '/admin/course-orders', 'Course Details', 'Course ID', 'Course Name'],
  ['/admin/webinar', '/admin/webinar-orders', 'Webinar Details', 'Webinar ID', 'Webinar Name'],
] as const;

const open = (at: string, call: string, response: object) => {
  const api = fakeAdminApi({ [`GET ${call}`]: response });
  const view = renderRemote(remote, {
    at,
    token: 'tok',
    user: { id: 1, name: 'Admin', role_id: 3 },
  });
  return { ...api, ...view };
};

const query = (path: string | undefined) =>
  Object.fromEntries(new URL(path ?? '', 'http://x').searchParams);

describe.each(lists)('%s', (at, call, heading, idHeading, nameHeading) => {
  test('shows each order under the specified headings', async () => {
    const second = { ...row, id: 8, order_number: undefined, status: 'pending' };
    open(at, call, page(1, [row, second]));
    const table = await screen.findByRole('table', { name: heading });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual([
      'Order ID',
      idHeading,
      nameHeading,
      'Name',
      'Email',
      'Phone',
      'Payable Amount',
      'Order Date',
      'Status',
    ]);
    const cells = [...(within(table).getAllByRole('row')[1]?.children ?? [])];
    expect(cells.map((cell) => cell.textContent)).toEqual([
      'ORD-0007',
      '101',
      'Numerology Course',
      'Asha',
      'asha@example.com',
      '9876543210',
      '₹9,999',
      '1 Aug 2025',
      'paid',
    ]);
    expect(within(table).getAllByRole('rowheader')[1]).toHaveTextContent('8');
    const [paid, pending] = [screen.getByText('paid'), screen.getByText('pending')];
    expect(paid.className).not.toBe(pending.className);
  });

  test('starts with page 1, ten rows a page and all statuses', async () => {
    const { requests } = open(at, call, page(1));
    await screen.findByRole('table');
    expect(query(requests[0]?.path)).toEqual({
      name: '',
      email: '',
      status: '',
      from_date: '',
      to_date: '',
      page: '1',
      per_page: '10',
    });
    for (const label of ['Customer Name', 'Email', 'Status', 'From Date', 'To Date']) {
      expect(screen.getByLabelText(label)).toBeVisible();
    }
    const status = screen.getByLabelText('Status');
    expect(
      within(status)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['All', 'Paid', 'Pending']);
  });

  test('an order shows the day of its money too, and can be found by it', async () => {
    const late = { ...row, created_at: '2025-07-31T18:00:00Z', paid_at: '2025-07-31T18:31:00Z' };
    const { requests, responses, history } = open(at, call, page(1, [late]));
    responses['GET /admin/schedules'] = { body: { success: true, message: '', data: [] } };
    expect(await screen.findByText('31 Jul')).toBeVisible();
    expect(screen.getByText('paid 1 Aug 2025')).toBeVisible();
    const days = screen.getByLabelText('Dates of');
    expect(within(days).getAllByRole('option')).toHaveLength(2);
    expect(days).not.toBeVisible();
    await userEvent.type(screen.getByLabelText('From Date'), '2025-08-01');
    await userEvent.click(screen.getByText('More'));
    await userEvent.selectOptions(days, 'Payment');
    // One button for all of them.
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() =>
      expect(query(requests.at(-1)?.path)).toMatchObject({
        day_of: 'payment',
        from_date: '2025-08-01',
      }),
    );
    history.back();
    await waitFor(() => expect(days).toHaveValue(''));
  });

  test('Search shows page 1 with the filters, and the address keeps them', async () => {
    const { requests, history } = open(`${at}?page=2`, call, page(30));
    await screen.findByText('Page 2');
    await userEvent.type(screen.getByLabelText('Customer Name'), 'Asha');
    await userEvent.type(screen.getByLabelText('Email'), 'asha@');
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Paid');
    await userEvent.type(screen.getByLabelText('From Date'), '2025-08-01');
    await userEvent.type(screen.getByLabelText('To Date'), '2025-08-31');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await screen.findByText('Page 1');
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(query(requests[1]?.path)).toEqual({
      name: 'Asha',
      email: 'asha@',
      status: 'paid',
      from_date: '2025-08-01',
      to_date: '2025-08-31',
      page: '1',
      per_page: '10',
    });
    expect(history.location.search).toBe(
      '?name=Asha&email=asha%40&status=paid&from_date=2025-08-01&to_date=2025-08-31',
    );
  });

  test('Search repeats the request if the filters are the same', async () => {
    const { requests } = open(at, call, page(1));
    await screen.findByRole('table');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]?.path).toBe(requests[0]?.path);
  });

  test('an address opens with its filters and page', async () => {
    const { requests } = open(`${at}?name=Asha&status=pending&page=2`, call, page(11));
    await screen.findByRole('table');
    expect(query(requests[0]?.path)).toMatchObject({ name: 'Asha', status: 'pending', page: '2' });
    expect(screen.getByLabelText('Customer Name')).toHaveValue('Asha');
    expect(screen.getByLabelText('Status')).toHaveValue('pending');
  });

  test.each([
    [{ body: { success: false, message: 'No access today' } }, 'No access today'],
    [{ status: 500, body: {} }, 'Failed to fetch webinar orders'],
    [{ body: { success: true } }, 'Failed to fetch webinar orders'],
    ['network error' as unknown as object, 'Failed to fetch webinar orders'],
  ])(
    'after the response %j a toast shows the failure, and the page has a retry button',
    async (response, text) => {
      open(at, call, response);
      expect(await screen.findByText(text)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  );
});

describe.each(lists)('%s', (at, call) => {
  test('a retry shows also a list of the other format, with a row that lacks nearly every field', async () => {
    const { responses } = open(at, call, { status: 500, body: {} });
    const again = await screen.findByRole('button', { name: 'Try again' });
    responses[`GET ${call}`] = { body: { success: true, data: [{ id: 5 }], total: 11 } };
    await userEvent.click(again);
    expect(await screen.findByText('11 orders on 2 pages')).toBeVisible();
    expect(screen.getByRole('rowheader')).toHaveTextContent('5');
  });

  test('only the response to the last request is shown', async () => {
    let answerFirst = (_: object) => {};
    const slow = new Promise<object>((resolve) => (answerFirst = resolve));
    const { requests, responses } = open(at, call, slow);
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    responses[`GET ${call}`] = page(30, [{ ...row, order_number: 'FAST' }]);
    await userEvent.type(screen.getByLabelText('Customer Name'), 'Asha');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('rowheader')).toHaveTextContent('FAST');
    await act(async () => answerFirst(page(30, [{ ...row, order_number: 'SLOW' }])));
    expect(screen.getByRole('rowheader')).toHaveTextContent('FAST');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Page 2')).toBeVisible();
    expect(screen.getByRole('rowheader')).toHaveTextContent('FAST');
  });

  test.each([
    [1, 0, true, true],
    [1, 10, true, true],
    [1, 11, true, false],
    [2, 20, false, true],
    [2, 21, false, false],
  ])(
    'page %d of %d rows: Prev disabled %p, Next disabled %p',
    async (number, total, prev, next) => {
      open(`${at}?page=${number}`, call, page(total, total === 0 ? [] : [row]));
      await screen.findByText(new RegExp(`^${total} orders`));
      expect(screen.getByText(`Page ${number}`)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Prev' }).hasAttribute('aria-disabled')).toBe(prev);
      expect(screen.getByRole('button', { name: 'Next' }).hasAttribute('aria-disabled')).toBe(next);
    },
  );

  test('Next and Prev fetch their page, even if it was fetched before', async () => {
    const { requests } = open(at, call, page(11));
    await screen.findByRole('table');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(query(requests.at(-1)?.path)).toMatchObject({ page: '2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Prev' }));
    await waitFor(() => expect(query(requests.at(-1)?.path)).toMatchObject({ page: '1' }));
    expect(requests).toHaveLength(3);
  });

  test('the date heading reverses the order and shows page 1, and the address keeps the order', async () => {
    const { requests, history } = open(`${at}?name=Asha&page=2`, call, page(30));
    const dates = await screen.findByRole('columnheader', { name: 'Order Date' });
    expect(dates).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(screen.getByRole('button', { name: 'Order Date' }));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(query(requests[0]?.path)).not.toHaveProperty('sort');
    expect(query(requests[1]?.path)).toMatchObject({ name: 'Asha', page: '1', sort: 'oldest' });
    expect(history.location.search).toBe('?name=Asha&sort=oldest');
    expect(screen.getByRole('columnheader', { name: 'Order Date' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(requests).toHaveLength(3));
    expect(requests[2]?.path).toBe(requests[1]?.path);
  });

  test('a count that the server stopped early is shown with a plus sign', async () => {
    open(`${at}?name=a`, call, {
      body: { success: true, message: '', data: { data: [row], total: 10_000, has_more: true } },
    });
    expect(await screen.findByText('10,000+ orders on 1,000+ pages')).toBeVisible();
  });
});

const [courses] = lists;

test('filters that find nothing can be cleared', async () => {
  const { responses, history } = open('/admin/courses?name=Zed', courses[1], page(0, []));
  await screen.findByText('No orders match these filters');
  responses['GET /admin/course-orders'] = page(1);
  await userEvent.click(screen.getByRole('button', { name: 'Clear the filters' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await screen.findByRole('table');
  expect(history.location.search).toBe('');
  expect(screen.getByLabelText('Customer Name')).toHaveValue('');
});

test('a page after the last one offers a button to the last page', async () => {
  const { history } = open('/admin/courses?page=9', courses[1], page(21, []));
  await userEvent.click(await screen.findByRole('button', { name: 'Go to page 3' }));
  expect(history.location.search).toBe('?page=3');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('after the end of the login, the list shows no failure of its own', async () => {
  const { store } = open('/admin/courses', courses[1], { status: 401, body: { message: 'x' } });
  await waitFor(() => expect(store.getState().login.ended).toBe('expired'));
  expect(screen.queryByText('Failed to fetch webinar orders')).not.toBeInTheDocument();
});

test('the export requests exactly the filtered rows and saves them', async () => {
  const { requests, responses } = open('/admin/courses?status=paid&page=2', courses[1], page(11));
  responses['GET /admin/course-orders.csv'] = { body: 'a,b' };
  URL.createObjectURL = jest.fn(() => 'blob:csv');
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  await screen.findByRole('table');
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^course-orders-.*\.csv$/)]));
  expect(requests.at(-1)?.path).toBe('/admin/course-orders.csv?status=paid');
});

test('a failed export shows a message', async () => {
  const { responses } = open('/admin/courses', courses[1], page(11));
  responses['GET /admin/course-orders.csv'] = { status: 500, body: {} };
  await screen.findByRole('table');
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('Export failed. Please try again.')).toBeVisible();
});

test('after a search that failed, no rows of the search before are shown', async () => {
  const { responses } = open('/admin/courses', courses[1], page(1));
  await screen.findByRole('table');
  responses[`GET ${courses[1]}`] = { status: 500, body: {} };
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('Course Details could not be loaded.')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});
