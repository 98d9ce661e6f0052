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
  emailHint: 'You cannot change it here. Write to us to change it.',
  phone: 'Phone',
  phoneHint: 'To change it, use “Change phone number” below.',
  dateOfBirth: 'Date of birth',
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
