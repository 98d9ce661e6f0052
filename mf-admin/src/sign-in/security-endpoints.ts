import { api, change, ifDone } from 'shared/api';
import { send } from 'shared/calls';
import type {
  ProfileResponse,
  RecoveryCodesResponse,
  SecondFactorRequest,
  SecondFactorResponse,
  SecondFactorSetupResponse,
} from 'shared/model/schemas';
import { dataQuery } from '../lists/queries';

const secondFactor = ifDone('SecondFactor');

export const { useAdminSecondFactorQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    adminSecondFactor: build.query(
      dataQuery<SecondFactorResponse>('/admin/second-factor', 'SecondFactor'),
    ),
  }),
});

export const confirmSecondFactorCall = change<SecondFactorRequest, RecoveryCodesResponse>(
  'PUT /admin/second-factor',
  secondFactor,
);
export const renewRecoveryCodesCall = change<SecondFactorRequest, RecoveryCodesResponse>(
  'POST /admin/second-factor/recovery-codes',
  secondFactor,
);
export const ownNameCall = change<{ name: string }, ProfileResponse>('PUT /profile/update', [
  'Team',
]);
export const removeSecondFactorCall = change<SecondFactorRequest>(
  'POST /admin/second-factor/off',
  secondFactor,
);

// The cast: the API declares what it answers.
const setUpIn = (response: unknown) => (response as SecondFactorSetupResponse).data;

export const startSecondFactorCall = () =>
  send({ name: 'adminStartSecondFactor', url: '/admin/second-factor', method: 'POST' }, setUpIn);

export const newPhoneCall = (body: SecondFactorRequest) =>
  send(
    { name: 'adminNewPhone', url: '/admin/second-factor/new-phone', method: 'POST', body },
    setUpIn,
  );
