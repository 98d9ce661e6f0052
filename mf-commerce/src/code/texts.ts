export const texts = {
  form: 'Code for a discount',
  label: 'Have a code?',
  apply: 'Apply',
  applied: 'It counts. To leave it out, empty the field and press Apply.',
  off: (code: string) => `Code ${code}`,
};
