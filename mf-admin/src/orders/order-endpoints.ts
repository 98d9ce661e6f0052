import { api } from 'shared/api';
import type {
  EnrolByHandRequest,
  OrderDetailsResponse,
  OrderRow,
  PaymentLinkResponse,
  RefundOrderRequest,
  StatusResponse,
} from 'shared/model/schemas';
import { dataQuery, listQuery } from '../lists/queries';

type OfOrder<Body> = Body & { orderNumber: string };
const address = (orderNumber: string) => `/admin/orders/${encodeURIComponent(orderNumber)}`;

export const {
  useAdminCourseOrdersQuery,
  useAdminWebinarOrdersQuery,
  useAdminOrderQuery,
  useAdminRefundOrderMutation,
  useAdminResendConfirmationMutation,
  useAdminPaymentLinkMutation,
  useAdminEnrolByHandMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    adminCourseOrders: build.query(listQuery<OrderRow>('/admin/course-orders', 'Orders', 'People')),
    adminWebinarOrders: build.query(
      listQuery<OrderRow>('/admin/webinar-orders', 'Orders', 'People'),
    ),
    adminOrder: build.query(dataQuery<OrderDetailsResponse, string>(address, 'Orders', 'People')),
    adminRefundOrder: build.mutation<StatusResponse, OfOrder<RefundOrderRequest>>({
      query: ({ orderNumber, ...body }) => ({
        url: `${address(orderNumber)}/refunds`,
        method: 'POST',
        body,
      }),
      // Also refetch after a refusal: another refund may have happened meanwhile.
      invalidatesTags: ['Orders'],
    }),
    adminResendConfirmation: build.mutation<StatusResponse, string>({
      query: (orderNumber) => ({ url: `${address(orderNumber)}/confirmation`, method: 'POST' }),
      invalidatesTags: ['Orders'],
    }),
    adminPaymentLink: build.mutation<PaymentLinkResponse, string>({
      query: (orderNumber) => ({ url: `${address(orderNumber)}/payment-link`, method: 'POST' }),
      invalidatesTags: ['Orders'],
    }),
    adminEnrolByHand: build.mutation<StatusResponse, OfOrder<EnrolByHandRequest>>({
      query: ({ orderNumber, ...body }) => ({
        url: `${address(orderNumber)}/enrolment`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Orders'],
    }),
  }),
});
