import { mentors, type Mentor } from 'shared/catalogue';
import { createLocalList } from '../local-lists/local-list';

export interface AdminTutor extends Mentor {
  readonly id: number;
}

/** The catalogue's mentors have no ids of their own: they count from 1, below the random ones. */
export const tutorList = createLocalList<AdminTutor>(
  mentors.map((mentor, index) => ({ ...mentor, id: index + 1 })),
);
