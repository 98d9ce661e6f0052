import type { ReactNode } from 'react';

export const texts = {
  processing: 'We are confirming your payment. This takes a few seconds.',
  pendingHeading: 'Your payment is being confirmed',
  pending:
    'Your bank has not confirmed the payment yet. This can take a few minutes. We will keep checking. You can also close this page: we will send you the confirmation by e-mail.',
  reviewHeading: 'We are looking at your payment',
  review:
    'Your money has arrived, but we need to check something before we can confirm your order. We will write to you. Please do not pay again.',
  failed:
    'The payment did not go through and your order is not paid. You can try again whenever you like.',
  unknown:
    'We could not find out whether the payment went through. If you have paid, nothing is lost: check again in a moment.',
  detailsMissing:
    'This link does not say which order it is for. If you have just paid, you will get the confirmation by e-mail.',
  linkEnded: 'This link has ended',
  linkEndedText:
    'A link to an order works for 7 days, and until its e-mail is corrected. Log in with the e-mail of the order: you find it in your dashboard. Without a password, choose “Forgot your password?” on the login page.',
  logIn: 'Log in',
  shownTo: (name: string, email: ReactNode) => (
    <>
      Namaste {name}, this is your order. Its confirmation has gone to {email}. Everybody who has
      this link sees this page, for 7 days.
    </>
  ),
  confirmationSent: (email: ReactNode) => <>A confirmation is on its way to {email}.</>,
  kinds: { course: 'Live course', webinar: 'Seat in a live webinar' },
  orderNumber: 'Order Number',
  amountPaid: 'Amount Paid',
  paidAt: 'Paid At',
  lists: { course: 'My Courses', webinar: 'My Webinars' },
  find: (list: string) => `You will find it under ${list} within 3 hours.`,
  buyerFinds: (list: string) =>
    `Whoever has bought it finds it under ${list}, logged in with the e-mail of the order.`,
  logInToFind: (logIn: (text: string) => ReactNode, list: string) => (
    <>
      {logIn('Log in')} with this e-mail: you will find it under {list} within 3 hours.
    </>
  ),
  goTo: (list: string) => `Go to ${list}`,
  help: (email: ReactNode) => <>Questions? Write to {email}.</>,
  helpWithOrder: (email: ReactNode, order: ReactNode) => (
    <>
      Questions? Write to {email} and mention your order {order}.
    </>
  ),
  checkAgain: 'Check again',
  tryAgain: 'Try again',
  retryFailure: 'The payment page could not be opened. Nothing has been charged.',
  backToCart: 'Back to your cart',
  backToHome: 'Back to Home',
  wrongEmail: 'Wrong e-mail? Correct it',
  correctMyEmail: 'Correct my e-mail',
  correction: 'Correct your e-mail',
  rightEmail: 'Your right e-mail',
  rightEmailHint: 'The confirmation goes there, and you log in with it. This works once.',
  orderNumberMissing: 'Please enter the number of the order.',
  sendCode: 'Send code to my phone',
  sendingCode: 'Sending…',
  code: 'Six-digit code',
  codeHint: 'It is on its way to the phone number of the order, and valid for 10 minutes.',
  correct: 'Correct it',
  correcting: 'Correcting…',
  correctionFailure: 'The e-mail could not be corrected. Please try again.',
};
