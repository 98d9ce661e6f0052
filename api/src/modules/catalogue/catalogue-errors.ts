import { batchMeetings, overlap } from 'shared/model/catalogue';
import type { Catalogue } from 'shared/model/schemas';
import { indianDay, isDay } from '../../platform/indian-time';
import { siteTextErrors } from './site-words';

const FIRST_YEAR = 2000;
const MOST_YEARS_AHEAD = 5;

type Errors = Record<string, string[]>;

/**
 * Checks what the schema cannot express: which values must be unique, and which must fit together. The
 * keys of the result are field paths, e.g. `courses.0.urlTitle`.
 */
export function catalogueErrors(catalogue: Catalogue, now: Date): Errors {
  const { courses, webinars, mentors, questions } = catalogue;
  const errors: Errors = {};
  const addError = (place: string, message: string) => (errors[place] ??= []).push(message);

  for (const [list, products] of Object.entries({ courses, webinars })) {
    const ids = new Set<number>();
    const addresses = new Set<string>();
    products.forEach((product, index) => {
      const place = `${list}.${index}`;
      if (ids.has(product.id)) addError(`${place}.id`, `The id ${product.id} is taken.`);
      if (addresses.has(product.urlTitle)) {
        addError(`${place}.urlTitle`, `The address ${product.urlTitle} is taken.`);
      }
      ids.add(product.id);
      addresses.add(product.urlTitle);
      if (product.newPrice < 1) addError(`${place}.newPrice`, 'The price is at least 1 rupee.');
      if (product.newPrice > product.oldPrice) {
        addError(`${place}.newPrice`, 'The price is higher than the old price.');
      }
      checkPrices(`${place}.prices`, product);
    });
  }
  if (courses.length === 0)
    addError('courses', 'Keep at least one course, because pages show the lowest fee.');
  courses.forEach((course, index) => {
    const place = `courses.${index}`;
    checkDay(`${place}.startDate`, course.startDate);
    if (!course.image) addError(`${place}.image`, 'A course needs a picture.');
    course.batches.forEach((batch, number) => {
      const { firstDay, lastDay } = batch;
      const inside = `${place}.batches.${number}`;
      checkDay(`${inside}.firstDay`, firstDay);
      checkDay(`${inside}.lastDay`, lastDay);
      if (lastDay < firstDay) addError(`${inside}.lastDay`, 'The last day is before the first.');
      else if (isDay(firstDay) && isDay(lastDay) && batchMeetings(batch).length === 0) {
        addError(
          `${inside}.weekdays`,
          'None of the weekdays lies between the first and the last day.',
        );
      }
    });
    addRepeatedIds(course.batches, `${place}.batches`);
    addRepeatedIds(course.courseDetFAQ, `${place}.courseDetFAQ`);
    addRepeatedQuestions(course.courseDetFAQ, `${place}.courseDetFAQ`);
  });
  webinars.forEach((webinar, index) => {
    const place = `webinars.${index}`;
    if (!webinar.cardIntroimage) addError(`${place}.cardIntroimage`, 'A webinar needs a picture.');
    if (webinar.oldPrice - webinar.discount !== webinar.newPrice) {
      addError(`${place}.newPrice`, 'The price is the old price less the discount.');
    }
    webinar.sessions.forEach(({ day }, session) => {
      checkDay(`${place}.sessions.${session}.day`, day);
    });
    addRepeatedIds(webinar.sessions, `${place}.sessions`);
  });
  mentors.forEach(({ image }, index) => {
    if (!image) addError(`mentors.${index}.image`, 'A teacher needs a picture.');
  });
  addRepeatedIds(mentors, 'mentors');
  addRepeatedIds(questions, 'questions');
  addRepeatedQuestions(questions, 'questions');
  for (const error of siteTextErrors(catalogue)) addError(...error);
  return errors;

  function checkDay(place: string, day: string): void {
    const year = Number(day.slice(0, 4));
    const lastYear = Number(indianDay(now).slice(0, 4)) + MOST_YEARS_AHEAD;
    if (!isDay(day)) addError(place, `${day} is not a valid date.`);
    else if (year < FIRST_YEAR || year > lastYear) {
      addError(place, `The year is between ${FIRST_YEAR} and ${lastYear}.`);
    }
  }

  function checkPrices(
    place: string,
    { oldPrice, prices = [] }: Pick<Catalogue['courses'][number], 'oldPrice' | 'prices'>,
  ): void {
    prices.forEach((dated, index) => {
      const { price, from, until } = dated;
      const inside = `${place}.${index}`;
      if (price < 1) addError(`${inside}.price`, 'The price is at least 1 rupee.');
      if (price > oldPrice) {
        addError(`${inside}.price`, 'The price is higher than the old price.');
      }
      if (!from && !until)
        addError(`${inside}.until`, 'A dated price needs a first or a last day.');
      if (from) checkDay(`${inside}.from`, from);
      if (until) checkDay(`${inside}.until`, until);
      if (from && until && until < from) {
        addError(`${inside}.until`, 'The last day is before the first.');
      }
      if (prices.slice(0, index).some((other) => overlap(other, dated))) {
        addError(`${inside}.from`, 'Two prices count on the same day.');
      }
    });
  }

  function addRepeatedQuestions(items: readonly { question: string }[], place: string): void {
    items.forEach(({ question }, index) => {
      if (items.findIndex((other) => other.question === question) < index) {
        addError(`${place}.${index}.question`, 'This question already exists.');
      }
    });
  }

  function addRepeatedIds(items: readonly { id: string | number }[], place: string): void {
    items.forEach(({ id }, index) => {
      if (items.findIndex((other) => other.id === id) < index) {
        addError(`${place}.${index}.id`, `The id ${id} is taken.`);
      }
    });
  }
}
