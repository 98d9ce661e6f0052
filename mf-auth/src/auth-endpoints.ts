import { property, readFailure, readStatus, textIn } from 'shared/calls';
import { lazyCallsTo } from 'shared/calls';
import type {
  ForgotPasswordResetRequest,
  ForgotPasswordSendRequest,
  ForgotPasswordVerifyRequest,
  RegisterRequest,
  ResendOtpRequest,
  StatusResponse,
  VerifyOtpRequest,
} from 'shared/model/schemas';

const TOO_MANY_REQUESTS = 429;

const lazyCall = lazyCallsTo(
  ({ api }) =>
    api.injectEndpoints({
      endpoints: (build) => ({
        authRegister: build.mutation<StatusResponse, RegisterRequest>({
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
        /** Returns the reset token, or an empty string if the response has none. */
        authVerifyResetCode: build.mutation<string, ForgotPasswordVerifyRequest>({
          query: (body) => ({ url: '/forgot-password/verify-otp', method: 'POST', body }),
          transformResponse: (response) => textIn(property(response, 'data'), 'reset_token'),
        }),
        /** The error of a 429 response carries the seconds to wait as `retryAfter`. */
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
        authSendResetCode: build.mutation<StatusResponse, ForgotPasswordSendRequest>({
          query: (body) => ({ url: '/forgot-password/send-otp', method: 'POST', body }),
          transformResponse: readStatus,
        }),
        authResetPassword: build.mutation<StatusResponse, ForgotPasswordResetRequest>({
          query: (body) => ({ url: '/forgot-password/reset', method: 'POST', body }),
          transformResponse: readStatus,
        }),
      }),
    }).endpoints,
);

/** The calls of signing up and of resetting a password. */
export const registerCall = lazyCall(({ authRegister }) => authRegister.initiate);
export const verifySignupCodeCall = lazyCall(({ authVerifySignupCode: verify }) => verify.initiate);
export const verifyResetCodeCall = lazyCall(({ authVerifyResetCode: verify }) => verify.initiate);
export const resendCodeCall = lazyCall(({ authResendCode }) => authResendCode.initiate);
export const sendResetCodeCall = lazyCall(({ authSendResetCode }) => authSendResetCode.initiate);
export const resetPasswordCall = lazyCall(({ authResetPassword }) => authResetPassword.initiate);

/** Every 2xx response is a success, whatever its body is; only the body of a failure is read. */
async function readBodyOfFailure(response: Response): Promise<unknown> {
  return response.ok ? null : response.json();
}

function parseSeconds(header: string | null | undefined): number | null {
  return header && /^\d+$/.test(header) ? Number(header) : null;
}

interface StatusResult {
  data?: StatusResponse;
  error?: unknown;
}

/**
 * The reason why a call that returns `{status, message}` failed, or `null` after a success. The server's
 * message wins over `refused` (the response has a false status) and `failure` (the call failed).
 */
export function statusFailure(
  { data, error }: StatusResult,
  messages: { refused: string; failure: string },
): string | null {
  if (error) return readFailure(error).message ?? messages.failure;
  return data?.status ? null : data?.message || messages.refused;
}
