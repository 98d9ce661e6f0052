import { api } from 'shared/api';
import type { PersonDetails, PersonResponse } from 'shared/schemas';
import { isAccepted } from '../reports/report-answers';

export const { useAdminPersonQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    adminPerson: build.query<PersonDetails, string>({
      query: (person) => ({
        url: `/admin/people/${encodeURIComponent(person)}`,
        validateStatus: isAccepted,
      }),
      transformResponse: ({ data }: PersonResponse) => data,
      keepUnusedDataFor: 0,
      providesTags: ['Reports'],
    }),
  }),
});
