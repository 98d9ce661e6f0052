import { api, ifDone } from 'shared/api';
import type {
  CorrectPersonRequest,
  OpenSchedulesResponse,
  RebookRequest,
  StatusResponse,
} from 'shared/model/schemas';

/** What an admin does to help a buyer. */
export const { useAdminCorrectPersonMutation, useAdminRebookMutation, useAdminSchedulesQuery } =
  api.injectEndpoints({
    endpoints: (build) => ({
      adminCorrectPerson: build.mutation<
        StatusResponse,
        CorrectPersonRequest & { person: number | string }
      >({
        query: ({ person, ...body }) => ({
          url: `/admin/people/${encodeURIComponent(person)}/correction`,
          method: 'POST',
          body,
        }),
        invalidatesTags: ifDone('People'),
      }),
      adminRebook: build.mutation<StatusResponse, RebookRequest & { orderNumber: string }>({
        query: ({ orderNumber, ...body }) => ({
          url: `/admin/orders/${encodeURIComponent(orderNumber)}/rebooking`,
          method: 'POST',
          body,
        }),
        invalidatesTags: ifDone('Orders'),
      }),
      /** Batches and sessions that have not ended, with their free places. */
      adminSchedules: build.query<OpenSchedulesResponse['data'], void>({
        // Lists only choose from it, and their own requests handle a refused token.
        query: () => ({ url: '/admin/schedules', keepsLogin: true }),
        transformResponse: ({ data }: OpenSchedulesResponse) => data,
        providesTags: ['Classes', 'Orders'],
      }),
    }),
  });
