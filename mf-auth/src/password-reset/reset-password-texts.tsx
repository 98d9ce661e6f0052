import type { ReactNode } from 'react';
import { siteName } from 'shared/model/config';

export const texts = {
  title: `Reset password | ${siteName}`,
  description: `Choose a new password for your ${siteName} account.`,
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
