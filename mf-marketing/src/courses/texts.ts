export const texts = {
  courses: 'Courses',
  description:
    'Our course list is coming soon: live-mentored astrology and numerology, in Hindi and English.',
};
