import { api } from 'shared/api';
import type {
  ProfileResponse,
  RecoveryCodesResponse,
  SecondFactorRequest,
  SecondFactorResponse,
  SecondFactorSetupResponse,
  StatusResponse,
} from 'shared/model/schemas';

const recoveryCodes = (response: RecoveryCodesResponse) => response.data.recovery_codes;

export const {
  useAdminSecondFactorQuery,
  useAdminStartSecondFactorMutation,
  useAdminNewPhoneMutation,
  useAdminConfirmSecondFactorMutation,
  useAdminRenewRecoveryCodesMutation,
  useAdminRemoveSecondFactorMutation,
  useAdminOwnNameMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    adminSecondFactor: build.query<SecondFactorResponse['data'], void>({
      query: () => '/admin/second-factor',
      transformResponse: (response: SecondFactorResponse) => response.data,
      keepUnusedDataFor: 0,
    }),
    adminStartSecondFactor: build.mutation<SecondFactorSetupResponse['data'], void>({
      query: () => ({ url: '/admin/second-factor', method: 'POST' }),
      transformResponse: (response: SecondFactorSetupResponse) => response.data,
    }),
    adminNewPhone: build.mutation<SecondFactorSetupResponse['data'], SecondFactorRequest>({
      query: (body) => ({ url: '/admin/second-factor/new-phone', method: 'POST', body }),
      transformResponse: (response: SecondFactorSetupResponse) => response.data,
    }),
    adminConfirmSecondFactor: build.mutation<string[], SecondFactorRequest>({
      query: (body) => ({ url: '/admin/second-factor', method: 'PUT', body }),
      transformResponse: recoveryCodes,
    }),
    adminRenewRecoveryCodes: build.mutation<string[], SecondFactorRequest>({
      query: (body) => ({ url: '/admin/second-factor/recovery-codes', method: 'POST', body }),
      transformResponse: recoveryCodes,
    }),
    adminOwnName: build.mutation<ProfileResponse, { name: string }>({
      query: (body) => ({ url: '/profile/update', method: 'PUT', body }),
      invalidatesTags: ['Reports'],
    }),
    adminRemoveSecondFactor: build.mutation<StatusResponse, SecondFactorRequest>({
      query: (body) => ({ url: '/admin/second-factor/off', method: 'POST', body }),
    }),
  }),
});
