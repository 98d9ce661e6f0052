import { property, readFailure, readStatus, textIn } from 'shared/answers';
import { lateCallsTo } from 'shared/calls';
import type {
  ForgotPasswordResetRequest,
  ForgotPasswordSendRequest,
  ForgotPasswordVerifyRequest,
  RegisterRequest,
  ResendOtpRequest,
  StatusAnswer,
  VerifyOtpRequest,
} from 'shared/schemas';

const TOO_MANY_REQUESTS = 429;

const late = lateCallsTo(
  ({ api }) =>
    api.injectEndpoints({
      endpoints: (build) => ({
        authRegister: build.mutation<StatusAnswer, RegisterRequest>({
          query: (body) => ({ url: '/register', method: 'POST', body }),
          transformResponse: readStatus,
        }),
        authVerifySignupCode: build.mutation<null, VerifyOtpRequest>({
          query: (body) => ({
            url: '/verify-otp',
            method: 'POST',
            body,
            responseHandler: readBodyOfFailure,
          }),
        }),
        /** Gives the reset token; empty where the answer lacks it. */
        authVerifyResetCode: build.mutation<string, ForgotPasswordVerifyRequest>({
          query: (body) => ({ url: '/forgot-password/verify-otp', method: 'POST', body }),
          transformResponse: (answer) => textIn(property(answer, 'data'), 'reset_token'),
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
        authSendResetCode: build.mutation<StatusAnswer, ForgotPasswordSendRequest>({
          query: (body) => ({ url: '/forgot-password/send-otp', method: 'POST', body }),
          transformResponse: readStatus,
        }),
        authResetPassword: build.mutation<StatusAnswer, ForgotPasswordResetRequest>({
          query: (body) => ({ url: '/forgot-password/reset', method: 'POST', body }),
          transformResponse: readStatus,
        }),
      }),
    }).endpoints,
);

/** The calls of signing up and of resetting a password. */
export const registerCall = late(({ authRegister }) => authRegister.initiate);
export const verifySignupCodeCall = late(({ authVerifySignupCode: verify }) => verify.initiate);
export const verifyResetCodeCall = late(({ authVerifyResetCode: verify }) => verify.initiate);
export const resendCodeCall = late(({ authResendCode }) => authResendCode.initiate);
export const sendResetCodeCall = late(({ authSendResetCode }) => authSendResetCode.initiate);
export const resetPasswordCall = late(({ authResetPassword }) => authResetPassword.initiate);

/** Every 2xx is a success, whatever it carries; only the body of a failure is read. */
async function readBodyOfFailure(response: Response): Promise<unknown> {
  return response.ok ? null : response.json();
}

function parseSeconds(header: string | null | undefined): number | null {
  return header && /^\d+$/.test(header) ? Number(header) : null;
}

interface StatusResult {
  data?: StatusAnswer;
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
