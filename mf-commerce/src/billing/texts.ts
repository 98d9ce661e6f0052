export const texts = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  emailHint: 'We will send your confirmation here.',
  addAddress: 'Add a billing address',
  street: 'Street address',
  city: 'City',
  zip: 'Postcode / Zip',
  country: 'Country',
  state: 'State',
  stateHint: 'Your invoice names it.',
  chooseState: 'Choose your state',
  addCompany: 'Add company and GSTIN',
  company: 'Company',
  companyHint: 'Your receipt names it.',
  gstin: 'GSTIN',
  gstinHint: 'Its State is then that of the tax.',
  password: 'Password',
  passwordAgain: 'Please type your password again: it is never kept.',
  passwordHint:
    'At least 6 characters, to log in to your account. If you already have an account, the order is added to it and its password does not change.',
  pay: 'Make a payment',
  means: 'Pay by UPI, cards or net banking.',
  preparing: 'Preparing your order…',
  leaving: 'Taking you to the payment page…',
  takesLonger: 'This takes longer than usual. Nothing has been charged.',
};

export const purchasedNoticeTexts = {
  owned: (items: string) =>
    `You already have ${items} in your account. You can still continue, but you will pay a second time.`,
  enrolled: 'You are enrolled: go to class',
};
