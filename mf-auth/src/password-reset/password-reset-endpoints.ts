import { api } from 'shared/api';
import type {
  ForgotPasswordResetRequest,
  ForgotPasswordResetResponse,
  ForgotPasswordSendRequest,
  ForgotPasswordSendResponse,
} from 'shared/schemas';

export const { useSendResetCodeMutation, useResetPasswordMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    sendResetCode: build.mutation<ForgotPasswordSendResponse | null, ForgotPasswordSendRequest>({
      query: (body) => ({ url: '/forgot-password/send-otp', method: 'POST', body }),
    }),
    resetPassword: build.mutation<ForgotPasswordResetResponse | null, ForgotPasswordResetRequest>({
      query: (body) => ({ url: '/forgot-password/reset', method: 'POST', body }),
    }),
  }),
});
