export const texts = {
  outOfFive: (rating: number) => `Rated ${rating} out of 5`,
};
