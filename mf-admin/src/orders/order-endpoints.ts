import { api, change } from 'shared/api';
import type {
  OrderDetailsResponse,
  OrderReasonRequest,
  OrderRow,
  PaidInCashRequest,
  PaymentLinkResponse,
  RecordReturnRequest,
  RefundOrderRequest,
  StatusResponse,
} from 'shared/model/schemas';
import { dataQuery, listQuery } from '../lists/queries';

type OfOrder<Body> = Body & { orderNumber: string };
const address = (orderNumber: string) => `/admin/orders/${encodeURIComponent(orderNumber)}`;

/** A call about one order. The orders are fetched again also after a refusal: another admin may have been here. */
const post = <Body extends object, Answer = StatusResponse>(what: string) =>
  change<OfOrder<Body>, Answer>(`POST /admin/orders/:orderNumber/${what}`, ['Orders']);

export const {
  useAdminCourseOrdersQuery,
  useAdminWebinarOrdersQuery,
  useAdminOrderQuery,
  useAdminRefundOrderMutation,
  useAdminConfirmSecondMutation,
  useAdminTickOffMutation,
  useAdminResendConfirmationMutation,
  useAdminPaymentLinkMutation,
  useAdminEnrolByHandMutation,
  useAdminRecordReturnMutation,
  useAdminPaidInCashMutation,
  useAdminCancelOrderMutation,
  useAdminWithdrawGiftMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    adminCourseOrders: build.query(listQuery<OrderRow>('/admin/course-orders', 'Orders', 'People')),
    adminWebinarOrders: build.query(
      listQuery<OrderRow>('/admin/webinar-orders', 'Orders', 'People'),
    ),
    adminOrder: build.query(dataQuery<OrderDetailsResponse, string>(address, 'Orders', 'People')),
    adminRefundOrder: build.mutation(post<RefundOrderRequest>('refunds')),
    adminRecordReturn: build.mutation(post<RecordReturnRequest>('returns')),
    adminPaidInCash: build.mutation(post<PaidInCashRequest>('cash')),
    adminCancelOrder: build.mutation(post<OrderReasonRequest>('cancellation')),
    adminWithdrawGift: build.mutation(post<OrderReasonRequest>('withdrawal')),
    adminTickOff: build.mutation(post<object>('tick')),
    adminConfirmSecond: build.mutation(post<object>('second')),
    adminResendConfirmation: build.mutation(post<object>('confirmation')),
    adminPaymentLink: build.mutation(post<object, PaymentLinkResponse>('payment-link')),
    adminEnrolByHand: build.mutation(post<OrderReasonRequest>('enrolment')),
  }),
});
