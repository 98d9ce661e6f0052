import type { ReactNode } from 'react';

export const texts = {
  title: 'Verify your e-mail',
  description: 'Enter the code that was sent to your e-mail address.',
  heading: 'Enter your code',
  sent: (email: ReactNode) => (
    <>We sent a code to {email}. If it does not arrive in a minute, check your spam folder.</>
  ),
  wrongAddress: 'Wrong address?',
  otherAddress: 'Give another one',
};
