import { courses, type CourseSummary } from './course-summaries';

export type CourseListItem = Pick<CourseSummary, 'id' | 'title' | 'image' | 'urlTitle'>;

/** The courses as the student dashboard lists them. */
export const courseList: readonly CourseListItem[] = courses.map(
  ({ id, title, image, urlTitle }) => ({ id, title, image, urlTitle }),
);
