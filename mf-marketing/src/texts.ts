/** The titles of the pages, and the texts of the links to them. */
export const texts = {
  section: 'Courses and webinars',
  home: 'Home',
  aboutUs: 'About us',
  about: 'About',
  contact: 'Contact',
  contactUs: 'Contact us',
  becomeTutor: 'Become an Astro-Guru',
  applyAsTutor: 'Apply as Astro-Guru',
  courses: 'Courses',
  course: 'Course',
  liveWebinars: 'Live webinars',
  webinars: 'Webinars',
  webinar: 'Webinar',
  privacyPolicy: 'Privacy policy',
  privacyPolicyLink: 'Privacy Policy',
  termsOfService: 'Terms of service',
  termsOfServiceLink: 'Terms of Service',
  refundPolicy: 'Refund policy',
  refundPolicyLink: 'Refund Policy',
  certificate: 'Certificate',
};

export const structuredDataTexts = {
  home: 'Home',
};
