import * as messages from './index';

/** A second, independent list of the literal texts: a change of one letter must fail here. */
const literals: Record<string, Record<string, string>> = {
  headerMessages: { cartEmpty: 'Your cart is empty!' },
  accessMessages: {
    restricted: 'Direct Access Restricted!!',
    detailsFirst: 'Access denied. Please Fill All Details First.',
    otpFirst: 'Access denied. Please verify OTP first.',
  },
  logoutMessages: {
    success: 'Logged out successfully.',
    failure: 'Logout failed. Logging out locally.',
  },
  newsletterMessages: {
    nameMissing: 'Please enter your name.',
    emailInvalid: 'Please enter a valid email address.',
    phoneInvalid: 'Phone number must be 10 digits.',
    success: 'Successfully Signed Up for Latest News!!',
    refused: 'Something went wrong.',
    failure: 'Failed to signup for Latest News. Please try again later.',
  },
  demoFormMessages: {
    nameMissing: 'Full name is required.',
    emailMissing: 'Email is required.',
    emailInvalid: 'Enter a valid email.',
    phoneMissing: 'Phone number is required.',
    phoneInvalid: 'Enter a valid 10-digit Indian phone number.',
    courseMissing: 'Please Select a course.',
    success: 'Live demo class booked successfully! Check your email for details.',
    refused: 'Booking failed. Please try again.',
    failure: 'An error occurred while booking. Please try again later.',
  },
  demoModalMessages: {
    nameMissing: 'Full name is required.',
    emailMissing: 'Email is required.',
    emailInvalid: 'Enter a valid email address.',
    phoneMissing: 'Phone number is required.',
    phoneInvalid: 'Enter a valid 10-digit Indian phone number.',
    courseMissing: 'Please select a course.',
    success: 'Live demo class booked successfully! Check your email for details.',
  },
  callbackMessages: {
    phoneHint: 'Enter 10 digit phone number',
    success: 'Callback Requested successfully!',
    refused: 'Something went wrong.',
    failure: 'Failed to request Callback. Please try again.',
  },
  syllabusMessages: {
    fieldMissing: 'Please fill all the fields.',
    emailInvalid: 'Please enter a valid email.',
    phoneInvalid: 'Please enter a valid 10-digit Indian phone number.',
    refused: 'Submission failed. Try again.',
    failure: 'An error occurred. Please try again.',
  },
  contactMessages: {
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
  },
  tutorMessages: {
    fieldMissing: 'Please fill all required fields and upload your CV.',
    phoneInvalid: 'Phone number must be 10 digits.',
    emailInvalid: 'Invalid email format.',
    demoLinkInvalid: 'Invalid demo video link. Must start with http or https.',
    experienceInvalid: 'Experience must be a number. Decimals allowed like 1.5.',
    cvNotPdf: 'Only PDF files are allowed for CV.',
    success: 'Application submitted successfully!',
  },
  loginMessages: {
    emailInvalid: 'Please enter a valid email address.',
    success: 'Login successful!',
    failure: 'Login failed. Please try again.',
  },
  adminLoginMessages: {
    emailInvalid: 'Please enter a valid email address.',
    success: 'Login successful!',
    failure: 'Login failed. Please try again.',
  },
  signupMessages: {
    nameMissing: 'Full name is required.',
    emailMissing: 'Email is required.',
    emailInvalid: 'Invalid email format.',
    phoneMissing: 'Phone number is required.',
    phoneInvalid: 'Phone number must be exactly 10 digits.',
    passwordMissing: 'Password is required.',
    passwordShort: 'Password must be at least 6 characters.',
    passwordsDiffer: 'Passwords do not match!',
    success: 'OTP sent! Please verify.',
    refused: 'Registration failed.',
    failure: 'Registration failed. Please try again.',
  },
  otpMessages: {
    incomplete: 'Please enter a 6-digit OTP.',
    success: 'OTP Verified! You can now log in.',
    resetSuccess: 'OTP Verified! You can now update your password.',
    failure: 'OTP verification failed!',
    tokenMissing: 'Token not received. Please try again.',
    resend: 'Resend One-Time Password ?',
    resent: 'OTP resent successfully.',
    resendFailure: 'Failed to resend OTP.',
  },
  forgotPasswordMessages: {
    emailInvalid: 'Please enter a valid email address.',
    sending: 'Sending OTP...',
    success: 'OTP sent to your email',
    refused: 'Email not found.',
    failure: 'An error occurred. Please try again.',
  },
  resetPasswordMessages: {
    passwordShort: 'Password must be at least 6 characters long.',
    passwordsDiffer: 'Passwords do not match.',
    success: 'Password reset successfully.',
    refused: 'Failed to reset password.',
    failure: 'Something went wrong!',
  },
  profileMessages: {
    fieldMissing: 'Please fill all required fields.',
    emailInvalid: 'Invalid email format.',
    phoneInvalid: 'Phone number must be exactly 10 digits.',
    fetchFailure: 'Failed to fetch user profile. Please login again.',
    userMissing: 'Unable to load user. Please login again.',
    success: 'Profile updated successfully!',
    failure: 'Failed to update profile.',
    imageSuccess: 'Image uploaded successfully!',
    imageRefused: 'Image upload failed.',
    imageFailure: 'Failed to upload image.',
  },
  studentMessages: {
    notLoggedIn: 'User not logged in',
    notLaunched: 'Stay Tuned! Course launching soon...',
  },
  courseMessages: {
    notFound: 'Course not found',
    added: 'Course added to cart!',
    proceed: 'Proceed to Checkout!',
    comingSoon: 'Coming Soon...',
  },
  cartMessages: {
    empty: 'Your cart is empty. Please add a course.',
    cannotBeEmpty: 'Cart Cannot Be Empty!!',
  },
  courseCheckoutMessages: {
    firstNameMissing: 'First name is required',
    lastNameMissing: 'Last name is required',
    emailMissing: 'Email is required',
    emailInvalid: 'Invalid email address',
    phoneMissing: 'Phone number is required',
    phoneInvalid: 'Phone number must be 10 digits',
    streetMissing: 'Street address is required',
    cityMissing: 'City is required',
    countryMissing: 'Country is required',
    zipMissing: 'Postcode / Zip is required',
    passwordMissing: 'Password is Required',
    cartEmpty: 'Cart is empty.',
    courseMissing: 'Course data not found.',
    success: 'On Successful payment check mail!!',
    linkMissing: 'Failed to initiate payment.',
    failure: 'Something went wrong. Try again later.',
  },
  webinarCheckoutMessages: {
    firstNameMissing: 'First name is required',
    lastNameMissing: 'Last name is required',
    emailMissing: 'Email is required',
    emailInvalid: 'Invalid email format',
    phoneMissing: 'Phone number is required',
    passwordMissing: 'Password Required',
    phoneInvalid: 'Phone number must be 10 digits',
    success: 'Redirecting to payment...',
    linkMissing: 'Payment link not received.',
    failure: 'Payment initiation failed. Please try again.',
  },
  webinarMessages: {
    notFound: 'Webinar not found',
    getTickets: 'Get Tickets',
    expiredButton: 'Webinar Expired',
    expired: 'Webinar date has expired. Ticket booking is closed.',
  },
  paymentMessages: {
    processing: 'Processing...',
    success: 'Thank you for your order',
    failure: 'Payment failed or verification error',
    detailsMissing: 'Missing payment details',
  },
  reportMessages: {
    summaryRefused: 'Something went wrong',
    summaryFailure: 'Failed to fetch dashboard summary',
    ordersFailure: 'Failed to fetch webinar orders',
    usersFailure: 'Failed to fetch users.',
    valueMissing: 'NULL',
  },
  adminCourseMessages: {
    videoInvalid: 'Please enter a valid YouTube URL.',
    filesMissing: 'Please upload all required files (images/pdf).',
    tutorMissing: 'Please fill all tutor details.',
    outcomeMissing: 'All learning outcomes must be filled.',
    added: 'Course added successfully!',
    updated: 'Course updated successfully!',
  },
  adminWebinarMessages: {
    videoInvalid: 'Please enter a valid video URL.',
    pointMissing: 'All learning points must be filled.',
    added: 'Webinar added successfully!',
    updated: 'Webinar updated successfully!',
  },
  adminTutorMessages: {
    globeInvalid: 'Please enter a valid URL in Globe field.',
    added: 'Tutor added successfully!',
    updated: 'Tutor updated successfully!',
  },
};

const tables = Object.entries(messages).filter(([, value]) => typeof value === 'object');

test.each(tables)('%s keeps spelling, case and punctuation', (name, table) => {
  expect(table).toEqual(literals[name]);
});

test('every listed table is exported', () => {
  expect(tables.map(([name]) => name).sort()).toEqual(Object.keys(literals).sort());
});

test('a missing field is asked for by its name', () => {
  expect(messages.pleaseFill('urlTitle')).toBe('Please fill the urlTitle field.');
});
