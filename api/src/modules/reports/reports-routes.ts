import {
  DashboardSummaryResponse,
  DayRangePageQuery,
  DayRangeQuery,
  OrderFilterQuery,
  OrderListQuery,
  OrderListResponse,
  UserReportResponse,
} from 'shared/schemas';
import type { Module, RegisterRoutes } from '../../platform/app-types';
import { sendCsv } from '../../platform/csv';
import { mapped } from '../../platform/pagination';
import { responses } from '../../platform/responses';
import { orderBatches, orderPage } from './order-list';
import { dashboardSummary } from './summary';
import { userBatches, userPage } from './user-list';

const admin = { config: { access: 'admin' as const } };
const lists = [
  { kind: 'course', path: '/admin/course-orders', idLabel: 'Course ID', nameLabel: 'Course Name' },
  {
    kind: 'webinar',
    path: '/admin/webinar-orders',
    idLabel: 'Webinar ID',
    nameLabel: 'Webinar Name',
  },
] as const;

const routes: RegisterRoutes = (app, { database }) => {
  app.get(
    '/admin/dashboard-summary',
    {
      ...admin,
      schema: {
        tags: ['admin'],
        summary: 'Totals of all paid orders, and month by month',
        response: responses(DashboardSummaryResponse),
      },
    },
    async () => ({ success: true, message: 'Summary', data: await dashboardSummary(database) }),
  );

  for (const { kind, path, idLabel, nameLabel } of lists) {
    app.get(
      path,
      {
        ...admin,
        schema: {
          tags: ['admin'],
          summary: `Orders of ${kind}s, by customer, status, day and page`,
          querystring: OrderListQuery,
          response: responses(OrderListResponse),
        },
      },
      async ({ query }) => {
        const { rows, ...counted } = await orderPage(database, kind, query);
        return { success: true, message: 'Orders', data: { data: rows, ...counted } };
      },
    );

    app.get(
      `${path}.csv`,
      {
        ...admin,
        schema: { tags: ['admin'], summary: 'The same as a file', querystring: OrderFilterQuery },
      },
      ({ query }, reply) => {
        const header = [
          'Order ID',
          idLabel,
          nameLabel,
          'Name',
          'Email',
          'Phone',
          'Payable Amount',
          'Order Date',
          'Status',
        ];
        return sendCsv(
          reply,
          `${kind}-orders.csv`,
          header,
          mapped(orderBatches(database, kind, query), (row) => [
            row.order_number,
            row.course_id,
            row.webinar_name,
            row.first_name,
            row.email,
            row.phone,
            row.payable_amount,
            row.created_at,
            row.status,
          ]),
        );
      },
    );
  }

  app.get(
    '/admin/user-report',
    {
      ...admin,
      schema: {
        tags: ['admin'],
        summary: 'Registered students, by day and page',
        querystring: DayRangePageQuery,
        response: responses(UserReportResponse),
      },
    },
    async ({ query }) => {
      const { rows, total } = await userPage(database, query);
      return { success: true, message: 'Users', data: { data: rows, total } };
    },
  );

  app.get(
    '/admin/user-report.csv',
    {
      ...admin,
      schema: { tags: ['admin'], summary: 'The same as a file', querystring: DayRangeQuery },
    },
    ({ query }, reply) => {
      return sendCsv(
        reply,
        'users.csv',
        ['ID', 'Name', 'Email', 'Phone', 'Registered On'],
        mapped(userBatches(database, query), (row) => [
          row.id,
          row.name,
          row.email,
          row.phone,
          row.created_at,
        ]),
      );
    },
  );
};

export const reports: Module = { routes };
