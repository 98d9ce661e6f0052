import { api, change, ifDone } from 'shared/api';
import { send } from 'shared/calls';
import { readPaymentLink, saveResponseAs } from 'shared/actions';
import type { OwnOrder, OwnOrdersResponse } from 'shared/model/schemas';

const order = (orderNumber: string) => `/orders/${encodeURIComponent(orderNumber)}`;

export const { useStudentOrdersQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** The student's orders, newest first. */
    studentOrders: build.query<OwnOrder[], void>({
      query: () => '/orders',
      transformResponse: (response: OwnOrdersResponse) => response.data,
      providesTags: ['Orders'],
    }),
  }),
});

export const askRefundCall = change<{ orderNumber: string; reason: string }>(
  'POST /orders/:orderNumber/refund',
  ifDone('Orders'),
);

/** The data is the address of the provider's payment page; empty if the response contains none. */
export const resumePaymentCall = (orderNumber: string) =>
  send(
    { name: 'studentResumePayment', url: `${order(orderNumber)}/payment`, method: 'POST' },
    readPaymentLink,
  );

/** Saves the receipt as a file. */
export const saveReceiptCall = (orderNumber: string) =>
  send({
    name: 'studentReceipt',
    url: `${order(orderNumber)}/receipt.pdf`,
    responseHandler: saveResponseAs(`receipt-${orderNumber}.pdf`),
  });
