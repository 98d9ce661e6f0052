export const texts = {
  heading: 'Who is in class',
  loading: 'Loading the class…',
  failure: 'The class could not be loaded.',
  linkEnded: 'This link has ended',
  askForLink: 'Please ask the school for a new one.',
  notBegun: 'The first class has not begun yet',
  tickFrom: (moment: string) => `You can tick who is there from ${moment}.`,
  noClass: 'No class takes place.',
  nobody: 'Nobody has a place in this class yet',
  class: 'Class',
  there: (present: string, all: string) => `${present} of ${all} there`,
  savedAtOnce: 'Each tick is saved at once.',
};
