import { api, ifDone } from 'shared/api';
import { send } from 'shared/calls';
import type {
  ProfileResponse,
  RecoveryCodesResponse,
  SecondFactorRequest,
  SecondFactorResponse,
  SecondFactorSetupResponse,
  StatusResponse,
} from 'shared/model/schemas';
import { dataQuery } from '../lists/queries';

const recoveryCodes = (response: RecoveryCodesResponse) => response.data.recovery_codes;

export const {
  useAdminSecondFactorQuery,
  useAdminConfirmSecondFactorMutation,
  useAdminRenewRecoveryCodesMutation,
  useAdminRemoveSecondFactorMutation,
  useAdminOwnNameMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    adminSecondFactor: build.query(
      dataQuery<SecondFactorResponse>('/admin/second-factor', 'SecondFactor'),
    ),
    adminConfirmSecondFactor: build.mutation<string[], SecondFactorRequest>({
      query: (body) => ({ url: '/admin/second-factor', method: 'PUT', body }),
      transformResponse: recoveryCodes,
      invalidatesTags: ifDone('SecondFactor'),
    }),
    adminRenewRecoveryCodes: build.mutation<string[], SecondFactorRequest>({
      query: (body) => ({ url: '/admin/second-factor/recovery-codes', method: 'POST', body }),
      transformResponse: recoveryCodes,
      invalidatesTags: ifDone('SecondFactor'),
    }),
    adminOwnName: build.mutation<ProfileResponse, { name: string }>({
      query: (body) => ({ url: '/profile/update', method: 'PUT', body }),
      invalidatesTags: ['Team'],
    }),
    adminRemoveSecondFactor: build.mutation<StatusResponse, SecondFactorRequest>({
      query: (body) => ({ url: '/admin/second-factor/off', method: 'POST', body }),
      invalidatesTags: ifDone('SecondFactor'),
    }),
  }),
});

// The cast: the API declares what it answers.
const setUpIn = (response: unknown) => (response as SecondFactorSetupResponse).data;

export const startSecondFactorCall = () =>
  send({ name: 'adminStartSecondFactor', url: '/admin/second-factor', method: 'POST' }, setUpIn);

export const newPhoneCall = (body: SecondFactorRequest) =>
  send(
    { name: 'adminNewPhone', url: '/admin/second-factor/new-phone', method: 'POST', body },
    setUpIn,
  );
