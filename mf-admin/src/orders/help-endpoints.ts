import { api, change, ifDone } from 'shared/api';
import type {
  CorrectPersonRequest,
  OpenSchedulesResponse,
  RebookRequest,
} from 'shared/model/schemas';

/** What an admin does to help a buyer. */
export const { useAdminSchedulesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Batches and sessions that have not ended, with their free places. */
    adminSchedules: build.query<OpenSchedulesResponse['data'], void>({
      // Lists only choose from it, and their own requests handle a refused token.
      query: () => ({ url: '/admin/schedules', keepsLogin: true }),
      transformResponse: ({ data }: OpenSchedulesResponse) => data,
      providesTags: ['Classes', 'Orders'],
    }),
  }),
});

export const correctPersonCall = change<CorrectPersonRequest & { person: number | string }>(
  'POST /admin/people/:person/correction',
  ifDone('People'),
);
export const rebookCall = change<RebookRequest & { orderNumber: string }>(
  'POST /admin/orders/:orderNumber/rebooking',
  ifDone('Orders'),
);
