export const texts = {
  heading: 'Astrology and numerology, live',
  school: 'Mentored courses and webinars, in Hindi and English',
  webinar: 'A live webinar in Hindi and English',
};
