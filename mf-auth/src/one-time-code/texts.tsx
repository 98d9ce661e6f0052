import type { ReactNode } from 'react';

export const codeFormTexts = {
  form: 'One-time code',
  boxes: 'Six-digit code',
  digit: (position: number) => `Digit ${position}`,
  allRequired: 'All six digits are required.',
  verify: 'Verify OTP',
  verifying: 'Verifying…',
  wait: (clock: ReactNode) => <>You can ask for a new code in {clock}</>,
  /** The same for screen readers. */
  waitInWords: (minutes: number) =>
    `You can ask for a new code in about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  waitIsOver: 'You can ask for a new code now.',
  sending: 'Sending…',
};

export const verifyResetCodeTexts = {
  title: 'Verify your e-mail',
  description: 'Enter the code that was sent to your e-mail address.',
  heading: 'Enter your code',
  sent: (email: ReactNode) => (
    <>We sent a code to {email}. If it does not arrive in a minute, check your spam folder.</>
  ),
  wrongAddress: 'Wrong address?',
  otherAddress: 'Give another one',
};

export const verifySignupCodeTexts = {
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
