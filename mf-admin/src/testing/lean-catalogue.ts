import type { Catalogue } from 'shared/model/schemas';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';

/** The shipped catalogue with one of each list that makes a form long: its tests are faster. */
export const leanCatalogue: Catalogue = {
  ...shippedCatalogue,
  courses: shippedCatalogue.courses.map(({ modules, StudentTestimonial, ...course }) => ({
    ...course,
    modules: modules.slice(0, 1),
    StudentTestimonial: StudentTestimonial.slice(0, 1),
  })),
  webinars: shippedCatalogue.webinars.map(({ webinarTestimonials, ...webinar }) => ({
    ...webinar,
    webinarTestimonials: webinarTestimonials.slice(0, 1),
  })),
};
