export const texts = {
  optional: 'Optional',
  required: 'Required',
  phoneNumber: 'Phone number',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  offline:
    'You seem to be offline. What you enter stays here. Send it when you are connected again.',
  /** Heard once, for two or more fields. */
  failedFields: (count: number) =>
    count === 1 ? '1 field needs your attention.' : `${count} fields need your attention.`,
};

export const emailSuggestionTexts = { didYouMean: (email: string) => `Did you mean ${email}?` };
