import { isAccepted, readStatus, send } from 'shared/calls';
import { textAt, valueAt } from 'shared/model/validation';
import type {
  ForgotPasswordResetRequest,
  ForgotPasswordSendRequest,
  ForgotPasswordVerifyRequest,
  RegisterRequest,
  ResendOtpRequest,
  VerifyOtpRequest,
} from 'shared/model/schemas';

const post = (name: string, url: string, body: unknown) => ({ name, url, method: 'POST', body });

/** The calls of signing up and of resetting a password. */
export const registerCall = (body: RegisterRequest, idempotencyKey: string) =>
  send(
    {
      ...post('authRegister', '/register', body),
      headers: { 'Idempotency-Key': idempotencyKey },
      validateStatus: isAccepted,
    },
    readStatus,
  );

export const verifySignupCodeCall = (body: VerifyOtpRequest) =>
  send({
    ...post('authVerifySignupCode', '/verify-otp', body),
    responseHandler: readBodyOfFailure,
  });

/** The data is the reset token, or an empty string if the response has none. */
export const verifyResetCodeCall = (body: ForgotPasswordVerifyRequest) =>
  send(post('authVerifyResetCode', '/forgot-password/verify-otp', body), (response) =>
    textAt(valueAt(response, 'data'), 'reset_token'),
  );

export const resendCodeCall = (body: ResendOtpRequest) =>
  send({ ...post('authResendCode', '/resend-otp', body), responseHandler: readBodyOfFailure });

export const sendResetCodeCall = (body: ForgotPasswordSendRequest, idempotencyKey: string) =>
  send(
    {
      ...post('authSendResetCode', '/forgot-password/send-otp', body),
      headers: { 'Idempotency-Key': idempotencyKey },
      validateStatus: isAccepted,
    },
    readStatus,
  );

export const resetPasswordCall = (body: ForgotPasswordResetRequest) =>
  send(
    { ...post('authResetPassword', '/forgot-password/reset', body), validateStatus: isAccepted },
    readStatus,
  );

/** Every 2xx response is a success, whatever its body is; only the body of a failure is read. */
async function readBodyOfFailure(response: Response): Promise<unknown> {
  return response.ok ? null : response.json();
}
