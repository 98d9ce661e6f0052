import { api } from 'shared/api';
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
const post = <Body extends object>(what: string) => ({
  query: ({ orderNumber, ...body }: OfOrder<Body>) => ({
    url: `${address(orderNumber)}/${what}`,
    method: 'POST' as const,
    body,
  }),
  invalidatesTags: ['Orders' as const],
});

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
    adminRefundOrder: build.mutation<StatusResponse, OfOrder<RefundOrderRequest>>(post('refunds')),
    adminRecordReturn: build.mutation<StatusResponse, OfOrder<RecordReturnRequest>>(
      post('returns'),
    ),
    adminPaidInCash: build.mutation<StatusResponse, OfOrder<PaidInCashRequest>>(post('cash')),
    adminCancelOrder: build.mutation<StatusResponse, OfOrder<OrderReasonRequest>>(
      post('cancellation'),
    ),
    adminWithdrawGift: build.mutation<StatusResponse, OfOrder<OrderReasonRequest>>(
      post('withdrawal'),
    ),
    adminTickOff: build.mutation<StatusResponse, OfOrder<object>>(post('tick')),
    adminConfirmSecond: build.mutation<StatusResponse, OfOrder<object>>(post('second')),
    adminResendConfirmation: build.mutation<StatusResponse, OfOrder<object>>(post('confirmation')),
    adminPaymentLink: build.mutation<PaymentLinkResponse, OfOrder<object>>(post('payment-link')),
    adminEnrolByHand: build.mutation<StatusResponse, OfOrder<OrderReasonRequest>>(
      post('enrolment'),
    ),
  }),
});
