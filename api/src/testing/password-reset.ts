import type { CallResponse, TestServer } from './test-server';

/** Requests a code by e-mail and enters it; returns the token that sets a new password. */
export async function resetTokenOf(server: TestServer, email: string): Promise<string> {
  await server.call('POST', 'forgot-password/send-otp', { email, channel: 'email' });
  const otp = server.lastCode(email);
  const verified = await server.call('POST', 'forgot-password/verify-otp', { email, otp });
  return verified.body.data.reset_token;
}

export const resetPassword = (
  server: TestServer,
  email: string,
  reset_token: string,
  password = 'brand-new-password',
): Promise<CallResponse> =>
  server.call('POST', 'forgot-password/reset', {
    email,
    reset_token,
    new_password: password,
    new_password_confirmation: password,
  });
