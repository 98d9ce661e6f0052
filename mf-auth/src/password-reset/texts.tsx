import type { ReactNode } from 'react';

export const forgotPasswordTexts = {
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

export const resetPasswordTexts = {
  title: 'Reset password',
  description: (site: string) => `Choose a new password for your ${site} account.`,
  heading: 'Choose a new password',
  lead: (email: ReactNode) => <>For {email}. You will have to log in again on all your devices.</>,
  tookTooLong: 'Took too long?',
  newCode: 'Ask for a new code',
  form: 'Reset password',
  password: 'New password',
  passwordHint: (characters: number) => `At least ${characters} characters.`,
  confirmPassword: 'Confirm new password',
  save: 'Reset password',
  saving: 'Saving…',
};
