/*
 * Forms that leave contact details. `refused` is for a response with a falsy status and no message of
 * its own, `failure` for a call that failed.
 */
export const newsletterMessages = {
  nameMissing: 'Please enter your name.',
  emailInvalid: 'Please enter a valid email address.',
  phoneInvalid: 'Phone number must be 10 digits.',
  success: 'Successfully Signed Up for Latest News!!',
  refused: 'Something went wrong.',
  failure: 'Failed to signup for Latest News. Please try again later.',
} as const;

const bookedDemo = 'Live demo class booked successfully! Check your email for details.';

/** The form on the home page, which calls the server. */
export const demoFormMessages = {
  nameMissing: 'Full name is required.',
  emailMissing: 'Email is required.',
  emailInvalid: 'Enter a valid email.',
  phoneMissing: 'Phone number is required.',
  phoneInvalid: 'Enter a valid 10-digit Indian phone number.',
  courseMissing: 'Please Select a course.',
  success: bookedDemo,
  refused: 'Booking failed. Please try again.',
  failure: 'An error occurred while booking. Please try again later.',
} as const;

/** The form in the dialog, which calls nothing. Two texts differ from the form on the page. */
export const demoModalMessages = {
  nameMissing: 'Full name is required.',
  emailMissing: 'Email is required.',
  emailInvalid: 'Enter a valid email address.',
  phoneMissing: 'Phone number is required.',
  phoneInvalid: 'Enter a valid 10-digit Indian phone number.',
  courseMissing: 'Please select a course.',
  success: bookedDemo,
} as const;

export const callbackMessages = {
  phoneHint: 'Enter 10 digit phone number',
  success: 'Callback Requested successfully!',
  refused: 'Something went wrong.',
  failure: 'Failed to request Callback. Please try again.',
} as const;

export const syllabusMessages = {
  fieldMissing: 'Please fill all the fields.',
  emailInvalid: 'Please enter a valid email.',
  phoneInvalid: 'Please enter a valid 10-digit Indian phone number.',
  refused: 'Submission failed. Try again.',
  failure: 'An error occurred. Please try again.',
} as const;

export const contactMessages = {
  nameMissing: 'Name is required.',
  emailMissing: 'Email is required.',
  emailInvalid: 'Please enter a valid email address.',
  phoneMissing: 'Phone number is required.',
  phoneInvalid: 'Please enter a valid 10-digit phone number.',
  stateMissing: 'Please select a state.',
  messageMissing: 'Message cannot be empty.',
  success: 'Your message has been sent successfully!',
  unexpected: 'Unexpected response from server.',
  invalid: 'Validation error.',
  failure: 'An error occurred while sending the message.',
} as const;

export const tutorMessages = {
  fieldMissing: 'Please fill all required fields and upload your CV.',
  phoneInvalid: 'Phone number must be 10 digits.',
  emailInvalid: 'Invalid email format.',
  demoLinkInvalid: 'Invalid demo video link. Must start with http or https.',
  experienceInvalid: 'Experience must be a number. Decimals allowed like 1.5.',
  cvNotPdf: 'Only PDF files are allowed for CV.',
  success: 'Application submitted successfully!',
} as const;
