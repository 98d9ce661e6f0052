/** The facts that both courses share. */
export const sharedFacts = {
  rating: 4.9,
  courseRating: 4.9,
  totalExp: 50,
  astroExp: 5,
  noOfstu: 500,
  noOfMod: 5,
  hr: 1,
  min: 30,
} as const;
