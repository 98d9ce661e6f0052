export const texts = {
  title: 'Certificate',
  description: 'Confirms whose certificate this is, of which course and from which day.',

  notFound: 'No such certificate',
  courses: 'Courses',
  contact: 'Contact',
  unknownCode:
    'There is no certificate with this code. The code may be mistyped, or the certificate may have been withdrawn.',

  heading: 'Certificate of completion',
  loading: 'Looking for the certificate…',
  tooMany: 'Too many certificates were checked in a short time. Please try again in a few minutes.',
  failure: 'The certificate could not be checked.',

  // Around the name of the student, before the title of the course.
  certifies: 'This certifies that',
  completed: 'has completed the course',
  quiz: (right: number, all: number) => `${right} of ${all} quiz questions answered right`,
  astroGuru: 'Astro-Guru',
  genuine: (school: string) => `${school} has issued this certificate.`,
};
