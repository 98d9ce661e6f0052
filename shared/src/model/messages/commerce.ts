/** Courses, cart, checkout, webinar tickets and the payment page. */
export const courseMessages = {
  notFound: 'Course not found',
  added: 'Course added to cart!',
  proceed: 'Proceed to Checkout!',
  comingSoon: 'Coming Soon...',
} as const;

export const cartMessages = {
  empty: 'Your cart is empty. Please add a course.',
  /** Shown on Proceed To Checkout if the cart is empty or its total is zero. */
  cannotBeEmpty: 'Cart Cannot Be Empty!!',
} as const;

/** Of both checkouts: the fields for a company. */
export const companyMessages = {
  gstinInvalid: 'This is no GSTIN: it has 15 characters, such as 27AAPFU0939F1ZV.',
  companyMissing: 'Enter the name of the company of this GSTIN.',
} as const;

/** Without full stops, as the screens show them. */
export const courseCheckoutMessages = {
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
} as const;

/** Several texts differ from the course checkout's. */
export const webinarCheckoutMessages = {
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
} as const;

export const webinarMessages = {
  notFound: 'Webinar not found',
  getTickets: 'Get Tickets',
  expiredButton: 'Webinar Expired',
  expired: 'Webinar date has expired. Ticket booking is closed.',
} as const;

export const paymentMessages = {
  processing: 'Processing...',
  success: 'Thank you for your order',
  failure: 'Payment failed or verification error',
  detailsMissing: 'Missing payment details',
} as const;
