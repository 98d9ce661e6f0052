import type { Locator, Page } from '@playwright/test';
import { storeLogin, type MockedApi } from '../network/mocked';
import { open } from '../test';

export const owner = { id: 1, name: 'Site Admin', slug: 'site-admin', role_id: 3 };

export const months = [
  { month: '2025-01', paid_course_amount: 19998, paid_webinar_amount: 290, paid_transactions: 12 },
  { month: '2025-02', paid_course_amount: 9999, paid_webinar_amount: 58, paid_transactions: 3 },
];

export const summary = {
  total_paid_amount: 30345,
  paid_webinar_amount: 1348,
  total_paid_webinars: 12,
  paid_course_amount: 29997,
  total_users: 0,
  total_paid_transactions: 15,
  monthly_breakdown: months,
};

export const orderRow = {
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

const orderInShort = {
  order_number: 'ORD-0007',
  order_type: 'course',
  title: 'Numerology Course',
  name: 'Asha Verma',
  email: 'asha@example.com',
  phone: '9876543210',
  amount: 9999,
  state: 'pending',
  created_at: '2025-08-01T10:00:00.000Z',
};
const period = {
  from_date: '2024-09-01',
  to_date: '2025-08-01',
  sold_amount: 30345,
  returned_amount: 0,
  paid_amount: 30345,
  paid_orders: 15,
  new_users: 4,
  new_leads: 7,
  leads_bought: 2,
};
const overview = {
  period,
  before: { ...period, from_date: '2023-09-01', to_date: '2024-08-01', paid_amount: 20000 },
  products: [
    {
      kind: 'course',
      product_id: 101,
      title: 'Numerology Course',
      when: 'Mon–Fri, 7 PM, from 4 January',
      places: 3,
      sold_amount: 29997,
      returned_amount: 0,
    },
  ],
  leads: [{ source: 'demo', course: 'numerology', leads: 7, bought: 2 }],
  parts: [],
};
const desk = {
  review_total: 1,
  undelivered_total: 0,
  call_backs: [],
  call_backs_total: 0,
  failed_payments: [],
  failed_payments_total: 0,
  unpaid_orders: [orderInShort],
  unpaid_orders_total: 1,
  leads_to_call_total: 1,
  bought_twice: [],
  bought_twice_total: 0,
  promises: [],
  to_settle: [],
  without_attendance: [],
  tickets_without_hour: [],
  beginning: [],
  today: [],
};
const health = {
  backup_at: null,
  backup_proven_at: null,
  messages_waiting: 0,
  messages_since: null,
  messages_failed: 0,
  disk_free_bytes: 50e9,
  disk_bytes: 100e9,
  payment_provider: 'sandbox',
  payment_account: '',
  mail_provider: 'outbox',
  sms_provider: 'outbox',
  settled_day: null,
  settlement_differences: 0,
  revision: 'sources',
  migration: '0001-start.sql',
  catalogue_version: 1,
  node: '20.19.0',
  units: [],
};
const noSums = {
  all: {
    receipts: 0,
    credit_notes: 0,
    taxable_value: 0,
    cgst: 0,
    sgst: 0,
    igst: 0,
    rounding: 0,
    total: 0,
  },
  places: [],
  small_sales: [],
  large_sales: [],
  credit_notes: [],
};
const nothingOpen = { days: [], unsettled: [], other_payments: [] };
const nothingToReview = { cases: [], undelivered: [] };

export const listResponse = (total: number, data: object[] = [orderRow]) => ({
  body: { success: true, message: '', data: { data, total } },
});

/** Opens a page of the admin area with mocked responses and a session that the real server does not know. */
export async function openAsAdmin(page: Page, api: MockedApi, path: string) {
  api.responses = {
    'GET /admin/dashboard-summary': { body: { success: true, message: '', data: summary } },
    'GET /admin/overview': { body: { success: true, message: '', data: overview } },
    'GET /admin/desk': { body: { success: true, message: '', data: desk } },
    'GET /admin/review': { body: { success: true, message: '', data: nothingToReview } },
    'GET /admin/client-errors': listResponse(0, []),
    'GET /admin/health': { body: { success: true, message: '', data: health } },
    'GET /admin/sections': { body: { success: true, message: '', data: [] } },
    'GET /admin/course-orders': listResponse(1),
    'GET /admin/webinar-orders': listResponse(1),
    'GET /admin/classes': listResponse(0, []),
    'GET /admin/receipts': listResponse(0, []),
    'GET /admin/settlements': listResponse(0, []),
    'GET /admin/settlements/open': { body: { success: true, message: '', data: nothingOpen } },
    'GET /admin/receipts/sums': { body: { success: true, message: '', data: noSums } },
    'GET /admin/user-report': listResponse(0, []),
    'GET /admin/audit': listResponse(0, []),
    'GET /admin/audit/people': { body: { data: [] } },
    'GET /admin/schedules': { body: { data: [] } },
    'GET /admin/leads': listResponse(0, []),
    'GET /admin/contacts': listResponse(0, []),
    'POST /logout': { body: { status: true, message: '' } },
    ...api.responses,
  };
  await storeLogin(page, owner);
  await open(page, path);
}

/** The cards of courses, webinars or tutors. */
export const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });

/** A form's control by its name. */
export const control = (form: Locator, name: string) => form.locator(`[name="${name}"]`);

/** The control, after its tab is open. */
export async function openControl(form: Locator, name: string): Promise<Locator> {
  const panel = form.locator(`[role=tabpanel]:has([name="${name}"])`);
  if ((await panel.count()) > 0) {
    const tab = await panel.getAttribute('aria-labelledby');
    await form.locator(`[id="${tab}"]`).click();
  }
  return control(form, name);
}
