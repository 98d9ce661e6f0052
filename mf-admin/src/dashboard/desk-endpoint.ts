import { api } from 'shared/api';
import type { Desk, DeskResponse } from 'shared/model/schemas';
import { isSuccess } from '../lists/report-response';

/** What waits for an admin: the dashboard lists it, and the menu counts it. */
export const { useAdminDeskQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    adminDesk: build.query<Desk, void>({
      query: () => ({
        url: '/admin/desk',
        validateStatus: isSuccess,
        // It is asked for beside every page, whose own requests handle a refused token.
        keepsLogin: true,
      }),
      transformResponse: ({ data }: DeskResponse) => data,
      providesTags: ['Orders', 'Enquiries', 'Classes', 'Catalogue'],
    }),
  }),
});
