export const carouselTexts = {
  /** What screen readers call it and each of its parts. */
  carousel: 'carousel',
  slide: 'slide',
  place: (index: number, count: number) => `${index} of ${count}`,
  previous: 'Previous',
  next: 'Next',
};

/** The units of time below the boxes. */
export const countdownTexts = {
  days: 'Days',
  hours: 'Hours',
  minutes: 'Minutes',
  seconds: 'Seconds',
};
