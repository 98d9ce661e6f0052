import type { ReactNode } from 'react';

export const texts = {
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
