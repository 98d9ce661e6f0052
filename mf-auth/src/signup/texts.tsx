import type { ReactNode } from 'react';

export const texts = {
  title: 'Sign up',
  description: (site: string) => `Create your ${site} account for live courses and webinars.`,
  heading: 'Create your account',
  lead: 'One account for every course, webinar and recording.',
  registered: 'Already registered?',
  logIn: 'Log in',
  form: 'Sign up',
  name: 'Full name',
  email: 'Email',
  phoneHint: 'Ten digits. We send your code to this number.',
  password: 'Password',
  passwordHint: (characters: number) => `At least ${characters} characters.`,
  confirmPassword: 'Confirm password',
  agree: (terms: (text: string) => ReactNode, privacy: (text: string) => ReactNode) => (
    <>
      By signing up you agree to our {terms('Terms of Service')} and {privacy('Privacy Policy')}.
    </>
  ),
  signUp: 'Sign up',
  signingUp: 'Creating your account…',
};
