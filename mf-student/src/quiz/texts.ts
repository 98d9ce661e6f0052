export const texts = {
  quiz: (right: number, all: number) => `Quiz: ${right} of ${all} right`,
  choose: 'Please choose an answer.',
  enterNumber: 'Please write a number.',
  failure: 'Your answer could not be checked.',
  right: 'Right',
  wrong: 'Not right yet',
  lookAgain: 'Look at the module again, or ask your teacher.',
  sendPhoto: 'Send a photo',
  waits: 'Your teacher marks it within two days',
  below: 'Photo and answer stand under Questions, on this page.',
  check: 'Check answer',
  again: 'Try again',
};
