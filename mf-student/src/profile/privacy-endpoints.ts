import { api, change } from 'shared/api';
import { send } from 'shared/calls';
import type { ConsentPurpose } from 'shared/model/consents';
import type {
  ConsentRow,
  ConsentsResponse,
  ErasureRequest,
  StatusResponse,
} from 'shared/model/schemas';

export const { useStudentConsentsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    studentConsents: build.query<ConsentRow[], void>({
      query: () => '/account/consents',
      transformResponse: ({ data }: ConsentsResponse) => data,
      providesTags: ['Consents'],
    }),
  }),
});

export const agreeCall = change<ConsentPurpose>('PUT /account/consents/:purpose', ['Consents']);
export const withdrawConsentCall = change<ConsentPurpose>('DELETE /account/consents/:purpose', [
  'Consents',
]);

export const eraseAccount = (body: ErasureRequest) =>
  send<StatusResponse>({ name: 'studentErasure', url: '/account/erasure', method: 'POST', body });
