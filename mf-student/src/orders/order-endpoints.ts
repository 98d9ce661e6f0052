import { api } from 'shared/api';
import { readPaymentLink } from 'shared/payment-page';
import type { OwnOrdersResponse } from 'shared/schemas';
import { savedAs } from '../pdf-download/saved-as';

export type OwnOrder = OwnOrdersResponse['data'][number];

export const { useStudentOrdersQuery, useStudentReceiptMutation, useStudentResumePaymentMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      /** The newest first. */
      studentOrders: build.query<OwnOrder[], void>({
        query: () => '/orders',
        transformResponse: (answer: OwnOrdersResponse) => answer.data,
        keepUnusedDataFor: 0,
      }),
      /** The provider's page to pay on; empty where the answer names none. */
      studentResumePayment: build.mutation<string, string>({
        query: (orderNumber) => ({ url: `${order(orderNumber)}/payment`, method: 'POST' }),
        transformResponse: readPaymentLink,
      }),
      /** Saves the receipt as a file. */
      studentReceipt: build.mutation<null, string>({
        query: (orderNumber) => ({
          url: `${order(orderNumber)}/receipt.pdf`,
          responseHandler: savedAs(`receipt-${orderNumber}.pdf`),
        }),
      }),
    }),
  });

const order = (orderNumber: string) => `/orders/${encodeURIComponent(orderNumber)}`;
