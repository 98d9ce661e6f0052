import { api } from 'shared/api';
import type {
  IssueCertificateRequest,
  PersonDetails,
  PersonResponse,
  StatusAnswer,
  WithdrawCertificateRequest,
} from 'shared/schemas';
import { isAccepted } from '../reports/report-answers';

export const {
  useAdminIssueCertificateMutation,
  useAdminPersonQuery,
  useAdminWithdrawCertificateMutation,
} = api.injectEndpoints({
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
    adminIssueCertificate: build.mutation<StatusAnswer, IssueCertificateRequest>({
      query: (body) => ({ url: '/admin/certificates', method: 'POST', body }),
      // Refused as well: another admin may have issued it meanwhile.
      invalidatesTags: ['Reports'],
    }),
    adminWithdrawCertificate: build.mutation<
      StatusAnswer,
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
