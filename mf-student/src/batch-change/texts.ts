export const texts = {
  change: 'Change batch',
  once: 'You can do this once, until the first class of your batch. What you have paid stays the same.',
  batches: 'Batches with a free place',
  option: (when: string, language: string) => `${when}, in ${language}`,
  choose: 'Please choose a batch.',
  take: 'Take this batch',
  failure: 'Your batch could not be changed. Please try again.',
};
