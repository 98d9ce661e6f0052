import {
  DashboardSummaryResponse,
  DayRangePageQuery,
  DayRangeQuery,
  DeskResponse,
  OrderFilterQuery,
  OrderListQuery,
  OrderListResponse,
  OverviewResponse,
  SearchQuery,
  SearchResponse,
  UserReportResponse,
} from 'shared/model/schemas';
import { csvPhone, registerAdminFile, registerAdminList } from '../../platform/lists/admin-list';
import type { Module, RegisterRoutes } from '../../platform/module';
import { found } from '../../platform/http/routes';
import { indianTime } from '../../platform/indian-time';
import { registerBusinessMetrics } from './business-metrics';
import { orderBatches, orderPage } from './order-list';
import { overviewColumns, overviewLines } from './overview-file';
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

const routes: RegisterRoutes = ({ admin }, services) => {
  const { database, now } = services;
  admin('figures').get('/admin/dashboard-summary', {
    summary: 'Totals of all paid orders, and month by month',
    answers: DashboardSummaryResponse,
    handler: async () => found('Summary', await dashboardSummary(database)),
  });

  admin('figures').get('/admin/overview', {
    summary: 'A period beside the one before it, by batch, source of leads, and day or month',
    query: DayRangeQuery,
    answers: OverviewResponse,
    handler: async ({ query }) => found('Overview', await periodOverview(services, query, now())),
  });

  registerAdminFile(admin, {
    path: '/admin/overview.csv',
    right: 'figures',
    summary: 'The overview of a period as a file',
    filter: DayRangeQuery,
    rows: async (query) => overviewLines(await periodOverview(services, query, now())),
    columns: overviewColumns,
  });

  admin('desk').get('/admin/desk', {
    summary: 'What waits for an admin',
    answers: DeskResponse,
    handler: async () => found('Desk', await desk(services)),
  });

  admin('desk').get('/admin/search', {
    summary: 'People, orders, leads and receipts that contain a text',
    query: SearchQuery,
    answers: SearchResponse,
    handler: async ({ query }) => found('Found', await searchEverything(database, query.q)),
  });

  for (const { kind, path, idLabel, nameLabel } of lists) {
    registerAdminList(admin, {
      path,
      right: 'orders',
      fileName: `${kind}-orders.csv`,
      summary: `Orders of ${kind}s, by customer, status, day and page`,
      message: 'Orders',
      schemas: { page: OrderListQuery, filter: OrderFilterQuery, response: OrderListResponse },
      page: (query) => orderPage(database, kind, query),
      batches: (query) => orderBatches(database, kind, query),
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
        ['Code', (row) => row.code ?? ''],
      ],
    });
  }

  registerAdminList(admin, {
    path: '/admin/user-report',
    right: 'people',
    fileName: 'users.csv',
    summary: 'Registered students, by day and page',
    message: 'Users',
    schemas: { page: DayRangePageQuery, filter: DayRangeQuery, response: UserReportResponse },
    page: (query) => userPage(database, query),
    batches: (query) => userBatches(database, query),
    columns: [
      ['ID', (row) => row.id],
      ['Name', (row) => row.name],
      ['Email', (row) => row.email],
      ['Phone', (row) => csvPhone(row.phone)],
      ['Registered On', (row) => indianTime(row.created_at)],
    ],
  });
};

export const reports: Module = {
  name: 'reports',
  routes: [routes],
  metrics: registerBusinessMetrics,
};
