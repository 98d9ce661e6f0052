import { siteName } from 'shared/model/config';

export const texts = {
  addressLeft: `Your ${siteName} e-mail address was changed`,
  changedBySupport:
    'Our support team has changed the e-mail address of an account that had this address. It was signed out everywhere.',
  changedByOwner:
    'The e-mail address of an account that had this address was changed, with its password and a code to the new address. Every other device was signed out.',
  unasked: 'If nobody asked for this, please tell us.',
  mayObject:
    'If this was not what you wanted, press the button within seven days: your address is put back, and everybody who uses the account is signed out. Until then, nobody can download or erase what is in it. If you have never had an account with us, please do nothing.',
  object: 'I object',
  addressMoved: 'The e-mail address of a person was changed',
  addressMovedWhy:
    'You get this because a new address can take over an account. For seven days, it can neither download nor erase what is in it.',
  openPerson: 'Open the person',
  addressTaken: `Your ${siteName} e-mail address`,
  confirmAddress:
    'Our support team has put this e-mail address into your account. To confirm it, choose “Forgot your password?” on the login page and enter the code that we send you.',
  waits: (titles: string) => `This waits for you: ${titles}.`,
  setPassword: 'Set a password',
  joined: `Your accounts with ${siteName}`,
  joinedWhat: {
    kept: 'Our support team has joined another account of yours into the one with this address. Its orders and courses are in your dashboard now. If this is not right, write to us within seven days: it can be undone.',
    joined:
      'Our support team has joined the account with this address into another account of yours. Please log in with the address of that account from now on; this address and its password open nothing any more. If this is not right, write to us within seven days: it can be undone.',
    undone:
      'Our support team has undone the joining of your accounts. Each of them has again what it had, and its own password.',
  },
};
