import type { Mentor } from 'shared/model/schemas';
import { courseList, tutorList } from '../draft/draft-catalogue';
import { currentDraft, saveItem } from '../draft/draft-store';

/** The courses of a tutor whose name or picture was changed in the list show the new ones. */
export function followTutor(before: Mentor): void {
  const { catalogue } = currentDraft();
  const now = tutorList.of(catalogue).find(({ id }) => id === before.id);
  if (!now || (now.name === before.name && now.image === before.image)) return;
  for (const { id, ...course } of courseList.of(catalogue)) {
    if (!course.tutor.some(({ name }) => name === before.name)) continue;
    const tutor = course.tutor.map((each) =>
      each.name === before.name
        ? {
            ...each,
            name: now.name,
            tutorImg: each.tutorImg === before.image ? now.image : each.tutorImg,
          }
        : each,
    );
    saveItem(courseList, id, { ...course, tutor });
  }
}
