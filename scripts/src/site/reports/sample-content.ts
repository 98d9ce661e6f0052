import { isPlaceholder, hasSampleContent, videos } from 'shared/model/config';
import type { Environment } from 'node-shared/settings';
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

/** The settings whose placeholders the public pages hide, with what is missing there. */
const contactSettings = {
  CONTACT_PHONE: 'the phone number',
  CONTACT_EMAIL: 'the e-mail address',
  CONTACT_ADDRESS: 'the postal address',
  COMPANY_NAME: 'the name of the company',
  COMPANY_CIN: 'the registration number (CIN)',
  GSTIN: 'the tax number',
  WHATSAPP_NUMBER: 'the WhatsApp number',
  WHATSAPP_GROUP: "the students' WhatsApp group",
  SCHEDULING_PAGE: 'FREE Consultation',
  SOCIAL_X: 'X',
  SOCIAL_YOUTUBE: 'YouTube',
  SOCIAL_INSTAGRAM: 'Instagram',
} as const;

/** Lines that list what is still a placeholder; `videoLinks` are those of the published pages. */
export function placeholderNotice(
  env: Environment,
  videoLinks: readonly string[] = Object.values(videos),
): string[] {
  const unset = Object.entries(contactSettings).filter(
    ([name]) => !env[name] || isPlaceholder(env[name]),
  );
  const samples = videoLinks.filter(isPlaceholder).length;
  if (unset.length === 0 && samples === 0) return [];
  return [
    'Placeholders, whose links the public site does not show:',
    ...unset.map(([name, what]) => `  ${what}: set ${name}`),
    ...(samples > 0 ? [`  ${samples} sample videos: replace them in the admin area`] : []),
  ];
}
