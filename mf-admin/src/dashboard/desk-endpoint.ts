import { api } from 'shared/api';
import type { DeskResponse } from 'shared/model/schemas';
import { dataQuery } from '../lists/queries';

/** What waits for an admin: the dashboard lists it, and the menu counts it. */
export const { useAdminDeskQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    adminDesk: build.query(
      dataQuery<DeskResponse>(
        () => ({
          url: '/admin/desk',
          // It is asked for beside every page, whose own requests handle a refused token.
          keepsLogin: true,
        }),
        'Orders',
        'Enquiries',
        'Classes',
        'Catalogue',
      ),
    ),
  }),
});
