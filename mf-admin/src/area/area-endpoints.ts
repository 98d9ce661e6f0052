import { api } from 'shared/api';
import type { SearchResponse, SearchResult } from 'shared/model/schemas';
import { isSuccess } from '../lists/report-response';

export const { useAdminSearchQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    adminSearch: build.query<SearchResult[], string>({
      query: (q) => ({ url: '/admin/search', params: { q }, validateStatus: isSuccess }),
      transformResponse: ({ data }: SearchResponse) => data,
    }),
  }),
});
