import { api } from 'shared/api';
import type {
  ForgotPasswordVerifyRequest,
  ForgotPasswordVerifyResponse,
  ResendOtpRequest,
  VerifyOtpRequest,
} from 'shared/schemas';

const TOO_MANY = 429;

export const { useVerifySignupCodeMutation, useVerifyResetCodeMutation, useResendCodeMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      verifySignupCode: build.mutation<null, VerifyOtpRequest>({
        query: (body) => ({
          url: '/verify-otp',
          method: 'POST',
          body,
          responseHandler: bodyOfFailure,
        }),
      }),
      verifyResetCode: build.mutation<
        Partial<ForgotPasswordVerifyResponse> | null,
        ForgotPasswordVerifyRequest
      >({
        query: (body) => ({ url: '/forgot-password/verify-otp', method: 'POST', body }),
      }),
      /** A refusal for haste tells after how many seconds to ask again. */
      resendCode: build.mutation<null, ResendOtpRequest>({
        query: (body) => ({
          url: '/resend-otp',
          method: 'POST',
          body,
          responseHandler: bodyOfFailure,
        }),
        transformErrorResponse: (error, meta) => ({
          ...error,
          retryAfter:
            error.status === TOO_MANY
              ? secondsOf(meta?.response?.headers.get('Retry-After'))
              : null,
        }),
      }),
    }),
  });

/** Every 2xx is a success, whatever it carries; only a failure's body is read. */
async function bodyOfFailure(response: Response): Promise<unknown> {
  return response.ok ? null : response.json();
}

function secondsOf(header: string | null | undefined): number | null {
  return header && /^\d+$/.test(header) ? Number(header) : null;
}
