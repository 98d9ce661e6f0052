/*
 * Login, sign-up, one-time codes, passwords and the profile. `refused` is for a response with a falsy
 * status and no message of its own, `failure` for a call that failed.
 */
export const loginMessages = {
  emailInvalid: 'Please enter a valid email address.',
  success: 'Login successful!',
  failure: 'Login failed. Please try again.',
} as const;

export const signupMessages = {
  nameMissing: 'Full name is required.',
  emailMissing: 'Email is required.',
  emailInvalid: 'Invalid email format.',
  phoneMissing: 'Phone number is required.',
  phoneInvalid: 'Phone number must be exactly 10 digits.',
  passwordMissing: 'Password is required.',
  passwordShort: 'Password must be at least 6 characters.',
  passwordLong: 'Password must be at most 128 characters.',
  passwordsDiffer: 'Passwords do not match!',
  success: 'OTP sent! Please verify.',
  refused: 'Registration failed.',
  failure: 'Registration failed. Please try again.',
} as const;

export const otpMessages = {
  incomplete: 'Please enter a 6-digit OTP.',
  success: 'OTP Verified! You can now log in.',
  resetSuccess: 'OTP Verified! You can now update your password.',
  failure: 'OTP verification failed!',
  tokenMissing: 'Token not received. Please try again.',
  resend: 'Resend One-Time Password ?',
  resent: 'OTP resent successfully.',
  resendFailure: 'Failed to resend OTP.',
} as const;

export const forgotPasswordMessages = {
  emailInvalid: 'Please enter a valid email address.',
  sending: 'Sending OTP...',
  success: 'OTP sent to your email',
  refused: 'Email not found.',
  failure: 'An error occurred. Please try again.',
} as const;

export const resetPasswordMessages = {
  passwordShort: 'Password must be at least 6 characters long.',
  passwordLong: 'Password must be at most 128 characters.',
  passwordsDiffer: 'Passwords do not match.',
  success: 'Password reset successfully.',
  refused: 'Failed to reset password.',
  failure: 'Something went wrong!',
} as const;

export const profileMessages = {
  fieldMissing: 'Please fill all required fields.',
  emailInvalid: 'Invalid email format.',
  phoneInvalid: 'Phone number must be exactly 10 digits.',
  fetchFailure: 'Failed to fetch user profile. Please login again.',
  userMissing: 'Unable to load user. Please login again.',
  success: 'Profile updated successfully!',
  failure: 'Failed to update profile.',
  imageSuccess: 'Image uploaded successfully!',
  /** The upload response contains no address. */
  imageRefused: 'Image upload failed.',
  imageFailure: 'Failed to upload image.',
} as const;

export const studentMessages = {
  /** Written to the console by the lists of paid courses and webinars. */
  notLoggedIn: 'User not logged in',
  notLaunched: 'Stay Tuned! Course launching soon...',
  /** The server gave no reason. */
  failure: 'Something went wrong!',
  paymentPageFailure: 'The payment page could not be opened. Nothing has been charged.',
  receiptFailure: 'The receipt could not be loaded.',
  certificateFailure: 'The certificate could not be loaded.',
  tickFailure: 'The tick could not be saved. Please try again.',
} as const;

/** How a student signs in. */
export const signInMessages = {
  passwordChanged: 'Your password was changed.',
  phoneChanged: 'Your phone number was changed.',
  emailChanged: 'Your e-mail address was changed.',
  deviceEnded: 'The device was signed out.',
} as const;

/** Reminders of classes, and the address of the student's calendar. */
export const calendarMessages = {
  remindersOn: 'Reminders are on.',
  remindersOff: 'Reminders are off.',
  /** A browser does not report whether a calendar program opened the address. */
  opened: 'If no calendar opened, copy the address into your calendar app.',
  renewed: 'The calendar has a new address.',
  copied: 'The address is copied.',
  notCopied: 'Your browser did not allow copying. Please copy the address from the page.',
} as const;
