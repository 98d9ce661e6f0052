export const texts = {
  heading: 'My webinars',
  invitation: (onSundays: boolean) =>
    `Book a seat in the next live webinar: 90 minutes${onSundays ? ' on a Sunday' : ''}, with your questions answered.`,
  browse: 'Browse webinars',
};
