import {
  DashboardSummaryResponse,
  DayRangePageQuery,
  DayRangeQuery,
  DeskResponse,
  OrderFilterQuery,
  OrderListQuery,
  OrderListResponse,
  OverviewQuery,
  OverviewResponse,
  SearchQuery,
  SearchResponse,
  UserReportResponse,
} from 'shared/model/schemas';
import { csvPhone, registerAdminList } from '../../platform/lists/admin-list';
import type { Module, RegisterRoutes } from '../../platform/app-types';
import { indianTime } from '../../platform/indian-time';
import { responses } from '../../platform/http/route-schemas';
import { orderBatches, orderPage } from './order-list';
import { periodOverview } from './period-overview';
import { desk } from './desk';
import { dashboardSummary } from './dashboard-summary';
import { searchEverything } from './search';
import { userBatches, userPage } from './user-list';

const lists = [
  { kind: 'course', path: '/admin/course-orders', idLabel: 'Course ID', nameLabel: 'Course Name' },
  {
    kind: 'webinar',
    path: '/admin/webinar-orders',
    idLabel: 'Webinar ID',
    nameLabel: 'Webinar Name',
  },
] as const;

const routes: RegisterRoutes = (app, services) => {
  const { database, now } = services;
  app.get(
    '/admin/dashboard-summary',
    {
      config: { access: { right: 'figures' } },
      schema: {
        tags: ['admin'],
        summary: 'Totals of all paid orders, and month by month',
        response: responses(DashboardSummaryResponse),
      },
    },
    async () => ({ success: true, message: 'Summary', data: await dashboardSummary(database) }),
  );

  app.get(
    '/admin/overview',
    {
      config: { access: { right: 'figures' } },
      schema: {
        tags: ['admin'],
        summary: 'A period beside the one before it, and what is new or waits',
        querystring: OverviewQuery,
        response: responses(OverviewResponse),
      },
    },
    async ({ query }) => ({
      success: true,
      message: 'Overview',
      data: await periodOverview(database, query, now()),
    }),
  );

  app.get(
    '/admin/desk',
    {
      config: { access: { right: 'desk' } },
      schema: {
        tags: ['admin'],
        summary: 'What waits for an admin',
        response: responses(DeskResponse),
      },
    },
    async () => ({ success: true, message: 'Desk', data: await desk(services) }),
  );

  app.get(
    '/admin/search',
    {
      config: { access: { right: 'desk' } },
      schema: {
        tags: ['admin'],
        summary: 'People, orders, leads and receipts that contain a text',
        querystring: SearchQuery,
        response: responses(SearchResponse),
      },
    },
    async ({ query }) => ({
      success: true,
      message: 'Found',
      data: await searchEverything(database, query.q),
    }),
  );

  for (const { kind, path, idLabel, nameLabel } of lists) {
    registerAdminList(app, {
      path,
      right: 'orders',
      fileName: `${kind}-orders.csv`,
      summary: `Orders of ${kind}s, by customer, status, day and page`,
      message: 'Orders',
      schemas: { page: OrderListQuery, filter: OrderFilterQuery, response: OrderListResponse },
      page: (query: OrderListQuery) => orderPage(database, kind, query),
      batches: (query: OrderFilterQuery) => orderBatches(database, kind, query),
      columns: [
        ['Order ID', (row) => row.order_number],
        [idLabel, (row) => row.course_id],
        [nameLabel, (row) => row.webinar_name],
        ['Name', (row) => row.first_name],
        ['Email', (row) => row.email],
        ['Phone', (row) => csvPhone(row.phone)],
        ['Payable Amount', (row) => row.payable_amount],
        ['Order Date', (row) => indianTime(row.created_at)],
        ['Status', (row) => row.status],
        ['Paid On', (row) => (row.paid_at ? indianTime(row.paid_at) : '')],
        ['Paid Amount', (row) => row.paid_amount ?? 0],
        ['Refunded Amount', (row) => row.refunded_amount ?? 0],
      ],
    });
  }

  registerAdminList(app, {
    path: '/admin/user-report',
    right: 'people',
    fileName: 'users.csv',
    summary: 'Registered students, by day and page',
    message: 'Users',
    schemas: { page: DayRangePageQuery, filter: DayRangeQuery, response: UserReportResponse },
    page: (query: DayRangePageQuery) => userPage(database, query),
    batches: (query: DayRangeQuery) => userBatches(database, query),
    columns: [
      ['ID', (row) => row.id],
      ['Name', (row) => row.name],
      ['Email', (row) => row.email],
      ['Phone', (row) => csvPhone(row.phone)],
      ['Registered On', (row) => indianTime(row.created_at)],
    ],
  });
};

export const reports: Module = { routes };
