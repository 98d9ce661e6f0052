import { api } from 'shared/api';
import { readPaymentLink, saveResponseAs } from 'shared/actions';
import type { OwnOrdersResponse } from 'shared/model/schemas';

export type OwnOrder = OwnOrdersResponse['data'][number];

export const { useStudentOrdersQuery, useStudentReceiptMutation, useStudentResumePaymentMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      /** The student's orders, newest first. */
      studentOrders: build.query<OwnOrder[], void>({
        query: () => '/orders',
        transformResponse: (response: OwnOrdersResponse) => response.data,
        keepUnusedDataFor: 0,
      }),
      /** Returns the address of the provider's payment page; empty if the response contains none. */
      studentResumePayment: build.mutation<string, string>({
        query: (orderNumber) => ({ url: `${order(orderNumber)}/payment`, method: 'POST' }),
        transformResponse: readPaymentLink,
      }),
      /** Saves the receipt as a file. */
      studentReceipt: build.mutation<null, string>({
        query: (orderNumber) => ({
          url: `${order(orderNumber)}/receipt.pdf`,
          responseHandler: saveResponseAs(`receipt-${orderNumber}.pdf`),
        }),
      }),
    }),
  });

const order = (orderNumber: string) => `/orders/${encodeURIComponent(orderNumber)}`;
