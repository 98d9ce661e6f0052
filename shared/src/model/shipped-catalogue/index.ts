import { siteTextIds } from '../catalogue';
import type { Catalogue } from '../schemas';
import { astrologyCourse } from './astrology-course';
import { astrologyWebinar } from './astrology-webinar';
import { mentors } from './mentors';
import { numerologyCourse } from './numerology-course';
import { numerologyWebinar } from './numerology-webinar';
import { siteQuestions } from './site-questions';

/** The catalogue that comes with the program: what the site shows until an admin publishes another. */
export const shippedCatalogue: Catalogue = {
  courses: [numerologyCourse, astrologyCourse],
  webinars: [numerologyWebinar, astrologyWebinar],
  mentors,
  questions: siteQuestions,
  // Empty: the pages say what the settings and the program say.
  siteTexts: [
    { id: siteTextIds.banner, title: 'Banner' },
    { id: siteTextIds.contact, title: 'Contact details' },
    { id: siteTextIds.privacyPolicy, title: 'Privacy policy' },
    { id: siteTextIds.termsOfService, title: 'Terms of service' },
    { id: siteTextIds.refundPolicy, title: 'Refund policy' },
  ],
};
