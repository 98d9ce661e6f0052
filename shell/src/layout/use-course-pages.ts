import { useLocation } from 'react-router-dom';
import { paths } from 'shared/model/paths';
import { courses } from 'shared/page';

const pages = courses.map(({ title, urlTitle }) => ({
  path: paths.course(urlTitle),
  label: title,
}));

/** Links to the pages of the courses. The page of all courses links to none of them. */
export const useCoursePages = () => (useLocation().pathname === paths.courses() ? [] : pages);
