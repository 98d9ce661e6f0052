/** Addresses of pages that only this section links. */
export const ownPaths = {
  signup: () => '/signup',
  verifySignupCode: () => '/verify-otp',
  verifyResetCode: () => '/forgetPass-verify-otp',
  resetPassword: () => '/resetPass',
} as const;
