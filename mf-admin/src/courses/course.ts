import type { Batch, Course } from 'shared/schemas';
import { createLocalList } from '../local-lists/local-list';

type Tutor = Omit<Course['tutor'][number], 'duration'> & {
  /** Hours; the form does not ask for it in every case. */
  readonly duration: number | null;
};

/** A course as the admin form edits it; what the form does not show stays as it is. */
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
  /** The links that only students see are not in the list until they are typed in. */
  readonly batches: readonly Batch[];
}

export const courseList = createLocalList<AdminCourse>();
