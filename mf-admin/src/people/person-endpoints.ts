import { api } from 'shared/api';
import type {
  IssueCertificateRequest,
  PersonDetails,
  PersonResponse,
  StatusResponse,
  WithdrawCertificateRequest,
} from 'shared/model/schemas';
import { isSuccess } from '../lists/report-response';

export const {
  useAdminIssueCertificateMutation,
  useAdminPersonQuery,
  useAdminWithdrawCertificateMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
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
