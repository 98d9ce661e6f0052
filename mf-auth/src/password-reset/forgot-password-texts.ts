export const texts = {
  title: 'Forgot password',
  description: (site: string) => `Reset the password of your ${site} account with a one-time code.`,
  heading: 'Forgot your password?',
  lead: 'Enter the e-mail address of your account. We will send a six-digit code to it, and with that code you can choose a new password.',
  remembered: 'Remembered it?',
  logIn: 'Log in',
  noAccount: 'No account yet?',
  signUp: 'Sign up',
  form: 'Forgot password',
  email: 'Email',
  send: 'Send OTP',
};
