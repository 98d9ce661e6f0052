import type { CatalogueDetails, PublicCatalogue } from '../model/catalogue';

/** Id of the element in which a page holds its catalogue as JSON. */
export const CATALOGUE_ELEMENT = 'catalogue';

/** One global for all units of the page, because each unit has its own copy of this module. */
// The type of the global object does not contain it.
const page = globalThis as { __CATALOGUE__?: PublicCatalogue };

const EMPTY: PublicCatalogue = { courses: [], webinars: [], mentors: [], details: {} };

/** The catalogue that the page was published with. */
export function pageCatalogue(): PublicCatalogue {
  return (page.__CATALOGUE__ ??= readDocument());
}

/** Replaces the catalogue of the document: for rendering without a document, and for tests. */
export function setPageCatalogue(catalogue: PublicCatalogue): void {
  page.__CATALOGUE__ = catalogue;
}

/** Adds whole entries to the catalogue. */
export function addDetails(details: CatalogueDetails): void {
  const catalogue = pageCatalogue();
  setPageCatalogue({ ...catalogue, details: { ...catalogue.details, ...details } });
}

function readDocument(): PublicCatalogue {
  try {
    const text = document.getElementById(CATALOGUE_ELEMENT)?.textContent ?? '';
    // The publishing tool has written the element in this form.
    const catalogue = JSON.parse(text) as PublicCatalogue;
    return catalogue;
  } catch {
    // Without a catalogue nothing can be sold, but header, footer and texts still work.
    return EMPTY;
  }
}
