import type { Desk } from 'shared/model/schemas';
import { fakeApi } from 'shared/testing';

export const emptyDesk: Desk = {
  review_total: 0,
  undelivered_total: 0,
  call_backs: [],
  call_backs_total: 0,
  failed_payments: [],
  failed_payments_total: 0,
  unpaid_orders: [],
  unpaid_orders_total: 0,
  leads_to_call_total: 0,
  bought_twice: [],
  bought_twice_total: 0,
  promises: [],
  to_settle: [],
  without_attendance: [],
  tickets_without_hour: [],
  beginning: [],
  today: [],
};

export const deskAnswer = (desk: Partial<Desk> = {}) => ({
  body: { success: true, message: '', data: { ...emptyDesk, ...desk } },
});

/**
 * `fakeApi` with an empty desk, which every admin page asks for, for the counts in its menu. That call
 * does not stand among the requests.
 */
export function fakeAdminApi(answers: Parameters<typeof fakeApi>[0]): ReturnType<typeof fakeApi> {
  const api: ReturnType<typeof fakeApi> = fakeApi({
    'GET /admin/desk': (request) => {
      api.requests.splice(api.requests.indexOf(request), 1);
      return deskAnswer();
    },
    ...answers,
  });
  return api;
}
