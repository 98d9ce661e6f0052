import { api, ifDone } from 'shared/api';
import type {
  AdminErasureRequest,
  EnrolPersonRequest,
  IssueCertificateRequest,
  JoinPeopleRequest,
  PaymentLinkResponse,
  PersonNoteRequest,
  PersonOrderRequest,
  PersonResponse,
  StatusResponse,
  UserRow,
  WithdrawCertificateRequest,
} from 'shared/model/schemas';
import { dataQuery, listQuery } from '../lists/queries';

const personAddress = (person: number | string) => `/admin/people/${encodeURIComponent(person)}`;
type OfPerson<Body> = Body & { person: number | string };

export const {
  useAdminErasePersonMutation,
  useAdminAddNoteMutation,
  useAdminAskForProofMutation,
  useAdminEnrolPersonMutation,
  useAdminIssueCertificateMutation,
  useAdminJoinPeopleMutation,
  useAdminUndoJoiningMutation,
  useAdminOrderForPersonMutation,
  useAdminPersonQuery,
  useAdminUsersQuery,
  useAdminWithdrawCertificateMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    adminUsers: build.query(listQuery<UserRow>('/admin/user-report', 'People')),
    adminPerson: build.query(
      dataQuery<PersonResponse, string>(personAddress, 'People', 'Orders', 'Enquiries'),
    ),
    adminErasePerson: build.mutation<
      StatusResponse,
      AdminErasureRequest & { person: number | string }
    >({
      query: ({ person, ...body }) => ({
        url: `/admin/people/${encodeURIComponent(person)}/erasure`,
        method: 'POST',
        body,
      }),
      // After a success only when the page of the person is left, see `ErasePerson`.
      invalidatesTags: (_result, error) => (error ? ['People'] : []),
    }),
    adminEnrolPerson: build.mutation<StatusResponse, OfPerson<EnrolPersonRequest>>({
      query: ({ person, ...body }) => ({
        url: `${personAddress(person)}/enrolments`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ifDone('Orders'),
    }),
    adminOrderForPerson: build.mutation<PaymentLinkResponse, OfPerson<PersonOrderRequest>>({
      query: ({ person, ...body }) => ({
        url: `${personAddress(person)}/orders`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ifDone('Orders'),
    }),
    adminJoinPeople: build.mutation<StatusResponse, OfPerson<JoinPeopleRequest>>({
      query: ({ person, ...body }) => ({
        url: `${personAddress(person)}/joining`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ifDone('People', 'Orders', 'Enquiries', 'Classes'),
    }),
    adminUndoJoining: build.mutation<StatusResponse, number>({
      query: (id) => ({ url: `/admin/joinings/${id}`, method: 'DELETE' }),
      invalidatesTags: ['People', 'Orders', 'Enquiries', 'Classes'],
    }),
    adminAskForProof: build.mutation<StatusResponse, number | string>({
      query: (person) => ({ url: `${personAddress(person)}/proof`, method: 'POST' }),
      invalidatesTags: ifDone('People'),
    }),
    adminAddNote: build.mutation<StatusResponse, OfPerson<PersonNoteRequest>>({
      query: ({ person, ...body }) => ({
        url: `${personAddress(person)}/notes`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ifDone('People'),
    }),
    adminIssueCertificate: build.mutation<StatusResponse, IssueCertificateRequest>({
      query: (body) => ({ url: '/admin/certificates', method: 'POST', body }),
      // Also refetch after a refusal: another admin may have issued the certificate meanwhile.
      invalidatesTags: ['People'],
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
      invalidatesTags: ['People'],
    }),
  }),
});
