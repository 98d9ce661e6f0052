// Import this file first: other modules read the catalogue while they are evaluated.
import { inLanguage, publicCatalogue } from 'shared/model/catalogue';
import { english } from 'shared/model/language';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
// Not imported through the folder's index, which reads the catalogue at once.
import { setPageCatalogue } from '../../../../shared/src/page/page-catalogue';

const catalogue = inLanguage(publicCatalogue(shippedCatalogue), english.code);
setPageCatalogue(catalogue);

/** All lists, for the header and the footer in the browser. What else a page shows, the server gives it. */
export const listsText = JSON.stringify({ ...catalogue, details: {} }).replaceAll('<', '\\u003c');
