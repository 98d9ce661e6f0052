import { mentors } from 'shared/catalogue';
import { hasSampleContent } from 'shared/config';
import { fullCourses } from 'shared/course-content';
import { earningStories, studentVoices, team } from 'shared/sample-people';
import { fullWebinars } from 'shared/webinar-content';

const namesOf = (people: readonly { name: string }[]) =>
  [...new Set(people.map(({ name }) => name))].join(', ');

/** What of the pages is invented, by name, for whoever starts the server; nothing once all is real. */
export function sampleNotice(isSample = hasSampleContent): string[] {
  if (!isSample) return [];
  const students = fullCourses.flatMap(({ StudentTestimonial }) => StudentTestimonial);
  const attendees = fullWebinars.flatMap(({ webinarTestimonials }) => webinarTestimonials);
  return [
    'Sample content is on the pages, with a "Sample" label beside it:',
    `  teachers: ${namesOf([...mentors, ...fullCourses.flatMap(({ tutor }) => tutor)])}`,
    `  team: ${namesOf(team)}`,
    `  students: ${namesOf([...students, ...attendees, ...earningStories, ...studentVoices])}`,
    '  figures: those of home, about and the course ratings',
    'How to replace it: shared/src/course-content/README.md',
  ];
}
