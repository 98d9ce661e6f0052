import { api } from 'shared/api';
import type {
  IssueCertificateRequest,
  PersonDetails,
  PersonResponse,
  StatusResponse,
  UserRow,
  WithdrawCertificateRequest,
} from 'shared/model/schemas';
import { listQuery } from '../lists/list-query';
import { isSuccess, readRows } from '../lists/report-response';

export const {
  useAdminIssueCertificateMutation,
  useAdminPersonQuery,
  useAdminUsersQuery,
  useAdminWithdrawCertificateMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    adminUsers: build.query({
      ...listQuery('/admin/user-report'),
      transformResponse: readRows<UserRow>,
    }),
    adminPerson: build.query<PersonDetails, string>({
      query: (person) => ({
        url: `/admin/people/${encodeURIComponent(person)}`,
        validateStatus: isSuccess,
      }),
      transformResponse: ({ data }: PersonResponse) => data,
      keepUnusedDataFor: 0,
      providesTags: ['Reports'],
    }),
    adminIssueCertificate: build.mutation<StatusResponse, IssueCertificateRequest>({
      query: (body) => ({ url: '/admin/certificates', method: 'POST', body }),
      // Also refetch after a refusal: another admin may have issued the certificate meanwhile.
      invalidatesTags: ['Reports'],
    }),
    adminWithdrawCertificate: build.mutation<
      StatusResponse,
      WithdrawCertificateRequest & { code: string }
    >({
      query: ({ code, ...body }) => ({
        url: `/admin/certificates/${encodeURIComponent(code)}/withdrawal`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Reports'],
    }),
  }),
});
