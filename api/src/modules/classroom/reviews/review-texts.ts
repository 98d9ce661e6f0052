export const texts = {
  howWas: (title: string) => `How was the ${title}?`,
  over: 'Your batch is over. Thank you for learning with us. Stars and a few words of yours help those who are choosing now.',
  whatIsShown:
    'We read each review. If we publish yours, the page of the course shows it with your first name and your city. We ask only once.',
  write: 'Write a review',
};
