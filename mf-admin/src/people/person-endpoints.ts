import { api, change, ifDone } from 'shared/api';
import type {
  AdminErasureRequest,
  EnrolPersonRequest,
  IssueCertificateRequest,
  JoinPeopleRequest,
  PaymentLinkResponse,
  PersonNoteRequest,
  PersonOrderRequest,
  PersonResponse,
  UserRow,
  WithdrawCertificateRequest,
} from 'shared/model/schemas';
import { dataQuery, listQuery } from '../lists/queries';

const personAddress = (person: number | string) => `/admin/people/${encodeURIComponent(person)}`;
/** What two joined people had. */
const joined = ['People', 'Orders', 'Enquiries', 'Classes'] as const;

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
  useAdminReissueCertificateMutation,
  useAdminWithdrawCertificateMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    adminUsers: build.query(listQuery<UserRow>('/admin/user-report', 'People')),
    adminPerson: build.query(
      dataQuery<PersonResponse, string>(personAddress, 'People', 'Orders', 'Enquiries'),
    ),
    adminErasePerson: build.mutation({
      ...change<OfPerson<AdminErasureRequest>>('POST /admin/people/:person/erasure'),
      // After a success only when the page of the person is left, see `ErasePerson`.
      invalidatesTags: (_result, error) => (error ? ['People'] : []),
    }),
    adminEnrolPerson: build.mutation(
      change<OfPerson<EnrolPersonRequest>>(
        'POST /admin/people/:person/enrolments',
        ifDone('Orders'),
      ),
    ),
    adminOrderForPerson: build.mutation(
      change<OfPerson<PersonOrderRequest>, PaymentLinkResponse>(
        'POST /admin/people/:person/orders',
        ifDone('Orders'),
      ),
    ),
    adminJoinPeople: build.mutation(
      change<OfPerson<JoinPeopleRequest>>('POST /admin/people/:person/joining', ifDone(...joined)),
    ),
    adminUndoJoining: build.mutation(change<number>('DELETE /admin/joinings/:id', joined)),
    adminAskForProof: build.mutation(
      change<number | string>('POST /admin/people/:person/proof', ifDone('People')),
    ),
    adminAddNote: build.mutation(
      change<OfPerson<PersonNoteRequest>>('POST /admin/people/:person/notes', ifDone('People')),
    ),
    // Also refetch after a refusal: another admin may have issued the certificate meanwhile.
    adminIssueCertificate: build.mutation(
      change<IssueCertificateRequest>('POST /admin/certificates', ['People']),
    ),
    adminReissueCertificate: build.mutation(
      change<WithdrawCertificateRequest & { code: string }>(
        'POST /admin/certificates/:code/again',
        ['People'],
      ),
    ),
    adminWithdrawCertificate: build.mutation(
      change<WithdrawCertificateRequest & { code: string }>(
        'POST /admin/certificates/:code/withdrawal',
        ['People'],
      ),
    ),
  }),
});
