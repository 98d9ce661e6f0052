export const texts = {
  quiz: (right: number, all: number) => `Quiz: ${right} of ${all} right`,
  choose: 'Please choose an answer.',
  enterNumber: 'Please write a number.',
  failure: 'Your answer could not be checked.',
  right: 'Right',
  wrong: 'Not right yet',
  check: 'Check answer',
  again: 'Try again',
};
