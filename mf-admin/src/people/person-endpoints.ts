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

export const { useAdminPersonQuery, useAdminUsersQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    adminUsers: build.query(listQuery<UserRow>('/admin/user-report', 'People')),
    adminPerson: build.query(
      dataQuery<PersonResponse, string>(personAddress, 'People', 'Orders', 'Enquiries'),
    ),
  }),
});

export const enrolPersonCall = change<OfPerson<EnrolPersonRequest>>(
  'POST /admin/people/:person/enrolments',
  ifDone('Orders'),
);
export const orderForPersonCall = change<OfPerson<PersonOrderRequest>, PaymentLinkResponse>(
  'POST /admin/people/:person/orders',
  ifDone('Orders'),
);
export const joinPeopleCall = change<OfPerson<JoinPeopleRequest>>(
  'POST /admin/people/:person/joining',
  ifDone(...joined),
);
export const undoJoiningCall = change<number>('DELETE /admin/joinings/:id', joined);
export const askForProofCall = change<number | string>(
  'POST /admin/people/:person/proof',
  ifDone('People'),
);
export const addNoteCall = change<OfPerson<PersonNoteRequest>>(
  'POST /admin/people/:person/notes',
  ifDone('People'),
);

// Also refetch after a refusal: another admin may have issued the certificate meanwhile.
export const issueCertificateCall = change<IssueCertificateRequest>('POST /admin/certificates', [
  'People',
]);
export const reissueCertificateCall = change<WithdrawCertificateRequest & { code: string }>(
  'POST /admin/certificates/:code/again',
  ['People'],
);
export const withdrawCertificateCall = change<WithdrawCertificateRequest & { code: string }>(
  'POST /admin/certificates/:code/withdrawal',
  ['People'],
);

/** After a success it tells of its change only when the page of the person is left, see `ErasePerson`. */
export const erasePersonCall = change<OfPerson<AdminErasureRequest>>(
  'POST /admin/people/:person/erasure',
  (error) => (error ? ['People'] : []),
);
