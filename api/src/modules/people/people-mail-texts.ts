import { siteName } from 'shared/model/config';

export const texts = {
  addressLeft: `Your ${siteName} e-mail address was changed`,
  changedBySupport:
    'Our support team has changed the e-mail address of an account that had this address. It was signed out everywhere.',
  unasked: 'If nobody asked for this, please tell us.',
  addressTaken: `Your ${siteName} e-mail address`,
  confirmAddress:
    'Our support team has put this e-mail address into your account. To confirm it, choose “Forgot your password?” on the login page and enter the code that we send you.',
  setPassword: 'Set a password',
};
