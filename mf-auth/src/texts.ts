export const texts = {
  label: 'Login and sign-up',
  login: 'Log in or sign up',
  loginLink: 'Login',
  signup: 'Sign up',
  verifySignupCode: 'Verify your sign-up',
  verifyResetCode: 'Verify your e-mail',
  forgotPassword: 'Forgot password',
  resetPassword: 'Reset password',
};
