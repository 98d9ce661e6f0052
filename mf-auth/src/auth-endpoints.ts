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

const method = 'POST';

/** The calls of signing up and of resetting a password. */
export const registerCall = (body: RegisterRequest, idempotencyKey: string) =>
  send(
    {
      name: 'authRegister',
      url: '/register',
      method,
      body,
      headers: { 'Idempotency-Key': idempotencyKey },
      validateStatus: isAccepted,
    },
    readStatus,
  );

export const verifySignupCodeCall = (body: VerifyOtpRequest) =>
  send({
    name: 'authVerifySignupCode',
    url: '/verify-otp',
    method,
    body,
    responseHandler: readBodyOfFailure,
  });

/** The data is the reset token, or an empty string if the response has none. */
export const verifyResetCodeCall = (body: ForgotPasswordVerifyRequest) =>
  send(
    { name: 'authVerifyResetCode', url: '/forgot-password/verify-otp', method, body },
    (response) => textAt(valueAt(response, 'data'), 'reset_token'),
  );

export const resendCodeCall = (body: ResendOtpRequest) =>
  send({
    name: 'authResendCode',
    url: '/resend-otp',
    method,
    body,
    responseHandler: readBodyOfFailure,
  });

export const sendResetCodeCall = (body: ForgotPasswordSendRequest, idempotencyKey: string) =>
  send(
    {
      name: 'authSendResetCode',
      url: '/forgot-password/send-otp',
      method,
      body,
      headers: { 'Idempotency-Key': idempotencyKey },
      validateStatus: isAccepted,
    },
    readStatus,
  );

export const resetPasswordCall = (body: ForgotPasswordResetRequest) =>
  send(
    {
      name: 'authResetPassword',
      url: '/forgot-password/reset',
      method,
      body,
      validateStatus: isAccepted,
    },
    readStatus,
  );

/** Every 2xx response is a success, whatever its body is; only the body of a failure is read. */
async function readBodyOfFailure(response: Response): Promise<unknown> {
  return response.ok ? null : response.json();
}
