/** Of the password, the phone number and the devices. */
export const texts = {
  heading: 'Password, phone and devices',
  changePassword: 'Change password',
  changePhone: 'Change phone number',
  devices: 'Where you are signed in',

  tenDigits: 'Please enter the new number: 10 digits.',
  newPhone: 'New phone number',
  sending: 'Sending…',
  sendCode: 'Send code',

  codeForPhone: 'Code for the new phone number',
  codeIsSent: (phone: string) => `A code is on its way to ${phone}. It is valid for 10 minutes.`,
  code: 'Six-digit code',
  checking: 'Checking…',
  confirmNumber: 'Confirm number',
  otherNumber: 'Another number',
};
