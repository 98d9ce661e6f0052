import { api } from 'shared/api';
import { send } from 'shared/calls';
import type { ConsentPurpose } from 'shared/model/consents';
import type {
  ConsentRow,
  ConsentsResponse,
  ErasureRequest,
  StatusResponse,
} from 'shared/model/schemas';

export const { useStudentConsentsQuery, useStudentSetConsentMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    studentConsents: build.query<ConsentRow[], void>({
      query: () => '/account/consents',
      transformResponse: ({ data }: ConsentsResponse) => data,
      providesTags: ['Consents'],
    }),
    studentSetConsent: build.mutation<
      ConsentsResponse,
      { purpose: ConsentPurpose; agreed: boolean }
    >({
      query: ({ purpose, agreed }) => ({
        url: `/account/consents/${purpose}`,
        method: agreed ? 'PUT' : 'DELETE',
      }),
      invalidatesTags: ['Consents'],
    }),
  }),
});

export const eraseAccount = (body: ErasureRequest) =>
  send<StatusResponse>({ name: 'studentErasure', url: '/account/erasure', method: 'POST', body });
