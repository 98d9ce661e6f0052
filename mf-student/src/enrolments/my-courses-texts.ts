export const texts = {
  heading: 'My courses',
  invitation: 'A course you pay for appears here, usually immediately and within 3 hours at most.',
  startLearning: 'Start learning',
  browse: 'Browse courses',
};
