export const texts = {
  heading: 'How was the course?',
  why: 'Your stars and a few words help those who are choosing now. We read each review. If we publish yours, the page of the course shows it with your first name and your city.',
  yourStars: 'Your stars',
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  yourWords: 'Your words',
  chooseStars: 'Please choose the stars.',
  enterText: 'Please write a few words.',
  send: 'Send review',
  change: 'Change review',
  waiting: 'We are reading it',
  published: 'On the page of the course',
  hidden: 'Not published',
};
