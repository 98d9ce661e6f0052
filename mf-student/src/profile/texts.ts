/** Of the page of the profile and its form. */
export const texts = {
  heading: 'Your profile',
  lead: 'How your mentors and fellow students see you.',
  loading: 'Loading your profile…',
  failure: 'Your profile could not be shown.',
  emailNotConfirmed:
    'Your email is not confirmed yet. Courses you bought with it without logging in may be waiting for you. To confirm it, set a new password with the code that we send to it.',
  confirmEmail: 'Confirm your email',

  updateProfile: 'Update profile',
  name: 'Name',
  email: 'Email',
  emailHint: 'To change it, use “Change e-mail” below.',
  phone: 'Phone',
  phoneHint: 'To change it, use “Change phone number” below.',
  dateOfBirth: 'Date of birth',
  dateOfBirthWrong: 'This date of birth cannot be right.',
  gender: 'Gender',
  male: 'Male',
  female: 'Female',
  other: 'Other',
  language: 'Language of e-mails and receipts',
  saving: 'Saving…',
  save: 'Save profile',

  yourPicture: 'Your picture',
  changePicture: 'Change profile picture',
  saveToKeepPicture: 'Save the profile to keep this picture.',
  pictureTypes: 'A JPEG, PNG or WebP picture',
  uploadingPicture: 'Uploading your picture',
};

export const meetingDatesTexts = {
  heading: 'Dates of your classes',
  lead: 'Reminders by e-mail, and your classes in the calendar of your phone.',
  open: 'Reminders and calendar',
  loading: 'Loading your settings…',
  failure: 'Your settings could not be loaded.',
  emailMe:
    'E-mail me a day and an hour before a webinar or first class, and an hour before each other class',
  calendar: 'Your calendar',
  subscribe:
    'Subscribe to this address in your calendar app to see your classes and any changes. Anyone who has the address can see them too, so do not share it.',
  openCalendar: 'Open in calendar',
  copyAddress: 'Copy address',
  newAddress: 'Make a new address',
};

/** Of the password, the phone number, the e-mail and the devices. */
export const signInTexts = {
  heading: 'E-mail, password, phone and devices',
  changePassword: 'Change password',
  change: { phone: 'Change phone number', email: 'Change e-mail' },
  devices: 'Where you are signed in',

  tenDigits: 'Please enter the new number: 10 digits.',
  newPhone: 'New phone number',
  emailInvalid: 'Please enter the new address, such as name@example.com.',
  newEmail: 'New e-mail address',
  sending: 'Sending…',
  sendCode: 'Send code',

  codeFor: { phone: 'Code for the new phone number', email: 'Code for the new e-mail address' },
  codeIsSent: (to: string) => `A code is on its way to ${to}. It is valid for 10 minutes.`,
  code: 'Six-digit code',
  checking: 'Checking…',
  confirm: { phone: 'Confirm number', email: 'Confirm address' },
  other: { phone: 'Another number', email: 'Another address' },
};

/** Of what is kept of the student: consents, the download, the end of the account. */
export const yourRecordsTexts = {
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
