import type { ReactNode } from 'react';

export const texts = {
  title: 'Verify your sign-up',
  description: 'Enter the code that was sent to your phone.',
  heading: 'Enter your code',
  sentToPhoneOf: (email: ReactNode) => (
    <>
      We sent a code by SMS to the phone number you gave for {email}. If the number cannot receive
      SMS, the code comes by e-mail.
    </>
  ),
  sentToPhone: (phone: ReactNode, email: ReactNode) => (
    <>
      We sent a code by SMS to {phone}, to verify the account of {email}.
    </>
  ),
  sentToEmail: (email: ReactNode, phone: string) => (
    <>
      We sent a code to {email}, because {phone} is not an Indian mobile number and cannot receive
      our SMS.
    </>
  ),
  wrongReceiver: 'Wrong number or address?',
  signUpAgain: 'Sign up again',
};
