import { astrologyCourse } from './astrology-course';
import type { Course } from './course';
import { numerologyCourse } from './numerology-course';

/** The full courses; lists and orders need only `shared/catalogue`. */
export const fullCourses: readonly Course[] = [numerologyCourse, astrologyCourse];

export function fullCourseByUrlTitle(urlTitle: string): Course | undefined {
  return fullCourses.find((course) => course.urlTitle === urlTitle);
}

export {
  courseQuestionCategories,
  type Course,
  type CourseModule,
  type CourseQuestion,
  type StudentTestimonial,
  type Tutor,
} from './course';
export { astrologyModules, courseModules, numerologyModules } from './modules';
