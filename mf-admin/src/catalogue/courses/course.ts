import type { Batch, Course } from 'shared/model/schemas';
import { createLocalList } from '../editor/local-list';

type Tutor = Omit<Course['tutor'][number], 'duration'> & {
  /** Hours; null if the field of the form is empty. */
  readonly duration: number | null;
};

/** The fields of a course that the admin form edits; its other fields stay unchanged. */
export interface AdminCourse extends Pick<
  Course,
  | 'id'
  | 'title'
  | 'urlTitle'
  | 'subtitle'
  | 'image'
  | 'oldPrice'
  | 'newPrice'
  | 'startDate'
  | 'ytVideo'
  | 'ytThumbnail'
  | 'syllabus'
  | 'unlockPowerTitle'
  | 'unlockPowerDesc'
  | 'noOfstu'
  | 'noOfMod'
  | 'hr'
  | 'min'
  | 'courseRating'
  | 'avgPkg'
  | 'totalExp'
  | 'astroExp'
  | 'courseDescription'
  | 'learnLi'
> {
  readonly tutor: readonly Tutor[];
  /** The public catalogue has no links for students, so a batch has them only once an admin enters them. */
  readonly batches: readonly Batch[];
}

export const courseList = createLocalList<AdminCourse>();
