import type { CatalogueDetails, PublicCatalogue } from '../catalogue';

/** Id of the element in which a page holds its catalogue as JSON. */
export const CATALOGUE_ELEMENT = 'catalogue';

/** One for all units of the page, each of which has its own copy of this module. */
// The global object does not know of it.
const page = globalThis as { __CATALOGUE__?: PublicCatalogue };

const EMPTY: PublicCatalogue = { courses: [], webinars: [], mentors: [], details: {} };

/** The catalogue that the page was published with. */
export function pageCatalogue(): PublicCatalogue {
  return (page.__CATALOGUE__ ??= readDocument());
}

/** Puts a catalogue in place of the document's: for rendering without one, and for tests. */
export function provideCatalogue(catalogue: PublicCatalogue): void {
  page.__CATALOGUE__ = catalogue;
}

/** Adds whole entries to those that are there. */
export function addDetails(details: CatalogueDetails): void {
  const catalogue = pageCatalogue();
  provideCatalogue({ ...catalogue, details: { ...catalogue.details, ...details } });
}

function readDocument(): PublicCatalogue {
  try {
    const text = document.getElementById(CATALOGUE_ELEMENT)?.textContent ?? '';
    // The publishing tool has written it in this form.
    const catalogue = JSON.parse(text) as PublicCatalogue;
    return catalogue;
  } catch {
    // Nothing can be sold then; header, footer and texts are still of use.
    return EMPTY;
  }
}
