import { detailsAddress, type ProductList } from '../catalogue';
import type { Course, Webinar } from '../schemas';
import { addDetails, pageCatalogue } from './page-catalogue';

/** Where an entry of the catalogue is found: its list, and the last part of its page's address. */
export interface ProductAddress {
  list: ProductList;
  urlTitle: string;
}

/**
 * Fetches a whole course or webinar where it has not come with the page. Nothing is asked for an
 * address that the catalogue does not name. Throws a `DetailsError` where the file cannot be read.
 */
export async function loadDetails({ list, urlTitle }: ProductAddress): Promise<void> {
  const catalogue = pageCatalogue();
  const address = detailsAddress(list, urlTitle);
  if (catalogue.details[address]) return;
  if (!catalogue[list].some((product) => product.urlTitle === urlTitle)) return;
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    // The publishing tool has written it in this form.
    addDetails({ [address]: (await answer.json()) as Course | Webinar });
  } catch (cause) {
    throw new DetailsError(`${address} cannot be read`, { cause });
  }
}

/** A course or webinar could not be fetched. */
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
