export const texts = {
  changePassword: 'Change password',
  currentPassword: 'Current password',
  currentPasswordMissing: 'Please enter your current password.',
  newPassword: 'New password',
  newPasswordAgain: 'New password again',
  othersSignedOut: 'Your other devices will be signed out.',
  saving: 'Saving…',
  savePassword: 'Save password',

  loadingDevices: 'Loading your devices…',
  devicesFailure: 'Your devices could not be loaded.',
  thisDevice: '(this device)',
  signedIn: (since: string, lastUsed: string) => `Signed in ${since}, last used ${lastUsed}`,
  end: 'End',
  endOf: (browser: string, since: string) => `End: ${browser}, signed in ${since}`,
};
