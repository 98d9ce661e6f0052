import { detailsAddress, publicCatalogue } from 'shared/catalogue';
import { shippedCatalogue } from 'shared/shipped-catalogue';
// Its folder's index reads the catalogue at once.
import {
  CATALOGUE_ELEMENT,
  provideCatalogue,
} from '../../../../shared/src/published-catalogue/page-catalogue';

const catalogue = import.meta.env.SSR ? publicCatalogue(shippedCatalogue) : null;
// Before anything that reads the catalogue while it starts.
if (catalogue) provideCatalogue(catalogue);

/** What a page holds of the catalogue: all lists, and the whole of the course it is about. */
export function catalogueText(urlTitle = '') {
  if (!catalogue) return document.getElementById(CATALOGUE_ELEMENT).textContent;
  const address = detailsAddress('courses', urlTitle);
  const details = { [address]: catalogue.details[address] };
  return JSON.stringify({ ...catalogue, details }).replaceAll('<', '\\u003c');
}
