export const texts = {
  nothingBooked: 'Nothing booked yet',
  nextClassHere: 'Your next class will stand here.',
  startLearning: 'Start learning',
};
