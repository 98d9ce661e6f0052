import { api, readFailure } from 'shared/api';
import type {
  ForgotPasswordResetRequest,
  ForgotPasswordResetResponse,
  ForgotPasswordSendRequest,
  ForgotPasswordSendResponse,
  ForgotPasswordVerifyRequest,
  ForgotPasswordVerifyResponse,
  RegisterRequest,
  RegisterResponse,
  ResendOtpRequest,
  VerifyOtpRequest,
} from 'shared/schemas';

const TOO_MANY_REQUESTS = 429;

/** The calls of signing up and of resetting a password. */
export const {
  useAuthRegisterMutation,
  useAuthVerifySignupCodeMutation,
  useAuthVerifyResetCodeMutation,
  useAuthResendCodeMutation,
  useAuthSendResetCodeMutation,
  useAuthResetPasswordMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    authRegister: build.mutation<RegisterResponse | null, RegisterRequest>({
      query: (body) => ({ url: '/register', method: 'POST', body }),
    }),
    authVerifySignupCode: build.mutation<null, VerifyOtpRequest>({
      query: (body) => ({
        url: '/verify-otp',
        method: 'POST',
        body,
        responseHandler: readBodyOfFailure,
      }),
    }),
    authVerifyResetCode: build.mutation<
      Partial<ForgotPasswordVerifyResponse> | null,
      ForgotPasswordVerifyRequest
    >({
      query: (body) => ({ url: '/forgot-password/verify-otp', method: 'POST', body }),
    }),
    /** The error of a call that came too early carries the seconds to wait as `retryAfter`. */
    authResendCode: build.mutation<null, ResendOtpRequest>({
      query: (body) => ({
        url: '/resend-otp',
        method: 'POST',
        body,
        responseHandler: readBodyOfFailure,
      }),
      transformErrorResponse: (error, meta) => ({
        ...error,
        retryAfter:
          error.status === TOO_MANY_REQUESTS
            ? parseSeconds(meta?.response?.headers.get('Retry-After'))
            : null,
      }),
    }),
    authSendResetCode: build.mutation<ForgotPasswordSendResponse | null, ForgotPasswordSendRequest>(
      {
        query: (body) => ({ url: '/forgot-password/send-otp', method: 'POST', body }),
      },
    ),
    authResetPassword: build.mutation<
      ForgotPasswordResetResponse | null,
      ForgotPasswordResetRequest
    >({
      query: (body) => ({ url: '/forgot-password/reset', method: 'POST', body }),
    }),
  }),
});

/** Every 2xx is a success, whatever it carries; only the body of a failure is read. */
async function readBodyOfFailure(response: Response): Promise<unknown> {
  return response.ok ? null : response.json();
}

function parseSeconds(header: string | null | undefined): number | null {
  return header && /^\d+$/.test(header) ? Number(header) : null;
}

interface StatusResult {
  data?: { status?: boolean; message?: string } | null;
  error?: unknown;
}

/**
 * Why a call that answers `{status, message}` did not succeed, or `null` where it did. The server's
 * message wins over `refused` (it answered with a false status) and `failure` (the call failed).
 */
export function statusFailure(
  { data, error }: StatusResult,
  messages: { refused: string; failure: string },
): string | null {
  if (error) return readFailure(error).message ?? messages.failure;
  return data?.status ? null : data?.message || messages.refused;
}
