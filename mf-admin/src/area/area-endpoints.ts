import { api } from 'shared/api';
import type { SearchResponse } from 'shared/model/schemas';
import { dataQuery } from '../lists/queries';

export const { useAdminSearchQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    adminSearch: build.query(
      dataQuery<SearchResponse, string>((q) => ({ url: '/admin/search', params: { q } })),
    ),
  }),
});
