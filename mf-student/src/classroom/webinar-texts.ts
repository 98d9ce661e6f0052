/** Of the classroom of a webinar. */
export const texts = {
  about: 'What this webinar is about',
};
