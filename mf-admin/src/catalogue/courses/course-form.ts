import { courseFields } from 'shared/model/catalogue-fields';
import type { Checks } from 'shared/model/validation';
import type { DraftCourse } from '../draft/draft-catalogue';
import { checksOf } from '../form/field-checks';
import { itemFrom, type ValuesOf } from '../form/field-values';
import { priceChecks } from '../form/product-checks';

/** The values of the form's controls, by control name. */
export type CourseValues = ValuesOf<typeof courseFields>;

/** The rules for the form of the course `present`, `null` for a new course. */
export const courseChecks = (present: DraftCourse | null): Checks<CourseValues> => [
  ...checksOf(courseFields, present),
  ...priceChecks,
];

/** The fields that the form does not show, for a new course. */
const emptyCourse = {
  courseDetFAQ: [],
};

/**
 * The course from valid form values. The form does not show the description for search engines and the
 * rating in the hero: they are as in the form until the course is published, and stay then.
 */
export function courseFrom(
  values: CourseValues,
  present: DraftCourse | null,
  isPublished = false,
): Omit<DraftCourse, 'id'> {
  const course = itemFrom(courseFields, values, present);
  const kept = isPublished ? present : null;
  const description = kept?.hi?.description || course.hi?.unlockPowerDesc;
  return {
    ...emptyCourse,
    ...present,
    ...course,
    description: kept?.description ?? course.unlockPowerDesc,
    rating: kept?.rating ?? course.courseRating,
    hi: description ? { ...course.hi, description } : course.hi,
  };
}
