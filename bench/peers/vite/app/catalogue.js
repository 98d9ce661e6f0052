import { detailsAddress, inLanguage, publicCatalogue } from 'shared/model/catalogue';
import { english } from 'shared/model/language';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
// Not imported through the folder's index, which reads the catalogue at once.
import { CATALOGUE_ELEMENT, setPageCatalogue } from '../../../../shared/src/page/page-catalogue';

const catalogue = import.meta.env.SSR
  ? inLanguage(publicCatalogue(shippedCatalogue), english.code)
  : null;
// This must run first: other modules read the catalogue while they are evaluated.
if (catalogue) setPageCatalogue(catalogue);

/** The part of the catalogue that a page contains: all lists, and the details of the course it is about. */
export function catalogueText(urlTitle = '') {
  if (!catalogue) return document.getElementById(CATALOGUE_ELEMENT)?.textContent ?? '';
  const address = detailsAddress('courses', urlTitle);
  const details = { [address]: catalogue.details[address] };
  return JSON.stringify({ ...catalogue, details }).replaceAll('<', '\\u003c');
}
