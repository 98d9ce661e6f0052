import { hasSampleContent } from 'shared/model/config';
import { earningStories, studentVoices, team } from 'shared/model/sample-people';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';

const namesOf = (people: readonly { name: string }[]) =>
  [...new Set(people.map(({ name }) => name))].join(', ');

/** Lines that list the sample content of the pages, printed at the start. Empty if all content is real. */
export function sampleNotice(isSample = hasSampleContent): string[] {
  if (!isSample) return [];
  const { courses, webinars, mentors } = shippedCatalogue;
  const students = courses.flatMap(({ StudentTestimonial }) => StudentTestimonial);
  const attendees = webinars.flatMap(({ webinarTestimonials }) => webinarTestimonials);
  return [
    'Sample content is on the pages, with a "Sample" label beside it:',
    `  teachers: ${namesOf([...mentors, ...courses.flatMap(({ tutor }) => tutor)])}`,
    `  team: ${namesOf(team)}`,
    `  students: ${namesOf([...students, ...attendees, ...earningStories, ...studentVoices])}`,
    '  figures: those of home, about and the course ratings',
    'How to replace it: shared/src/model/shipped-catalogue/README.md',
  ];
}
