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

export const { useAdminCourseOrdersQuery, useAdminWebinarOrdersQuery, useAdminOrderQuery } =
  api.injectEndpoints({
    endpoints: (build) => ({
      adminCourseOrders: build.query(
        listQuery<OrderRow>('/admin/course-orders', 'Orders', 'People'),
      ),
      adminWebinarOrders: build.query(
        listQuery<OrderRow>('/admin/webinar-orders', 'Orders', 'People'),
      ),
      adminOrder: build.query(dataQuery<OrderDetailsResponse, string>(address, 'Orders', 'People')),
    }),
  });

export const refundOrderCall = post<RefundOrderRequest>('refunds');
export const recordReturnCall = post<RecordReturnRequest>('returns');
export const paidInCashCall = post<PaidInCashRequest>('cash');
export const cancelOrderCall = post<OrderReasonRequest>('cancellation');
export const withdrawGiftCall = post<OrderReasonRequest>('withdrawal');
export const tickOffCall = post<object>('tick');
export const confirmSecondCall = post<object>('second');
export const resendConfirmationCall = post<object>('confirmation');
export const paymentLinkCall = post<object, PaymentLinkResponse>('payment-link');
export const enrolByHandCall = post<OrderReasonRequest>('enrolment');
