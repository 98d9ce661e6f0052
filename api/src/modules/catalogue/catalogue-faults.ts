import { batchMeetings } from 'shared/catalogue';
import type { Catalogue } from 'shared/schemas';

type Errors = Record<string, string[]>;

/**
 * What the schema cannot say of a catalogue: what has to differ, and what has to fit together. The
 * keys are the places, e.g. `courses.0.urlTitle`.
 */
export function catalogueFaults({ courses, webinars, mentors, questions }: Catalogue): Errors {
  const errors: Errors = {};
  const tell = (place: string, message: string) => (errors[place] ??= []).push(message);

  for (const [list, products] of Object.entries({ courses, webinars })) {
    const ids = new Set<number>();
    const addresses = new Set<string>();
    products.forEach((product, index) => {
      const place = `${list}.${index}`;
      if (ids.has(product.id)) tell(`${place}.id`, `The id ${product.id} is taken.`);
      if (addresses.has(product.urlTitle)) {
        tell(`${place}.urlTitle`, `The address ${product.urlTitle} is taken.`);
      }
      ids.add(product.id);
      addresses.add(product.urlTitle);
      if (product.newPrice < 1) tell(`${place}.newPrice`, 'The price is at least 1 rupee.');
      if (product.newPrice > product.oldPrice) {
        tell(`${place}.newPrice`, 'The price is higher than the old price.');
      }
    });
  }
  if (courses.length === 0)
    tell('courses', 'At least one course stays: pages name the lowest fee.');
  courses.forEach((course, index) => {
    const place = `courses.${index}`;
    if (!course.image) tell(`${place}.image`, 'A course needs a picture.');
    course.batches.forEach((batch, number) => {
      const { firstDay, lastDay } = batch;
      const inside = `${place}.batches.${number}`;
      if (!isDay(firstDay)) tell(`${inside}.firstDay`, `${firstDay} is no day.`);
      if (!isDay(lastDay)) tell(`${inside}.lastDay`, `${lastDay} is no day.`);
      if (lastDay < firstDay) tell(`${inside}.lastDay`, 'The last day is before the first.');
      else if (isDay(firstDay) && isDay(lastDay) && batchMeetings(batch).length === 0) {
        tell(`${inside}.weekdays`, 'None of the weekdays lies between the first and the last day.');
      }
    });
    tellRepeated(course.batches, `${place}.batches`);
    tellAskedTwice(course.courseDetFAQ, `${place}.courseDetFAQ`);
  });
  webinars.forEach((webinar, index) => {
    const place = `webinars.${index}`;
    if (!webinar.cardIntroimage) tell(`${place}.cardIntroimage`, 'A webinar needs a picture.');
    if (webinar.oldPrice - webinar.discount !== webinar.newPrice) {
      tell(`${place}.newPrice`, 'The price is the old price less the discount.');
    }
    webinar.sessions.forEach(({ day }, session) => {
      if (!isDay(day)) tell(`${place}.sessions.${session}.day`, `${day} is no day.`);
    });
    tellRepeated(webinar.sessions, `${place}.sessions`);
  });
  mentors.forEach(({ image }, index) => {
    if (!image) tell(`mentors.${index}.image`, 'A teacher needs a picture.');
  });
  tellAskedTwice(questions, 'questions');
  return errors;

  function tellAskedTwice(entries: readonly { question: string }[], place: string): void {
    entries.forEach(({ question }, index) => {
      if (entries.findIndex((other) => other.question === question) < index) {
        tell(`${place}.${index}.question`, 'This question is there already.');
      }
    });
  }

  function tellRepeated(entries: readonly { id: string }[], place: string): void {
    entries.forEach(({ id }, index) => {
      if (entries.findIndex((other) => other.id === id) < index) {
        tell(`${place}.${index}.id`, `The id ${id} is taken.`);
      }
    });
  }
}

/** Whether a text of the right form names a day of the calendar: 2026-02-30 does not. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
