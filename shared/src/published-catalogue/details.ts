import { detailsAddress, type Details, type PageSubject } from '../catalogue';
import type { Course, SiteQuestion, Webinar } from '../schemas';
import { addDetails, pageCatalogue } from './page-catalogue';

/** What a page is about: of an entry of a list the last part of its page's address names it. */
export interface SubjectAddress {
  list: PageSubject;
  urlTitle: string;
}

/**
 * Fetches a whole course or webinar, or the questions, where it has not come with the page. Nothing is asked for an
 * address that the catalogue does not name. Throws a `DetailsError` where the file cannot be read.
 */
export async function loadDetails({ list, urlTitle }: SubjectAddress): Promise<void> {
  const catalogue = pageCatalogue();
  const address = detailsAddress(list, urlTitle);
  if (catalogue.details[address]) return;
  if (list !== 'questions' && !catalogue[list].some((entry) => entry.urlTitle === urlTitle)) return;
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    // The publishing tool has written it in this form.
    addDetails({ [address]: (await answer.json()) as Details });
  } catch (cause) {
    throw new DetailsError(`${address} cannot be read`, { cause });
  }
}

/** What a page is about could not be fetched. */
export class DetailsError extends Error {}

/** The whole course, once `loadDetails` has fetched it. */
export function courseDetails(urlTitle: string): Course | undefined {
  // The address says which of the two lies there.
  return pageCatalogue().details[detailsAddress('courses', urlTitle)] as Course | undefined;
}

/** The whole webinar, once `loadDetails` has fetched it. */
export function webinarDetails(urlTitle: string): Webinar | undefined {
  // As above.
  return pageCatalogue().details[detailsAddress('webinars', urlTitle)] as Webinar | undefined;
}

/** The questions of the about page, once `loadDetails` has fetched them. */
export function siteQuestions(): readonly SiteQuestion[] {
  // As above. A release of an earlier version has none.
  return (pageCatalogue().details[detailsAddress('questions')] ?? []) as readonly SiteQuestion[];
}
