import { api } from 'shared/api';
import type {
  EnrolByHandRequest,
  OrderDetails,
  OrderDetailsResponse,
  PaymentLinkResponse,
  RefundOrderRequest,
  StatusAnswer,
} from 'shared/schemas';
import { isAccepted } from '../reports/report-answers';

type OfOrder<Body> = Body & { orderNumber: string };
const address = (orderNumber: string) => `/admin/orders/${encodeURIComponent(orderNumber)}`;

export const {
  useAdminOrderQuery,
  useAdminRefundOrderMutation,
  useAdminResendConfirmationMutation,
  useAdminPaymentLinkMutation,
  useAdminEnrolByHandMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    adminOrder: build.query<OrderDetails, string>({
      query: (orderNumber) => ({ url: address(orderNumber), validateStatus: isAccepted }),
      transformResponse: ({ data }: OrderDetailsResponse) => data,
      keepUnusedDataFor: 0,
      providesTags: ['Reports'],
    }),
    adminRefundOrder: build.mutation<StatusAnswer, OfOrder<RefundOrderRequest>>({
      query: ({ orderNumber, ...body }) => ({
        url: `${address(orderNumber)}/refunds`,
        method: 'POST',
        body,
      }),
      // Refused as well: something may have been returned meanwhile.
      invalidatesTags: ['Reports'],
    }),
    adminResendConfirmation: build.mutation<StatusAnswer, string>({
      query: (orderNumber) => ({ url: `${address(orderNumber)}/confirmation`, method: 'POST' }),
      invalidatesTags: ['Reports'],
    }),
    adminPaymentLink: build.mutation<PaymentLinkResponse, string>({
      query: (orderNumber) => ({ url: `${address(orderNumber)}/payment-link`, method: 'POST' }),
      invalidatesTags: ['Reports'],
    }),
    adminEnrolByHand: build.mutation<StatusAnswer, OfOrder<EnrolByHandRequest>>({
      query: ({ orderNumber, ...body }) => ({
        url: `${address(orderNumber)}/enrolment`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Reports'],
    }),
  }),
});
