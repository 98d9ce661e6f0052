/** Of what is kept of the student: consents, the download, the end of the account. */
export const texts = {
  heading: 'Your data',
  lead: 'What you have agreed to, and everything that we keep of you.',
  consents: 'What you have agreed to',
  download: 'Download your data',
  close: 'Close account',

  loadingConsents: 'Loading what you have agreed to…',
  consentsFailure: 'What you have agreed to could not be loaded.',
  agreed: (date: string, form: string) =>
    `You agreed on ${date}, in the ${form}. Untick it to take it back.`,
  takenBack: (date: string) => `You took it back on ${date}.`,
  notAgreed: 'You have not agreed to this.',

  whatIsInFiles:
    'Account and profile, orders and receipts, classes and certificates, enquiries, consents and the messages that we sent you. The files are for you: they show all of it to whoever opens them.',
  asPage: 'As a page to read',
  asJson: 'As JSON',

  cannotBeUndone: 'This cannot be undone:',
  loginEnds: 'Your login, profile and picture end, on all devices.',
  coursesClose: 'You can no longer open your courses, webinars and recordings.',
  recordsAreDeleted:
    'Your enquiries, consents and reminders, and the messages we sent you, are deleted.',
  receiptsStay:
    'Receipts stay for as long as tax law wants them, with your name and address and without e-mail and phone. Download yours before.',
  keepCertificates: 'Keep my certificates valid',
  keepCertificatesHint:
    'Whoever has the code can still confirm name, course and date. Otherwise they end.',
  password: 'Your password',
  passwordMissing: 'Please enter your password.',
  erasing: 'Erasing…',
  erase: 'Close account and erase my data',
};

/** The forms that a consent was given in. */
export const formNames: Readonly<Record<string, string>> = {
  newsletter: 'newsletter form',
  callback: 'callback form',
  demo: 'demo class form',
  contact: 'contact form',
  profile: 'profile',
};
